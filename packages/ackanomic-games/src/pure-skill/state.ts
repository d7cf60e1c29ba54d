import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count } from '../shapes.js'
import { cardSchema, MAX_PLAYERS } from './cards.js'

const seat: v.GenericSchema<unknown, SeatNumber> = v.pipe(count, v.maxValue(MAX_PLAYERS - 1))
const maybeCard = v.nullable(cardSchema)

const bySeat = <One>(one: v.GenericSchema<unknown, One>) =>
  v.pipe(v.array(one), v.minLength(2), v.maxLength(MAX_PLAYERS))

const round = v.strictObject({
  prize: cardSchema,
  bids: /* @__PURE__ */ bySeat(cardSchema),
  drawn: v.array(seat),
  /** The seat that took the prize, or `null` if it went out of play. */
  taker: v.nullable(seat),
})

export const sharedSchema = v.strictObject({
  /** The referee draws the `prize`; `bids` are open; the referee draws missing ones (`draws`). */
  stage: v.picklist(['prize', 'bids', 'draws']),
  prize: maybeCard,
  /** The spades that have not been prizes yet, lowest value first. */
  spades: v.array(cardSchema),
  /** The remaining cards of each pack, lowest value first. */
  packs: /* @__PURE__ */ bySeat(v.array(cardSchema)),
  rounds: v.array(round),
  /** The seats that have bid in this round, with `showWhoHasBid`. Otherwise empty. */
  bidders: v.array(seat),
})

export const secretSchema = v.strictObject({ bid: maybeCard, drawn: v.boolean() })

/** The shared part of the state. */
export interface PureSkillShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The bid of a seat, known to the referee, and whether it was drawn. */
export interface PureSkillSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A finished round. */
export interface PureSkillRound extends Immutable<v.InferOutput<typeof round>> {}
