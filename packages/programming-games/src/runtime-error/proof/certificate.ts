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

/**
 * The effect of a card when it is laid, for as long as no statement changes: the letters of the
 * functions that it sets off, with LOOP among them and without EDIT; all other cards are `dead`.
 */
export const KINDS = ['dead', 'S', 'CS', 'HS', 'CHS'] as const

export type Kind = (typeof KINDS)[number]

/** How many steps a plan may tell. A checker's work grows with them and with nothing else. */
export const MAX_STEPS = 20_000

export const TOO_LONG: string = `A plan tells ${MAX_STEPS} steps at most: a node is one, each of its ways on is one, and so is each card drawn on the way`

/** How many steps are told in whatever came in. What is far too long is not counted to its end. */
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
  /** Whose statement: one's own, or that of the opponent with this number; 0 plays next. */
  of: v.picklist(['own', ...OPPONENTS]),
  ...place,
  /** The hand card that takes its place. */
  card,
})

/** An input card, with the edit that it makes necessary. */
const playFields = {
  /** The card that is laid. */
  input: card,
  /** The edit; absent when the input sets off no EDIT, or none is possible. */
  edit: v.exactOptional(editSchema),
}

const playNodeSchema = v.strictObject({
  kind: v.literal('play'),
  ...playFields,
  /** For each card that may be drawn, the node to go on with; `drawn` is empty where none is. */
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
  /** At least so many cards in the hand; dead ones are not counted. */
  hand: tally,
  /** The kind of the top of the discard pile, or `none` when it is empty. */
  top: kindOrNone,
  /** The discard pile below its top. */
  below: tally,
  /** The cards that may be drawn. */
  unseen: tally,
  /** Cards in the deck. */
  deck: count,
  /** The kind of card that is laid; any of that kind will do. */
  input: v.picklist(['S', 'CS', 'HS', 'CHS']),
  /**
   * For each kind that may be drawn, the node to go on with; where one is not listed: as `dead`.
   */
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
  /** The nodes; the first is where it starts, after the script. */
  nodes: v.pipe(/* @__PURE__ */ upTo(MAX_STEPS, nodeSchema), v.minLength(1)),
}
const wholePlan = v.strictObject(planFields)

const wholeCertificate = v.strictObject({
  /** Says what the file is. */
  format: v.literal('runtime-error-certificate'),
  /** The version of the format. */
  version: v.literal(1),
  /** The rule that the proof depends on besides the position: when an empty deck is replaced. */
  options: v.strictObject({ reshuffle: v.picklist(RESHUFFLES) }),
  /** The subject of the proof. */
  position: positionSchema,
  ...planFields,
})

/** The steps are counted before any of them is looked at. */
const short = /* @__PURE__ */ v.custom<unknown>((given) => stepsIn(given) <= MAX_STEPS, TOO_LONG)

/** The shape of a plan, for one that comes from outside. */
export const planSchema: v.GenericSchema<unknown, RuntimeErrorPlan> = v.pipe(short, wholePlan)

/**
 * The schema of a certificate that comes from outside. A value that fits can still be wrong, so
 * check it with `checkCertificate`.
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

/** A moment that is known card by card, the input to lay, and how to go on. */
export interface PlayNode extends Immutable<v.InferOutput<typeof playNodeSchema>> {}

/** The cards laid, without the continuation. */
export type Play = Pick<PlayNode, 'input' | 'edit'>

/** A replacement of a card of a statement by a hand card. */
export type RuntimeErrorEdit = NonNullable<Play['edit']>

/** A moment of which only counts are known, or any as good. From here on nothing is edited. */
export interface CountsNode extends Immutable<v.InferOutput<typeof countsNodeSchema>> {}

export type Tally = CountsNode['hand']

/** Counts of cards by kind: what is known of a moment where single cards do not matter. */
export type Counted = Omit<CountsNode, 'kind' | 'input' | 'next'>

/**
 * One node of a plan. Besides the two forms that say what is laid, two speak for themselves:
 *
 * - `swap`: two cards that set off PULL and LOOP alone, one in the hand and the other there too or
 *   on top of the discard pile. Each takes back the other, for ever.
 * - `treadmill`: more cards in the hand that set off LOAD and LOOP alone than there are other cards
 *   to be drawn. Each other card, once drawn, stays in the hand and costs one of them; after the
 *   last, every card drawn is as good as the one laid.
 */
export type PlanNode = Immutable<v.InferOutput<typeof nodeSchema>>

/** A plan for every possible draw, as plain JSON. */
export interface RuntimeErrorPlan extends Immutable<v.InferOutput<typeof wholePlan>> {}

/**
 * A proof that a turn can last for ever, together with the position that it is about. It makes a
 * complete file. The page on certificates defines every field, so that a checker can be written
 * from that page alone.
 */
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

/** The plan of a certificate, alone: what a claim brings. */
export function planOf({
  script,
  nodes,
}: Pick<RuntimeErrorPlan, 'nodes'> & {
  readonly script?: RuntimeErrorPlan['script'] | undefined
}): RuntimeErrorPlan {
  return script === undefined ? { nodes } : { script, nodes }
}

/** The way on after the draw of a card, or of none: the first one that is told. */
export function wayAfter({ next }: PlayNode, drawn: RuntimeErrorCard | undefined) {
  return next.find((way) =>
    drawn === undefined ? way.drawn.length === 0 : way.drawn.includes(drawn),
  )
}

/** The way on after the draw of a kind: where it is not told, as after a dead card. */
export function wayAfterKind({ next }: CountsNode, drawn: Kind | 'none') {
  const told = (kind: Kind | 'none') => next.find((way) => way.drawn === kind)
  return told(drawn) ?? (drawn === 'none' ? undefined : told('dead'))
}
