import type { SeatNumber } from '@ackanomic/core'
import { isInGame, type PositionDefinition, seatsInGame } from '@ackanomic/core/engine'
import { reverseStack, sorted, WHOLE_HAND } from './coasters.js'
import type { AcksAndExceptions } from './model.js'
import { awaitAct, draw, drawsIn } from './rounds.js'
import {
  endOf,
  endsOf,
  exceptionChance,
  highestBid,
  inHandOf,
  mostOf,
  nextCaller,
  openQueues,
  ROUNDS_TO_WIN,
  seenOf,
  winsOf,
} from './selectors.js'
import { type AcksRound, type AcksShared, secretSchema, sharedSchema } from './state.js'

export const acksPosition: PositionDefinition<AcksAndExceptions> = {
  shared: sharedSchema,
  secret: secretSchema,
  problem: (state) =>
    roundsProblem(state) ??
    (state.outcome === null ? presentProblem(state) : undefined) ??
    secretsProblem(state),
  resume: (draft, ctx) => (drawsIn(draft).length > 0 ? draw(draft, ctx) : awaitAct(draft, ctx)),
}

type Laid = Parameters<PositionDefinition<AcksAndExceptions>['problem']>[0]

function roundsProblem({ shared, options, roster, outcome }: Laid): string | undefined {
  let playing = roster.seats.map(() => true)
  for (const [index, round] of shared.rounds.entries()) {
    const where = `rounds: in round ${index + 1}`
    const fault = roundProblem(round, shared.rounds.slice(0, index), options)
    if (fault !== undefined) return `${where} ${fault}`
    const there = round.stacks.map((stack) => stack > 0)
    if (there.some((isThere, seat) => (isThere ? !playing[seat] : isInGame(roster, seat))))
      return `${where} everybody has a stack who is in the game, and nobody who had none before.`
    playing = there
    if (round.ended !== (endOf(round) ?? 'void')) return `${where} it ended otherwise.`
  }
  const before = outcome === null ? shared.rounds : shared.rounds.slice(0, -1)
  for (const [seat, { presence }] of roster.seats.entries()) {
    if (winsOf(before, seat) >= ROUNDS_TO_WIN) return `rounds: seat ${seat} has won the game.`
    const left = coastersAfter(shared.rounds, seat)
    if ((presence === 'out') !== (left === 0))
      return `seats: seat ${seat} is ${left === 0 ? '' : 'not '}out, by the rounds.`
    const has = isInGame(roster, seat) ? left : 0
    if (shared.coasters[seat] !== has) return `coasters: seat ${seat} has ${has} left.`
  }
  const gone = roster.seats.filter(({ presence }) => presence === 'left').length
  return shared.rounds.filter(({ ended }) => ended === 'void').length > gone
    ? 'rounds: one is void only because somebody has left.'
    : undefined
}

type Played = Pick<AcksRound, 'stacks' | 'calls' | 'flips'> & Pick<AcksShared, 'starter'>

function roundProblem(
  { starter, stacks, calls, flips }: Played,
  before: readonly AcksRound[],
  options: AcksAndExceptions['Options'],
): string | undefined {
  const poor = stacks.findIndex((stack, seat) => stack > coastersAfter(before, seat))
  if (poor >= 0) return `seat ${poor} has no more than ${coastersAfter(before, poor)} coasters.`
  const first = turnIn(stacks, starter ?? 0)
  if (first === undefined) return 'the stacks are not those of players who place in turn.'
  const most = mostOf({ stacks }, options)
  for (const [index, { seat, bid }] of calls.entries()) {
    const earlier = calls.slice(0, index)
    const caller = index === 0 ? first : nextCaller({ calls: earlier, stacks }, options)
    if (seat !== caller) return `it is not for seat ${seat} to call.`
    if (bid === null ? index === 0 : bid <= (highestBid(earlier)?.bid ?? 0) || bid > most)
      return `seat ${seat} cannot call ${bid ?? 'a pass'}.`
  }
  const { seat = -1 } = highestBid(calls) ?? {}
  if (seat < 0) return 'somebody challenges.'
  if (flips.length > 0 && nextCaller({ calls, stacks }, options) !== null)
    return 'nothing is flipped before the bidding is over.'
  for (const [index, { of }] of flips.entries()) {
    const then = { calls, stacks, flips: flips.slice(0, index) }
    if (endOf(then) !== null) return 'nothing is flipped once it is over.'
    if (!openQueues(then, seat).includes(of)) return `no coaster of seat ${of} comes next.`
  }
  return undefined
}

/** The coasters of a seat after some rounds, unless they had left by then. */
function coastersAfter(rounds: readonly AcksRound[], seat: SeatNumber): number {
  return WHOLE_HAND.length - endsOf(rounds, seat, 'failure')
}

