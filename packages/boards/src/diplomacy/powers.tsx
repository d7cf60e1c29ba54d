import type { Diplomacy } from '@ackanomic/games/diplomacy'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
import type { Chart } from './charts.js'

/** The powers: who plays each, with how many units and centres. */
export function Powers({
  match: { view, names },
  chart: { variant },
}: {
  readonly match: BoardMatchOf<Diplomacy>
  readonly chart: Chart
}): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const { powers, position, bots } = view.shared
  const goal = view.options.victory ?? variant.victory
  return (
    <section aria-labelledby="ack-diplomacy-powers">
      <h2 id="ack-diplomacy-powers">{words.powers(goal)}</h2>
      <table className="ack-diplomacy-powers">
        <thead>
          <tr>
            <th scope="col">{words.power}</th>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.centres}</th>
            <th scope="col">{words.unitsHead}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(variant.powers).map(([power, { name, colour }]) => {
            const seat = powers.indexOf(power)
            const isMine = view.role === 'seat' && view.seat === seat
            return (
              <tr key={power} className={isMine ? 'ack-mine' : undefined}>
                <th scope="row">
                  <span
                    className="ack-diplomacy-colour"
                    style={{ background: colour }}
                    aria-hidden="true"
                  />
                  {name}
                </th>
                <td>{words.playerSays(names[seat], isMine, bots.includes(seat))}</td>
                <td>
                  {Object.values(position?.owners ?? {}).filter((owner) => owner === power).length}
                </td>
                <td>{position?.units.filter((unit) => unit.power === power).length ?? 0}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
