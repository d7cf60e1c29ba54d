import { cardOf, type RuntimeErrorCard } from '../cards.js'
import { SLOTS, STATEMENT_NUMBERS, statementsOf } from '../statement.js'
import {
  at,
  type Counts,
  type CountsMove,
  countsOf,
  isSwap,
  isTreadmill,
  NONE,
} from './abstract-search.js'
import {
  KINDS,
  type Kind,
  type Play,
  type RuntimeErrorCountsNode,
  type RuntimeErrorPlan,
  type RuntimeErrorPlanNode,
  type StatementEdit,
  type Tally,
} from './certificate.js'
import type { State } from './exact-search.js'
import { NOTHING, type Node, planOf } from './fixpoint.js'
import type { Edit, Move } from './options.js'
import { OPPONENTS, type RuntimeErrorOpponent, type RuntimeErrorReshuffle } from './position.js'
import type { RuntimeErrorRefutation, RuntimeErrorRefutedNode } from './refutation.js'
import type { Search } from './search.js'

/** After so many nodes writing stops. */
const AT_A_TIME = 16

/** Writes down the strategy of a search that has won, bit by bit. */
export function* writePlan(
  search: Search,
  reshuffle: RuntimeErrorReshuffle,
): Generator<undefined, RuntimeErrorPlan, undefined> {
  const nodes: RuntimeErrorPlanNode[] = []
  const places = new Map<object, number>()
  const work: (() => void)[] = []

  /** The number of a node; it is written when its turn comes. */
  const place = (found: object, write: () => RuntimeErrorPlanNode): number => {
    const known = places.get(found)
    if (known !== undefined) return known
    const number = nodes.length
    places.set(found, number)
    nodes.push({ kind: 'swap' })
    work.push(() => {
      nodes[number] = write()
    })
    return number
  }

  const placeCounts = (node: Node<Counts, CountsMove>): number =>
    place(node, () => countsNode(node))

  const countsNode = (node: Node<Counts, CountsMove>): RuntimeErrorPlanNode => {
    const { state } = node
    if (isSwap(state, reshuffle)) return { kind: 'swap' }
    if (isTreadmill(state)) return { kind: 'treadmill' }
    const move = planOf(node)?.move
    if (move === undefined) throw new Error('a won state has a plan')
    const deals = planOf(node)?.deals ?? []
    const next = search.counts.successors(node)
    return {
      kind: 'counts',
      hand: tally(state.hand),
      top: kindOf(state.top),
      below: tally(state.rest),
      unseen: tally(state.unseen),
      deck: state.deck,
      input: KINDS[move] as RuntimeErrorCountsNode['input'],
      next: next.map((answer, index) => ({
        drawn: kindOf(deals[index] ?? NONE),
        node: placeCounts(answer),
      })),
    }
  }

  const placeState = (node: Node<State, Move>): number => {
    if (node.glanced) return placeCounts(search.counts.node(countsOf(node.state, false)))
    return place(node, () => playNode(node))
  }

  const playNode = (node: Node<State, Move>): RuntimeErrorPlanNode => {
    const move = planOf(node)?.move
    if (move?.does !== 'input') throw new Error('a won state has a plan')
    const branches = new Map<number, RuntimeErrorCard[]>()
    const deals = planOf(node)?.deals ?? []
    for (const [index, answer] of search.states.successors(node).entries()) {
      const number = placeState(answer)
      const drawn = branches.get(number) ?? []
      const deal = deals[index] ?? NOTHING
      branches.set(number, deal === NOTHING ? drawn : [...drawn, cardOf(deal)])
    }
    const next = [...branches].map(([number, drawn]) => ({ drawn, node: number }))
    return { kind: 'play', ...playOf(move), next }
  }

  const root = search.states.node(search.root)
  const opening = root.state.script ? planOf(root)?.move : undefined
  const [first = root] = root.state.script ? search.states.successors(root) : []
  placeState(first)
  let written = 0
  for (let write = work.shift(); write !== undefined; write = work.shift()) {
    write()
    if (++written % AT_A_TIME === 0) yield
  }
  const [script] = opening?.does === 'script' ? statementsOf(opening.cards) : []
  return script === undefined ? { nodes } : { script, nodes }
}

/** A move in the words of a certificate. */
function playOf(move: Move & { readonly does: 'input' }): Play {
  const input = cardOf(move.input)
  return move.edit === undefined ? { input } : { input, edit: editOf(move.edit) }
}

function editOf({ owner, at: place, card }: Edit): StatementEdit {
  return {
    of: owner < 0 ? 'own' : (OPPONENTS[owner] as RuntimeErrorOpponent),
    statement: STATEMENT_NUMBERS[Math.floor(place / 3)] as StatementEdit['statement'],
    slot: SLOTS[place % 3] as StatementEdit['slot'],
    card: cardOf(card),
  }
}

function kindOf(place: number): Kind | 'none' {
  return KINDS[place] ?? 'none'
}

function tally(counts: readonly number[]): Tally {
  const [dead, S, CS, HS, CHS] = [0, 1, 2, 3, 4].map((place) => at(counts, place))
  return { dead: dead ?? 0, S: S ?? 0, CS: CS ?? 0, HS: HS ?? 0, CHS: CHS ?? 0 }
}

/** Writes down how the deck answers, from a search that went card by card and was lost. */
export function writeRefutation(search: Search): RuntimeErrorRefutation {
  const root = search.states.node(search.root)
  const reached = new Set<Node<State, Move>>([root])
  for (const node of reached)
    for (const bad of node.refuted) if (bad !== undefined) reached.add(bad)
  // Each answer leads to a node that was lost before; so the last to be lost comes first.
  const ordered = [...reached].sort((one, other) => other.rank - one.rank)
  const places = new Map(ordered.map((node, at) => [node, at]))
  const placeOf = (node: Node<State, Move> | undefined): number =>
    node === undefined ? -1 : (places.get(node) ?? -1)

  const nodes = ordered.map((node): RuntimeErrorRefutedNode => {
    const answers = (node.options ?? []).flatMap((option, plan) => {
      const bad = node.refuted[plan]
      if (option.move.does !== 'input' || bad === undefined) return []
      const deal = option.deals.find((_, at) => search.states.node(option.reply(at)) === bad)
      const drawn = deal === undefined || deal === NOTHING ? {} : { drawn: cardOf(deal) }
      return [{ ...playOf(option.move), ...drawn, node: placeOf(bad) }]
    })
    return { answers }
  })
  if (!root.state.script) return { kind: 'counter-strategy', openings: [{ node: 0 }], nodes }
  const openings = (root.options ?? []).flatMap(({ move }, plan) => {
    const [script] = move.does === 'script' ? statementsOf(move.cards) : []
    const node = placeOf(root.refuted[plan])
    return [script === undefined ? { node } : { script, node }]
  })
  return { kind: 'counter-strategy', openings, nodes }
}
