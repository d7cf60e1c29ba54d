import { days } from '@ackanomic/core'
import { isInGame, type PositionDefinition } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { CARDS, sortHand, TRICKS } from './cards.js'
import { faultOf, standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { askReferee } from './round.js'
import { sumsOf } from './scoring.js'
import { areTeamsOf, orderOf, PLACES, PLAYERS, seatingsOf, TEAMS } from './seating.js'
import { type SpadesSecret, secretSchema, sharedSchema } from './state.js'
import { handOf, placeOfPlay, type SpadesPlay, suitLed, tricksOf } from './tricks.js'
import { MOST_WITHDRAWALS, verdictOf, withdrawn } from './winning.js'

/** Starts in the midst of play: rounds that were scored, hands, bids, and what was played. */
export const spadesPosition: PositionDefinition<Spades> = {
  schema: v.strictObject({
    shared: sharedSchema,
    secret: v.array(
      v.pipe(
        secretSchema,
        v.transform(({ dealt }) => ({ dealt: sortHand(dealt) })),
      ),
    ),
    hidden: v.strictObject({}),
  }),
  problem: (laid) =>
    seatsProblem(laid) ??
    roundsProblem(laid) ??
    stageProblem(laid) ??
    misplaysProblem(laid) ??
    concessionsProblem(laid),
  resume(draft, ctx) {
    const { stage } = draft.shared
    if (stage === 'bids' || stage === 'play') ctx.startTimer('turn', days(3))
    else askReferee(draft, ctx)
  },
}

type Laid = Parameters<PositionDefinition<Spades>['problem']>[0]

function seatsProblem({ shared, options, table, outcome }: Laid): string | undefined {
  const names = table.seats.map(({ player }) => player)
  if (names.length !== PLAYERS) return 'Four players sit down to Spades.'
  const { order } = shared
  if (options.teams !== null && !areTeamsOf(options.teams, names)) {
    return 'The teams of the options are none of these players.'
  }
  if (shared.stage === 'order') {
    if (order !== null) return 'order: it is being drawn, so that there is none yet.'
  } else if (order === null || new Set(order).size < PLAYERS) {
    return 'order: name each of the seats 0 to 3 once.'
  } else if (options.teams !== null) {
    const fits = seatingsOf(options.teams, names).some((one) => one.join() === order.join())
    if (!fits) return 'order: partners are to be opposite.'
  }
  const gone = table.seats.some((_, seat) => !isInGame(table, seat))
  return outcome === null && gone && options.leavers === 'abandon'
    ? 'seats: the game is abandoned when somebody leaves.'
    : undefined
}

function roundsProblem({ shared, options, outcome }: Laid): string | undefined {
  const { rounds } = shared
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
  const odd = rounds.findIndex(({ taken }) => sum(taken) !== TRICKS)
  if (odd >= 0) return `rounds: in round ${odd + 1} there are 13 tricks to be taken.`
  const forfeited = TEAMS.some((team) => sum(rounds.map((one) => one.misplays[team])) > 2)
  if (forfeited) return 'rounds: a team has forfeited with three misplays.'
  const won = sumsOf(rounds, options.nilTricksCount).wonAfter
  return won < rounds.length || (won === rounds.length && outcome === null)
    ? `rounds: the game is won after round ${won}.`
    : undefined
}

/** What does not fit the stage: hands, bids and plays. */
function stageProblem({ shared, options, secret }: Laid): string | undefined {
  const { stage, rounds, bids, plays, misplays, voided } = shared
  const dealt = secret.flatMap((each) => each.dealt)
  const isDealt = stage !== 'order' && stage !== 'deal'
  if (stage === 'order' && rounds.length > 0) return 'rounds: there are none before the order.'
  if (!isDealt && dealt.length > 0) return 'secret: the cards are not dealt yet.'
  const areWhole = secret.every((each) => each.dealt.length === TRICKS)
  if (isDealt && (!areWhole || new Set(dealt).size < CARDS.length)) {
    return 'secret: deal 13 cards to each, each of the 52 once.'
  }
  const isPlayed = isDealt && stage !== 'bids'
  if (stage === 'bids' && bids.length >= PLAYERS)
    return 'bids: there are up to 3 while they are made.'
  if (stage !== 'bids' && bids.length !== (isPlayed ? PLAYERS : 0)) {
    return `bids: there are ${isPlayed ? PLAYERS : 0} at the stage ${stage}.`
  }
  if (!isPlayed && plays.length + misplays.length + voided.length > 0) {
    return 'plays, misplays, voided: no card is played before all four have bid.'
  }
  if (isPlayed && (stage === 'score') !== (plays.length === TRICKS * PLAYERS)) {
    return 'plays: there are 52 when the referee is to score the round, and fewer before.'
  }
  return stage === 'score' && options.misplay === 'immediate'
    ? 'stage: the referee is asked to score a round only where they call misplays.'
    : undefined
}

function misplaysProblem({ shared, options, secret }: Laid): string | undefined {
  const { plays, misplays, voided } = shared
  if (plays.length + misplays.length + voided.length === 0) return undefined
  if (options.misplay === 'immediate') {
    const [first] = standingMisplays(shared, secret)
    if (first !== undefined) return `plays: ${plays[first]} was a misplay, and is void.`
    if (voided.length > 0) return 'voided: nothing follows a misplay that is noticed at once.'
  }
  const tricksNow = tricksOf(shared)
  let last = 0
  for (const { place: of, card, at } of misplays) {
    if (at > plays.length || at < last) {
      return 'misplays: list them in order, each at a play that was made or is to be made.'
    }
    last = at
    const play = at as SpadesPlay
    if (placeOfPlay(tricksNow, play) !== of) return `misplays: place ${of} did not play there.`
    const held = secret[orderOf(shared)[of]] as SpadesSecret
    const before = handOf(shared, of, held, tricksNow, play)
    const isLawful = faultOf(before, card, suitLed(plays, play)) === null
    if (isLawful) return `misplays: ${card} was lawful there.`
  }
  if (voided.length > 0 && misplays.length === 0) {
    return 'voided: cards are void because of a misplay, and there is none.'
  }
  const pairs = new Set(voided.map((each) => `${each.place} ${each.card}`))
  return pairs.size < voided.length ? 'voided: name each card of a place once.' : undefined
}

function concessionsProblem(laid: Laid): string | undefined {
  const { shared, options, outcome } = laid
  const { conceded } = shared
  if (new Set(conceded).size < conceded.length) return 'conceded: name each seat once.'
  const most = options.concessionRevocable ? MOST_WITHDRAWALS : 0
  if (PLACES.some((seat) => withdrawn(shared, seat) > most)) {
    return `withdrawals: ${most} of a seat are the most.`
  }
  return outcome === null && verdictOf(laid) !== null
    ? 'The game would be over: a team has forfeited or conceded.'
    : undefined
}
