import type { SeatNumber } from '@ackanomic/core'
import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { card } from './cards.js'
import { cards, count, positionSchema, upTo } from './proof/position.js'
import { place } from './statement.js'

export const seat: v.GenericSchema<unknown, SeatNumber> = v.picklist([0, 1, 2, 3])
const maybeCard = v.nullable(card)

const laidSchema = v.strictObject({
  lower: maybeCard,
  upper: maybeCard,
  function: maybeCard,
})

export const sharedSchema = v.strictObject({
  /**
   * The stage of the game: the deck is shuffled for the deal; the first player is drawn (`first`);
   * in the turn, a statement may be laid (`scripting`), or no longer (`testing`); a card must be
   * edited; functions are executed (visible only while they wait for a shuffle); LOOP requires
   * another input; the turn ends (visible only while it waits for a shuffle).
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
  /** The seat whose turn it is. Meaningless before the first turn. */
  turn: seat,
  /** Each seat's statements, oldest first. */
  statements: /* @__PURE__ */ upTo(4, /* @__PURE__ */ upTo(4, laidSchema)),
  hands: /* @__PURE__ */ upTo(4, count),
  deck: count,
  /** The discard pile. The top card is the last one. */
  discard: cards,
  input: maybeCard,
  /** The place of the face-down card of the player in turn, or `null`. */
  faceDown: v.nullable(v.strictObject({ of: seat, ...place })),
  /** The remaining tasks after the current one, in order. */
  ahead: v.pipe(
    v.array(v.picklist(['load', 'pull', 'loop', 'discard', 'draw', 'pass'])),
    v.maxLength(6),
  ),
  /** Whether the discard pile is being shuffled. */
  shuffling: v.boolean(),
  /** `asked` while the solver works, or its present answer. Otherwise `null`. */
  solver: v.nullable(v.picklist(['asked', 'no', 'undecided'])),
  /** The hand cards that all have seen, by seat; a face-down card may be one of its editor's. */
  seen: /* @__PURE__ */ upTo(4, cards),
  /** The cards of the deck at its last shuffle, or `null` for all 52. */
  pool: v.nullable(cards),
  /** The claim that won, or `null`. */
  proved: v.nullable(
    v.strictObject({
      seat,
      /** The position of the proof. The plan is in the log, the whole certificate in the event. */
      position: positionSchema,
      /** The proof in words, or the first steps of a long one. */
      steps: v.array(v.string()),
    }),
  ),
})

export const secretSchema = v.strictObject({
  /** The hand, oldest card first. */
  hand: cards,
  /** The card that this seat has put face down, or `null`. */
  faceDown: maybeCard,
})

export const hiddenSchema = v.strictObject({
  /** The deck. The top card is the last one. */
  deck: cards,
})

/** The shared part of the state of Runtime Error, which everybody may see. */
export interface RuntimeErrorShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** The secret part of the state of Runtime Error, which one seat may know. */
export interface RuntimeErrorSecret extends Immutable<v.InferOutput<typeof secretSchema>> {}

/** The hidden part of the state of Runtime Error, which no player may know. */
export interface RuntimeErrorHidden extends Immutable<v.InferOutput<typeof hiddenSchema>> {}

/** A statement as it lies on the table. A face-down card is `null`. */
export interface RuntimeErrorLaidStatement extends Immutable<v.InferOutput<typeof laidSchema>> {}

export type FaceDown = NonNullable<RuntimeErrorShared['faceDown']>

export type Stage = RuntimeErrorShared['stage']

/** A task that the engine does later. */
export type Task = RuntimeErrorShared['ahead'][number]

/** The solver's answers without a plan: there is none, or it gave up. */
export type NoPlan = Exclude<RuntimeErrorShared['solver'], 'asked' | null>
