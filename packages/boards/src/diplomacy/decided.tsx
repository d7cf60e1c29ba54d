import type { Diplomacy } from '@ackanomic/games/diplomacy'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
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
  const who = leader === view.seat ? 'You have' : `${names[leader]} has`
  return (
    <section className="ack-sheet" aria-label="The match is decided">
      <p>
        {isOut ? 'You have neither units nor centres left.' : `${who} ${most} of ${goal} centres.`}{' '}
        The bots can play the rest at once, for you too.
      </p>
      <button type="button" className="ack-button" onClick={playOut}>
        Let the bots finish it
      </button>
    </section>
  )
}
