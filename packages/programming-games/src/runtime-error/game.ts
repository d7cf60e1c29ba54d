import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  shuffled,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { askedIn } from './asking.js'
import { RUNTIME_ERROR_CARDS, type RuntimeErrorCard } from './cards.js'
import { drawable, isOpen, openOnTable } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { runtimeErrorPosition } from './position.js'
import type { RuntimeErrorPlan } from './proof/certificate.js'
import { runtimeErrorRules } from './rules.js'
import { fits } from './scripting.js'
import type { FaceDown, NoPlan, RuntimeErrorSecret, RuntimeErrorShared } from './state.js'
import { runtimeErrorText } from './text.js'

/**
 * Samples unknown cards: the face-down one, which leaves a valid statement, other hands, with the
 * cards seen going there, and the deck, from its last shuffle.
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
  const sampled = { secret, hidden: { deck } }
  return { ...sampled, openPrompts: askedIn({ ...view, ...sampled }) }
}

/** A possible face-down card, for a viewer who has not put it there. */
function faceDownCard(
  shared: RuntimeErrorShared,
  me: SeatNumber,
  mine: RuntimeErrorSecret | null,
  choose: RandomInt,
): RuntimeErrorCard | null {
  const { faceDown, turn, hands } = shared
  if (faceDown === null || turn === me) return null
  const others = shared.seen.filter((_, seat) => seat !== turn).flat()
  const elsewhere = new Set([...openOnTable(shared), ...(mine?.hand ?? []), ...others])
  const seen = shared.seen[turn] ?? []
  // The hand must have room for its known cards.
  const mayBeNew = seen.length <= (hands[turn] ?? 0)
  const possible = RUNTIME_ERROR_CARDS.filter(
    (card) =>
      !elsewhere.has(card) &&
      (mayBeNew || seen.includes(card)) &&
      mayLieThere(shared, faceDown, card),
  )
  return possible[choose(possible.length)] ?? null
}

function mayLieThere(
  { statements }: RuntimeErrorShared,
  { of, statement, slot }: FaceDown,
  card: RuntimeErrorCard,
): boolean {
  const filled = (statements[of] ?? []).map((laid, at) =>
    at === statement ? { ...laid, [slot]: card } : laid,
  )
  return fits(filled.filter(isOpen), { statement, slot }, card)
}

function permuted(cards: readonly RuntimeErrorCard[], choose: RandomInt): RuntimeErrorCard[] {
  return shuffled(cards.length, choose).flatMap((place) => cards[place] ?? [])
}

/**
 * Runtime Error: players lay statements that cards trigger, and a player whose turn can last for
 * ever wins. The checker of proofs decides claims. There is no referee; the host shuffles and
 * draws.
 *
 * It refuses moves with `notBegun` and `notYourTurn` (turn), `claimed` (win.b), `notYourClaim`
 * (win.d), `shuffling` (deck.a), `editFirst` (test.d), `inputFirst` (loop.c), `noScriptNow`
 * (script.b), `notInHand` (script.h, test.a, edit.a), `cardTwice` (script.h), `boundsDiffer`
 * (script.d), `boundsCross` (script.c), `functionTaken` (script.e), `noEdit` and `noSuchStatement`
 * (edit.a), `editSpoils` (edit.c), `claimKind` and `undecided` (win.b), `notProved` (win.c) and
 * `notForEver` (win.e); a set-up with `noSuchSeat` (setup.first); and everything with core's codes.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const match = createMatch(runtimeError, { players: ['Ann', 'Bob'], options: { first: 0 } })
 * match.pendingActions().map(({ persons }) => persons)[0] // => ['Ann']
 * ```
 */
export const runtimeError: GameOf<RuntimeError> = /* @__PURE__ */ defineGame<RuntimeError>(
  /* @__PURE__ */ withPositions(runtimeErrorRules, runtimeErrorPosition),
  runtimeErrorText,
  {
    determinize: sampleRuntimeError,
    answers: { plan: (_, { question }) => question.usual as RuntimeErrorPlan | NoPlan },
  },
)
