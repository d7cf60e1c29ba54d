import type { Citation, ErrorSpec } from '@ackanomic/core/engine'
import type { diplomacyClauses } from './clauses.js'
import { describeUnreadable, type UnreadablePieces } from './notation/parse.js'

const STAGES = {
  announced: 'the terms are announced; now the referee opens the enrolment',
  enrolling: 'the enrolment is open, and closes at its deadline or when all places are taken',
  enrolled: 'the enrolment is closed; now the referee starts the game',
  drawing: 'the countries are being assigned; with them the game starts',
  playing: 'the game has started',
}

type Stage = keyof typeof STAGES

const GROUPS = {
  self: (power: string) => `The group lacks your own power; name ${power} too.`,
  alone: (power: string) => `${power} alone is not a group; name two powers or more.`,
  unknown: (power: string) => `Nobody plays ${power}; name only powers that somebody plays.`,
  'off board': (power: string) => `${power} is off the board; name powers that are on it.`,
}

const BARS = {
  'took part': 'has taken part in this instance before; choose somebody who never has',
  plays: 'has a seat of their own at this table; let somebody else offer',
  referees: 'is a referee of this instance and cannot play; let somebody else offer',
  'on vacation': 'is a referee on vacation and must come back first',
}

export const diplomacyErrors = {
  noReferee: ['1250.14/III.A.a', 'No referee has been announced; name exactly one.'],
  tooManyPlaces: [
    '1250.14/III.B1.range',
    (d: { maximum: number; most: number }) =>
      `The maximum is ${d.maximum}, but at most ${d.most} may play; announce no more than that.`,
  ],
  tooFewPowers: [
    '1250.14/III.B1.range',
    (d: { maximum: number; powers: number }) =>
      `The maximum is ${d.maximum}, but the map has ${d.powers} powers; announce no more than that.`,
  ],
  notInRange: [
    '1250.14/III.B1.range',
    (d: { players: number; minimum: number; maximum: number }) =>
      `${d.players} players do not fit the announcement; name ${d.minimum} to ${d.maximum}, or name none and let them enrol.`,
  ],
  badVictory: [
    '1250.14/IV.win.a',
    (d: { victory: number; centres: number }) =>
      `Nobody can win ${d.victory} centres on a map of ${d.centres}; announce 1 to ${d.centres}.`,
  ],
  badEnd: [
    '1250.14/III.B7.a',
    (d: { year: number; season: string; seasons: readonly string[] }) =>
      `The game cannot end after ${d.season}${d.year}; name a year in which there is play, and one of the seasons ${d.seasons.join(', ')}.`,
  ],
  wrongStep: [
    '1250.14/III.order',
    (d: { stage: Stage }) => `That is not the next step: ${STAGES[d.stage]}.`,
  ],
  notEnrolling: [
    '1250.14/III.D.e',
    (d: { stage: Stage }) =>
      d.stage === 'playing'
        ? 'The game has started; offer to replace somebody who is missing, or a bot.'
        : `Nobody can enrol now: ${STAGES[d.stage]}.`,
  ],
  notStarted: [
    '1250.14/III.A.b',
    'The game has not started; wait for the announcement of the start.',
  ],
  deciding: [
    '1250.14/IV.ref.a',
    (d: { what: 'adjudication' | 'winner' }) =>
      d.what === 'winner'
        ? 'The referee is deciding who has won; wait for the decision.'
        : 'The referee is adjudicating; wait for the next turn.',
  ],
  nothingToOrder: [
    '1250.14/III.B4.a',
    (d: { power: string; phase: string }) =>
      `${d.power} has nothing to order in ${d.phase}; send orders when it does.`,
  ],
  outOfPlace: [
    '1250.14/III.B6',
    (d: { phase: string; wants: string }) =>
      `None of this can be ordered in ${d.phase}: ${d.wants}. Earlier orders still stand.`,
  ],
  noEarlyEnd: [
    '1250.14/III.B4.a',
    'In this game every turn lasts until its deadline; there is nothing to be ready for.',
  ],
  noOrders: [
    '1250.14/III.B4.a',
    'You have no orders in this turn; send some first, if only to hold or to waive.',
  ],
  sameReady: [
    '1250.14/III.B4.a',
    (d: { ready: boolean }) =>
      d.ready
        ? 'You have already said that you are ready.'
        : 'You have not said that you are ready.',
  ],
  noDeadline: [
    '1250.14/IV.ref.b',
    'There is no turn or enrolment now that could last longer; wait for the next one.',
  ],
  tooLong: [
    '1250.14/IV.ref.b',
    (d: { days: number }) => `That would be more than ${d.days} days from now; give less time.`,
  ],
  unreadable: [
    '1250.14/III.B6',
    (unreadable: UnreadablePieces) => describeUnreadable(unreadable, ' '),
  ],
  tooManyOrders: [
    '1250.14/III.B6',
    (d: { orders: number; most: number }) =>
      `${d.orders} orders are too many; send ${d.most} at the most.`,
  ],
  noCoWins: ['1250.14/IV.win.d', 'The announcement rules out joint wins; you can only win alone.'],
  badGroup: [
    '1250.14/IV.win.c',
    (d: { problem: keyof typeof GROUPS; power: string }) => GROUPS[d.problem](d.power),
  ],
  noClaim: ['1250.14/IV.win.c', 'You have no claim to take back.'],
  noDraws: ['1250.14/III.B7.a', 'The announcement allows no draws; play on, or claim a joint win.'],
  sameVote: [
    '1250.14/III.B7.a',
    (d: { agree: boolean }) =>
      d.agree ? 'You have already agreed to a draw.' : 'You have not agreed to a draw.',
  ],
  notVacant: [
    '1250.14/V.repl.a',
    (facts: { for: string }) =>
      `No replacement is needed for ${facts.for}; offer one where somebody is missing or a bot plays.`,
  ],
  mayNotReplace: [
    ({ why }: { why: keyof typeof BARS }) =>
      why === 'referees' ? '1250.14/II.c' : '1250.14/V.bot.d',
    (d: { person: string; why: keyof typeof BARS }) => `${d.person} ${BARS[d.why]}.`,
  ],
  goneForGood: [
    '1250.14/V.pause.d',
    (d: { person: string }) =>
      `${d.person} has left this instance for good; let somebody else offer.`,
  ],
  sameOffer: [
    '1250.14/V.repl.a',
    (facts: { for: string }) =>
      `You have already offered to be ${facts.for}; wait until the offer is acknowledged.`,
  ],
  tooManyOffers: [
    '1250.14/V.repl.a',
    (d: { most: number }) =>
      `${d.most} offers are already waiting; let the referee look at them first.`,
  ],
  noOffer: [
    '1250.14/V.repl.a',
    (facts: { person: string; for: string }) =>
      `${facts.person} has not offered to replace ${facts.for}; they have to do so first.`,
  ],
  notYourAcknowledgement: [
    '1250.14/V.repl.a',
    (d: { whose: 'referee' | 'speaker'; self: boolean }) =>
      d.self
        ? 'Nobody can acknowledge their own offer; let somebody else offer.'
        : `This is not yours to acknowledge; it is for the ${d.whose === 'speaker' ? 'Speaker' : d.whose}.`,
  ],
  acknowledgeReferee: [
    '1250.14/V.repl.c',
    (d: { person: string; self: boolean }) =>
      d.self
        ? 'Nobody can acknowledge their own offer; let somebody else offer.'
        : `${d.person} must first offer to be the referee; then the Speaker acknowledges the offer.`,
  ],
  impossiblePosition: [
    '1250.14/IV.ref.a',
    (d: { problem: string }) => `That is not a position of this map. ${d.problem}`,
  ],
  badCountries: [
    '1250.14/III.B3',
    (d: { players: number }) =>
      `Name ${d.players} different powers of the map, in the order of the seats.`,
  ],
} as const satisfies Readonly<Record<string, ErrorSpec<Citation<typeof diplomacyClauses>>>>
