import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  type SearchDefinition,
  seatsInGame,
  shuffled,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { solverQuestion } from './claiming.js'
import { drawable, openOnTable, openStatements } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { runtimeErrorPosition } from './position.js'
import type { RuntimeErrorPlan } from './proof/certificate.js'
import { runtimeErrorRules } from './rules.js'
import { fits } from './scripting.js'
import type {
  RuntimeErrorFaceDown,
  RuntimeErrorNoPlan,
  RuntimeErrorSecret,
  RuntimeErrorShared,
} from './state.js'
import type { RuntimeErrorStatement } from './statement.js'
import { runtimeErrorText } from './text.js'

/** What a search needs of Runtime Error; there are no scores. */
const runtimeErrorMind: SearchDefinition<RuntimeError> = {
  determinize: sampleRuntimeError,
  answers: { plan: (_, { question }) => question.usual as RuntimeErrorPlan | RuntimeErrorNoPlan },
}

/**
 * Deals what a viewer cannot see at random: the card that lies face down, the other hands, and the
 * order of the deck. Cards that all saw go into a hand are there, the deck is made of what it was
 * last shuffled from, and what lies face down leaves a valid statement.
 */
function sampleRuntimeError(
  view: View<RuntimeError>,
  choose: RandomInt,
): Determinization<RuntimeError> {
  const { shared } = view
  const mine = view.role === 'seat' ? view.mine : null
  const me = view.role === 'seat' ? view.seat : -1
  const faceDown = mine?.faceDown ?? faceDownCard(shared, me, mine, choose)
  const apart = [...(mine?.hand ?? []), ...(faceDown === null ? [] : [faceDown])]
  const deck = permuted(drawable(shared, apart), choose).slice(0, shared.deck)
  const placed = new Set([...openOnTable(shared), ...apart, ...deck, ...shared.seen.flat()])
  const rest = permuted(
    RUNTIME_ERROR_CARDS.filter((card) => !placed.has(card)),
    choose,
  )
  const secret = shared.hands.map((size, seat): RuntimeErrorSecret => {
    if (seat === me && mine !== null) return mine
    const seen = (shared.seen[seat] ?? []).filter((card) => card !== faceDown)
    const hand = [...seen, ...rest.splice(0, size - seen.length)]
    return { hand, faceDown: seat === shared.turn ? faceDown : null }
  })
  const hidden = { deck }
  return { secret, hidden, openPrompts: askedIn(view, { secret, hidden }) }
}

/**
 * A card that may lie face down, for all that a viewer knows who has not put it there. It is seen to
 * lie there only while the pile is shuffled, so that the deck, which is empty, bars none.
 */
function faceDownCard(
  shared: RuntimeErrorShared,
  me: SeatNumber,
  mine: RuntimeErrorSecret | null,
  choose: RandomInt,
): RuntimeErrorCard | null {
  const { faceDown, turn } = shared
  if (faceDown === null || turn === me) return null
  const elsewhere = new Set([...openOnTable(shared), ...(mine?.hand ?? [])])
  const others = shared.seen.flatMap((seen, seat) => (seat === turn ? [] : seen))
  const seen = shared.seen[turn] ?? []
  const possible = RUNTIME_ERROR_CARDS.filter((card) => {
    if (elsewhere.has(card) || others.includes(card) || !mayLieThere(shared, faceDown, card)) {
      return false
    }
    // The hand must still be able to hold what is known to be in it.
    return seen.includes(card) || seen.length <= (shared.hands[turn] ?? 0)
  })
  return possible[choose(possible.length)] ?? null
}

function mayLieThere(
  shared: RuntimeErrorShared,
  { of, statement, slot }: RuntimeErrorFaceDown,
  card: RuntimeErrorCard,
): boolean {
  const laid = shared.statements[of]?.[statement]
  if (laid === undefined) return false
  // With a valid card in its place, the statement stands where it stood among the others.
  const filled = { ...laid, [slot]: card } as RuntimeErrorStatement
  const statements = openStatements(shared, of)
  statements.splice(statement, 0, filled)
  return fits(statements, { statement, slot }, card)
}

function permuted(cards: readonly RuntimeErrorCard[], choose: RandomInt): RuntimeErrorCard[] {
  return shuffled(cards.length, choose).flatMap((place) => cards[place] ?? [])
}

function askedIn(
  { shared, options, table }: View<RuntimeError>,
  sampled: Pick<Determinization<RuntimeError>, 'secret' | 'hidden'>,
): Determinization<RuntimeError>['openPrompts'] {
  if (shared.solver === 'asked') {
    const question = solverQuestion({ shared, options, ...sampled })
    return [{ name: 'plan', to: 'host', question, details: null }]
  }
  const shuffle = (of: number): { kind: 'shuffle'; of: number } => ({ kind: 'shuffle', of })
  if (shared.stage === 'deal') {
    return [
      { name: 'deck', to: 'host', question: shuffle(RUNTIME_ERROR_CARDS.length), details: null },
    ]
  }
  if (shared.stage === 'first') {
    const seats = seatsInGame(table)
    const question = { kind: 'pick', of: seats.length } as const
    return [{ name: 'first', to: 'host', question, details: { seats } }]
  }
  if (!shared.shuffling) return []
  return [{ name: 'pile', to: 'host', question: shuffle(shared.discard.length), details: null }]
}

/**
 * Runtime Error: players lay statements that cards set off, and who can make the own turn last for
 * ever wins. A claim is decided by the checker of proofs, and by nothing else. Cards are shuffled
 * and drawn by the host, since the game has no referee.
 *
 * Refuses moves with `notBegun` and `notYourTurn` (turn), `notYourClaim` (win.d), `shuffling`
 * (deck.a), `editFirst` (test.d), `inputFirst` (loop.c), `noScriptNow` (script.b), `notInHand`
 * (script.h, test.a, edit.a), `cardTwice` (script.h), `boundsDiffer` (script.d), `boundsCross`
 * (script.c), `functionTaken` (script.e), `noEdit` and `noSuchStatement` (edit.a), `editSpoils` (edit.c), `claimKind` and
 * `undecided` (win.b), `notProved` (win.c) and `notForEver` (win.e); a set-up with `noSuchSeat`
 * (setup.first); besides core's codes.
 *
 * @example
 * ```ts
 * import { runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const table = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
 * const start = runtimeError.setup(table, { first: 0 })
 * if (!start.ok) throw new Error(start.error.message)
 * start.value.state.openPrompts[0]?.question // => { kind: 'shuffle', of: 52 }
 * ```
 */
export const runtimeError: GameOf<RuntimeError> = /* @__PURE__ */ defineGame<RuntimeError>(
  /* @__PURE__ */ withPositions(runtimeErrorRules, runtimeErrorPosition),
  runtimeErrorText,
  runtimeErrorMind,
)
