import * as v from 'valibot'
import { CARDS } from '../cards.js'
import { type Certificate, KINDS, type Tally } from './certificate.js'
import { SLOTS } from '../statement.js'

/** More than the prover can write, whatever its budget. */
const MOST_NODES = 200_000

/** More than the prover writes at its default budget: what it takes to check is bounded by these. */
const CLAIMED = { nodes: 2_000, draws: 20_000 }

/** Why a proof is too long to be sent in. */
export const TOO_LONG: string = `Send a proof of at most ${CLAIMED.nodes} nodes, and ${CLAIMED.draws} draws told in them`

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

const anyNode = v.variant('kind', [
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
export const certificateSchema: v.GenericSchema<unknown, Certificate> =
  /* @__PURE__ */ upTo(MOST_NODES)

/** The shape of a certificate that somebody sends in: one that is checked in no time. */
export const claimSchema: v.GenericSchema<unknown, Certificate> = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ upTo(CLAIMED.nodes),
  /* @__PURE__ */ v.check((certificate) => drawsIn(certificate) <= CLAIMED.draws, TOO_LONG),
)

/** Whether a certificate can be sent in. */
export function isShort(certificate: Certificate): boolean {
  return certificate.nodes.length <= CLAIMED.nodes && drawsIn(certificate) <= CLAIMED.draws
}

/** The list is counted before any of it is looked at. */
function upTo(most: number): v.GenericSchema<unknown, Certificate> {
  return v.strictObject({
    script: v.exactOptional(statement),
    nodes: v.pipe(
      v.array(v.unknown()),
      v.minLength(1),
      v.maxLength(most, TOO_LONG),
      v.array(anyNode),
    ),
  })
}

function drawsIn({ nodes }: Certificate): number {
  let draws = 0
  for (const node of nodes) {
    if (node.kind !== 'play') continue
    for (const { drawn } of node.next) draws += drawn.length
  }
  return draws
}
