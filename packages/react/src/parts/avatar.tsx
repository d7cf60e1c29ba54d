import { type ReactNode, useContext } from 'react'
import { SlotsContext } from './slots.js'

/** The signs of seats, so that colour is never the only difference. */
const GLYPHS = ['●', '▲', '■', '◆', '★', '⬢', '✚', '▬'] as const

/** The props of an avatar. */
export interface AvatarProps {
  /** The player's name; its first letter is shown. */
  readonly name: string
  /** The seat, which decides the colour and the sign. */
  readonly seat: number
}

/**
 * A player in a circle: the first letter of the name, in the colour and with the sign of the seat.
 * Screen readers skip it.
 *
 * @example
 * ```tsx
 * import { Avatar } from '@ackanomic/react'
 *
 * const App = () => <p><Avatar name="Ann" seat={0} /> Ann</p>
 * ```
 */
export function Avatar({ name, seat }: AvatarProps): ReactNode {
  const drawn = useContext(SlotsContext).avatar?.(name, seat)
  if (drawn !== undefined) return <span aria-hidden="true">{drawn}</span>
  return (
    <span
      className="ack-avatar"
      aria-hidden="true"
      style={{ background: `var(--ack-seat-${seat % GLYPHS.length})` }}
    >
      {[...name][0]?.toUpperCase()}
      <span className="ack-avatar-glyph">{GLYPHS[seat % GLYPHS.length]}</span>
    </span>
  )
}
