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
  salvos: v.strictTuple([salvo, salvo]),
  /** The seats in the order of their Salvos. */
  order: v.array(seat),
  /** The reply of each seat to the other's Salvo, word by word, or `null`. */
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
  /** The highest place of a word with five crashes in each Salvo, from 1, or `null`. */
  places: v.array(v.nullable(count)),
})

const discoveredSchema = v.strictObject({
  against: seat,
  error,
  how: v.picklist(['claim', 'admission', 'at once']),
})

export const sharedSchema = v.strictObject({
  /** `salvos`, `replies`, the `examination`, then the wait for the `dictionary`. */
  stage: v.picklist(['salvos', 'replies', 'examination', 'dictionary']),
  /** The round, from 1. Odd rounds are for Salvos, even rounds for Replies. */
  round: count,
  /** Two rounds make an exchange. */
  exchanges: v.array(exchangeSchema),
  /** Words that are being looked up. Only with `'dictionary'`. */
  lookups: v.array(v.strictObject({ seat, word })),
  claims: v.array(claimSchema),
  tentative: v.nullable(tentativeSchema),
  /** Both Target Words once they are revealed, or `null`. */
  targets: v.nullable(v.array(word)),
  discovered: v.nullable(discoveredSchema),
  failed: v.array(seat),
})

export const secretSchema = v.strictObject({
  target: v.nullable(word),
  lookedUp: v.boolean(),
  /** The words admitted to be improper, each with its claim. A replaced word does not count. */
  admitted: v.array(v.strictObject({ claim: count, word })),
})

/** An error: an improper Target Word, or a wrong number for a word, in a round of Replies. */
export type DoubleCrashError = Immutable<v.InferOutput<typeof error>>

/** The shared part of the state. */
export interface DoubleCrashShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat. */
export interface DoubleCrashSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A round of Salvos and the round of Replies to them. */
export interface DoubleCrashExchange extends Immutable<v.InferOutput<typeof exchangeSchema>> {}

/** A claim of an error; an admission if `by` is `against`. */
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
