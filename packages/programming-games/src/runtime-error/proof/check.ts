import * as v from 'valibot'
import type { Card } from '../cards.js'
import {
  type Certificate,
  type CertificateNode,
  type CountsNode,
  KINDS,
  type Kind,
  type PlayNode,
  type Tally,
} from './certificate.js'
import { certificateSchema } from './certificate-schema.js'
import { type Moment, momentOf, nameOf, outcomesOf, scripted, setsOff } from './step.js'
import { type Position, positionProblem, type Reshuffle } from './position.js'

/** What the checker makes of a certificate. */
export type Checked =
  | { readonly ok: true }
  | {
      /** Refused. */
      readonly ok: false
      /** The number of the node that fails; -1 when it fails before the first. */
      readonly at: number
      /** What is wrong with it. */
      readonly why: string
    }

/** A moment of which only counts matter; see {@link CountsNode}. */
type Counted = Pick<CountsNode, 'hand' | 'top' | 'below' | 'unseen' | 'deck'>

/**
 * Checks a certificate against a position. It takes nothing on trust: it plays the certificate out
 * against every draw, and sees to it that every way leads to a node whose demands are met. As no
 * node ever lets the turn end, and none is left out, the turn then never ends.
 *
 * @param position - what the claimant knows
 * @param certificate - the proof; whatever has not the shape of one is refused
 * @param options - when an empty deck is replaced
 *
 * @example
 * ```ts
 * import { check } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = {
 *   hand: ['7C'], discard: ['8D'], unseen: ['2D'], deck: 1, opponents: [], script: false,
 *   own: [
 *     { lower: '5D', upper: 'QD', function: '2H' },
 *     { lower: '4H', upper: '10H', function: '2S' },
 *   ],
 * } as const
 * check(position, { nodes: [{ kind: 'swap' }] }, { reshuffle: 'on-draw' }) // => { ok: true }
 * ```
 */
export function check(
  position: Position,
  certificate: Certificate,
  { reshuffle }: { readonly reshuffle: Reshuffle },
): Checked {
  const fail = (at: number, why: string): Checked => ({ ok: false, at, why })
  const problem = positionProblem(position)
  if (problem !== undefined) return fail(-1, problem)
  const shape = v.safeParse(certificateSchema, certificate)
  if (!shape.success) return misshapen(shape.issues[0])
  const { script, nodes } = shape.output
  let start: Moment | undefined = momentOf(position, reshuffle)
  if (script !== undefined) start = position.script ? scripted(start, script) : undefined
  if (start === undefined) return fail(-1, 'The script cannot be laid here.')

  /** What is still to be looked at: this node is claimed to work from there. */
  const claims: [at: number, from: Moment | Counted][] = [[0, start]]
  const played = new Map<number, string>()
  const counted = new Set<number>()
  for (let claim = claims.pop(); claim !== undefined; claim = claims.pop()) {
    const [at, from] = claim
    const node: CertificateNode | undefined = nodes[at]
    if (node === undefined) return fail(at, 'There is no such node.')
    if (node.kind === 'play') {
      if (!('own' in from)) return fail(at, 'Single cards are not known any more.')
      const name = nameOf(from)
      const before = played.get(at)
      if (before === name) continue
      if (before !== undefined) return fail(at, 'Two different moments lead to this node.')
      played.set(at, name)
      const next = play(from, node, reshuffle)
      if (typeof next === 'string') return fail(at, next)
      claims.push(...next)
      continue
    }
    const counts = 'own' in from ? countsAt(from) : from
    if (node.kind === 'swap' && !isSwap(counts, reshuffle)) {
      return fail(at, 'No two cards take each other back here.')
    }
    if (node.kind === 'treadmill' && !isTreadmill(counts)) {
      return fail(at, 'Too many cards that break the treadmill may be drawn.')
    }
    if (node.kind !== 'counts') continue
    if (!isAsGood(counts, node)) return fail(at, 'What leads here is not as good as the node says.')
    if (counted.has(at)) continue
    counted.add(at)
    const next = playCounts(node, reshuffle)
    if (typeof next === 'string') return fail(at, next)
    claims.push(...next)
  }
  return { ok: true }
}

/** Where something is not as a certificate has it. */
function misshapen(issue: v.BaseIssue<unknown>): Checked {
  const [list, item] = issue.path ?? []
  const at = list?.key === 'nodes' && typeof item?.key === 'number' ? item.key : -1
  const path = v.getDotPath(issue)
  const why = path === null ? 'It is no certificate.' : `No certificate has that at ${path}.`
  return { ok: false, at, why }
}

