import type { SeatNumber } from '@ackanomic/core'
import { type Candidate, chooseByWeight, weightByValue } from '@ackanomic/core/bots'
import {
  canMove,
  isInGame,
  itemAt,
  type SeatView,
  type State,
  seatsInGame,
  type TacticsOf,
} from '@ackanomic/core/engine'
import { type AcksCoaster, reverseStack, WHOLE_HAND } from './coasters.js'
import { movesOf } from './legal-moves.js'
import type { AcksAndExceptions } from './model.js'
import {
  exceptionChance,
  faceDownOf,
  flippedOf,
  highestBid,
  mostOf,
  ROUNDS_TO_WIN,
  winsOf,
} from './selectors.js'

type Move = AcksAndExceptions['Move']

/**
 * The tactics of ACKs & Exceptions. A bid is valued by the risk of each message that is not
 * certain, by the worth of a round or coaster in the standings, and by the Challenger's prospects
 * if the player passes. Coasters are placed at random, by value, so that nobody can recognize an
 * Exception.
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { acksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
 * import { acksTactics } from '@ackanomic/programming-games/acks-and-exceptions/tactics'
 *
 * const match = createMatch(acksAndExceptions, { players: ['Ann', 'Bob', 'Cyd', 'Dov'] })
 * acksTactics.rolloutPolicy(match.value.state, 1, (many) => many - 1) // => { type: 'place', coaster: 'ACK' }
 * acksTactics.evaluate?.(match.value.state) // => [0.25, 0.25, 0.25, 0.25]
 * ```
 */
export const acksTactics: TacticsOf<AcksAndExceptions> = {
  rolloutPolicy: (state, seat, choose) => chooseByWeight(weighed(state, seat, 0.02), choose),
  candidates: (state, seat) => weighed(state, seat, 0.1),
  evaluate: ({ shared, roster }) => equities(participantStatusOf({ shared, roster })),
  cutoff: (from, { shared }) => shared.rounds.length > from.shared.rounds.length,
  maxRolloutDepth: 80,
  explain: reasonFor,
}

function reasonFor(move: Move, { mine: { stack } }: SeatView<AcksAndExceptions>): string {
  switch (move.type) {
    case 'place':
      return move.coaster === 'ACK'
        ? 'You can flip it yourself.'
        : 'It is a trap for a player who bids on your stack.'
    case 'challenge':
    case 'raise':
      if (stack.includes('Exception')) return 'It is a bluff: let somebody else bid more.'
      return move.bid <= stack.length
        ? 'Your own stack is enough for it.'
        : 'Your own stack is safe, so you need few coasters of others.'
    case 'pass':
      return 'The bid is too high for what you know.'
    case 'flip':
      return 'This stack is the least likely to hide an Exception.'
    case 'lose':
      return move.coaster === 'ACK' ? 'You keep your trap.' : 'You keep the ACKs to bid on.'
  }
}

type S = State<AcksAndExceptions>

/** The moves of a seat, weighted by value. `slack` is a small difference. */
function weighed(state: S, seat: SeatNumber, slack: number): readonly Candidate<Move>[] {
  if (!canMove(state, seat)) return []
  const valued = movesOf(state, seat).map((move) => ({
    move,
    value: promiseOf(state, seat, move),
  }))
  return weightByValue(valued, slack)
}

function promiseOf(state: S, seat: SeatNumber, move: Move): number {
  switch (move.type) {
    case 'place':
      return ifPlaced(state, seat, move.coaster)
    case 'challenge':
    case 'raise':
      return ifBid(state, seat, move.bid)
    case 'pass':
      return ifPassed(state, seat)
    case 'flip':
      return move.of === seat ? 1 : 1 - hazard(state, move.of, seat)
    case 'lose':
      return ifLost(state, seat, move.coaster)
  }
}

