import {
  createError,
  type ErrorCase,
  type ErrorDefinitions,
  type ErrorIn,
  sanitizeText,
} from '@ackanomic/core/untrusted'
import type { EquipmentCitation } from './clauses.js'

/** The letter at the start of a line in a mail to the Ackanomic Magic Dice, such as `#S 20`. */
export type DiceTag = 'P' | 'S' | 'D' | 'R' | 'L' | 'C' | 'T'

/** The tags with a number, each of which must occur exactly once. */
export type DiceNumberTag = 'S' | 'D' | 'R' | 'L'

/** The errors of a dice mail, with their details. */
export interface DiceErrors {
  /** The mail is not a text. `given` is its type, such as `'a number'`. */
  readonly notText: { readonly given: string }
  /** A line (counted from 1) begins with none of the tags. */
  readonly looseText: { readonly line: number; readonly text: string }
  readonly noBlank: { readonly line: number; readonly tag: DiceTag; readonly text: string }
  /** The value is not a plain decimal number within its limits. */
  readonly badNumber: { readonly line: number; readonly tag: DiceNumberTag; readonly given: string }
  /** A title, comments or recipients, passed as parts, are invalid. */
  readonly badPart: { readonly tag: 'T' | 'C' | 'P'; readonly wanted: string }
  readonly missing: { readonly tag: DiceNumberTag }
  /** A tag that may occur only once occurs again. */
  readonly repeated: { readonly line: number; readonly tag: DiceTag }
  readonly tooMany: { readonly tag: 'P' | 'C'; readonly count: number }
  /** A `#P` line has no address, or several, which could exceed the limit of ten. */
  readonly badAddress: { readonly line: number; readonly tag: 'P'; readonly text: string }
  readonly badDie: { readonly sides: number; readonly given: string }
  /** A result mail does not begin as one, or does not have the announced rolls. */
  readonly badResult: { readonly line: number; readonly wanted: string }
}

/** Why a dice mail was refused: code, clause, details and message. */
export type DiceError = ErrorIn<DiceErrors, EquipmentCitation>

/** The limits of each numbered line of a request. */
export const diceLimits: Readonly<
  Record<DiceNumberTag, { readonly least: number; readonly most: number }>
> = {
  S: { least: 2, most: 1000 },
  D: { least: 1, most: 1000 },
  R: { least: 1, most: 1000 },
  L: { least: 1, most: 20 },
}

/** The most `#P` lines (private addresses) and `#C` lines (comments). */
export const diceLineLimits: Readonly<Record<'P' | 'C', number>> = { P: 10, C: 100 }

const meaning: Readonly<Record<DiceNumberTag, string>> = {
  S: 'the sides of a die',
  D: 'the dice in each roll',
  R: 'the rolls',
  L: 'the rolls on a line',
}

const partNames = { T: 'title', C: 'comments', P: 'recipients' } as const

const wantsNumber = (tag: DiceNumberTag): string =>
  `#${tag} takes ${meaning[tag]}, a whole number from ${diceLimits[tag].least} to ${diceLimits[tag].most}`

const ofTag = ({ tag }: { readonly tag: DiceTag }) => `1250.3/I#${tag}` as const

const errors: ErrorDefinitions<DiceErrors, EquipmentCitation> = {
  notText: ['1250.3/I(6)', ({ given }) => `A dice mail is a text; this is ${given}.`],
  looseText: [
    '1250.3/I(6)',
    ({ line, text }) =>
      `Line ${line}, "${text}", does not begin with #P, #S, #D, #R, #L, #C or #T; put comments on the roll into a #C line.`,
  ],
  noBlank: [
    ofTag,
    ({ line, tag, text }) =>
      `Line ${line}, "${text}", has no blank after #${tag}; put one between the tag and its value.`,
  ],
  badNumber: [
    ofTag,
    ({ line, tag, given }) => `Line ${line}: "${given}" won't do; ${wantsNumber(tag)}.`,
  ],
  badPart: [ofTag, ({ tag, wanted }) => `The ${partNames[tag]} won't do; give ${wanted}.`],
  missing: [ofTag, ({ tag }) => `There is no #${tag} line; ${wantsNumber(tag)}.`],
  repeated: [
    ofTag,
    ({ line, tag }) => `Line ${line} is another #${tag} line; a request has only one.`,
  ],
  tooMany: [
    ofTag,
    ({ tag, count }) =>
      `There are ${count} #${tag} lines; a request has at most ${diceLineLimits[tag]}.`,
  ],
  badAddress: [
    ofTag,
    ({ line, text }) =>
      `Line ${line}, "${text}", is not one address; give each address a #P line of its own, without blanks or commas, or leave out all of them for the mailing list.`,
  ],
  badDie: [
    '1250.3/I(8)',
    ({ sides, given }) =>
      `A die of ${sides} sides showed ${given}; it can show a whole number from 1 to ${sides}.`,
  ],
  badResult: [
    '1250.3/I(8)',
    ({ line, wanted }) => `Line ${line} of the result is not as expected; it should be ${wanted}.`,
  ],
}

/** An error in a line cites the clause of that kind of line. */
export function refuseDice(error: ErrorCase<DiceErrors>): DiceError {
  return createError(errors, error)
}

/** A value for a sentence: a text in quotes, an object by its type. */
export function asGiven(value: unknown): string {
  if (typeof value === 'string') return `"${sanitizeText(value)}"`
  if (typeof value === 'bigint') return sanitizeText(`${value}n`)
  return value !== null && (typeof value === 'object' || typeof value === 'function')
    ? typeof value
    : String(value)
}
