import type { RandomInt, SeatNumber } from '@ackanomic/core'
import type { MoveEvaluation } from '@ackanomic/core/bots'
import { canMove, isInGame, type TacticsOf, visibleState } from '@ackanomic/core/engine'
import { cardNumber, cardValue, type RuntimeErrorCard } from './cards.js'

import { openStatements, positionKnown, provablePositionOf } from './knowledge.js'
import type { EditMove, InputMove, RuntimeError } from './model.js'
import { planOf } from './proof/certificate.js'
import { lemmaAt } from './proof/check.js'
import { proofOf } from './proof/prove.js'
import { editsWith, scriptsWith } from './scripting.js'
import type { RuntimeErrorShared } from './state.js'
import {
  functionOf,
  type RuntimeErrorFunction,
  type RuntimeErrorStatement,
  setOffBy,
} from './statement.js'
import { checkMoment } from './turn.js'

type Move = RuntimeError['Move']

/**
 * The tactics of Runtime Error. Before each input, the prover looks for a plan, and the player
 * claims a turn that can last for ever. Until then, the player lays LOOP and PULL over the same,
 * wide range of values, because two cards that only pull and loop fetch each other for ever, keeps
 * such cards, plays cards that bring more than they cost, and breaks the loops of others by edits.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { runtimeError } from '@ackanomic/programming-games/runtime-error'
 * import { runtimeErrorTactics } from '@ackanomic/programming-games/runtime-error/tactics'
 *
 * const match = createMatch(runtimeError, { players: ['Ann', 'Bob'], options: { first: 0 } })
 * runtimeErrorTactics.rolloutPolicy(match.value.state, 1, () => 0) // => undefined
 * ```
 */
export const runtimeErrorTactics: TacticsOf<RuntimeError> = {
  rolloutPolicy(state, seat, choose) {
    const { shared, secret, options } = state
    const hand = secret[seat]?.hand ?? []
    if (!isTurn(state, seat)) return undefined
    if (shared.stage !== 'edit' && hasLoop(shared, seat)) {
      const kind = lemmaAt(positionKnown(state), options.reshuffle)
      if (kind !== undefined) {
        if (options.claim !== 'solver') return { type: 'claim', plan: { nodes: [{ kind }] } }
        if (shared.solver === null) return { type: 'claim', plan: null }
      }
    }
    return bestOf(worthDoing(weighed(shared, seat, hand)), choose)?.move
  },
  evaluate: ({ shared, roster }) => {
    const stands = shared.hands.map((size, seat) =>
      isInGame(roster, seat) ? 1 + promiseOf(openStatements(shared, seat)) + size : 0,
    )
    const all = stands.reduce((sum, each) => sum + each, 0)
    return stands.map((each) => (all === 0 ? 0 : each / all))
  },
  *solve(view, choose) {
    const { shared, seat, mine, options } = view
    if (!isTurn(visibleState(view), seat)) return undefined
    const plays = advised(weighed(shared, seat, mine.hand), choose)
    yield plays
    const position = provablePositionOf(view)
    if (position === undefined) return plays
    const { reshuffle, claim } = options
    const budget = Math.min(BUDGET, options.budget)
    const proving = proofOf(position, { reshuffle, budget })
    for (;;) {
      const step = proving.next()
      if (step.done !== true) {
        yield plays
        continue
      }
      const proof = step.value
      if (proof.forever !== 'yes' || (claim === 'solver' && shared.solver !== null)) return plays
      const plan = claim === 'solver' ? null : planOf(proof.certificate)
      const reason = 'This turn can be made to last for ever.'
      return [{ move: { type: 'claim', plan }, value: 1, visits: proof.states, reason }, ...plays]
    }
  },
  maxRolloutDepth: 60,
}

const BUDGET = 20_000

function isTurn(seen: Parameters<typeof checkMoment>[0], seat: SeatNumber): boolean {
  const { stage } = seen.shared
  const isOwn = canMove(seen, seat) && (stage === 'edit' || OPEN.includes(stage))
  return isOwn && checkMoment(seen, stage === 'edit' ? 'edit' : 'input', seat) === undefined
}

const OPEN: readonly RuntimeErrorShared['stage'][] = ['scripting', 'testing', 'loop']

function hasLoop(shared: RuntimeErrorShared, seat: SeatNumber): boolean {
  return openStatements(shared, seat).some((each) => functionOf(each.function) === 'loop')
}

/** A move, its gain in cards or prospects, and its reason. */
interface Weighed {
  readonly move: Move
  readonly gain: number
  readonly why: string
}

