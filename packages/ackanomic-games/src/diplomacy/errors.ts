import type { Citation, ErrorSpec } from '@ackanomic/core/engine'
import type { diplomacyClauses } from './clauses.js'
import { describeUnreadable, type UnreadablePieces } from './notation/parse.js'

/** How far a game has come, with what is done next. */
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
  alone: (power: string) => `${power} alone is no group; name two powers or more.`,
  unknown: (power: string) => `No player has ${power}; name powers that have one.`,
  'off board': (power: string) => `${power} is off the board; name powers that are on it.`,
}

const BARS = {
  'took part': 'took part in this instance before; it must be somebody who never did',
  plays: 'has a seat of their own at this table; let somebody else offer',
  referees: 'is referee of this instance, and does not play; let somebody else offer',
  'on vacation': 'is a referee on vacation, and has to come back first',
}

/** Why something is refused; powers are called by their full names. */
export const diplomacyErrors = {
  noReferee: ['1250.14/III.A.a', 'Nobody has announced to be referee; name exactly one.'],
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
      `${d.players} players do not fit the announcement; name ${d.minimum} to ${d.maximum}, or none and let them enrol.`,
  ],
  badVictory: [
    '1250.14/IV.win.a',
    (d: { victory: number; centres: number }) =>
      `${d.victory} centres cannot be won on a map of ${d.centres}; announce 1 to ${d.centres}.`,
  ],
  badEnd: [
    '1250.14/III.B7.a',
    (d: { year: number; season: string; seasons: readonly string[] }) =>
      `The game cannot end after ${d.season}${d.year}; name a year that is played and a season of ${d.seasons.join(', ')}.`,
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
        ? 'The referee decides who has won; wait for it.'
        : 'The referee is adjudicating; wait for the next turn.',
  ],
  nothingToOrder: [
    '1250.14/III.B4.a',
    (d: { power: string; phase: string }) =>
      `${d.power} has nothing to order in ${d.phase}; send orders when it has.`,
  ],
  outOfPlace: [
    '1250.14/III.B6',
    (d: { phase: string; wants: string }) =>
      `Nothing in it has a place in ${d.phase}: ${d.wants}. What was sent before still stands.`,
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
      d.ready ? 'You are ready already.' : 'You have not said that you are ready.',
  ],
  noDeadline: [
    '1250.14/IV.ref.b',
    'No turn and no enrolment runs that could last longer; wait for the next one.',
  ],
  tooLong: [
    '1250.14/IV.ref.b',
    (d: { days: number }) => `It would last more than ${d.days} days from now; give less time.`,
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
  noCoWins: ['1250.14/IV.win.d', 'The announcement rules out joint wins; win alone.'],
  badGroup: [
    '1250.14/IV.win.c',
    (d: { problem: keyof typeof GROUPS; power: string }) => GROUPS[d.problem](d.power),
  ],
  noClaim: ['1250.14/IV.win.c', 'You have claimed nothing that you could take back.'],
  noDraws: ['1250.14/III.B7.a', 'The announcement allows no draws; play on, or claim a joint win.'],
  sameVote: [
    '1250.14/III.B7.a',
    (d: { agree: boolean }) =>
      d.agree ? 'You have agreed to a draw already.' : 'You have not agreed to a draw.',
  ],
  notVacant: [
    '1250.14/V.repl.a',
    (facts: { for: string }) =>
      `Nobody is wanted for ${facts.for}; offer where somebody is missing or a bot plays.`,
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
      `You offer to be ${facts.for} already; wait for it to be acknowledged.`,
  ],
  tooManyOffers: [
    '1250.14/V.repl.a',
    (d: { most: number }) =>
      `${d.most} offers are waiting already; let the referee look at them first.`,
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
        ? 'Nobody acknowledges themselves; let somebody else offer.'
        : `This is not yours to acknowledge; it is for the ${d.whose === 'speaker' ? 'Speaker' : d.whose}.`,
  ],
  acknowledgeReferee: [
    '1250.14/V.repl.c',
    (d: { person: string; self: boolean }) =>
      d.self
        ? 'Nobody acknowledges themselves; let somebody else offer.'
        : `${d.person} becomes referee by offering it, and by the Speaker's acknowledgement.`,
  ],
  impossiblePosition: [
    '1250.14/IV.ref.a',
    (d: { problem: string }) => `That is no position of this map. ${d.problem}`,
  ],
  badCountries: [
    '1250.14/III.B3',
    (d: { players: number }) =>
      `Name ${d.players} different powers of the map, in the order of the seats.`,
  ],
} as const satisfies Readonly<Record<string, ErrorSpec<Citation<typeof diplomacyClauses>>>>
