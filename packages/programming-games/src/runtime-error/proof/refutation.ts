import type { Card } from '../cards.js'
import type { Play } from './certificate.js'
import { editsAt, type Moment, momentOf, nameOf, outcomesOf, scripted, setsOff } from './step.js'
import { type Position, positionProblem, type Reshuffle } from './position.js'
import type { Statement } from '../statement.js'

/** A moment that the player cannot get out of: for each play that goes on, the deck's answer. */
export interface RefutedNode {
  /** All plays that need not end the turn at once. */
  readonly answers: readonly (Play & {
    /** The card that is drawn; absent where none is. */
    readonly drawn?: Card
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
export type Refutation =
  | { readonly kind: 'no-loop' }
  | {
      readonly kind: 'counter-strategy'
      /** For each script, and for none, the node where it starts. */
      readonly openings: readonly { readonly script?: Statement; readonly node: number }[]
      /** The nodes. */
      readonly nodes: readonly RefutedNode[]
    }
  | { readonly kind: 'search' }

/** Whether a LOOP statement is there, or can be laid from the hand. */
export function mayLoop({ own, hand, script }: Position): boolean {
  const isSpade = (card: Card) => card.endsWith('S')
  return own.some((s) => isSpade(s.function)) || (script && hand.length > 3 && hand.some(isSpade))
}

/**
 * Checks a counter-strategy: at each of its nodes every play must end the turn by some draw, or be
 * answered by a draw that leads to a later node. Sentence of what is wrong, or `undefined`.
 *
 * @param position - what the claimant knows
 * @param refutation - the refutation; one by mere search can't be checked, and is refused
 */
export function refutationProblem(
  position: Position,
  refutation: Refutation,
  { reshuffle }: { readonly reshuffle: Reshuffle },
): string | undefined {
  const problem = positionProblem(position)
  if (problem !== undefined) return problem
  if (refutation.kind === 'no-loop') {
    return mayLoop(position) ? 'A LOOP statement is there, or can be laid.' : undefined
  }
  if (refutation.kind === 'search') return 'It does not say how the deck answers.'
  const claims: [number, Moment][] = []
  const moment = momentOf(position, reshuffle)
  for (const script of scriptsAt(position)) {
    const opening = refutation.openings.find((each) => isSameScript(each.script, script))
    const start = script === undefined ? moment : scripted(moment, script)
    if (opening === undefined || start === undefined) return 'A script is not answered.'
    claims.push([opening.node, start])
  }
  const seen = new Set<string>()
  for (let claim = claims.pop(); claim !== undefined; claim = claims.pop()) {
    const [at, from] = claim
    const name = `${at} ${nameOf(from)}`
    if (seen.has(name)) continue
    seen.add(name)
    const node = refutation.nodes[at]
    if (node === undefined) return `There is no node ${at}.`
    for (const play of playsAt(from)) {
      const outcomes = outcomesOf(from, play, reshuffle) ?? []
      if (outcomes.some(({ next }) => next === undefined)) continue
      const answer = node.answers.find((each) => isSamePlay(each, play))
      const next = outcomes.find(({ drawn }) => drawn === answer?.drawn)?.next
      if (answer === undefined || next === undefined) return `${play.input} is not answered.`
      if (!(answer.node > at)) return `Node ${answer.node} does not come after node ${at}.`
      claims.push([answer.node, next])
    }
  }
  return undefined
}

function scriptsAt({ hand, own, script }: Position): (Statement | undefined)[] {
  const moment: Moment = {
    hand,
    own,
    top: undefined,
    below: [],
    unseen: [],
    deck: 0,
    opponents: [],
  }
  const scripts = hand.flatMap((lower) =>
    hand.flatMap((upper) => hand.map((body) => ({ lower, upper, function: body }))),
  )
  return script
    ? [undefined, ...scripts.filter((each) => scripted(moment, each) !== undefined)]
    : [undefined]
}

function playsAt(moment: Moment): Play[] {
  return moment.hand.flatMap((input): Play[] => {
    const edits = setsOff(moment.own, input).includes('D') ? editsAt(moment, input) : []
    return edits.length === 0 ? [{ input }] : edits.map((edit) => ({ input, edit }))
  })
}

function isSameScript(one: Statement | undefined, other: Statement | undefined): boolean {
  return (
    one?.lower === other?.lower && one?.upper === other?.upper && one?.function === other?.function
  )
}

function isSamePlay(one: Play, other: Play): boolean {
  return (
    one.input === other.input &&
    one.edit?.of === other.edit?.of &&
    one.edit?.statement === other.edit?.statement &&
    one.edit?.slot === other.edit?.slot &&
    one.edit?.card === other.edit?.card
  )
}
