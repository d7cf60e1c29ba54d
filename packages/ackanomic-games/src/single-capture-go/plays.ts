import type { RandomInt } from '@ackanomic/core'
import { sanitizeText } from '@ackanomic/core/untrusted'
import type { SingleCaptureGoFault } from './errors.js'
import { AT, EMPTY, isSquareName, type LetterGrid, squareName, squareOf } from './grid.js'

/** A play: the name of a square, or any other short text, which is invalid. */
export interface Play {
  readonly type: 'play'
  readonly square: string
}

interface Ground {
  readonly shared: { readonly opening: LetterGrid }
  readonly options: { readonly playOnAt: 'allowed' | 'forbidden' }
}

export const MAX_PLAY_LENGTH = 40

export const MAX_PLAYS = 50

/** A square's name in lower case; any other text in one line. */
export function playIn(text: string): string {
  const trimmed = text.trim().replace(/\s+/gu, ' ')
  return /^[a-z][1-9]\d*$/i.test(trimmed) ? trimmed.toLowerCase() : trimmed
}

export function isShowable(text: string): boolean {
  return sanitizeText(text, text.length) === text
}

/** Why a play is invalid, whatever others play (IV). */
export function faultOf(
  { shared, options }: Ground,
  square: string,
): SingleCaptureGoFault | undefined {
  const content = squareOf(shared.opening, square)
  if (content !== undefined) {
    if (isOpen(content, options)) return undefined
    return content === AT
      ? { code: 'atThere', details: { square } }
      : { code: 'letterThere', details: { square, letter: content } }
  }
  const last = squareName(shared.opening.length - 1, shared.opening.length - 1)
  return isSquareName(square)
    ? { code: 'offGrid', details: { square, last } }
    : { code: 'notASquare', details: { text: square, last } }
}

/** The index of the last valid message, which counts, or -1 (IV). */
export function countingPlay(ground: Ground, plays: readonly string[]): number {
  return plays.findLastIndex((square) => faultOf(ground, square) === undefined)
}

export function validPlays({ shared, options }: Ground): readonly Play[] {
  return shared.opening.flatMap((line, row) =>
    Array.from(line).flatMap((content, column): readonly Play[] =>
      isOpen(content, options) ? [{ type: 'play', square: squareName(row, column) }] : [],
    ),
  )
}

export function countValid({ shared, options }: Ground): number {
  let count = 0
  for (const line of shared.opening)
    for (const content of line) if (isOpen(content, options)) count++
  return count
}

export function sampleValid(ground: Ground, choose: RandomInt): Play | undefined {
  const { shared, options } = ground
  const count = countValid(ground)
  let left = count === 0 ? -1 : choose(count)
  for (let row = 0; row < shared.opening.length && left >= 0; row++) {
    const line = shared.opening[row] ?? ''
    for (let column = 0; column < line.length; column++) {
      if (isOpen(line.charAt(column), options) && left-- === 0)
        return { type: 'play', square: squareName(row, column) }
    }
  }
  return undefined
}

function isOpen(content: string, { playOnAt }: Ground['options']): boolean {
  return content === EMPTY || (content === AT && playOnAt === 'allowed')
}