/** The moves besides a claim. */
function weighed(
  shared: RuntimeErrorShared,
  seat: SeatNumber,
  hand: readonly RuntimeErrorCard[],
): readonly Weighed[] {
  if (shared.stage === 'edit') {
    return editsWith(shared, hand).map((move) => ({
      move,
      gain: gainOf(shared, seat, move),
      why: move.of === seat ? 'It makes your own loop wider.' : 'It spoils the loop of another.',
    }))
  }
  const inputs = hand.map((card): Weighed => {
    const move: InputMove = { type: 'input', card }
    const gain = brings(shared, seat, card)
    const runs = setOffBy(openStatements(shared, seat), card).length > 0
    const why = runs ? 'Something runs, but it costs more than it brings.' : 'It sets off nothing.'
    return { move, gain, why: gain > 0 ? 'It brings more cards than it costs.' : why }
  })
  // LOOP requires another input, even a useless one.
  if (shared.stage === 'loop') return inputs
  const before = promiseOf(openStatements(shared, seat))
  const scripts = shared.stage === 'scripting' ? scriptsWith(shared, seat, hand) : []
  const laid = scripts.map((move): Weighed => {
    const gain = promiseOf([...openStatements(shared, seat), move]) - before - PRICE
    const range = `${functionOf(move.function).toUpperCase()} runs for ${move.lower} to ${move.upper}`
    return { move, gain, why: `${range}${gain > 0 ? '.' : ', which is not worth three cards.'}` }
  })
  return [...laid, ...inputs, { move: { type: 'end' }, gain: 0, why: planOfTurn(shared, seat) }]
}

/** The moves without those that are worse than to end the turn. */
function worthDoing(list: readonly Weighed[]): readonly Weighed[] {
  return list.some(({ move }) => move.type === 'end')
    ? list.filter(({ gain, move }) => gain > 0 || move.type === 'end')
    : list
}

/** Why a player who has nothing better to do draws a card: what is still missing for a loop. */
function planOfTurn(shared: RuntimeErrorShared, seat: SeatNumber): string {
  const does = openStatements(shared, seat).map((each) => functionOf(each.function))
  if (!does.includes('loop'))
    return 'Draw: you need a wide statement with a spade, which is a LOOP.'
  return does.includes('pull')
    ? 'Draw: you need two cards that your PULL and your LOOP fetch for each other.'
    : 'Draw: you need a heart, which is a PULL, over the same values as your LOOP.'
}

/** The value in the hand of the three cards of a statement. */
const PRICE = 10

/** The value of each function, and of pulling or loading together with looping. */
const ALONE: Readonly<Record<RuntimeErrorFunction, number>> = {
  edit: 0.15,
  load: 1,
  pull: 1,
  loop: 1.2,
}
const PULL_AND_LOOP = 2
const LOAD_AND_LOOP = 1
const EDIT_AND_LOOP = -1

/** The value of a player's statements. */
function promiseOf(statements: readonly RuntimeErrorStatement[]): number {
  let promise = 0
  for (let value = 1; value <= 13; value++) {
    const does: RuntimeErrorFunction[] = []
    for (const { lower, upper, function: body } of statements) {
      if (pipsOf(lower) <= value && value <= pipsOf(upper)) does.push(functionOf(body))
    }
    for (const name of does) promise += ALONE[name]
    if (!does.includes('loop')) continue
    if (does.includes('pull')) promise += PULL_AND_LOOP
    if (does.includes('load')) promise += LOAD_AND_LOOP
    if (does.includes('edit')) promise += EDIT_AND_LOOP
  }
  return promise
}

const pipsOf = (card: RuntimeErrorCard): number => cardValue(cardNumber(card))

/** The value of an edit: its own statements improved, or another player's spoiled. */
function gainOf(
  shared: RuntimeErrorShared,
  seat: SeatNumber,
  { of, statement: at, slot, card }: EditMove,
): number {
  const before = openStatements(shared, of)
  const after = before.map((each, place) => (place === at ? { ...each, [slot]: card } : each))
  const change = promiseOf(after) - promiseOf(before)
  return of === seat ? change : -change
}

/** The cards that an input brings, less itself and an edit's. */
function brings(shared: RuntimeErrorShared, seat: SeatNumber, card: RuntimeErrorCard): number {
  const does = setOffBy(openStatements(shared, seat), card)
  const pulls = does.includes('pull') && shared.discard.length > 0 ? 1 : 0
  const loads = does.includes('load') ? 1 : 0
  const edits = does.includes('edit') ? 1 : 0
  // A card that pulls and loops is half of an endless loop.
  const kept = does.includes('loop') && does.includes('pull') ? 0.75 : 0
  const rivals = shared.statements.some(
    (_, other) => other !== seat && promiseOf(openStatements(shared, other)) > DANGEROUS,
  )
  return pulls + loads - 1 + (does.includes('loop') ? 0.5 : 0) - kept + (rivals ? 2 : -1) * edits
}

/** The value from which another player's statements should be spoiled. */
const DANGEROUS = 30

/** A random one of the moves with most gain. */
function bestOf(list: readonly Weighed[], choose: RandomInt): Weighed | undefined {
  let most = Number.NEGATIVE_INFINITY
  for (const { gain } of list) most = Math.max(most, gain)
  const best = list.filter(({ gain }) => gain === most)
  return best.length === 0 ? undefined : best[choose(best.length)]
}

function advised(list: readonly Weighed[], choose: RandomInt): readonly MoveEvaluation<Move>[] {
  const best = bestOf(list, choose)
  const rest = list.filter((each) => each !== best).sort((a, b) => b.gain - a.gain)
  return [...(best === undefined ? [] : [best]), ...rest].map(({ move, gain, why }) => ({
    move,
    value: 1 / (1 + Math.exp(-gain / 10)),
    visits: 1,
    reason: why,
  }))
}
