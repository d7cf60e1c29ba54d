import * as v from 'valibot'
import { CARDS } from './cards.js'
import { type Certificate, KINDS, type Tally } from './certificate.js'
import { SLOTS } from './statement.js'

/** More than the prover can write at its default budget. */
const MOST_NODES = 20_000

const card = v.picklist(CARDS)
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(52))
const node = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_NODES))
const tally: v.GenericSchema<Tally> = v.strictObject({
  dead: count,
  S: count,
  CS: count,
  HS: count,
  CHS: count,
})

const statement = v.strictObject({ lower: card, upper: card, function: card })

const edit = v.strictObject({
  of: v.union([v.literal('own'), count]),
  statement: count,
  slot: v.picklist(SLOTS),
  card,
})

const playNode = v.strictObject({
  kind: v.literal('play'),
  input: card,
  edit: v.exactOptional(edit),
  next: v.pipe(
    v.array(v.strictObject({ drawn: v.pipe(v.array(card), v.maxLength(52)), node })),
    v.maxLength(52),
  ),
})

const countsNode = v.strictObject({
  kind: v.literal('counts'),
  hand: tally,
  top: v.picklist([...KINDS, 'none']),
  below: tally,
  unseen: tally,
  deck: count,
  input: v.picklist(['S', 'CS', 'HS', 'CHS']),
  next: v.pipe(
    v.array(v.strictObject({ drawn: v.picklist([...KINDS, 'none']), node })),
    v.maxLength(6),
  ),
})

const nodes = v.variant('kind', [
  playNode,
  countsNode,
  v.strictObject({ kind: v.literal('swap') }),
  v.strictObject({ kind: v.literal('treadmill') }),
])

/**
 * The shape of a certificate, for one that comes from outside. What has the shape can still be
 * wrong; `check` tells.
 *
 * @example
 * ```ts
 * import { certificateSchema } from '@ackanomic/programming-games/runtime-error'
 * import { safeParse } from 'valibot'
 *
 * safeParse(certificateSchema, { nodes: [{ kind: 'swap' }] }).success // => true
 * safeParse(certificateSchema, { nodes: [{ kind: 'luck' }] }).success // => false
 * ```
 */
export const certificateSchema: v.GenericSchema<unknown, Certificate> = v.strictObject({
  script: v.exactOptional(statement),
  nodes: v.pipe(v.array(nodes), v.minLength(1), v.maxLength(MOST_NODES)),
})
