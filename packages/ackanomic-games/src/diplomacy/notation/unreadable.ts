import { brief } from './brief.js'
import type { Unreadable } from './parse.js'

/** The pieces of a mail that can not be read: the first ones, and how many more there are. */
export interface Told {
  readonly pieces: readonly Unreadable[]
  readonly more: number
}

/** As much of what can not be read as is told at one time. */
export function toldOf(unreadable: readonly Unreadable[], most: number): Told {
  const pieces = unreadable.slice(0, most)
  return { pieces, more: unreadable.length - pieces.length }
}

/** What can not be read, piece by piece, with what would be right. */
export function sayUnreadable({ pieces, more }: Told, between: ' ' | '\n'): string {
  const lines = pieces.map(({ text, says }) => `"${brief(text)}": ${says}`)
  return [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join(between)
}
