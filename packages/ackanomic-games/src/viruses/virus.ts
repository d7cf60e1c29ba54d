import { getAt } from '@ackanomic/core/engine'
import { CLEAN } from './cells.js'
import type { Virus } from './state.js'

/** The virus of a number, from 1. */
export function virusNumber<Any extends Virus>(viruses: readonly Any[], virus: number): Any {
  return getAt(viruses, virus - 1)
}

/** The character of a virus by its number; `@` for a clean cell. */
export function characterOf(viruses: readonly Virus[], virus: number): string {
  return virus === CLEAN ? '@' : virusNumber(viruses, virus).character
}

/** The characters that are given out unless the options say otherwise. */
export const USUAL_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Whether a text lists characters that may mark viruses, each once. */
export function areCharacters(text: string): boolean {
  return /^[!-~]*$/.test(text) && !/[.@]/.test(text) && new Set(text).size === text.length
}
