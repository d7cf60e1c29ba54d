import type { RandomInt } from '@ackanomic/core'
import { type Seated, seatsInGame } from '@ackanomic/core/engine'
import { shown } from '@ackanomic/core/untrusted'
import type { SingleCaptureGoFault } from './errors.js'
import { AT, EMPTY, isSquareName, type SingleCaptureGoGrid, squareName, squareOf } from './grid.js'

/** A play: the name of a square, or any other short text, which is an invalid play. */
export interface SingleCaptureGoPlay {
  readonly type: 'play'
  readonly square: string
}

/** By what a play is judged: the grid with which the round began, and the options. */
interface Ground {
  readonly shared: { readonly opening: SingleCaptureGoGrid }
  readonly options: { readonly playOnAt: 'allowed' | 'forbidden' }
}

/** The longest message that is taken for a play. */
export const LONGEST_PLAY = 40

/** How many messages of a player are taken in a round. */
export const MOST_PLAYS = 50

/**
 * A message in its one form: the name of a square in lower case; any other text as it is, on one
 * line.
 */
export function playIn(text: string): string {
  const written = text.trim().replace(/\s+/gu, ' ')
  return /^[a-z][1-9]\d*$/i.test(written) ? written.toLowerCase() : written
}

/**
 * Whether a message can be shown to all: no half letters, no signs that nobody sees, that steer a
 * terminal or turn the writing.
 */
export function isShowable(text: string): boolean {
  return shown(text, text.length) === text
}

/** Why a play is invalid, or `undefined`; others' plays of the round do not matter (IV). */
export function faultOf(
  { shared, options }: Ground,
  square: string,
): SingleCaptureGoFault | undefined {
  const side = shared.opening.length
  const last = squareName(side - 1, side - 1)
  if (!isSquareName(square)) return { code: 'notASquare', details: { text: square, last } }
  const there = squareOf(shared.opening, square)
  if (there === undefined) return { code: 'offGrid', details: { square, last } }
  if (there === EMPTY) return undefined
  if (there !== AT) return { code: 'letterThere', details: { square, letter: there } }
  return options.playOnAt === 'allowed' ? undefined : { code: 'atThere', details: { square } }
}

/** Which of a seat's messages counts: the number of the last valid one, or -1 (IV). */
export function countingPlay(ground: Ground, plays: readonly string[]): number {
  return plays.findLastIndex((square) => faultOf(ground, square) === undefined)
}

/** Whether all players in the game have a valid play in. */
export function allHavePlayed(
  sent: Ground & {
    readonly secret: readonly { readonly plays: readonly string[] }[]
    readonly table: Seated
  },
): boolean {
  const { secret, table } = sent
  return seatsInGame(table).every((seat) => countingPlay(sent, secret[seat]?.plays ?? []) >= 0)
}

/** All valid plays, row by row. */
export function validPlays({ shared, options }: Ground): readonly SingleCaptureGoPlay[] {
  return shared.opening.flatMap((line, row) =>
    Array.from(line).flatMap((there, column): readonly SingleCaptureGoPlay[] =>
      isFree(there, options) ? [{ type: 'play', square: squareName(row, column) }] : [],
    ),
  )
}

/** How many squares may be played. */
export function countValid({ shared, options }: Ground): number {
  let count = 0
  for (const line of shared.opening) for (const there of line) if (isFree(there, options)) count++
  return count
}

/** One of the valid plays, without listing them; `undefined` where there is none. */
export function sampleValid(ground: Ground, pick: RandomInt): SingleCaptureGoPlay | undefined {
  const { shared, options } = ground
  const count = countValid(ground)
  if (count === 0) return undefined
  let left = pick(count)
  for (let row = 0; row < shared.opening.length; row++) {
    const line = shared.opening[row] ?? ''
    for (let column = 0; column < line.length; column++) {
      if (isFree(line.charAt(column), options) && left-- === 0) {
        return { type: 'play', square: squareName(row, column) }
      }
    }
  }
  return undefined
}

function isFree(there: string, { playOnAt }: Ground['options']): boolean {
  return there === EMPTY || (there === AT && playOnAt === 'allowed')
}
