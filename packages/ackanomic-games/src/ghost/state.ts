import { type Immutable, isMoment } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { count, seatSchema } from '../shapes.js'
import { LONGEST } from './letters.js'

/** Capital letters, A to Z. */
const letters = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(LONGEST, `Send ${LONGEST} letters at most`),
  v.regex(/^[A-Z]+$/, 'Send capital letters only, A to Z'),
)
const at = /* @__PURE__ */ v.custom<number>(isMoment, 'Send a time in milliseconds since 1970, UTC')

/**
 * On what ground the ghost word is protested: that it is a `'word'` of four or more letters, or that
 * it stands `'nowhere'`, inside no word at all.
 */
export const groundSchema = /* @__PURE__ */ v.picklist(['word', 'nowhere'])

/** A protest of the ghost word: who makes it, against whom, and why. */
const protestSchema = /* @__PURE__ */ v.strictObject({
  by: seatSchema,
  against: seatSchema,
  ground: groundSchema,
})

/** Why somebody was removed from the game. */
const removalReason = /* @__PURE__ */ v.picklist([
  'invalid protest',
  'valid protest',
  'resigned',
  'time ran out',
  'left',
  'addition protested',
])

/** How a protest came to be resolved. */
const resolution = /* @__PURE__ */ v.picklist([
  'report',
  'too short',
  'no answer',
  'nobody to answer',
])

/** A line of the history: what happened, and when. */
const lineSchema = /* @__PURE__ */ v.variant('type', [
  v.strictObject({ type: v.literal('numbers'), numbers: v.array(count), at }),
  v.strictObject({ type: v.literal('begun'), seat: seatSchema, word: letters, at }),
  v.strictObject({ type: v.literal('continued'), seat: seatSchema, word: letters, at }),
  v.strictObject({
    type: v.literal('protested'),
    ...protestSchema.entries,
    word: letters,
    at,
  }),
  v.strictObject({ type: v.literal('answered'), seat: seatSchema, word: letters, at }),
  v.strictObject({
    type: v.literal('resolved'),
    ground: groundSchema,
    valid: v.boolean(),
    how: resolution,
    /** What the referee reported on. */
    sought: v.nullable(letters),
    at,
  }),
  v.strictObject({ type: v.literal('destroyed'), word: letters, at }),
  v.strictObject({ type: v.literal('removed'), seat: seatSchema, why: removalReason, at }),
  v.strictObject({ type: v.literal('added'), seat: seatSchema, number: count, at }),
  v.strictObject({
    type: v.literal('addition protested'),
    by: seatSchema,
    newcomer: seatSchema,
    at,
  }),
])

/** What everybody may see, which is everything. */
export const sharedSchema = /* @__PURE__ */ v.strictObject({
  /**
   * What goes on: the referee draws the `numbers`; it is somebody's `turn`; a protested player owes
   * an `answer`; the referee owes a `report` on what is to be looked up.
   */
  stage: v.picklist(['numbers', 'turn', 'answer', 'report']),
  /** Whose turn it is. */
  seat: v.nullable(seatSchema),
  /** The protest that is to be resolved. */
  protest: v.nullable(protestSchema),
  /** What the referee is to look up. */
  sought: v.nullable(letters),
  /** The ghost word, and the seat whose turn gave it its present form; that player may have left. */
  word: v.nullable(v.strictObject({ letters, author: seatSchema })),
  /** The number of each seat, from 1; `null` as long as it is being drawn. */
  numbers: v.array(v.nullable(count)),
  /** The highest number that has begun a first turn; 0 before the first turn of all. */
  reached: count,
  /** The newcomers whose addition may still be protested, and who has protested it. */
  newcomers: v.array(v.strictObject({ seat: seatSchema, protestedBy: v.nullable(seatSchema) })),
  /** Who lost the office of referee by going on vacation, and is not back yet. */
  absentReferees: v.array(v.string()),
  /** All that happened, in order. */
  history: v.array(lineSchema),
})

/** What everybody may see of Ghost, which is everything. */
export interface GhostShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** A protest of the ghost word: who makes it, against whom, and on what ground. */
export interface GhostProtest extends Immutable<v.InferOutput<typeof protestSchema>> {}

/** On what ground the ghost word is protested. */
export type GhostGround = GhostProtest['ground']

/** A line of the history. */
export type GhostLine = GhostShared['history'][number]

/** Why somebody was removed from the game. */
export type GhostRemoval = v.InferOutput<typeof removalReason>

/** How a protest came to be resolved. */
export type GhostResolution = v.InferOutput<typeof resolution>
