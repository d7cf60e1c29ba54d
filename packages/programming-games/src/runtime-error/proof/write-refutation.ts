import { cardOf } from '../cards.js'
import type { Move } from './options.js'
import type { Refutation, RefutedNode } from './refutation.js'
import { NOTHING, type Node } from './fixpoint.js'
import type { Search } from './search.js'
import type { State } from './cardwise.js'
import { statementsOf } from '../statement.js'
import { playOf } from './write.js'

/** Writes down how the deck answers, from a search that went card by card and was lost. */
export function writeRefutation(search: Search): Refutation {
  const root = search.states.node(search.root)
  const reached = new Set<Node<State, Move>>([root])
  for (const node of reached)
    for (const bad of node.refuted) if (bad !== undefined) reached.add(bad)
  // Each answer leads to a node that was lost before; so the last to be lost comes first.
  const ordered = [...reached].sort((one, other) => other.rank - one.rank)
  const places = new Map(ordered.map((node, at) => [node, at]))
  const placeOf = (node: Node<State, Move> | undefined): number =>
    node === undefined ? -1 : (places.get(node) ?? -1)

  const nodes = ordered.map((node): RefutedNode => {
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
