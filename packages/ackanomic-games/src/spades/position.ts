import { days } from '@ackanomic/core'
import { isInGame, type PositionRecipe } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { CARDS, sortHand, TRICKS } from './cards.js'
import { faultOf, standingMisplays } from './misplays.js'
import type { Spades } from './model.js'
import { askReferee } from './round.js'
import { sumsOf } from './scoring.js'
import { areTeamsOf, orderOf, PLACES, PLAYERS, seatingsOf, TEAMS } from './seating.js'
import { type SpadesSecret, secretSchema, sharedSchema } from './state.js'
import { handOf, type Play, placeOfPlay, suitLed, tricksOf } from './tricks.js'
import { MOST_WITHDRAWALS, verdictOf, withdrawn } from './winning.js'

const hand = v.pipe(
  secretSchema.entries.dealt,
  v.transform((cards) => sortHand(cards)),
)

const schema = v.strictObject({
  shared: sharedSchema,
  secret: v.array(v.strictObject({ dealt: hand })),
  hidden: v.strictObject({}),
})

/** Starts in the midst of play: rounds that were scored, hands, bids, and what was played. */
export const spadesPosition: PositionRecipe<Spades> = {
  schema,
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

type Laid = Parameters<PositionRecipe<Spades>['problem']>[0]

function seatsProblem({ shared, options, secret, table, outcome }: Laid): string | undefined {
  if (secret.length !== PLAYERS) return 'Four players sit down to Spades.'
  const names = table.seats.map(({ player }) => player)
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
  if (isDealt) {
    const whole = secret.every((each) => each.dealt.length === TRICKS)
    if (!whole || new Set(dealt).size < CARDS.length) {
      return 'secret: deal 13 cards to each, each of the 52 once.'
    }
  }
  const least = isDealt && stage !== 'bids' ? PLAYERS : 0
  const most = stage === 'bids' ? PLAYERS - 1 : least
  if (bids.length < least || bids.length > most) {
    return least === most
      ? `bids: there are ${least} at the stage ${stage}.`
      : `bids: there are up to ${most} while they are made.`
  }
  const isPlayed = stage === 'play' || stage === 'choice' || stage === 'score'
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
    if (voided.length > 0)
      return 'voided: nothing is played after a misplay that is noticed at once.'
  }
  const tricksNow = tricksOf(shared)
  let last = 0
  for (const { place: of, card, at } of misplays) {
    if (at > plays.length || at < last) {
      return 'misplays: list them in order, each at a play that was made or is to be made.'
    }
    last = at
    const play = at as Play
    if (placeOfPlay(tricksNow, play) !== of)
      return `misplays: it was not place ${of} that played there.`
    const held = secret[orderOf(shared)[of]] as SpadesSecret
    const before = handOf(shared, of, held, tricksNow, play)
    if (faultOf(before, card, suitLed(plays, play)) === null) {
      return `misplays: ${card} was lawful there.`
    }
  }
  if (voided.length > 0 && misplays.length === 0) {
    return 'voided: cards are void because of a misplay, and there is none.'
  }
  const pairs = new Set(voided.map((each) => `${each.place} ${each.card}`))
  return pairs.size < voided.length ? 'voided: name each card of a place once.' : undefined
}

function concessionsProblem(laid: Laid): string | undefined {
  const { shared, options, outcome } = laid
  if (new Set(shared.conceded).size < shared.conceded.length)
    return 'conceded: name each seat once.'
  if (!options.concessionRevocable && shared.withdrawals.length > 0) {
    return 'withdrawals: concessions stand for good in this game.'
  }
  if (PLACES.some((seat) => withdrawn(shared, seat) > MOST_WITHDRAWALS)) {
    return `withdrawals: ${MOST_WITHDRAWALS} of a seat are the most.`
  }
  return outcome === null && verdictOf(laid) !== null
    ? 'The game would be over: a team has forfeited or conceded.'
    : undefined
}
