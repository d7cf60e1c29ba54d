import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count } from '../shapes.js'
import { cardSchema, MAX_PLAYERS } from './cards.js'

const seat: v.GenericSchema<unknown, SeatNumber> = v.pipe(count, v.maxValue(MAX_PLAYERS - 1))
const maybeCard = v.nullable(cardSchema)

/** One for each of the seats. */
const bySeat = <One>(one: v.GenericSchema<unknown, One>) =>
  v.pipe(v.array(one), v.minLength(2), v.maxLength(MAX_PLAYERS))

const round = v.strictObject({
  /** The card for which they bid. */
  prize: cardSchema,
  /** The bids, by seat. */
  bids: /* @__PURE__ */ bySeat(cardSchema),
  /** The seats whose bids the referee drew. */
  drawn: v.array(seat),
  /** The seat that took the prize, or `null` if it went out of play. */
  taker: v.nullable(seat),
})

export const sharedSchema = v.strictObject({
  /**
   * The stage of play: the referee draws the `prize`; `bids` are open; or they are closed, and the
   * referee draws the missing ones (`draws`).
   */
  stage: v.picklist(['prize', 'bids', 'draws']),
  /** The prize of this round, or `null` until it is drawn. */
  prize: maybeCard,
  /** The spades that have not been prizes yet, lowest value first. */
  spades: v.array(cardSchema),
  /** The remaining cards of each seat's pack, lowest value first. */
  packs: /* @__PURE__ */ bySeat(v.array(cardSchema)),
  /** The finished rounds. */
  rounds: v.array(round),
  /** The seats that have bid in this round, if the options publish that. Empty otherwise. */
  bidders: v.array(seat),
})

export const secretSchema = v.strictObject({ bid: maybeCard, drawn: v.boolean() })

/** The shared part of the state of the Game of Pure Skill, which everybody may see. */
export interface PureSkillShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part, for a seat and the referee: the bid of this round, and whether it was drawn. */
export interface PureSkillSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** A finished round. */
export interface PureSkillRound extends Immutable<v.InferOutput<typeof round>> {}
