import type { ReactNode } from 'react'

/** The props of a word on tiles. */
export interface LetterTilesProps {
  /** The letters. */
  readonly word: string
  /** The label, for screen readers; the word itself when left out. */
  readonly label?: string
  /** Drawn smaller, for what is over or not one's own. */
  readonly small?: boolean
  /** A class for the letter at a place, from 0. */
  readonly letterClassName?: (place: number) => string | undefined
}

/**
 * A word on letter tiles; a screen reader reads it as one word.
 *
 * @example
 * ```tsx
 * import { LetterTiles } from '@ackanomic/react'
 *
 * const App = () => <LetterTiles word="GHOST" />
 * ```
 */
export function LetterTiles({
  word,
  label = word,
  small = false,
  letterClassName,
}: LetterTilesProps): ReactNode {
  return (
    <span className={`ack-tiles${small ? ' ack-tiles-small' : ''}`} role="img" aria-label={label}>
      {[...word].map((letter, place) => (
        <span
          key={place}
          className={`ack-tile ${letterClassName?.(place) ?? ''}`}
          data-letter={letter}
        />
      ))}
    </span>
  )
}