/** The seat whose turn follows from the stacks; `undefined` if they are impossible. */
function turnIn(stacks: readonly number[], starter: number): number | undefined {
  const order = stacks.map((_, step) => (starter + step) % stacks.length)
  const players = order.filter((seat) => (stacks[seat] ?? 0) > 0)
  const turns = stacks.reduce((sum, stack) => sum + stack, 0) - players.length
  const full = Math.floor(turns / players.length)
  const ahead = turns % players.length
  const fits = players.every((seat, at) => stacks[seat] === 1 + full + (at < ahead ? 1 : 0))
  return fits ? players[ahead] : undefined
}

function presentProblem({ shared, options, roster }: Laid): string | undefined {
  const { stage, turn, stacks, starter, calls, flips } = shared
  const playing = seatsInGame(roster)
  if (playing.length < 2) return 'seats: two players or more are in the game.'
  const isLoss = stage === 'loss'
  const ghost = stacks.findIndex((stack, seat) => stack > 0 && !isInGame(roster, seat))
  if (ghost >= 0 && !(isLoss && roster.seats[ghost]?.presence === 'left'))
    return `stacks: seat ${ghost} is not in the game.`
  const hasBegun = starter !== null && playing.every((seat) => (stacks[seat] ?? 0) > 0)
  if (!hasBegun) {
    const most = starter === null ? 0 : 1
    const fits = stacks.every((stack) => stack <= most) && calls.length + flips.length === 0
    if (!fits) return 'stacks: nobody places a second coaster, or calls, before all have a first.'
    if (starter !== null && !isInGame(roster, starter))
      return 'starter: that player is not in the game.'
  } else if (calls.length > 0) {
    const fault = roundProblem(shared, shared.rounds, options)
    if (fault !== undefined) return `calls: ${fault}`
  } else if (flips.length > 0) return 'flips: there are none before a challenge.'
  const due = dueIn(shared, options, hasBegun)
  if (due === undefined) return 'stacks: they are not those of a round that goes on.'
  if (due.stage !== stage) return `stage: it must be "${due.stage}".`
  if (due.turn !== turn) return `turn: it must be ${due.turn}.`
  if (isLoss && (shared.coasters[turn ?? -1] ?? 0) < 2)
    return 'stage: the last coaster is lost at once.'
  return lateProblem(shared, options, playing)
}

/** The stage and the actor, derived from the rest. */
function dueIn(
  shared: AcksShared,
  options: AcksAndExceptions['Options'],
  hasBegun: boolean,
): Pick<AcksShared, 'stage' | 'turn'> | undefined {
  const { starter, stacks, calls } = shared
  if (starter === null) return { stage: 'starter', turn: null }
  if (!hasBegun) return { stage: 'set-up', turn: null }
  const top = highestBid(calls)
  if (top === null) {
    const turn = turnIn(stacks, starter)
    return turn === undefined ? undefined : { stage: 'placing', turn }
  }
  const caller = nextCaller(shared, options)
  if (caller !== null) return { stage: 'bidding', turn: caller }
  const ended = endOf(shared)
  if (ended === 'success') return undefined
  return { stage: ended === null ? 'processing' : 'loss', turn: top.seat }
}

function lateProblem(
  shared: AcksShared,
  options: AcksAndExceptions['Options'],
  playing: readonly number[],
): string | undefined {
  const { stage, turn, late, stacks } = shared
  if (late.length === 0) return undefined
  const isDrawn = stage === 'placing' || (stage === 'loss' && options.loss !== 'random')
  const isSetUp = stage === 'set-up'
  const waiting = playing.filter((seat) =>
    isSetUp ? stacks[seat] === 0 : isDrawn && seat === turn,
  )
  const hasChoice = stage === 'loss' || waiting.every((seat) => inHandOf(shared, seat) > 1)
  return options.timeLimit !== null && hasChoice && late.join() === waiting.join()
    ? undefined
    : 'late: name nobody, or everybody for whom the host has to draw.'
}

function secretsProblem({ shared, secret, options, roster }: Laid): string | undefined {
  for (const [seat, { hand, stack }] of secret.entries()) {
    const where = `secret: seat ${seat}`
    if (!isInGame(roster, seat)) {
      if (hand.length + stack.length > 0) return `${where} has nothing left.`
      continue
    }
    const [inHand, onStack] = [inHandOf(shared, seat), shared.stacks[seat]]
    if (hand.length !== inHand || stack.length !== onStack)
      return `${where} has ${inHand} in hand and ${onStack} on the stack.`
    if (hand.join() !== sorted(hand).join()) return `${where} holds ACKs before the Exception.`
    const exceptions = [...hand, ...stack].filter((coaster) => coaster === 'Exception').length
    if (exceptions > 1 || hand.length + stack.length - exceptions > 3)
      return `${where} began with three ACKs and one Exception.`
    const flipped = seenOf(shared, seat)
    if (reverseStack(stack, options.flipOrder).slice(0, flipped.length).join() !== flipped.join())
      return `${where} has flipped ${flipped.join(', ')}.`
    const hides = exceptions > 0 && !flipped.includes('Exception')
    if (exceptionChance(shared, seat) === (hides ? 0 : 1))
      return `${where} ${hides ? 'cannot have' : 'must have'} the Exception, by what was flipped.`
  }
  return undefined
}
