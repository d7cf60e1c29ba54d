import * as v from 'valibot'
import { CARDS, type Card } from '../cards.js'
import {
  SLOTS,
  type Slot,
  STATEMENT_NUMBERS,
  type Statement,
  type StatementNumber,
} from '../statement.js'
import { OPPONENTS, type Opponent, type Position, RESHUFFLES, type Reshuffle } from './position.js'

/**
 * What a card does when it is laid, for as long as no statement changes: the letters of the
 * functions that it sets off, with LOOP among them and without EDIT; all other cards are `dead`.
 */
export const KINDS = ['dead', 'S', 'CS', 'HS', 'CHS'] as const

/** One of `KINDS`. */
export type Kind = (typeof KINDS)[number]

/** How many cards of each kind there are. */
export type Tally = Readonly<Record<Kind, number>>

/** A replacement of a card of a statement by a hand card. */
export interface StatementEdit {
  /** Whose statement: one's own, or that of the opponent with this number; 0 plays next. */
  readonly of: 'own' | Opponent
  /** Which of eir statements, from 0. */
  readonly statement: StatementNumber
  /** Which card of it. */
  readonly slot: Slot
  /** The hand card that takes its place. */
  readonly card: Card
}

/** An input card, with the edit that it makes necessary. */
export interface Play {
  /** The card that is laid. */
  readonly input: Card
  /** The edit; absent when the input sets off no EDIT, or none is possible. */
  readonly edit?: StatementEdit
}

/** A moment that is known card by card, the input to lay, and how to go on. */
export interface PlayNode extends Play {
  /** Tells the forms of node apart. */
  readonly kind: 'play'
  /** For each card that may be drawn, the node to go on with; `drawn` is empty where none is. */
  readonly next: readonly {
    /** After the draw of any of these. */
    readonly drawn: readonly Card[]
    /** The number of the node. */
    readonly node: number
  }[]
}

/** Counts of cards by kind: what is known of a moment where single cards do not matter. */
export interface Counted {
  /** At least so many cards in the hand; dead ones are not counted. */
  readonly hand: Tally
  /** The kind of the top of the discard pile, or `none` when it is empty. */
  readonly top: Kind | 'none'
  /** The discard pile below its top. */
  readonly below: Tally
  /** The cards that may be drawn. */
  readonly unseen: Tally
  /** Cards in the deck. */
  readonly deck: number
}

/**
 * A moment of which only counts are known, and all moments that are at least as good. From here on
 * nothing is edited.
 */
export interface CountsNode extends Counted {
  /** Tells the forms of node apart. */
  readonly kind: 'counts'
  /** The kind of card that is laid; any of that kind will do. */
  readonly input: Exclude<Kind, 'dead'>
  /** For each kind that may be drawn, the node to go on with; where one is not listed: as `dead`. */
  readonly next: readonly {
    /** After the draw of such a card; `none` where no card is drawn. */
    readonly drawn: Kind | 'none'
    /** The number of the node. */
    readonly node: number
  }[]
}

/**
 * One node of a plan. Besides the two forms that say what is laid, two speak for themselves:
 *
 * - `swap`: two cards that set off PULL and LOOP alone, one in the hand and the other there too or
 *   on top of the discard pile. Each takes back the other, for ever.
 * - `treadmill`: more cards in the hand that set off LOAD and LOOP alone than there are other cards
 *   to be drawn. Each other card, once drawn, stays in the hand and costs one of them; after the
 *   last, every card drawn is as good as the one laid.
 */
export type PlanNode =
  | PlayNode
  | CountsNode
  | { readonly kind: 'swap' }
  | { readonly kind: 'treadmill' }

/** What to do, whatever is drawn. Plain JSON. */
export interface Plan {
  /** The statement to lay first, if any. */
  readonly script?: Statement
  /** The nodes; the first is where it starts, after the script. */
  readonly nodes: readonly PlanNode[]
}

/**
 * A proof that a turn can be made to last for ever, with all that it is about: a file of its own.
 * The page on certificates defines every field, so that a checker can be written from it alone.
 */
export interface Certificate extends Plan {
  /** Says what the file is. */
  readonly format: 'runtime-error-certificate'
  /** The version of the format. */
  readonly version: 1
  /** What the proof depends on besides the position. */
  readonly options: {
    /** When an empty deck is replaced. */
    readonly reshuffle: Reshuffle
  }
  /** What it is about. */
  readonly position: Position
}

/**
 * The certificate of a plan for a position.
 *
 * @example
 * ```ts
 * import { certificateOf } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = {
 *   hand: ['7C'], discard: ['8D'], unseen: ['2D'], deck: 1, opponents: [], script: false,
 *   own: [
 *     { lower: '5D', upper: 'QD', function: '2H' },
 *     { lower: '4H', upper: '10H', function: '2S' },
 *   ],
 * } as const
 * const { version, nodes } = certificateOf(position, { nodes: [{ kind: 'swap' }] }, { reshuffle: 'on-draw' })
 * version // => 1
 * nodes // => [{ kind: 'swap' }]
 * ```
 */
