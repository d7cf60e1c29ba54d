import type { ReactNode } from 'react'

const SIDES = ['bottom', 'left', 'top', 'right'] as const

/** The props of the seats around a table. */
export interface SeatRingProps {
  /** The label, for screen readers. */
  readonly label: string
  /** Four seats in the order of play. The first is the viewer's own and is drawn at the bottom. */
  readonly seats: readonly {
    readonly name: string
    /** Notes about the player, such as `you` or `your partner`. */
    readonly badges: readonly string[]
    /** Whether the player must act. */
    readonly isActive: boolean
    /** The content to show in front of the player. */
    readonly content: ReactNode
  }[]
}

/**
 * Shows four players around a table, in the order of play, and marks the one who must act.
 *
 * @example
 * ```tsx
 * import { SeatRing } from '@ackanomic/react'
 *
 * const names = ['Ann', 'Bob', 'Cyd', 'Eve']
 * const seats = names.map((name, i) => ({ name, badges: [], isActive: i === 1, content: null }))
 * const App = () => <SeatRing label="The table" seats={seats} />
 * ```
 */
export function SeatRing({ label, seats }: SeatRingProps): ReactNode {
  return (
    <ul className="ack-around" aria-label={label}>
      {seats.map(({ name, badges, isActive, content }, i) => (
        <li
          key={name}
          className={`ack-around-seat ack-around-${SIDES[i % 4]}${isActive ? ' ack-around-acts' : ''}`}
        >
          <span className="ack-around-name">
            {isActive && (
              <span role="img" aria-label="to act:">
                ▸
              </span>
            )}{' '}
            {name}
            {badges.length > 0 && <span className="ack-note"> {badges.join(', ')}</span>}
          </span>
          {content}
        </li>
      ))}
    </ul>
  )
}
