import type { SeatNumber } from '@ackanomic/core'
import { getAt } from '@ackanomic/core/engine'
import { CLEAN } from './cells.js'

/** A virus. They are numbered from 1 in the order in which they came into the game. */
export interface Virus {
  /** Marks its cells. */
  readonly character: string
  /** Whose it is, or `null` while it is nobody's. */
  readonly owner: SeatNumber | null
  /** The turn in which its last player left, or `null` while it has one. */
  readonly abandoned: number | null
}

export function virusNumber<Any extends Virus>(viruses: readonly Any[], virus: number): Any {
  return getAt(viruses, virus - 1)
}

/** The character of a virus by its number; `@` for none. */
export function characterOf(viruses: readonly Virus[], virus: number): string {
  return virus === CLEAN ? '@' : virusNumber(viruses, virus).character
}

/** The characters that are given out where nobody says otherwise. */
export const USUAL_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Whether a text lists characters that may mark viruses, each once. */
export function areCharacters(text: string): boolean {
  return /^[!-~]*$/.test(text) && !/[.@]/.test(text) && new Set(text).size === text.length
}
