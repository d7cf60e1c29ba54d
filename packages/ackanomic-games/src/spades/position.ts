import { days } from '@ackanomic/core'
import { isInGame, type PositionRecipe } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { BIDS } from './bids.js'
import { CARDS, sortHand } from './cards.js'
import { MOST_WITHDRAWALS } from './concession.js'
import { faultOf, handBefore, standingMisplays } from './hands.js'
import { askReferee } from './questions.js'
import { cardSchema } from './schema.js'
import { roundsUntilWin } from './scoring.js'
import { areTeamsOf, PLAYERS, seatAt, seatingsOf } from './seating.js'
import { placeOfPlay, suitLed, TRICKS, tricksOf } from './tricks.js'
import { PHASES, type Spades } from './types.js'
import { verdictOf } from './verdict.js'

const place = /* @__PURE__ */ v.picklist([0, 1, 2, 3])
const bid = /* @__PURE__ */ v.picklist(BIDS)
const perRound = /* @__PURE__ */ v.picklist([0, 1])

function upTo(most: number): v.GenericSchema<unknown, number> {
  return v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
}

const tricks = /* @__PURE__ */ upTo(TRICKS)
const withdrawals = /* @__PURE__ */ upTo(MOST_WITHDRAWALS)

const hand = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.array(cardSchema),
  /* @__PURE__ */ v.transform((cards) => sortHand(cards)),
)

const schema = /* @__PURE__ */ v.strictObject({
  own: /* @__PURE__ */ v.strictObject({
    phase: /* @__PURE__ */ v.picklist(PHASES),
    order: /* @__PURE__ */ v.array(place),
    rounds: /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.strictObject({
        bids: /* @__PURE__ */ v.strictTuple([bid, bid, bid, bid]),
        taken: /* @__PURE__ */ v.strictTuple([tricks, tricks, tricks, tricks]),
        misplays: /* @__PURE__ */ v.strictTuple([perRound, perRound]),
      }),
    ),
    bids: /* @__PURE__ */ v.array(bid),
    plays: /* @__PURE__ */ v.array(cardSchema),
    misplays: /* @__PURE__ */ v.array(
      /* @__PURE__ */ v.strictObject({
        place,
        card: cardSchema,
        at: /* @__PURE__ */ upTo(TRICKS * PLAYERS),
      }),
    ),
    voided: /* @__PURE__ */ v.array(/* @__PURE__ */ v.strictObject({ place, card: cardSchema })),
    conceded: /* @__PURE__ */ v.array(place),
    withdrawals: /* @__PURE__ */ v.strictTuple([
      withdrawals,
      withdrawals,
      withdrawals,
      withdrawals,
    ]),
  }),
  secret: /* @__PURE__ */ v.array(/* @__PURE__ */ v.strictObject({ dealt: hand })),
  hidden: /* @__PURE__ */ v.strictObject({}),
})

/** Starts in the midst of play: rounds that were scored, hands, bids, and what was played. */
export const spadesPosition: PositionRecipe<Spades> = {
  schema,
  problem: (laid) =>
    seatsProblem(laid) ??
    roundsProblem(laid) ??
    phaseProblem(laid) ??
    misplaysProblem(laid) ??
    concessionsProblem(laid),
  resume(draft, desk) {
    const { phase } = draft.own
    if (phase === 'bids' || phase === 'play') desk.start('turn', days(3))
    else askReferee(draft, desk)
  },
}

type Laid = Parameters<PositionRecipe<Spades>['problem']>[0]

function seatsProblem({ own, options, secret, table, outcome }: Laid): string | undefined {
  if (secret.length !== PLAYERS) return 'Four players sit down to Spades.'
  const names = table.seats.map(({ player }) => player)
  const { order } = own
  if (options.teams !== null && !areTeamsOf(options.teams, names)) {
    return 'The teams of the options are none of these players.'
  }
  if (own.phase === 'order') {
    if (order.length > 0) return 'order: it is being drawn, so that there is none yet.'
  } else if (order.length !== PLAYERS || new Set(order).size < PLAYERS) {
    return 'order: name each of the seats 0 to 3 once.'
  } else if (options.teams !== null) {
    const fits = seatingsOf(options.teams, names).some((one) => one.join() === order.join())
    if (!fits) return 'order: partners are to be opposite.'
  }
  const gone = table.seats.some((_, seat) => !isInGame(table, seat))
  return outcome === null && gone && options.leaver === 'abandon'
    ? 'seats: the game is abandoned when somebody leaves.'
    : undefined
}

