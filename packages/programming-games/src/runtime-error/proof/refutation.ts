import type { Immutable } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { card, cardNumber, cardOf, type RuntimeErrorCard } from '../cards.js'
import {
  type RuntimeErrorStatement,
  statementOf,
  statementSchema,
  statementsIn,
} from '../statement.js'
import { listIn, type Play, playFields } from './certificate.js'
import { shapeOf } from './check.js'
import {
  positionProblem,
  positionSchema,
  type Reshuffle,
  type RuntimeErrorPosition,
  upTo,
} from './position.js'
import {
  editsAt,
  listed,
  type Moment,
  momentOf,
  nameOf,
  outcomesOf,
  scripted,
  setsOff,
} from './step.js'

/**
 * As many plays, and draws that may follow them, are looked at for one refutation. Those that the
 * prover writes unless told otherwise take no more.
 */
const MOST_LOOKS = 60_000
const TOO_LONG = 'It would take too long to check'

const node = v.pipe(v.number(), v.integer(), v.minValue(0))

const counterStrategySchema = v.strictObject({
  kind: v.literal('counter-strategy'),
  /** For each script, and for none, the node where it starts. */
  openings: /* @__PURE__ */ upTo(
    MOST_LOOKS,
    v.strictObject({ script: v.exactOptional(statementSchema), node }),
  ),
  /** Moments that the player cannot get out of. */
  nodes: /* @__PURE__ */ upTo(
    MOST_LOOKS,
    v.strictObject({
      /** For each play that need not end the turn at once, the deck's answer. */
      answers: upTo(
        MOST_LOOKS,
        v.strictObject({
          ...playFields,
          /** The card that is drawn; absent where none is. */
          drawn: v.exactOptional(card),
          /** The number of the node after it: larger than this one's, so that it comes to an end. */
          node,
        }),
      ),
    }),
  ),
})

const refutationSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('no-loop') }),
  counterStrategySchema,
  v.strictObject({ kind: v.literal('search') }),
])

/** Answers are counted before any of them is looked at. */
const shortRefutationSchema = v.pipe(
  v.custom<unknown>((given) => {
    let answers = 0
    return listIn(given, 'nodes')
      .slice(0, MOST_LOOKS)
      .every((each) => {
        answers += listIn(each, 'answers').length
        return answers <= MOST_LOOKS
      })
  }, TOO_LONG),
  refutationSchema,
)

/**
 * Why a turn cannot last for ever.
 *
 * - `no-loop`: there is no LOOP statement, and none can be laid, so there is at most one input.
 * - `counter-strategy`: how the deck ends the turn, whatever the player does.
 *   {@link refutationProblem} can check it. It is given only if it is small.
 * - `search`: the prover refuted all plans, but the list of answers would be too long.
 */
export type RuntimeErrorRefutation = Immutable<v.InferOutput<typeof refutationSchema>>

/** Whether a LOOP statement is there, or can be laid from the hand. */
export function mayLoop({ own, hand, script }: RuntimeErrorPosition): boolean {
  const isSpade = (card: RuntimeErrorCard) => card.endsWith('S')
  return own.some((s) => isSpade(s.function)) || (script && hand.length > 3 && hand.some(isSpade))
}

/**
 * Checks a counter-strategy: at each of its nodes, every play must end the turn by some draw, or be
 * answered by a draw that leads to a later node. Describes in a sentence what is wrong, or returns
 * `undefined` if nothing is. The work is bounded: a counter-strategy that needs more is refused.
 *
 * @param position - what the claimant knows
 * @param refutation - any value; a value that is not a refutation is refused, and so is one of kind
 * `search`, which can't be checked; nothing throws
 *
 * @example
 * ```ts
 * import { refutationProblem } from '@ackanomic/programming-games/runtime-error'
 *
 * const position = { hand: [], discard: [], unseen: [], deck: 0, own: [], opponents: [], script: false }
 * refutationProblem(position, { kind: 'no-loop' }, { reshuffle: 'on-draw' }) // => undefined
 * refutationProblem(position, {}, { reshuffle: 'on-draw' }) // => 'No refutation has that at kind.'
 * ```
 */
export function refutationProblem(
  position: RuntimeErrorPosition,
  refutation: unknown,
  { reshuffle }: { readonly reshuffle: Reshuffle },
): string | undefined {
  const from = shapeOf(positionSchema, position, 'position')
  if ('why' in from) return from.why
  const problem = positionProblem(from)
  if (problem !== undefined) return problem
  const read = shapeOf(shortRefutationSchema, refutation, 'refutation')
  if ('why' in read) return read.why
  if (read.kind === 'no-loop')
    return mayLoop(from) ? 'A LOOP statement is there, or can be laid.' : undefined
  if (read.kind === 'search') return 'It does not say how the deck answers.'
  const claims: [number, Moment][] = []
  const nodeOf = new Map(read.openings.map((opening) => [textOf(opening.script), opening.node]))
  for (const [script, start] of startsOf(from, momentOf(from, reshuffle))) {
    const node = nodeOf.get(textOf(script))
    if (node === undefined) return 'A script is not answered.'
    claims.push([node, start])
  }
  let looks = read.openings.length
  const seen = new Set<string>()
  for (let claim = claims.pop(); claim !== undefined; claim = claims.pop()) {
    const [at, from] = claim
    const name = `${at} ${nameOf(from)}`
    if (seen.has(name)) continue
    seen.add(name)
    const node = read.nodes[at]
    if (node === undefined) return `There is no node ${at}.`
    looks += node.answers.length
    const answers = new Map(node.answers.map((answer) => [playText(answer), answer]))
    for (const play of playsAt(from)) {
      const outcomes = outcomesOf(from, play) ?? []
      looks += 1 + outcomes.length
      if (looks > MOST_LOOKS) return `${TOO_LONG}.`
      if (outcomes.some(({ next }) => next === undefined)) continue
      const answer = answers.get(playText(play))
      const next = outcomes.find(({ drawn }) => drawn === answer?.drawn)?.next
      if (answer === undefined || next === undefined) return `${play.input} is not answered.`
      if (answer.node <= at) return `Node ${answer.node} does not come after node ${at}.`
      claims.push([answer.node, next])
    }
  }
  return undefined
}

/** The moments from which the claimant may start: without a script, and after each. */
function* startsOf(
  { hand, script }: RuntimeErrorPosition,
  moment: Moment,
): Generator<[script: RuntimeErrorStatement | undefined, start: Moment]> {
  yield [undefined, moment]
  const scripts = script ? statementsIn(hand.map(cardNumber), []) : []
  for (const cards of scripts) {
    const statement = statementOf(cards)
    const start = scripted(moment, statement)
    if (start !== undefined) yield [statement, start]
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