/** An Exception traps others who bid much; ACKs support one's own bids. */
function ifPlaced(state: S, seat: SeatNumber, coaster: AcksCoaster): number {
  const holds = coaster === 'Exception' || itemAt(state.secret, seat).stack.includes('Exception')
  const others = ifOthersBid(state, seat, holds)
  if (holds) return others
  const chance = Math.max(0, 1 - readiness(state.shared.rounds, seat) / WHOLE_HAND.length) ** 2
  const shared = ifChallenger(state, seat, seat, chance)
  return OWN_TURN * Math.max(shared, others) + (1 - OWN_TURN) * others
}

/** The chance to become the Challenger for a player who wants to. */
const OWN_TURN = 0.4

/** The value of a round in which another player becomes the Challenger. */
function ifOthersBid(state: S, seat: SeatNumber, holdsException: boolean): number {
  const { shared, roster } = state
  const greed = greedOf(shared.rounds, seat)
  const meets = holdsException ? greed : greed * Math.min(1, readiness(shared.rounds, seat) / 2)
  const others = seatsInGame(roster).filter((other) => other !== seat)
  const values = others.map((other) => ifChallenger(state, seat, other, HONEST * (1 - meets)))
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length)
}

/** The share of the coasters on the table that the others have bid on so far. */
function greedOf(rounds: S['shared']['rounds'], seat: SeatNumber): number {
  let [parts, count] = [0.45 * DOUBT, DOUBT]
  for (const { calls, stacks } of rounds) {
    const top = highestBid(calls)
    if (top === null || top.seat === seat) continue
    const coasters = stacks.reduce((sum, stack) => sum + stack, 0)
    parts += Math.min(1, top.bid / coasters)
    count += 1
  }
  return parts / count
}

function ifChallenger(state: S, seat: SeatNumber, challenger: SeatNumber, chance: number): number {
  const standing = participantStatusOf(state)
  const become = (won: boolean): number => itemAt(equities(after(standing, challenger, won)), seat)
  return chance * become(true) + (1 - chance) * become(false)
}

/** The value of a bid; the higher it is, the less likely others raise. */
function ifBid(state: S, seat: SeatNumber, bid: number): number {
  const { shared, secret } = state
  const most = Math.max(bid, mostOf(shared, { bidCap: 'table' }))
  const alone = (bid / most) ** 3
  const challenger = ifChallenger(state, seat, seat, chanceToProcess(state, seat, bid))
  const otherwise =
    shared.calls.length === 0
      ? ifOthersBid(state, seat, itemAt(secret, seat).stack.includes('Exception'))
      : ifPassed(state, seat)
  return alone * challenger + (1 - alone) * otherwise
}

function ifPassed(state: S, seat: SeatNumber): number {
  const top = highestBid(state.shared.calls)
  if (top === null) return 0
  const chance = chanceOfAnother(state, seat, top.seat, top.bid)
  return ifChallenger(state, seat, top.seat, chance)
}

/** ACKs win rounds; with three of them it does not matter which one goes. */
function ifLost({ secret }: S, seat: SeatNumber, coaster: AcksCoaster): number {
  const { hand, stack } = itemAt(secret, seat)
  const acks = [...hand, ...stack].filter((each) => each === 'ACK').length
  return coaster === 'Exception' || acks > 2 ? 0.5 : 0
}

/** The chance to process that many messages: one's own first, then those of least risk. */
function chanceToProcess(state: S, seat: SeatNumber, bid: number): number {
  const { options, secret } = state
  const queue = reverseStack(itemAt(secret, seat).stack, options.flipOrder)
  if (queue.slice(0, bid).includes('Exception')) return 0
  let left = bid - queue.length
  let chance = 1
  for (const { hazard, faceDown } of queuesOfOthers(state, seat)) {
    const flips = Math.min(left, faceDown)
    if (flips <= 0) break
    chance *= Math.max(0, 1 - hazard * flips)
    left -= flips
  }
  return left > 0 ? 0 : chance
}

interface Queue {
  /** The chance that its next coaster is an Exception. */
  readonly hazard: number
  readonly faceDown: number
}