export function certificateOf(
  position: Position,
  { script, nodes }: Plan,
  { reshuffle }: { readonly reshuffle: Reshuffle },
): Certificate {
  return {
    format: 'runtime-error-certificate',
    version: 1,
    options: { reshuffle },
    position,
    ...(script === undefined ? {} : { script }),
    nodes,
  }
}

/** The plan of a certificate, alone: what a claim brings. */
export function planOf({ script, nodes }: Plan): Plan {
  return script === undefined ? { nodes } : { script, nodes }
}

/** How many steps a plan may tell. A checker's work grows with them and with nothing else. */
export const MOST_STEPS = 20_000

/** Why a plan is too long. */
export const TOO_LONG: string = `A plan tells ${MOST_STEPS} steps at most: a node is one, each of its ways on is one, and so is each card drawn on the way`

/** How many steps are told in whatever came in. What is far too long is not counted to its end. */
export function stepsIn(plan: unknown): number {
  let steps = 0
  for (const node of listIn(plan, 'nodes')) {
    steps += 1
    for (const way of listIn(node, 'next')) {
      steps += 1 + listIn(way, 'drawn').length
      if (steps > MOST_STEPS) return steps
    }
    if (steps > MOST_STEPS) return steps
  }
  return steps
}

function listIn(value: unknown, key: string): readonly unknown[] {
  const list: unknown = Object(value)[key]
  return Array.isArray(list) ? list : []
}

/** A list is counted before any of it is looked at. */
const upTo = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(
    v.custom<readonly unknown[]>((list) => Array.isArray(list) && list.length <= most),
    v.array(item),
    v.maxLength(most),
  )
const card = v.picklist(CARDS)
const cards = /* @__PURE__ */ upTo(52, card)
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(52))
const node = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_STEPS))
const tally: v.GenericSchema<Tally> = v.strictObject({
  dead: count,
  S: count,
  CS: count,
  HS: count,
  CHS: count,
})
const kindOrNone = v.picklist([...KINDS, 'none'])
const statement = v.strictObject({ lower: card, upper: card, function: card })
const statements = /* @__PURE__ */ upTo(4, statement)

const anyNode = v.variant('kind', [
  v.strictObject({
    kind: v.literal('play'),
    input: card,
    edit: v.exactOptional(
      v.strictObject({
        of: v.picklist(['own', ...OPPONENTS]),
        statement: v.picklist(STATEMENT_NUMBERS),
        slot: v.picklist(SLOTS),
        card,
      }),
    ),
    next: /* @__PURE__ */ upTo(53, v.strictObject({ drawn: cards, node })),
  }),
  v.strictObject({
    kind: v.literal('counts'),
    hand: tally,
    top: kindOrNone,
    below: tally,
    unseen: tally,
    deck: count,
    input: v.picklist(['S', 'CS', 'HS', 'CHS']),
    next: /* @__PURE__ */ upTo(6, v.strictObject({ drawn: kindOrNone, node })),
  }),
  v.strictObject({ kind: v.literal('swap') }),
  v.strictObject({ kind: v.literal('treadmill') }),
])

const planFields = {
  script: v.exactOptional(statement),
  nodes: v.pipe(/* @__PURE__ */ upTo(MOST_STEPS, anyNode), v.minLength(1)),
}

/** The steps are counted before any of them is looked at. */
const short = v.custom<unknown>((given) => stepsIn(given) <= MOST_STEPS, TOO_LONG)

/** The shape of a plan, for one that comes from outside. */
export const planSchema: v.GenericSchema<unknown, Plan> = v.pipe(short, v.strictObject(planFields))

/** The shape of a position. */
export const positionSchema: v.GenericSchema<unknown, Position> = v.strictObject({
  hand: cards,
  discard: cards,
  unseen: cards,
  deck: count,
  own: statements,
  opponents: /* @__PURE__ */ upTo(OPPONENTS.length, statements),
  script: v.boolean(),
})

/**
 * The shape of a certificate, for one that comes from outside. What has the shape can still be
 * wrong; `checkCertificate` tells. The same shape stands as a JSON Schema in `certificate.schema.json`.
 *
 * @example
 * ```ts
 * import { certificateSchema } from '@ackanomic/programming-games/runtime-error'
 * import { safeParse } from 'valibot'
 *
 * safeParse(certificateSchema, { nodes: [{ kind: 'luck' }] }).success // => false
 * ```
 */
export const certificateSchema: v.GenericSchema<unknown, Certificate> = v.pipe(
  short,
  v.strictObject({
    format: v.literal('runtime-error-certificate'),
    version: v.literal(1),
    options: v.strictObject({ reshuffle: v.picklist(RESHUFFLES) }),
    position: positionSchema,
    ...planFields,
  }),
)
