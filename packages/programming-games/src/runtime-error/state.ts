import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { card } from './cards.js'
import { cards, count, positionSchema, upTo } from './proof/position.js'
import { place } from './statement.js'

/** A seat that comes from outside. */
export const seat: v.GenericSchema<unknown, SeatNumber> = v.picklist([0, 1, 2, 3])
const maybeCard = v.nullable(card)

const laidSchema = v.strictObject({
  lower: maybeCard,
  upper: maybeCard,
  function: maybeCard,
})

/** What everybody may see. */
export const sharedSchema = v.strictObject({
  /**
   * How far the game is: the deck is shuffled for the deal; it is drawn who begins (`first`); in the
   * turn a statement may be laid (`scripting`), or not any more (`testing`); a card must be edited;
   * functions are executed (seen only while they wait for a shuffle); LOOP wants another input; the
   * turn ends (seen only while it waits for a shuffle).
   */
  stage: v.picklist([
    'deal',
    'first',
    'scripting',
    'testing',
    'edit',
    'executing',
    'loop',
    'ending',
  ]),
  /** Whose turn it is; before the first turn it means nothing. */
  turn: seat,
  /** Each seat's statements, in the order in which they were laid. */
  statements: /* @__PURE__ */ upTo(4, /* @__PURE__ */ upTo(4, laidSchema)),
  /** The sizes of the hands. */
  hands: /* @__PURE__ */ upTo(4, count),
  /** How many cards the deck holds. */
  deck: count,
  /** The discard pile, the top card last. */
  discard: cards,
  /** The input in play, or `null`. */
  input: maybeCard,
  /** The card that lies face down, put there by the player whose turn it is; `null` for none. */
  faceDown: v.nullable(v.strictObject({ of: seat, ...place })),
  /** What is still to be executed after what is waited for, in order. */
  ahead: v.pipe(
    v.array(v.picklist(['load', 'pull', 'loop', 'discard', 'draw', 'pass'])),
    v.maxLength(6),
  ),
  /** Whether the discard pile is being shuffled. */
  shuffling: v.boolean(),
  /** Whether the solver is being asked for a plan, or what it said of this moment; else `null`. */
  solver: v.nullable(v.picklist(['asked', 'no', 'undecided'])),
  /**
   * By seat, cards that everybody knows to be in the hand, because all saw them go there. (While a
   * card lies face down it may be one of its editor's.)
   */
  seen: /* @__PURE__ */ upTo(4, cards),
  /** The cards that the deck was made of when it was last shuffled; `null` for all 52. */
  pool: v.nullable(cards),
  /** The claim that won, or `null`. */
  proved: v.nullable(
    v.strictObject({
      seat,
      /** What the proof is about; the plan stands in the log, the whole certificate is announced. */
      position: positionSchema,
      /** The proof in words, the first steps of it if it is long. */
      steps: v.array(v.string()),
    }),
  ),
})

/** What one seat may know. */
export const secretSchema = v.strictObject({
  /** The hand, in the order in which the cards came. */
  hand: cards,
  /** The card that this seat has put face down, or `null`. */
  faceDown: maybeCard,
})

/** What no player may know. */
export const hiddenSchema = v.strictObject({
  /** The deck, the top card last. */
  deck: cards,
})

/** What everybody may see of Runtime Error. */
export interface RuntimeErrorShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** What one seat may know of Runtime Error. */
export interface RuntimeErrorSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** What no player may know of Runtime Error. */
export interface RuntimeErrorHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** A statement as it lies on the table. A face-down card is `null`. */
export interface RuntimeErrorLaidStatement extends Immutable<v.InferOutput<typeof laidSchema>> {}

/** Where a card lies face down. */
export type FaceDown = NonNullable<RuntimeErrorShared['faceDown']>

/** How far the game is. */
export type Stage = RuntimeErrorShared['stage']

/** Something that is still to be done, and is done without being asked for. */
export type Task = RuntimeErrorShared['ahead'][number]

/** What the solver can say of a moment besides a plan: that there is none, or that it gave up. */
export type NoPlan = Exclude<RuntimeErrorShared['solver'], 'asked' | null>
