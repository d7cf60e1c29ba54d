import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count } from '../shapes.js'
import { cardSchema as card, SPADES_BIDS, TRICKS } from './cards.js'
import { PLACES, PLAYERS } from './seating.js'

const place = v.picklist(PLACES)
const seat: v.GenericSchema<unknown, SeatNumber> = place
const bid = v.picklist(SPADES_BIDS)
const tricks = v.pipe(count, v.maxValue(TRICKS))
const perRound = v.pipe(count, v.maxValue(1))
const playedSchema = v.strictObject({ place, card })

const misplaySchema = v.strictObject({
  ...playedSchema.entries,
  /** The index of the misplay among the plays. Its player plays there again. */
  at: v.pipe(count, v.maxValue(TRICKS * PLAYERS)),
})

const roundSchema = v.strictObject({
  bids: v.strictTuple([bid, bid, bid, bid]),
  blind: v.optional(v.array(place), () => []),
  taken: v.strictTuple([tricks, tricks, tricks, tricks]),
  misplays: v.strictTuple([perRound, perRound]),
})

export const sharedSchema = v.strictObject({
  /**
   * The referee draws the playing `'order'`; players may bid nil `'blind'`; the referee shuffles
   * for the `'deal'`; players make `'bids'`, or `'play'`; the referee draws a card for a late
   * player (`'choice'`), or must `'score'` the round.
   */
  stage: v.picklist(['order', 'blind', 'deal', 'bids', 'play', 'choice', 'score']),
  /** The seats in playing order, or `null` until it is drawn. */
  order: v.nullable(v.strictTuple([seat, seat, seat, seat])),
  rounds: v.array(roundSchema),
  /** The places that may bid nil blind in turn, and each decision, or `null`. */
  blind: v.optional(v.array(v.strictObject({ place, nil: v.nullable(v.boolean()) })), () => []),
  bids: v.array(bid),
  /** The cards played in this round, four to a trick, without voided ones. */
  plays: v.array(card),
  misplays: v.array(misplaySchema),
  /** The cards of this round that all saw, and that another player's misplay has voided. */
  voided: v.array(playedSchema),
  conceded: v.array(seat),
  /** The seats that have withdrawn a concession, once for each. */
  withdrawals: v.array(seat),
})

export const secretSchema = v.strictObject({
  /** The 13 cards that the seat was dealt, sorted, with those it has played. */
  dealt: v.array(card),
})

/**
 * The shared part of the state. `tricksOf`, `turnOf`, `handOf` and `scoresOf` derive hands, turn,
 * tricks and scores, so a called misplay undoes all of them.
 */
export interface SpadesShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of a seat, which the referee may know. */
export interface SpadesSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The stage of play. */
export type SpadesStage = SpadesShared['stage']

/** A scored round. */
export interface SpadesRound extends Immutable<v.InferOutput<typeof roundSchema>> {}

/** A card, with the player who played it. */
export interface SpadesPlayedCard extends Immutable<v.InferOutput<typeof playedSchema>> {}

/** A misplay that was voided and fined. */
export interface SpadesMisplay extends Immutable<v.InferOutput<typeof misplaySchema>> {}
