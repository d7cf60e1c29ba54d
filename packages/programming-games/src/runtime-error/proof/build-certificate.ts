import { itemAt } from '@ackanomic/core/engine'
import { cardOf, type RuntimeErrorCard } from '../cards.js'
import { type RuntimeErrorStatement, SLOTS, STATEMENT_NUMBERS } from '../statement.js'
import {
  at,
  type Counts,
  type CountsMove,
  countsOf,
  isSwap,
  isTreadmill,
} from './abstract-search.js'
import {
  type CountsNode,
  KINDS,
  type Kind,
  type PlanNode,
  type Play,
  planOf,
  type RuntimeErrorPlan,
  type Tally,
} from './certificate.js'
import type { Edit, Move, State } from './exact-search.js'
import { NOTHING, type Node, strategyAt } from './fixpoint.js'
import { OPPONENTS, type RuntimeErrorReshuffle } from './position.js'
import type { Search } from './search.js'

/** The nodes after which writing pauses. */
const AT_A_TIME = 16

export function* writePlan(
  search: Search,
  reshuffle: RuntimeErrorReshuffle,
): Generator<undefined, RuntimeErrorPlan, undefined> {
  const places = new Map<object, number>()
  const work: (() => PlanNode)[] = []

  /** The number of a node, which is written later. */
  const place = (found: object, write: () => PlanNode): number => {
    const number = places.get(found) ?? work.length
    if (number === work.length) work.push(write)
    places.set(found, number)
    return number
  }

  const placeCounts = (node: Node<Counts, CountsMove>): number =>
    place(node, () => {
      const { state } = node
      if (isSwap(state, reshuffle)) return { kind: 'swap' }
      if (isTreadmill(state)) return { kind: 'treadmill' }
      const { move, ways } = strategyAt(node)
      return {
        kind: 'counts',
        hand: tally(state.hand),
        top: kindOf(state.top),
        below: tally(state.rest),
        unseen: tally(state.unseen),
        deck: state.deck,
        input: KINDS[move] as CountsNode['input'],
        next: ways.map(([deal, to]) => ({ drawn: kindOf(deal), node: placeCounts(to) })),
      }
    })

  const placeState = (node: Node<State, Move>): number => {
    if (node.glanced) return placeCounts(search.counts.node(countsOf(node.state, false)))
    return place(node, () => {
      const { move, ways } = strategyAt(node)
      const drawn = new Map<number, RuntimeErrorCard[]>()
      for (const [deal, to] of ways) {
        const number = placeState(to)
        drawn.set(number, [...(drawn.get(number) ?? []), ...cardDealt(deal)])
      }
      const next = [...drawn].map(([number, cards]) => ({ drawn: cards, node: number }))
      return { kind: 'play', ...playOf(move), next }
    })
  }

  const root = search.states.node(search.root)
  const opening = root.state.script ? strategyAt(root) : undefined
  placeState(opening?.ways[0]?.[1] ?? root)
  const nodes: PlanNode[] = []
  for (const write of work) {
    nodes.push(write())
    if (nodes.length % AT_A_TIME === 0) yield
  }
  return planOf({ script: opening && scriptOf(opening.move), nodes })
}

const cardDealt = (deal: number): RuntimeErrorCard[] => (deal === NOTHING ? [] : [cardOf(deal)])

function playOf(move: Move): Play {
  if (move.does === 'script') throw new Error('A script is laid where an input is due.')
  const input = cardOf(move.input)
  return move.edit === undefined ? { input } : { input, edit: editOf(move.edit) }
}

function editOf({ owner, at: place, card }: Edit): NonNullable<Play['edit']> {
  return {
    of: owner === 0 ? 'own' : itemAt(OPPONENTS, owner - 1),
    statement: itemAt(STATEMENT_NUMBERS, Math.floor(place / 3)),
    slot: itemAt(SLOTS, place % 3),
    card: cardOf(card),
  }
}

function scriptOf(move: Move): RuntimeErrorStatement | undefined {
  const [lower, upper, body] = move.does === 'script' ? move.cards.map(cardOf) : []
  return lower && upper && body && { lower, upper, function: body }
}

const kindOf = (place: number): Kind | 'none' => KINDS[place] ?? 'none'

const tally = (counts: readonly number[]): Tally =>
  Object.fromEntries(KINDS.map((kind, place) => [kind, at(counts, place)])) as Tally
