import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { card, type RuntimeErrorCard } from '../cards.js'
import { place, statementSchema } from '../statement.js'
import {
  cards,
  count,
  OPPONENTS,
  positionSchema,
  RESHUFFLES,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
  upTo,
} from './position.js'

/** Kinds of cards: the functions that they set off, with LOOP and without EDIT, or `dead`. */
export const KINDS = ['dead', 'S', 'CS', 'HS', 'CHS'] as const

export type Kind = (typeof KINDS)[number]

/** The most steps of a plan, which bound a checker's work. */
export const MAX_STEPS = 20_000

export const TOO_LONG: string = `A plan tells ${MAX_STEPS} steps at most: a node is one, each of its ways on is one, and so is each card drawn on the way`

/** The number of steps in any value, not counted to the end if it is far too large. */
export function stepsIn(plan: unknown): number {
  let steps = 0
  for (const node of listIn(plan, 'nodes')) {
    steps += 1
    for (const way of listIn(node, 'next')) {
      steps += 1 + listIn(way, 'drawn').length
      if (steps > MAX_STEPS) return steps
    }
    if (steps > MAX_STEPS) return steps
  }
  return steps
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list: unknown = Object(value)[key]
  return Array.isArray(list) ? list : []
}

const node = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STEPS))

const editSchema = v.strictObject({
  /** The owner of the statement: the player, or the opponent with this number; 0 plays next. */
  of: v.picklist(['own', ...OPPONENTS]),
  ...place,
  card,
})

/** An input card, with the edit that it makes necessary. */
const playFields = {
  input: card,
  /** Absent if the input sets off no EDIT, or none is possible. */
  edit: v.exactOptional(editSchema),
}

const playNodeSchema = v.strictObject({
  kind: v.literal('play'),
  ...playFields,
  /** The next node for each card that may be drawn; `drawn` is empty if there is none. */
  next: /* @__PURE__ */ upTo(53, v.strictObject({ drawn: cards, node })),
})

const tally = v.strictObject({
  dead: count,
  S: count,
  CS: count,
  HS: count,
  CHS: count,
})
const kindOrNone = v.picklist([...KINDS, 'none'])

const countsNodeSchema = v.strictObject({
  kind: v.literal('counts'),
  /** The least number of cards in the hand, without dead ones. */
  hand: tally,
  /** The kind of the top of the discard pile, or `none`. */
  top: kindOrNone,
  /** The discard pile below its top. */
  below: tally,
  /** The cards that may be drawn. */
  unseen: tally,
  deck: count,
  /** The kind of card that is laid; any of that kind will do. */
  input: v.picklist(['S', 'CS', 'HS', 'CHS']),
  /** The next node for each kind that may be drawn; by default as for `dead`. */
  next: /* @__PURE__ */ upTo(6, v.strictObject({ drawn: kindOrNone, node })),
})

const nodeSchema = v.variant('kind', [
  playNodeSchema,
  countsNodeSchema,
  v.strictObject({ kind: v.literal('swap') }),
  v.strictObject({ kind: v.literal('treadmill') }),
])

const planFields = {
  /** The statement to lay first, if any. */
  script: v.exactOptional(statementSchema),
  /** The nodes. The first is the start, after the script. */
  nodes: v.pipe(/* @__PURE__ */ upTo(MAX_STEPS, nodeSchema), v.minLength(1)),
}
const wholePlan = v.strictObject(planFields)

const wholeCertificate = v.strictObject({
  format: v.literal('runtime-error-certificate'),
  version: v.literal(1),
  /** The only rule besides the position on which the proof depends. */
  options: v.strictObject({ reshuffle: v.picklist(RESHUFFLES) }),
  position: positionSchema,
  ...planFields,
})

/** The steps are counted before anything else is read. */
const short = /* @__PURE__ */ v.custom<unknown>((given) => stepsIn(given) <= MAX_STEPS, TOO_LONG)

export const planSchema: v.GenericSchema<unknown, RuntimeErrorPlan> = v.pipe(short, wholePlan)

