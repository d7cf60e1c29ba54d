import type { ReactNode } from 'react'

/** The props of a word on tiles. */
export interface LetterTilesProps {
  /** The letters. */
  readonly word: string
  /** The label for screen readers. Default: the word itself. */
  readonly label?: string
  /** Draws it smaller, for words that are over or not the viewer's own. */
  readonly small?: boolean
  /** Returns a CSS class for the letter at an index, from 0. */
  readonly letterClassName?: (place: number) => string | undefined
  /** Identifies the word on the board; its new letters drop in. */
  readonly motion?: string
}

/**
 * Shows a word on letter tiles. Screen readers read it as one word.
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
  motion,
}: LetterTilesProps): ReactNode {
  return (
    <span className={`ack-tiles${small ? ' ack-tiles-small' : ''}`} role="img" aria-label={label}>
      {[...word].map((letter, place) => (
        <span
          key={place}
          className={`ack-tile ${letterClassName?.(place) ?? ''}`}
          data-letter={letter}
          {...(motion === undefined
            ? {}
            : { 'data-motion': `${motion} ${letter} ${countBefore(word, place)}` })}
        />
      ))}
    </span>
  )
}

/** The number of equal letters before one, so that letters keep their keys as a word grows. */
function countBefore(word: string, place: number): number {
  return [...word].slice(0, place).filter((letter) => letter === [...word][place]).length
}
