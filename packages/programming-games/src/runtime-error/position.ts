import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import { ask, askedIn, positionsAt } from './asking.js'
import { RUNTIME_ERROR_CARDS } from './cards.js'
import { isChoicePoint, isOpen, openCards, openOnTable, openStatements } from './knowledge.js'
import type { RuntimeError } from './model.js'
import { canEdit } from './scripting.js'
import type { Task } from './state.js'
import { hiddenSchema, type RuntimeErrorShared, secretSchema, sharedSchema } from './state.js'
import { type RuntimeErrorFunction, SLOTS, setOffBy, syntaxProblem } from './statement.js'
import { END_OF_TURN, isNewDeckDue } from './turn.js'

export const runtimeErrorPosition: PositionDefinition<RuntimeError> = {
  shared: sharedSchema,
  secret: secretSchema,
  hidden: hiddenSchema,
  problem: (state) => cardsProblem(state) ?? seatsProblem(state) ?? momentProblem(state),
  resume(draft, ctx) {
    for (const { name } of askedIn(draft)) ask(draft, name, ctx)
  },
}

type Laid = Parameters<PositionDefinition<RuntimeError>['problem']>[0]

function cardsProblem({ shared, secret, hidden, roster }: Laid): string | undefined {
  const { statements, hands, seen, pool } = shared
  const seats = roster.seats.length
  for (const [name, list] of Object.entries({ statements, hands, seen })) {
    if (list.length !== seats) return `${name}: give one for each of the ${seats} seats.`
  }
  const all = [...openOnTable(shared), ...hidden.deck, ...secret.flatMap(({ hand }) => hand)]
  for (const { faceDown } of secret) if (faceDown !== null) all.push(faceDown)
  const twice = all.find((each, at) => all.indexOf(each) !== at)
  if (twice !== undefined) return `${twice} is in two places; there is only one of each card.`
  const whole = shared.stage === 'deal' ? 0 : RUNTIME_ERROR_CARDS.length
  if (all.length !== whole) return `${whole} cards are in play, not ${all.length}.`
  if (shared.deck !== hidden.deck.length) return `deck: it holds ${hidden.deck.length} cards.`
  if (new Set(pool).size < (pool?.length ?? 0)) return 'pool: it names a card twice.'
  const stray = hidden.deck.find((each) => pool?.includes(each) === false)
  if (stray !== undefined) return `pool: ${stray} is in the deck, which was made of other cards.`
  return undefined
}

function seatsProblem({ shared, secret, roster }: Laid): string | undefined {
  const { faceDown, turn } = shared
  if (faceDown !== null && shared.statements[faceDown.of]?.[faceDown.statement] === undefined)
    return 'faceDown: there is no such statement.'
  for (const [seat, { hand, faceDown: hidden }] of secret.entries()) {
    const mine = shared.statements[seat] ?? []
    const seen = shared.seen[seat] ?? []
    if (shared.hands[seat] !== hand.length) return `hands: seat ${seat} holds ${hand.length} cards.`
    if (!isInGame(roster, seat) && hand.length + mine.length > 0)
      return `seats: seat ${seat} has left; their cards are in the discard pile.`
    if ((hidden !== null) !== (faceDown !== null && seat === turn))
      return 'faceDown: one card at most lies face down, and it is known to the player in turn.'
    const held = hidden === null ? hand : [...hand, hidden]
    if (seen.some((each, at) => !held.includes(each) || seen.indexOf(each) !== at))
      return `seen: seat ${seat} does not hold all of that.`
    const filled = mine.map((each, at) =>
      faceDown?.of === seat && faceDown.statement === at
        ? { ...each, [faceDown.slot]: secret[turn]?.faceDown ?? null }
        : each,
    )
    if (!filled.every(isOpen) || syntaxProblem(filled) !== undefined)
      return `statements: those of seat ${seat} are not valid.`
    const gap = mine.reduce((sum, each) => sum + SLOTS.length - openCards(each).length, 0)
    if (gap !== (faceDown?.of === seat ? 1 : 0)) return 'faceDown: it must name the gap.'
  }
  return undefined
}

function momentProblem(state: Laid): string | undefined {
  const { shared, secret, options, roster, outcome } = state
  const { stage, turn, ahead, shuffling, discard } = shared
  if (outcome !== null) return provedProblem(state)
  if (shared.proved !== null) return 'proved: the game goes on.'
  if (seatsInGame(roster).length < 2) return 'seats: two players or more are in the game.'
  const isInput = stage === 'edit' || stage === 'executing'
  if ((shared.input !== null) !== isInput)
    return `input: there is ${isInput ? 'one' : 'none'} in the stage ${stage}.`
  if (shared.faceDown !== null && stage !== 'executing')
    return `faceDown: nothing lies face down in the stage ${stage}.`
  if (!aheadIn(shared).some((tasks) => tasks.join() === ahead.join()))
    return `ahead: ${ahead.join(', ') || 'nothing'} cannot follow now.`
  if (stage === 'deal' || stage === 'first') {
    const { solver, pool, statements } = shared
    const isUsed = solver !== null || turn !== 0 || shuffling || pool !== null
    if (isUsed || statements.flat().length > 0)
      return 'stage: before the first turn nothing is laid, and the turn is 0.'
    if (stage === 'deal') return undefined
    return options.first === 'chance' && shared.deck > 0
      ? undefined
      : 'stage: it is not drawn who begins.'
  }
  if (!isInGame(roster, turn)) return `turn: seat ${turn} is not in the game.`
  // Its answer holds for the rest of the turn.
  const mayStand = shared.solver !== 'asked' || isChoicePoint({ ...shared, solver: null })
  if (shared.solver !== null && (options.claim === 'certificate' || !mayStand))
    return 'solver: it is not asked now.'
  const isDue = isNewDeckDue(state)
  if (isDue && discard.length === 1) return 'discard: its one card must be the deck by now.'
  if (shuffling !== isDue)
    return `shuffling: the discard pile is ${isDue ? '' : 'not '}to be shuffled now.`
  if (!shuffling && (stage === 'executing' || stage === 'ending'))
    return `stage: nothing is waited for in the stage ${stage}.`
  const hand = secret[turn]?.hand ?? []
  if (stage === 'loop' && hand.length === 0) return 'stage: LOOP is ignored with an empty hand.'
  if (stage === 'edit' && !(setOffIn(shared).includes('edit') && canEdit(shared, hand)))
    return 'stage: no EDIT is set off, or it cannot be done.'
  return undefined
}

/** The functions that the input sets off, without sleeping ones. */
function setOffIn(shared: RuntimeErrorShared): RuntimeErrorFunction[] {
  if (shared.input === null) return []
  return setOffBy(openStatements(shared, shared.turn), shared.input)
}

/** The functions that may still be pending, by the stage and the input. */
function aheadIn(shared: RuntimeErrorShared): readonly (readonly Task[])[] {
  const functions = setOffIn(shared).flatMap((each): Task[] => (each === 'edit' ? [] : [each]))
  const all = [...functions, ...END_OF_TURN]
  switch (shared.stage) {
    case 'edit':
      return [all]
    case 'executing':
      return [...functions, 'discard'].map((_, done) => all.slice(done))
    case 'ending':
      return [END_OF_TURN.slice(1), END_OF_TURN.slice(2)]
    default:
      return [[]]
  }
}

function provedProblem(state: Laid): string | undefined {
  const { proved, turn } = state.shared
  if (proved === null) return undefined
  const isThere = positionsAt(state).some((each) => equalJson(each, proved.position))
  return proved.seat === turn && isThere ? undefined : 'proved: it is not about what lies there.'
}
