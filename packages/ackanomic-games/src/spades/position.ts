import { days } from '@ackanomic/core'
import { isInGame, itemAt, type PositionDefinition } from '@ackanomic/core/engine'
import { equalJson } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { isEachOnce } from '../shapes.js'
import { deckOf, sortHand, TRICKS } from './cards.js'
import { faultOf, standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { askReferee } from './round.js'
import { addRound, NO_SCORES, winnerAfter } from './scoring.js'
import { areTeamsOf, orderOf, PLACES, PLAYERS, placeAfter, seatingsOf } from './seating.js'
import { secretSchema, sharedSchema } from './state.js'
import { blindPlaces, handOf, placeOfPlay, suitLed, tricksOf } from './tricks.js'
import { MAX_WITHDRAWALS, mayBidBlind, verdictOf, withdrawn } from './winning.js'

export const spadesPosition: PositionDefinition<Spades> = {
  shared: sharedSchema,
  secret: v.pipe(
    secretSchema,
    v.transform(({ dealt }) => ({ dealt: sortHand(dealt) })),
  ),
  problem: (position) =>
    seatsProblem(position) ??
    roundsProblem(position) ??
    blindProblem(position) ??
    stageProblem(position) ??
    misplaysProblem(position) ??
    concessionsProblem(position),
  resume(draft, ctx) {
    const { stage } = draft.shared
    if (stage === 'blind' || stage === 'bids' || stage === 'play') ctx.startTimer('turn', days(3))
    else askReferee(draft, ctx)
  },
}

type Position = Parameters<PositionDefinition<Spades>['problem']>[0]

function seatsProblem({ shared, options, roster, outcome }: Position): string | undefined {
  const { seats, most, referees, refereesWanted, pauses } = roster
  if (seats.length !== PLAYERS || most !== PLAYERS || refereesWanted !== 1)
    return 'Spades has four players and one referee.'
  const isPaused = pauses.some(({ reason }) => reason === 'no referee')
  if (outcome === null && referees.length === 0 && !isPaused)
    return 'Play is paused while there is no referee.'
  const { order } = shared
  const names = seats.map(({ player }) => player)
  if (options.teams !== null && !areTeamsOf(options.teams, names))
    return 'The teams of the options must be two pairs of these players.'
  if (shared.stage === 'order') {
    if (order !== null) return 'order: it must be null while it is being drawn.'
  } else if (order === null || !isEachOnce(order)) {
    return 'order: name each of the seats 0 to 3 once.'
  } else if (options.teams !== null) {
    const fits = seatingsOf(options.teams, names).some((one) => equalJson(one, order))
    if (!fits) return 'order: partners must be opposite.'
  }
  const isLeft = seats.some((_, seat) => !isInGame(roster, seat))
  return outcome === null && isLeft && options.leavers === 'abandon'
    ? 'seats: the game is abandoned when somebody leaves.'
    : undefined
}

function roundsProblem({ shared, options, outcome }: Position): string | undefined {
  const { rounds } = shared
  let scores = NO_SCORES
  for (const [index, round] of rounds.entries()) {
    if (round.taken.reduce((all, one) => all + one, 0) !== TRICKS)
      return `rounds: in round ${index + 1} the tricks taken must add up to 13.`
    const may = mayBidBlind({ rounds: rounds.slice(0, index) }, options)
    const isNil = round.blind.every((place) => may.includes(place) && round.bids[place] === 0)
    if (!isNil || !isEachOnce(round.blind))
      return `rounds: in round ${index + 1} only those who may bid nil blind, and bid 0, can have done so.`
    scores = addRound(scores, round, options)
    if (scores.some((team) => team.misplaysInGame > 2))
      return 'rounds: a team has forfeited with three misplays.'
    const isLast = index === rounds.length - 1
    if (winnerAfter(round, scores, options) !== null && (!isLast || outcome === null))
      return `rounds: the game is won after round ${index + 1}.`
  }
  return undefined
}

/** The players who may bid nil blind decide in turn, before the deal. */
function blindProblem({ shared, options, outcome }: Position): string | undefined {
  const { stage, blind, bids } = shared
  const places = blind.map(({ place }) => place)
  const may = stage === 'order' ? [] : mayBidBlind(shared, options)
  if (outcome === null && !equalJson(places, may))
    return `blind: list the places that may bid nil blind: ${may.join(', ') || 'none'}.`
  const decided = blind.findIndex(({ nil }) => nil === null)
  const isOpen = decided >= 0
  if (isOpen !== (stage === 'blind')) return 'blind: decisions are open before the deal only.'
  if (isOpen && blind.slice(decided).some(({ nil }) => nil !== null))
    return 'blind: the places decide in order.'
  const isBidding = stage === 'bids' && outcome === null
  const isKept = PLACES.every((turn) => {
    const bid = bids[turn]
    const isBlind = blindPlaces(shared).includes(placeAfter(turn, shared.rounds.length))
    const isToCome = bid === undefined && !(isBidding && turn === bids.length)
    return !isBlind || bid === 0 || isToCome
  })
  return isKept ? undefined : 'bids: a nil that was bid blind is a bid of 0.'
}

function stageProblem({ shared, options, secret }: Position): string | undefined {
  const { stage, rounds, bids, plays, misplays, voided } = shared
  const dealt = secret.flatMap((each) => each.dealt)
  const isDealt = stage !== 'order' && stage !== 'blind' && stage !== 'deal'
  if (stage === 'order' && rounds.length > 0) return 'rounds: there are none before the order.'
  if (!isDealt && dealt.length > 0) return 'secret: the cards are not dealt yet.'
  const areWhole = secret.every((each) => each.dealt.length === TRICKS)
  const isDeck = equalJson(sortHand(dealt), sortHand(deckOf(options)))
  if (isDealt && !(areWhole && isDeck)) return 'secret: deal 13 cards to each, each of the 52 once.'
  const isPlayed = isDealt && stage !== 'bids'
  const most = stage === 'bids' ? PLAYERS - 1 : isPlayed ? PLAYERS : 0
  if (bids.length > most || (isPlayed && bids.length < most))
    return `bids: at the stage ${stage} there are ${stage === 'bids' ? 'up to ' : ''}${most}.`
  if (!isPlayed && plays.length + misplays.length + voided.length > 0)
    return 'plays, misplays, voided: no card is played before all four have bid.'
  if (isPlayed && (stage === 'score') !== (plays.length === TRICKS * PLAYERS))
    return 'plays: there are 52 when the referee is to score the round, and fewer before.'
  return stage === 'score' && options.misplay === 'immediate'
    ? 'stage: the referee is asked to score a round only where they call misplays.'
    : undefined
}

function misplaysProblem({ shared, options, secret }: Position): string | undefined {
  const { plays, misplays, voided } = shared
  if (plays.length + misplays.length + voided.length === 0) return undefined
  if (options.misplay === 'immediate') {
    const [first] = standingMisplays(shared, secret)
    if (first !== undefined) return `plays: ${plays[first]} was a misplay, and is void.`
    if (voided.length > 0) return 'voided: no play follows a misplay that is noticed at once.'
  }
  const tricks = tricksOf(shared)
  let last = 0
  for (const { place: of, card, at } of misplays) {
    if (at > plays.length || at < last)
      return 'misplays: list them in order, each at a play that was made or is to be made.'
    last = at
    if (placeOfPlay(tricks, at) !== of) return `misplays: place ${of} did not play there.`
    const hand = handOf(shared, of, itemAt(secret, orderOf(shared)[of]), tricks, at)
    if (faultOf(hand, card, suitLed(plays, at)) === null)
      return `misplays: ${card} was lawful there.`
  }
  if (voided.length > 0 && misplays.length === 0)
    return 'voided: without a misplay no card is void.'
  return isEachOnce(voided.map((each) => `${each.place} ${each.card}`))
    ? undefined
    : 'voided: name each card of a place once.'
}

function concessionsProblem(position: Position): string | undefined {
  const { shared, options, outcome } = position
  const { conceded } = shared
  if (!isEachOnce(conceded)) return 'conceded: name each seat once.'
  const most = options.concessionRevocable ? MAX_WITHDRAWALS : 0
  if (PLACES.some((seat) => withdrawn(shared, seat) > most))
    return `withdrawals: a seat has ${most} at most.`
  return outcome === null && verdictOf(position) !== null
    ? 'The game would be over: a team has forfeited or conceded.'
    : undefined
}
