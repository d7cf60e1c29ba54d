import type { ReactNode } from 'react'

const SIDES = ['bottom', 'left', 'top', 'right'] as const

/** The props of the seats around a table. */
export interface SeatRingProps {
  /** The label, for screen readers. */
  readonly label: string
  /** Four seats in the order of play, the viewer's own first; it is drawn at the bottom. */
  readonly seats: readonly {
    readonly name: string
    /** Such as `you`, `your partner`. */
    readonly badges: readonly string[]
    /** Whether they are to act. */
    readonly isActive: boolean
    /** The content in front of the player. */
    readonly content: ReactNode
  }[]
}

/**
 * Four players around a table, in the order of play, with a mark at the one who must act.
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
