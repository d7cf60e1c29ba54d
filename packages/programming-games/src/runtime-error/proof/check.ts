import { sanitizeText } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import {
  type Counted,
  type CountsNode,
  KINDS,
  type Kind,
  type PlayNode,
  type RuntimeErrorCertificate,
  runtimeErrorCertificateSchema,
  type Tally,
  wayAfter,
  wayAfterKind,
} from './certificate.js'
import {
  positionProblem,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
} from './position.js'
import {
  listed,
  type Moment,
  momentOf,
  NO_CARD,
  nameOf,
  outcomesOf,
  scripted,
  setsOff,
} from './step.js'

/** The result of checking a certificate. */
export type RuntimeErrorCheckResult = { readonly ok: true } | Failure

interface Failure {
  readonly ok: false
  /** The node that fails, or -1 before the first. */
  readonly at: number
  readonly why: string
}

/**
 * Checks a certificate: plays the plan against every draw, and checks that each continuation leads
 * to a node whose requirements are met. Then the turn never ends. Each node is checked once, so the
 * limited number of steps bounds the work.
 *
 * @example
 * ```ts
 * import { checkCertificate } from '@ackanomic/programming-games/runtime-error'
 *
 * checkCertificate('luck').ok // => false
 * ```
 */
export function checkCertificate(certificate: unknown): RuntimeErrorCheckResult {
  const accepted = acceptedCertificate(certificate)
  return 'why' in accepted ? accepted : { ok: true }
}

/** A copy of a valid certificate, or the failure. */
export function acceptedCertificate(given: unknown): RuntimeErrorCertificate | Failure {
  const certificate = readCertificate(given)
  if ('why' in certificate) return certificate
  const { position, script, nodes } = certificate
  const { reshuffle } = certificate.options
  const problem = positionProblem(position)
  if (problem !== undefined) return fail(-1, problem)
  let start: Moment | undefined = momentOf(position, reshuffle)
  if (script !== undefined) start = position.script ? scripted(start, script) : undefined
  if (start === undefined) return fail(-1, 'The script cannot be laid here.')

  /** Nodes that must still be checked from a moment. */
  const claims: [at: number, from: Moment | Counted][] = [[0, start]]
  const played = new Map<number, string>()
  for (let claim = claims.pop(); claim !== undefined; claim = claims.pop()) {
    const [at, from] = claim
    const node = nodes[at]
    if (node === undefined) return fail(at, 'There is no such node.')
    let leads: [number, Moment | Counted][] | string = []
    if (node.kind === 'play') {
      if (!('tables' in from)) return fail(at, 'Single cards are not known any more.')
      const name = nameOf(from)
      const before = played.get(at)
      if (before === undefined) leads = play(from, node)
      else if (before !== name) leads = 'Two different moments lead to this node.'
      played.set(at, name)
    } else {
      const counts = 'tables' in from ? countsAt(from) : from
      if (node.kind === 'swap') {
        if (!isSwap(counts, reshuffle)) leads = 'No two cards take each other back here.'
      } else if (node.kind === 'treadmill') {
        if (!isTreadmill(counts)) leads = 'Too many cards that break the treadmill may be drawn.'
      } else if (!isAsGood(counts, node)) {
        leads = 'What leads here is not as good as the node says.'
      } else if (!played.has(at)) {
        leads = playCounts(node, reshuffle)
        played.set(at, 'counts')
      }
    }
    if (typeof leads === 'string') return fail(at, leads)
    claims.push(...leads)
  }
  return certificate
}

const fail = (at: number, why: string): Failure => ({ ok: false, at, why })

function readCertificate(given: unknown): RuntimeErrorCertificate | Failure {
  let read: v.SafeParseResult<typeof runtimeErrorCertificateSchema>
  try {
    // The first fault is enough.
    read = v.safeParse(runtimeErrorCertificateSchema, given, { abortEarly: true })
  } catch {
    return fail(-1, 'It cannot be read.')
  }
  if (read.success) return read.output
  const [issue] = read.issues
  const [list, item] = issue.path ?? []
  const at = list?.key === 'nodes' && typeof item?.key === 'number' ? item.key : -1
  const path = v.getDotPath(issue)
  if (path !== null) return fail(at, `No certificate has that at ${sanitizeText(path, 100)}.`)
  return fail(at, issue.type === 'custom' ? `${issue.message}.` : 'It is no certificate.')
}