function roundsProblem({ own, options, outcome }: Laid): string | undefined {
  const { rounds } = own
  const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
  const odd = rounds.findIndex(({ taken }) => sum(taken) !== TRICKS)
  if (odd >= 0) return `rounds: in round ${odd + 1} there are 13 tricks to be taken.`
  const forfeited = [0, 1].some((team) => sum(rounds.map((one) => one.misplays[team] ?? 0)) > 2)
  if (forfeited) return 'rounds: a team has forfeited with three misplays.'
  const won = roundsUntilWin(rounds, options)
  return won < rounds.length || (won === rounds.length && outcome === null)
    ? `rounds: the game is won after round ${won}.`
    : undefined
}

/** What does not fit the phase: hands, bids and plays. */
function phaseProblem({ own, options, secret }: Laid): string | undefined {
  const { phase, rounds, bids, plays, misplays, voided } = own
  const dealt = secret.flatMap((each) => each.dealt)
  const isDealt = phase !== 'order' && phase !== 'deal'
  if (phase === 'order' && rounds.length > 0) return 'rounds: there are none before the order.'
  if (!isDealt && dealt.length > 0) return 'secret: the cards are not dealt yet.'
  if (isDealt) {
    const whole = secret.every((each) => each.dealt.length === TRICKS)
    if (!whole || new Set(dealt).size < CARDS.length) {
      return 'secret: deal 13 cards to each, each of the 52 once.'
    }
  }
  const made = isDealt ? (phase === 'bids' ? [0, PLAYERS - 1] : [PLAYERS, PLAYERS]) : [0, 0]
  const [least = 0, most = 0] = made
  if (bids.length < least || bids.length > most) {
    return least === most
      ? `bids: there are ${least} in the phase ${phase}.`
      : `bids: there are up to ${most} while they are made.`
  }
  const isPlayed = phase === 'play' || phase === 'choice' || phase === 'score'
  if (!isPlayed && plays.length + misplays.length + voided.length > 0) {
    return 'plays, misplays, voided: no card is played before all four have bid.'
  }
  if (isPlayed && (phase === 'score') !== (plays.length === TRICKS * PLAYERS)) {
    return 'plays: there are 52 when the referee is to score the round, and fewer before.'
  }
  return phase === 'score' && options.misplay === 'immediate'
    ? 'phase: the referee is asked to score a round only where e calls misplays.'
    : undefined
}

function misplaysProblem({ own, options, secret }: Laid): string | undefined {
  const { plays, misplays, voided } = own
  if (plays.length + misplays.length + voided.length === 0) return undefined
  if (options.misplay === 'immediate') {
    const [first] = standingMisplays(own, secret)
    if (first !== undefined) return `plays: ${plays[first]} was a misplay, and is void.`
    if (voided.length > 0)
      return 'voided: nothing is played after a misplay that is noticed at once.'
  }
  const tricksNow = tricksOf(own)
  for (const [index, { place: of, card, at }] of misplays.entries()) {
    const held = secret[seatAt(own, of)]
    if (at > plays.length || at < (misplays[index - 1]?.at ?? 0)) {
      return 'misplays: list them in order, each at a play that was made or is to be made.'
    }
    if (placeOfPlay(tricksNow, at) !== of || held === undefined) {
      return `misplays: it was not place ${of} that played there.`
    }
    const before = handBefore(at, of, held, tricksNow, plays)
    if (faultOf(before, card, suitLed(plays, at)) === null) {
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
  const { own, options, outcome } = laid
  if (new Set(own.conceded).size < own.conceded.length) return 'conceded: name each seat once.'
  if (!options.concessionRevocable && own.withdrawals.some((count) => count > 0)) {
    return 'withdrawals: concessions stand for good in this game.'
  }
  return outcome === null && verdictOf(laid) !== null
    ? 'The game would be over: a team has forfeited or conceded.'
    : undefined
}