/** The queues of the others, those of least risk first. */
function queuesOfOthers(state: S, seat: SeatNumber): readonly Queue[] {
  const { shared, roster } = state
  return shared.stacks
    .flatMap((_, of): Queue[] => {
      const faceDown = faceDownOf(shared, of)
      if (of === seat || faceDown === 0 || !isInGame(roster, of)) return []
      return [{ hazard: hazard(state, of, seat), faceDown }]
    })
    .sort((a, b) => a.hazard - b.hazard)
}

/** The chance that a seat's next coaster is an Exception, by the rest and by habits. */
function hazard({ shared }: S, of: SeatNumber, seat: SeatNumber): number {
  const unseen = itemAt(shared.coasters, of) - flippedOf(shared, of)
  if (unseen <= 0) return 0
  return Math.min(0.95, (exceptionChance(shared, of) / unseen) * readiness(shared.rounds, seat))
}

/** How much more often than by chance the others have placed an Exception. */
function readiness(rounds: S['shared']['rounds'], seat: SeatNumber): number {
  let [flips, exceptions] = [0, 0]
  for (const round of rounds) {
    for (const { of, coaster } of round.flips) {
      if (of === seat) continue
      flips += 1
      if (coaster === 'Exception') exceptions += 1
    }
  }
  return (exceptions + DOUBT) / (flips / WHOLE_HAND.length + DOUBT)
}

/** The number of Exceptions seen at which habits count as much as chance. */
const DOUBT = 1.5

/** The chance that Challengers have no Exception in their own queue, which they know. */
const HONEST = 0.9

function chanceOfAnother(state: S, seat: SeatNumber, challenger: SeatNumber, bid: number): number {
  const { shared, options, secret } = state
  const theirs = itemAt(shared.stacks, challenger)
  if (bid <= theirs) return HONEST
  const mine = reverseStack(itemAt(secret, seat).stack, options.flipOrder).slice(
    flippedOf(shared, seat),
  )
  let coasters = mine.length
  let exceptions = mine.includes('Exception') ? 1 : 0
  for (const of of shared.stacks.keys()) {
    if (of === seat || of === challenger) continue
    const faceDown = faceDownOf(shared, of)
    coasters += faceDown
    exceptions += Math.min(1, hazard(state, of, seat) * faceDown)
  }
  let chance = HONEST
  for (let flip = 0; flip < bid - theirs; flip++)
    chance *= coasters - flip <= 0 ? 0 : Math.max(0, 1 - exceptions / (coasters - flip))
  return chance
}

interface Standing {
  readonly wins: readonly number[]
  readonly coasters: readonly number[]
}

function participantStatusOf({ shared, roster }: Pick<S, 'shared' | 'roster'>): Standing {
  return {
    wins: shared.coasters.map((_, seat) => winsOf(shared.rounds, seat)),
    coasters: shared.coasters.map((left, seat) => (isInGame(roster, seat) ? left : 0)),
  }
}

function after({ wins, coasters }: Standing, challenger: SeatNumber, won: boolean): Standing {
  const add = (list: readonly number[], change: number): readonly number[] =>
    list.map((each, seat) => (seat === challenger ? each + change : each))
  return won ? { wins: add(wins, 1), coasters } : { wins, coasters: add(coasters, -1) }
}

/** Each seat's chance to win, by rounds won and coasters left. */
function equities({ wins, coasters }: Standing): readonly number[] {
  const winner = wins.findIndex((rounds) => rounds >= ROUNDS_TO_WIN)
  if (winner >= 0) return wins.map((_, seat) => (seat === winner ? 1 : 0))
  const odds = wins.map((rounds, seat) => {
    const left = itemAt(coasters, seat)
    return left <= 0 ? 0 : Math.exp(0.7 * rounds + 1.2 * left)
  })
  const all = odds.reduce((sum, each) => sum + each, 0)
  return odds.map((each) => (all === 0 ? 0 : each / all))
}