/** The outcomes of a node, card by card, or its fault. */
function play(from: Moment, node: PlayNode): [number, Moment][] | string {
  const outcomes = outcomesOf(from, node)
  if (outcomes === undefined) return `${node.input} cannot be laid like this.`
  const leads: [number, Moment][] = []
  for (const { drawn, next } of outcomes) {
    const after = drawn === undefined ? '' : ` after a draw of ${drawn}`
    if (next === undefined) return `The turn ends with ${node.input}${after}.`
    const way = wayAfter(node, drawn)
    if (way === undefined) return `It does not say how to go on${after}.`
    leads.push([way.node, next])
  }
  return leads
}

function playCounts(
  node: CountsNode,
  reshuffle: RuntimeErrorReshuffle,
): [number, Counted][] | string {
  if (!(node.hand[node.input] > 0)) return `No card of kind ${node.input} is left.`
  const leads: [number, Counted][] = []
  for (const [drawn, next] of countedOutcomes(node, reshuffle)) {
    const way = wayAfterKind(node, drawn)
    if (way === undefined) return `It does not say how to go on after a draw of ${drawn}.`
    leads.push([way.node, next])
  }
  return leads
}

/** The counts after each kind that may be drawn. */
export function countedOutcomes(
  node: CountsNode,
  reshuffle: RuntimeErrorReshuffle,
): [drawn: Kind | 'none', next: Counted][] {
  const { input } = node
  const laid: Counted = { ...node, hand: plus(node.hand, input, -1) }
  const loads = input === 'CS' || input === 'CHS'
  const ready = loads && laid.deck === 0 ? reshuffled(laid) : laid
  const draws = KINDS.filter((kind) => loads && ready.deck > 0 && ready.unseen[kind] > 0)
  return (draws.length === 0 ? (['none'] as const) : draws).map((drawn) => {
    let next = ready
    if (drawn !== 'none') {
      const deck = ready.deck - 1
      const unseen = deck === 0 ? NOTHING : plus(ready.unseen, drawn, -1)
      next = refilled({ ...ready, hand: plus(ready.hand, drawn, 1), unseen, deck }, reshuffle)
    }
    if ((input === 'HS' || input === 'CHS') && next.top !== 'none')
      next = { ...next, hand: plus(next.hand, next.top, 1), top: 'none' }
    return [drawn, refilled({ ...next, below: pile(next), top: input }, reshuffle)]
  })
}

/**
 * Whether a node's plan works here, too: more hand cards do no harm without edits, and a card in
 * the hand is as good as one to be drawn, if a dead one may be drawn instead.
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

function isSwap({ hand, top, deck }: Counted, reshuffle: RuntimeErrorReshuffle): boolean {
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

/** The lemma alone by which a turn lasts for ever, without a script or edit, if any. */
export function lemmaAt(position: RuntimeErrorPosition, reshuffle: RuntimeErrorReshuffle) {
  const counts = countsAt(momentOf(position, reshuffle))
  if (isSwap(counts, reshuffle)) return 'swap'
  return isTreadmill(counts) ? 'treadmill' : undefined
}

/** Counts a moment; cards that set off EDIT are dead, because they are never laid again. */
export function countsAt(moment: Moment): Counted {
  const tally = (cards: number): Tally => {
    const counts = { ...NOTHING }
    for (const card of listed(cards)) counts[kindAt(moment, card)] += 1
    return counts
  }
  const { hand, top, below, unseen, deck } = moment
  return {
    hand: tally(hand),
    top: top === NO_CARD ? 'none' : kindAt(moment, top),
    below: tally(below),
    unseen: tally(unseen),
    deck,
  }
}

/** The kind of a card while no statement changes. */
export function kindAt(moment: Moment, card: number): Kind {
  const suits = setsOff(moment, card)
  return KINDS.find((each) => each === suits) ?? 'dead'
}

const NOTHING: Tally = { dead: 0, S: 0, CS: 0, HS: 0, CHS: 0 }

const plus = (tally: Tally, kind: Kind, change: number): Tally => ({
  ...tally,
  [kind]: tally[kind] + change,
})

const size = (tally: Tally): number => KINDS.reduce((sum, kind) => sum + tally[kind], 0)

const pile = ({ top, below }: Counted): Tally => (top === 'none' ? below : plus(below, top, 1))

const refilled = (counts: Counted, reshuffle: RuntimeErrorReshuffle): Counted =>
  reshuffle === 'when-empty' && counts.deck === 0 ? reshuffled(counts) : counts

function reshuffled(counts: Counted): Counted {
  const unseen = pile(counts)
  return { ...counts, unseen, deck: size(unseen), top: 'none', below: NOTHING }
}
