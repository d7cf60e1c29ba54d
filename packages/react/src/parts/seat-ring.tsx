import type { ReactNode } from 'react'
import { useWords } from '../words/words-context.js'
import { Avatar } from './avatar.js'

const SIDES = ['bottom', 'left', 'top', 'right'] as const

/** A seat of a ring. */
export interface RingSeat {
  /** The player. */
  readonly name: string
  /** The seat, for its colour and sign. */
  readonly seat: number
  /** Whether it is the viewer, who is shown as `You`. */
  readonly isYou?: boolean
  /** Notes about the player, such as `your partner`. */
  readonly badges: readonly string[]
  /** Whether the player must act. */
  readonly isActive: boolean
  /** A line below the name, such as a bid. */
  readonly note?: ReactNode
  /** The content in front of the player. */
  readonly content: ReactNode
}

/** The props of a seat ring. */
export interface SeatRingProps {
  /** The label, for screen readers. */
  readonly label: string
  /** Four seats in the order of play, with the viewer's own first, at the bottom. */
  readonly seats: readonly RingSeat[]
}

/**
 * Shows four players around a table, in the order of play, and marks the one who must act.
 *
 * @example
 * ```tsx
 * import { SeatRing } from '@ackanomic/react'
 *
 * const names = ['Ann', 'Bob', 'Cyd', 'Eve']
 * const seats = names.map((name, seat) => ({
 *   name,
 *   seat,
 *   badges: [],
 *   isActive: seat === 1,
 *   content: null,
 * }))
 * const App = () => <SeatRing label="The table" seats={seats} />
 * ```
 */
export function SeatRing({ label, seats }: SeatRingProps): ReactNode {
  return (
    <div className="ack-around-frame">
      <ul className="ack-around" aria-label={label}>
        {seats.map((seat, i) => (
          <li key={seat.name} className={`ack-around-seat ack-around-${SIDES[i % SIDES.length]}`}>
            <SeatBadge {...seat} />
            <div className="ack-around-content">{seat.content}</div>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * A player at a table: avatar, name, badges and a note, with a ring during their turn.
 *
 * @example
 * ```tsx
 * import { SeatBadge } from '@ackanomic/react'
 *
 * const App = () => <SeatBadge name="Ann" seat={0} badges={['your partner']} isActive note="bid 4" />
 * ```
 */
export function SeatBadge({
  name,
  seat,
  isYou = false,
  badges,
  isActive,
  note,
}: Omit<RingSeat, 'content'>): ReactNode {
  const words = useWords()
  return (
    <div
      className={`ack-badge${isActive ? ' ack-badge-acts' : ''}`}
      data-motion-at={`seat ${seat}`}
    >
      <Avatar name={name} seat={seat} />
      <div className="ack-badge-text">
        <span className="ack-badge-name">
          {isActive && <span className="ack-hidden">{words.toAct} </span>}
          {isYou ? words.you : name}
          {badges.length > 0 && <span className="ack-note"> {badges.join(', ')}</span>}
        </span>
        {note !== undefined && <span className="ack-badge-note">{note}</span>}
      </div>
    </div>
  )
}
