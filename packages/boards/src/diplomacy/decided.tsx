import type { Diplomacy } from '@ackanomic/games/diplomacy'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { diplomacy } from '../words/diplomacy.js'
import { useGameWords } from '../words/words-context.js'
import type { Chart } from './charts.js'

/** How much of the goal a power has come to when a match counts as decided. */
const DECIDED = 0.75

/** Offers an end of a match against bots in which the viewer is out, or somebody has nearly won. */
export function Decided({
  match: { view, names, playOut },
  chart: { variant },
}: {
  readonly match: BoardMatchOf<Diplomacy>
  readonly chart: Chart
}): ReactNode {
  const words = useGameWords('diplomacy', diplomacy)
  const { position, powers } = view.shared
  if (playOut === null || position === null || view.role !== 'seat') return null
  const goal = view.options.victory ?? variant.victory
  const counts = powers.map(
    (power) => Object.values(position.owners).filter((owner) => owner === power).length,
  )
  const most = Math.max(...counts)
  const leader = counts.indexOf(most)
  const mine = powers[view.seat]
  const isOut = counts[view.seat] === 0 && position.units.every(({ power }) => power !== mine)
  if (!isOut && most < DECIDED * goal) return null

  return (
    <section className="ack-sheet" aria-label={words.decided}>
      <p>
        {isOut
          ? words.youAreOut
          : words.decidedBy(leader === view.seat ? null : names[leader], most, goal)}{' '}
        {words.botsCan}
      </p>
      <button type="button" className="ack-button" onClick={playOut}>
        {words.letBots}
      </button>
    </section>
  )
}
