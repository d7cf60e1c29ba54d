import { cardNumber, cardOf, type RuntimeErrorCard } from '../cards.js'
import { areBounds, type RuntimeErrorStatement } from '../statement.js'
import type { Play } from './certificate.js'
import {
  positionProblem,
  type RuntimeErrorPosition,
  type RuntimeErrorReshuffle,
} from './position.js'
import {
  editsAt,
  listed,
  type Moment,
  momentOf,
  NO_CARD,
  nameOf,
  outcomesOf,
  scripted,
  setsOff,
} from './step.js'

/** A moment that the player cannot get out of: for each play that goes on, the deck's answer. */
export interface RuntimeErrorRefutedNode {
  /** All plays that need not end the turn at once. */
  readonly answers: readonly (Play & {
    /** The card that is drawn; absent where none is. */
    readonly drawn?: RuntimeErrorCard
    /** The number of the node after it: larger than this one's, so that it comes to an end. */
    readonly node: number
  })[]
}

/**
 * Why a turn cannot be made to last for ever.
 *
 * - `no-loop`: there is no LOOP statement, and none can be laid; so there is one input at most.
 * - `counter-strategy`: how the deck ends the turn, whatever the player does. It can be checked
 *   with {@link refutationProblem}; it is given where it is small.
 * - `search`: all plans were refuted, but to list the answers would take too long.
 */
export type RuntimeErrorRefutation =
  | { readonly kind: 'no-loop' }
  | {
      readonly kind: 'counter-strategy'
      /** For each script, and for none, the node where it starts. */
      readonly openings: readonly {
        readonly script?: RuntimeErrorStatement
        readonly node: number
      }[]
      /** The nodes. */
      readonly nodes: readonly RuntimeErrorRefutedNode[]
    }
  | { readonly kind: 'search' }

/** Whether a LOOP statement is there, or can be laid from the hand. */
export function mayLoop({ own, hand, script }: RuntimeErrorPosition): boolean {
  const isSpade = (card: RuntimeErrorCard) => card.endsWith('S')
  return own.some((s) => isSpade(s.function)) || (script && hand.length > 3 && hand.some(isSpade))
}

/**
 * As many plays, and draws that may follow them, are looked at for one refutation. Those that the
 * prover writes unless told otherwise take no more.
 */
const MOST_LOOKS = 60_000
const TOO_LONG = 'It would take too long to check.'

/**
 * Checks a counter-strategy: at each of its nodes every play must end the turn by some draw, or be
 * answered by a draw that leads to a later node. Sentence of what is wrong, or `undefined`. The work
 * is bounded: what would take more is refused.
 *
 * @param position - what the claimant knows
 * @param refutation - the refutation; one by mere search can't be checked, and is refused
 *
 * @example
 * ```ts
 * import { refutationProblem } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = { hand: [], discard: [], unseen: [], deck: 0, own: [], opponents: [], script: false }
 * refutationProblem(position, { kind: 'no-loop' }, { reshuffle: 'on-draw' }) // => undefined
 * ```
 */
export function refutationProblem(
  position: RuntimeErrorPosition,
  refutation: RuntimeErrorRefutation,
  { reshuffle }: { readonly reshuffle: RuntimeErrorReshuffle },
): string | undefined {
  const problem = positionProblem(position)
  if (problem !== undefined) return problem
  if (refutation.kind === 'no-loop') {
    return mayLoop(position) ? 'A LOOP statement is there, or can be laid.' : undefined
  }
  if (refutation.kind === 'search') return 'It does not say how the deck answers.'
  const { openings, nodes } = refutation
  if (openings.length > MOST_LOOKS) return TOO_LONG
  const claims: [number, Moment][] = []
  const nodeOf = new Map(openings.map(({ script, node }) => [textOf(script), node]))
  for (const [script, start] of startsOf(position, reshuffle)) {
    const node = nodeOf.get(textOf(script))
    if (node === undefined) return 'A script is not answered.'
    claims.push([node, start])
  }
  let looks = openings.length
  const seen = new Set<string>()
  for (let claim = claims.pop(); claim !== undefined; claim = claims.pop()) {
    const [at, from] = claim
    const name = `${at} ${nameOf(from)}`
    if (seen.has(name)) continue
    seen.add(name)
    const node = nodes[at]
    if (node === undefined) return `There is no node ${at}.`
    looks += node.answers.length
    if (looks > MOST_LOOKS) return TOO_LONG
    const answers = new Map(node.answers.map((answer) => [playText(answer), answer]))
    for (const play of playsAt(from)) {
      const outcomes = outcomesOf(from, play, reshuffle) ?? []
      looks += 1 + outcomes.length
      if (looks > MOST_LOOKS) return TOO_LONG
      if (outcomes.some(({ next }) => next === undefined)) continue
      const answer = answers.get(playText(play))
      const card = answer?.drawn === undefined ? NO_CARD : cardNumber(answer.drawn)
      const next = outcomes.find(({ drawn }) => drawn === card)?.next
      if (answer === undefined || next === undefined) return `${play.input} is not answered.`
      if (!(answer.node > at)) return `Node ${answer.node} does not come after node ${at}.`
      claims.push([answer.node, next])
    }
  }
  return undefined
}

/** The moments from which the claimant may start: without a script, and after each. */
function* startsOf(
  position: RuntimeErrorPosition,
  reshuffle: RuntimeErrorReshuffle,
): Generator<[script: RuntimeErrorStatement | undefined, start: Moment]> {
  const { hand, script } = position
  const moment = momentOf(position, reshuffle)
  yield [undefined, moment]
  if (!script) return
  for (const lower of hand) {
    for (const upper of hand) {
      if (!areBounds(cardNumber(lower), cardNumber(upper))) continue
      for (const body of hand) {
        const statement = { lower, upper, function: body }
        const start = scripted(moment, statement)
        if (start !== undefined) yield [statement, start]
      }
    }
  }
}

function* playsAt(moment: Moment): Generator<Play> {
  for (const card of listed(moment.hand)) {
    const input = cardOf(card)
    const edits = setsOff(moment, card).includes('D') ? [...editsAt(moment, card)] : []
    if (edits.length === 0) yield { input }
    for (const edit of edits) yield { input, edit }
  }
}

const textOf = (script: RuntimeErrorStatement | undefined): string =>
  script === undefined ? '' : `${script.lower} ${script.upper} ${script.function}`

const playText = ({ input, edit }: Play): string =>
  edit === undefined ? input : `${input} ${edit.of} ${edit.statement} ${edit.slot} ${edit.card}`
