import type { Immutable } from '@ackanomic/core/engine'
import { isTimestamp } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { count, seatSchema } from '../shapes.js'
import { MAX_LETTERS } from './letters.js'

const letters = v.pipe(
  v.string(),
  v.maxLength(MAX_LETTERS, `Send ${MAX_LETTERS} letters at most`),
  v.regex(/^[A-Z]+$/, 'Send capital letters only, A to Z'),
)
const at = v.custom<number>(isTimestamp, 'Send a time in milliseconds since 1970, UTC')
const maybe = v.nullable(seatSchema)
const played = { seat: seatSchema, word: letters, at }
const claim = {
  by: seatSchema,
  /** The seat of the protested word's author. */
  against: seatSchema,
  /** The ground: it is a `'word'` of four letters or more, or is part of no word (`'nowhere'`). */
  ground: v.picklist(['word', 'nowhere']),
}
const protest = v.strictObject(claim)
const resolution = v.picklist(['report', 'too short', 'no answer', 'nobody to answer'])
/** A protest that was resolved: over which word, and what the referee looked up. */
const verdict = v.strictObject({
  ...claim,
  word: letters,
  /** The word before its last letter; `null` if it had none, or if that is not known. */
  before: v.nullable(letters),
  how: resolution,
  sought: v.nullable(letters),
})
const reason = v.picklist([
  'invalid protest',
  'valid protest',
  'resigned',
  'time ran out',
  'left',
  'addition protested',
])

const line = v.variant('type', [
  v.strictObject({ type: v.literal('numbers'), numbers: v.array(count), at }),
  v.strictObject({ type: v.literal('begun'), ...played }),
  v.strictObject({ type: v.literal('continued'), ...played }),
  v.strictObject({ type: v.literal('answered'), ...played }),
  v.strictObject({ type: v.literal('protested'), ...claim, word: letters, at }),
  v.strictObject({
    type: v.literal('resolved'),
    ground: claim.ground,
    valid: v.boolean(),
    how: resolution,
    sought: v.nullable(letters),
    at,
  }),
  v.strictObject({ type: v.literal('destroyed'), word: letters, at }),
  v.strictObject({
    type: v.literal('removed'),
    seat: seatSchema,
    why: reason,
    verdict: v.optional(v.nullable(verdict), null),
    at,
  }),
  v.strictObject({ type: v.literal('added'), seat: seatSchema, number: count, at }),
  v.strictObject({
    type: v.literal('additionProtested'),
    by: seatSchema,
    newcomer: seatSchema,
    at,
  }),
])

export const sharedSchema = v.strictObject({
  /** `numbers` are drawn; a `turn`; an `answer` to a protest; a `report` of the referee. */
  stage: v.picklist(['numbers', 'turn', 'answer', 'report']),
  seat: maybe,
  protest: v.nullable(protest),
  sought: v.nullable(letters),
  /** The ghost word in upper case, and the author of its last change. */
  word: v.nullable(v.strictObject({ letters, author: seatSchema })),
  /** The number of each seat, from 1. `null` until it is drawn. */
  numbers: v.array(v.nullable(count)),
  /** The highest number that has begun a first turn. 0 before any. */
  reached: count,
  /** The newcomers whose addition may still be protested, and who has done so. */
  newcomers: v.array(v.strictObject({ seat: seatSchema, protestedBy: maybe })),
  /** The referees who lost the office by going on vacation, and are not back yet. */
  absentReferees: v.array(v.string()),
  history: v.array(line),
})

/** The shared part of the state, which is all of it. */
export interface GhostShared extends Immutable<v.InferOutput<typeof sharedSchema>> {}

/** A protest of the ghost word. */
export interface GhostProtest extends Immutable<v.InferOutput<typeof protest>> {}

/** A line of the history, with its time in milliseconds since the epoch, UTC. */
export type GhostLine = GhostShared['history'][number]

/** The ground of a protest. */
export type GhostGround = GhostProtest['ground']

/** A protest that has removed a player, and how it was resolved. */
export interface GhostVerdict extends Immutable<v.InferOutput<typeof verdict>> {}

export type GhostResolution = v.InferOutput<typeof resolution>

/** The reason why a player was removed from the game. */
export type GhostRemoval = v.InferOutput<typeof reason>