/**
 * The schema of a certificate from outside. One that fits can be wrong: see `checkCertificate`.
 *
 * @example
 * ```ts
 * import { runtimeErrorCertificateSchema } from '@ackanomic/programming-games/runtime-error'
 * import { safeParse } from 'valibot'
 *
 * safeParse(runtimeErrorCertificateSchema, { nodes: [{ kind: 'luck' }] }).success // => false
 * ```
 */
export const runtimeErrorCertificateSchema: v.GenericSchema<unknown, RuntimeErrorCertificate> =
  v.pipe(short, wholeCertificate)

/** A moment that is known card by card, the input, and the next nodes. */
export interface PlayNode extends Immutable<v.InferOutput<typeof playNodeSchema>> {}

/** The cards laid, without the continuation. */
export type Play = Pick<PlayNode, 'input' | 'edit'>

/** A replacement of a card of a statement by a hand card. */
export type RuntimeErrorEdit = NonNullable<Play['edit']>

/** A moment that is known by counts, without edits from here on. */
export interface CountsNode extends Immutable<v.InferOutput<typeof countsNodeSchema>> {}

export type Tally = CountsNode['hand']

/** Counts of cards by kind, where single cards do not matter. */
export type Counted = Omit<CountsNode, 'kind' | 'input' | 'next'>

/**
 * A node of a plan. Besides the two forms with an input, two are lemmas:
 *
 * - `swap`: two cards that only set off PULL and LOOP, one in the hand and the other there, too, or
 * on top of the discard pile. They take each other for ever.
 *
 * - `treadmill`: more cards in the hand that only set off LOAD and LOOP than other cards to be
 * drawn. Each other card, once drawn, stays in the hand and costs one of them; after the last,
 * every drawn card is as good as the one laid.
 */
export type PlanNode = Immutable<v.InferOutput<typeof nodeSchema>>

/** A plan for every possible draw, as plain JSON. */
export interface RuntimeErrorPlan extends Immutable<v.InferOutput<typeof wholePlan>> {}

/** A complete proof that a turn can last for ever. The page on certificates defines every field. */
export interface RuntimeErrorCertificate
  extends Immutable<v.InferOutput<typeof wholeCertificate>> {}

/**
 * Makes the certificate of a plan for a position.
 *
 * @example
 * ```ts
 * import { createCertificate } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = {
 *   hand: [], discard: [], unseen: [], deck: 0, own: [], opponents: [], script: false,
 * }
 * const plan = { nodes: [{ kind: 'swap' }] } as const
 * createCertificate(position, plan, { reshuffle: 'on-draw' }).version // => 1
 * ```
 */
export function createCertificate(
  position: RuntimeErrorPosition,
  plan: RuntimeErrorPlan,
  { reshuffle }: { readonly reshuffle: RuntimeErrorReshuffle },
): RuntimeErrorCertificate {
  return {
    format: 'runtime-error-certificate',
    version: 1,
    options: { reshuffle },
    position,
    ...planOf(plan),
  }
}

/** The plan of a certificate, as a claim contains it. */
export function planOf({
  script,
  nodes,
}: Pick<RuntimeErrorPlan, 'nodes'> & {
  readonly script?: RuntimeErrorPlan['script'] | undefined
}): RuntimeErrorPlan {
  return script === undefined ? { nodes } : { script, nodes }
}

/** The first listed continuation after the draw of a card, or of none. */
export function wayAfter({ next }: PlayNode, drawn: RuntimeErrorCard | undefined) {
  return next.find((way) =>
    drawn === undefined ? way.drawn.length === 0 : way.drawn.includes(drawn),
  )
}

/** The continuation after the draw of a kind, by default that of a dead card. */
export function wayAfterKind({ next }: CountsNode, drawn: Kind | 'none') {
  const told = (kind: Kind | 'none') => next.find((way) => way.drawn === kind)
  return told(drawn) ?? (drawn === 'none' ? undefined : told('dead'))
}