/** Plays a node card by card: where it leads, or what is wrong with it. */
function play(from: Moment, node: PlayNode, reshuffle: Reshuffle): [number, Moment][] | string {
  const outcomes = outcomesOf(from, node, reshuffle)
  if (outcomes === undefined) return `${node.input} cannot be laid like this.`
  const leads: [number, Moment][] = []
  for (const { drawn, next } of outcomes) {
    const after = drawn === undefined ? '' : ` after a draw of ${drawn}`
    if (next === undefined) return `The turn ends with ${node.input}${after}.`
    const branch = node.next.find((each) =>
      drawn === undefined ? each.drawn.length === 0 : each.drawn.includes(drawn),
    )
    if (branch === undefined) return `It does not say how to go on${after}.`
    leads.push([branch.node, next])
  }
  return leads
}

/** Plays a node of counts: where it leads for each kind that may be drawn. */
function playCounts(node: CountsNode, reshuffle: Reshuffle): [number, Counted][] | string {
  const { input } = node
  if (!(node.hand[input] > 0)) return `No card of kind ${input} is left.`
  const laid: Counted = { ...node, hand: plus(node.hand, input, -1) }
  const loading = input === 'CS' || input === 'CHS'
  const ready = loading && laid.deck === 0 ? reshuffled(laid) : laid
  const draws = KINDS.filter((kind) => loading && ready.deck > 0 && ready.unseen[kind] > 0)
  const leads: [number, Counted][] = []
  for (const drawn of draws.length === 0 ? (['none'] as const) : draws) {
    let next = ready
    if (drawn !== 'none') {
      const deck = ready.deck - 1
      const unseen = deck === 0 ? NOTHING : plus(ready.unseen, drawn, -1)
      next = refilled({ ...ready, hand: plus(ready.hand, drawn, 1), unseen, deck }, reshuffle)
    }
    if ((input === 'HS' || input === 'CHS') && next.top !== 'none') {
      next = { ...next, hand: plus(next.hand, next.top, 1), top: 'none' }
    }
    next = refilled({ ...next, below: pile(next), top: input }, reshuffle)
    const branch =
      node.next.find((each) => each.drawn === drawn) ??
      node.next.find((each) => each.drawn === 'dead' && drawn !== 'none')
    if (branch === undefined) return `It does not say how to go on after a draw of ${drawn}.`
    leads.push([branch.node, next])
  }
  return leads
}

/**
 * Whether everything that a node can do works here, too. More cards in the hand do no harm as long
 * as nothing is edited. And a card that is already in the hand here, while there it may still be
 * drawn, does as well, if a dead card may be drawn in its stead.
 */
function isAsGood(here: Counted, there: Counted): boolean {
  if (here.top !== there.top || here.deck !== there.deck) return false
  if (size(here.unseen) !== size(there.unseen)) return false
  return KINDS.every((kind) => {
    if (here.below[kind] !== there.below[kind]) return false
    if (kind === 'dead') return true
    const early = there.unseen[kind] - here.unseen[kind]
    return early >= 0 && here.hand[kind] >= there.hand[kind] + early
  })
}

function isSwap({ hand, top, deck }: Counted, reshuffle: Reshuffle): boolean {
  const pileStays = reshuffle === 'on-draw' || deck > 0
  return pileStays && (hand.HS >= 2 || (hand.HS === 1 && top === 'HS'))
}

function isTreadmill(counts: Counted): boolean {
  const { hand, unseen, deck } = counts
  const discarded = pile(counts)
  if (deck + size(discarded) === 0) return hand.CS >= 2
  const inDeck = Math.min(deck, size(unseen) - unseen.CS)
  return hand.CS > inDeck + size(discarded) - discarded.CS
}

/** Counts a moment; cards that set off EDIT are dead, because they are never laid again. */
function countsAt({ hand, top, below, unseen, deck, own }: Moment): Counted {
  const kind = (card: Card): Kind => {
    const suits = setsOff(own, card).join('')
    return KINDS.find((each) => each === suits) ?? 'dead'
  }
  const tally = (cards: readonly Card[]) =>
    cards.reduce<Tally>((counts, card) => plus(counts, kind(card), 1), NOTHING)
  return {
    hand: tally(hand),
    top: top === undefined ? 'none' : kind(top),
    below: tally(below),
    unseen: tally(unseen),
    deck,
  }
}

const NOTHING: Tally = { dead: 0, S: 0, CS: 0, HS: 0, CHS: 0 }

const plus = (tally: Tally, kind: Kind, change: number): Tally => ({
  ...tally,
  [kind]: tally[kind] + change,
})

const size = (tally: Tally): number => KINDS.reduce((sum, kind) => sum + tally[kind], 0)

const pile = ({ top, below }: Counted): Tally => (top === 'none' ? below : plus(below, top, 1))

const refilled = (counts: Counted, reshuffle: Reshuffle): Counted =>
  reshuffle === 'when-empty' && counts.deck === 0 ? reshuffled(counts) : counts

function reshuffled(counts: Counted): Counted {
  const unseen = pile(counts)
  return { ...counts, unseen, deck: size(unseen), top: 'none', below: NOTHING }
}
