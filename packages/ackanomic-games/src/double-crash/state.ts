import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, wholeFrom } from '../shapes.js'
import { LETTERS } from './words.js'

const seat: v.GenericSchema<unknown, SeatNumber> = v.picklist([0, 1])
const word = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, 'Send words of five letters, upper case'))
const salvo = v.nullable(v.array(word))
const reply = v.nullable(v.array(v.pipe(count, v.maxValue(LETTERS))))

const place = /* @__PURE__ */ wholeFrom(1, 'Count from 1, in whole numbers')

export const error = v.variant('what', [
  v.strictObject({ what: v.literal('target') }),
  v.strictObject({ what: v.literal('report'), round: place, place }),
])

const exchangeSchema = v.strictObject({
  /** The Salvo of each seat, or `null` while there is none. */
  salvos: v.strictTuple([salvo, salvo]),
  /** The seats that have posted their Salvos, in order. */
  order: v.array(seat),
  /** The reply of each seat to the other’s Salvo, word by word, or `null`. */
  replies: v.strictTuple([reply, reply]),
})

const claimSchema = v.strictObject({
  by: seat,
  against: seat,
  error,
  /** Whether the error exists. `null` while the dictionary is asked. */
  found: v.nullable(v.boolean()),
})

const tentativeSchema = v.strictObject({
  winner: seat,
  /** The reason: the `only` five crashes, five at a `higher` place, or the `first` Salvo. */
  because: v.picklist(['only', 'higher', 'first']),
  /** The highest place of a word with five crashes in each seat’s Salvo, from 1, or `null`. */
  places: v.array(v.nullable(count)),
})

const discoveredSchema = v.strictObject({
  against: seat,
  error,
  /** How it was discovered: by a claim, by an admission, or by the engine itself. */
  how: v.picklist(['claim', 'admission', 'at once']),
})

export const sharedSchema = v.strictObject({
  /**
   * The stage of play: a round of `salvos` or of `replies`; the `examination`; or, after the three
   * days of the examination, the wait for the `dictionary`.
   */
  stage: v.picklist(['salvos', 'replies', 'examination', 'dictionary']),
  /** The number of the round, from 1. Odd rounds are for Salvos, even rounds for Replies. */
  round: count,
  /** All Salvos and Replies. Two rounds make an exchange. */
  exchanges: v.array(exchangeSchema),
  /** Words that are being looked up, each with the seat of its Salvo. Only with `'dictionary'`. */
  lookups: v.array(v.strictObject({ seat, word })),
  claims: v.array(claimSchema),
  /** The tentative winner, or `null` while rounds go on. */
  tentative: v.nullable(tentativeSchema),
  /** Both Target Words, by seat, once they are revealed. `null` before. */
  targets: v.nullable(v.array(word)),
  /** The error that decided the game, or `null`. */
  discovered: v.nullable(discoveredSchema),
  /** The seats that had not done their part when three days were over, which ended the game. */
  failed: v.array(seat),
})

export const secretSchema = v.strictObject({
  /** The Target Word, or `null` until it is chosen. */
  target: v.nullable(word),
  /** Whether the dictionary was asked about it when it was chosen, and has not answered yet. */
  lookedUp: v.boolean(),
  /**
   * The words that the player has admitted to be improper, each with the number of its claim, from
   * 0. A word that was replaced no longer counts.
   */
  admitted: v.array(v.strictObject({ claim: count, word })),
})

/**
 * A claimed error: an improper Target Word, or a wrong number that was reported in a round of
 * Replies for a word. The word is given by its number in the list, from 1.
 */
export type DoubleCrashError = Immutable<v.InferOutput<typeof error>>

/** The shared part of the state of Double Crash, which everybody may see. */
export interface DoubleCrashShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of the state of Double Crash, which one seat may know. */
export interface DoubleCrashSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A round of Salvos and the round of Replies to them. */
export interface DoubleCrashExchange extends Immutable<v.InferOutput<typeof exchangeSchema>> {}

/** A claim of an error. If `by` and `against` are the same, it is an admission. */
export interface DoubleCrashClaim extends Immutable<v.InferOutput<typeof claimSchema>> {}

/** A word of a Salvo that is being looked up. */
export type DoubleCrashLookup = DoubleCrashShared['lookups'][number]

/** The player who wins unless an error is found. */
export interface DoubleCrashTentativeWinner
  extends Immutable<v.InferOutput<typeof tentativeSchema>> {}

/** A discovered error, with the player who made it. */
export interface DoubleCrashDiscovery extends Immutable<v.InferOutput<typeof discoveredSchema>> {}

/** An admission of an improper Target Word. */
export type DoubleCrashAdmission = DoubleCrashSecret['admitted'][number]
