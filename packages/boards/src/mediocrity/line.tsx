import type { ReactNode } from 'react'
import { mediocrity } from '../words/mediocrity.js'
import { useGameWords } from '../words/words-context.js'

/** Somebody's number. */
export interface Marked {
  /** The player. */
  readonly name: string
  /** Their number. */
  readonly number: number
  /** An addition to the name, such as `drawn`. */
  readonly note?: string
}

/** The props of the line. */
export interface NumberLineProps {
  /** Its name for screen readers. */
  readonly label: string
  /** The least number that is drawn. */
  readonly from: number
  /** The greatest. */
  readonly to: number
  /** The players' places. */
  readonly marked: readonly Marked[]
  /** The most Mediocre number, where there is one. */
  readonly middle: number | null
  /** Whether the numbers may still change, so that none is struck out. */
  readonly isOpen?: boolean
}

/** How the most Mediocre number was found: which were equal and went, one after the other. */
export function thrownOut(numbers: readonly number[]): readonly number[] {
  const sorted = [...numbers].sort((one, other) => one - other)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)]
  const left = sorted.filter((number) => number !== middle)
  if (middle === undefined || left.length === sorted.length - 1) return []
  return [middle, ...thrownOut(left)]
}

/** A line of numbers with the players at each, and the middle one marked. */
export function NumberLine({
  label,
  from,
  to,
  marked,
  middle,
  isOpen = false,
}: NumberLineProps): ReactNode {
  const words = useGameWords('mediocrity', mediocrity)
  const out = new Set(isOpen ? [] : thrownOut(marked.map(({ number }) => number)))
  const numbers = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  return (
    <div className="ack-mediocrity-line">
      <ol aria-label={label} tabIndex={0}>
        {numbers.map((number) => {
          const here = marked.filter((each) => each.number === number)
          const isMiddle = number === middle
          const isOut = out.has(number)
          return (
            <li
              key={number}
              className={
                isMiddle ? 'ack-mediocrity-middle' : isOut ? 'ack-mediocrity-equal' : undefined
              }
            >
              <span className="ack-mediocrity-who">
                {here.map(({ name, note }) => (
                  <span key={name} data-motion={`${label}: ${name}`}>
                    {name}
                    {note !== undefined && ` (${note})`}
                  </span>
                ))}
              </span>
              <strong>{number}</strong>
              <span className="ack-mediocrity-sign">
                {isMiddle ? words.middle : isOut ? words.equal : ''}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
