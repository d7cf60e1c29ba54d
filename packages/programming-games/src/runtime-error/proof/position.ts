import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { card, numberOf, RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from '../cards.js'
import { type RuntimeErrorStatement, statementSchema, syntaxProblem } from '../statement.js'

/** When the shuffled discard pile replaces an empty deck: for the next draw, or at once. */
export const RESHUFFLES = ['on-draw', 'when-empty'] as const

/** One of `RESHUFFLES`. */
export type RuntimeErrorReshuffle = (typeof RESHUFFLES)[number]

export const KNOWLEDGE = ['player', 'deck'] as const

/** One of `KNOWLEDGE`. */
export type RuntimeErrorKnowledge = (typeof KNOWLEDGE)[number]

/** The opponents in the order of their turns: 0 plays next. */
export const OPPONENTS = [0, 1, 2] as const

export type Opponent = (typeof OPPONENTS)[number]

/** Counts a list before reading it. */
export const upTo = <Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(
    v.custom<readonly v.InferOutput<Item>[]>((list) => Array.isArray(list) && list.length <= most),
    v.array(item),
    v.maxLength(most),
  )

export const cards = /* @__PURE__ */ upTo(RUNTIME_ERROR_CARDS.length, card)
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(52))
const statements = /* @__PURE__ */ upTo(4, statementSchema)

export const positionSchema = v.strictObject({
  hand: cards,
  /** The discard pile, the top card last. */
  discard: cards,
  /** The cards that could be next in the deck; at least `deck` of them. */
  unseen: cards,
  deck: count,
  own: statements,
  opponents: /* @__PURE__ */ upTo(OPPONENTS.length, statements),
  /** Whether a new statement may still be laid, before the first input card. */
  script: v.boolean(),
})

/**
 * The knowledge of the player in turn, on which a claim depends. {@link positionOf} fills it in.
 */
export interface RuntimeErrorPosition extends Immutable<v.InferOutput<typeof positionSchema>> {}

/** The real places of all cards. */
export interface RuntimeErrorZones
  extends Pick<RuntimeErrorPosition, 'hand' | 'discard' | 'own' | 'script'> {
  readonly deck: RuntimeErrorPosition['hand']
  readonly opponents: readonly {
    readonly hand: RuntimeErrorPosition['hand']
    readonly statements: readonly RuntimeErrorStatement[]
  }[]
}

/**
 * Returns the position from which the player in turn may argue.
 *
 * @param knowledge - with `player`, the unseen cards are the opponents' hands and the deck; with
 * `deck`, the deck alone
 *
 * @example
 * ```ts
 * import { positionOf } from '@ackanomic/programming-games/runtime-error'
 *
 * const zones = {
 *   hand: ['7C'], discard: ['8D'], deck: ['2D'], own: [], script: false,
 *   opponents: [{ hand: ['KS'], statements: [] }],
 * } as const
 * positionOf(zones, 'player').unseen // => ['2D', 'KS']
 * positionOf(zones, 'deck').unseen // => ['2D']
 * ```
 */
export function positionOf(
  zones: RuntimeErrorZones,
  knowledge: RuntimeErrorKnowledge,
): RuntimeErrorPosition {
  const { hand, discard, deck, own, opponents, script } = zones
  const hidden = knowledge === 'player' ? opponents.flatMap((each) => each.hand) : []
  const laid = opponents.map((each) => each.statements)
  const unseen = [...deck, ...hidden]
  return { hand, discard, unseen, deck: deck.length, own, opponents: laid, script }
}

/** Whether there is a LOOP statement, or can be one from the hand. */
export function mayLoop({ own, hand, script }: RuntimeErrorPosition): boolean {
  const isSpade = (card: RuntimeErrorCard) => card.endsWith('S')
  return own.some((s) => isSpade(s.function)) || (script && hand.length > 3 && hand.some(isSpade))
}

/**
 * Describes an invalid position, such as one with a card in two places, or returns `undefined`.
 *
 * @example
 * ```ts
 * import { positionProblem } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = { hand: ['7C'], discard: [], unseen: ['2D'], deck: 1, own: [], opponents: [], script: true } as const
 * positionProblem(position) // => undefined
 * positionProblem({ ...position, discard: ['7C'] }) // => '7C is in two places; there is only one of each card.'
 * ```
 */
export function positionProblem(position: RuntimeErrorPosition): string | undefined {
  const lists = [position.own, ...position.opponents]
  const laid = lists.flat().flatMap((s) => [s.lower, s.upper, s.function])
  const seen = new Set<string>()
  for (const card of [...position.hand, ...position.discard, ...position.unseen, ...laid]) {
    if (numberOf(card) === undefined)
      return `'${card}' is not a card; write rank and suit, as in 10D.`
    if (seen.has(card)) return `${card} is in two places; there is only one of each card.`
    seen.add(card)
  }
  for (const list of lists) {
    const problem = syntaxProblem(list)
    if (problem !== undefined) return problem
  }
  const { deck, unseen } = position
  if (!Number.isInteger(deck) || deck < 0 || deck > unseen.length)
    return `A deck of ${deck} cards can't come from ${unseen.length} unseen ones.`
  return undefined
}
