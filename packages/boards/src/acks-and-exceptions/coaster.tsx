import { type AcksCoaster, exceptionOf } from '@ackanomic/programming-games/acks-and-exceptions'
import type { ReactNode } from 'react'
import { acksAndExceptions } from '../words/acks-and-exceptions.js'
import type { BoardWords } from '../words/english.js'
import { useGameWords } from '../words/words-context.js'

/** A coaster's name: an Exception has the name that its owner's have. */
export function coasterName(
  coaster: AcksCoaster,
  seat: number,
  isHidden: boolean,
  words: BoardWords['acksAndExceptions'],
): string {
  return words.coaster(coaster === 'ACK' ? null : exceptionOf(seat), isHidden)
}

/** A coaster; `null` for its back. What its owner alone knows is drawn with `hidden`. */
export function CoasterPicture({
  coaster,
  of,
  hidden = false,
  motion,
  motionFrom,
}: {
  readonly coaster: AcksCoaster | null
  readonly of: number
  readonly hidden?: boolean
  /** Tells the coaster from all others, so that it travels and turns over. */
  readonly motion?: string
  /** Where it comes from if it is new. */
  readonly motionFrom?: string
}): ReactNode {
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const kind = coaster === null ? 'back' : coaster === 'ACK' ? 'ack' : 'exception'
  const name = coaster === null ? words.faceDown : coasterName(coaster, of, hidden, words)
  return (
    <span
      className={`ack-coaster ack-coaster-${kind}${hidden ? ' ack-coaster-hidden' : ''}`}
      role="img"
      aria-label={name}
      data-motion={motion}
      data-motion-face={motion === undefined ? undefined : hidden ? 'back' : (coaster ?? 'back')}
      data-motion-from={motionFrom}
      data-sign={coaster === null ? '?' : coaster === 'ACK' ? 'ACK' : '✕'}
    />
  )
}
