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
  noReferee: {
    clause: '1250.14/III.A.a',
    message: 'Nobody has announced to be referee; name exactly one.',
  },
  tooManyPlaces: {
    clause: '1250.14/III.B1.range',
    message: (d: { maximum: number; most: number }) =>
      `The maximum is ${d.maximum}, but at most ${d.most} may play; announce no more than that.`,
  },
  tooFewPowers: {
    clause: '1250.14/III.B1.range',
    message: (d: { maximum: number; powers: number }) =>
      `The maximum is ${d.maximum}, but the map has ${d.powers} powers; announce no more than that.`,
  },
  notInRange: {
    clause: '1250.14/III.B1.range',
    message: (d: { players: number; minimum: number; maximum: number }) =>
      `${d.players} players do not fit the announcement; name ${d.minimum} to ${d.maximum}, or none and let them enrol.`,
  },
  badVictory: {
    clause: '1250.14/IV.win.a',
    message: (d: { victory: number; centres: number }) =>
      `${d.victory} centres cannot be won on a map of ${d.centres}; announce 1 to ${d.centres}.`,
  },
  badEnd: {
    clause: '1250.14/III.B7.a',
    message: (d: { year: number; season: string; seasons: readonly string[] }) =>
      `The game cannot end after ${d.season}${d.year}; name a year that is played and a season of ${d.seasons.join(', ')}.`,
  },
  wrongStep: {
    clause: '1250.14/III.order',
    message: (d: { stage: Stage }) => `That is not the next step: ${STAGES[d.stage]}.`,
  },
  notEnrolling: {
    clause: '1250.14/III.D.e',
    message: (d: { stage: Stage }) =>
      d.stage === 'playing'
        ? 'The game has started; offer to replace somebody who is missing, or a bot.'
        : `Nobody can enrol now: ${STAGES[d.stage]}.`,
  },
  notStarted: {
    clause: '1250.14/III.A.b',
    message: 'The game has not started; wait for the announcement of the start.',
  },
  deciding: {
    clause: '1250.14/IV.ref.a',
    message: (d: { what: 'adjudication' | 'winner' }) =>
      d.what === 'winner'
        ? 'The referee decides who has won; wait for it.'
        : 'The referee is adjudicating; wait for the next turn.',
  },
  nothingToOrder: {
    clause: '1250.14/III.B4.a',
    message: (d: { power: string; phase: string }) =>
      `${d.power} has nothing to order in ${d.phase}; send orders when it has.`,
  },
  outOfPlace: {
    clause: '1250.14/III.B6',
    message: (d: { phase: string; wants: string }) =>
      `Nothing in it has a place in ${d.phase}: ${d.wants}. What was sent before still stands.`,
  },
  noEarlyEnd: {
    clause: '1250.14/III.B4.a',
    message: 'In this game every turn lasts until its deadline; there is nothing to be ready for.',
  },
  noOrders: {
    clause: '1250.14/III.B4.a',
    message: 'You have no orders in this turn; send some first, if only to hold or to waive.',
  },
  sameReady: {
    clause: '1250.14/III.B4.a',
    message: (d: { ready: boolean }) =>
      d.ready ? 'You are ready already.' : 'You have not said that you are ready.',
  },
  noDeadline: {
    clause: '1250.14/IV.ref.b',
    message: 'No turn and no enrolment runs that could last longer; wait for the next one.',
  },
  tooLong: {
    clause: '1250.14/IV.ref.b',
    message: (d: { days: number }) =>
      `It would last more than ${d.days} days from now; give less time.`,
  },
  unreadable: {
    clause: '1250.14/III.B6',
    message: (unreadable: UnreadablePieces) => describeUnreadable(unreadable, ' '),
  },
  tooManyOrders: {
    clause: '1250.14/III.B6',
    message: (d: { orders: number; most: number }) =>
      `${d.orders} orders are too many; send ${d.most} at the most.`,
  },
  noCoWins: {
    clause: '1250.14/IV.win.d',
    message: 'The announcement rules out joint wins; win alone.',
  },
  badGroup: {
    clause: '1250.14/IV.win.c',
    message: (d: { problem: keyof typeof GROUPS; power: string }) => GROUPS[d.problem](d.power),
  },
  noClaim: {
    clause: '1250.14/IV.win.c',
    message: 'You have claimed nothing that you could take back.',
  },
  noDraws: {
    clause: '1250.14/III.B7.a',
    message: 'The announcement allows no draws; play on, or claim a joint win.',
  },
  sameVote: {
    clause: '1250.14/III.B7.a',
    message: (d: { agree: boolean }) =>
      d.agree ? 'You have agreed to a draw already.' : 'You have not agreed to a draw.',
  },
  notVacant: {
    clause: '1250.14/V.repl.a',
    message: (facts: { for: string }) =>
      `Nobody is wanted for ${facts.for}; offer where somebody is missing or a bot plays.`,
  },
  mayNotReplace: {
    clause: ({ why }: { why: keyof typeof BARS }) =>
      why === 'referees' ? '1250.14/II.c' : '1250.14/V.bot.d',
    message: (d: { person: string; why: keyof typeof BARS }) => `${d.person} ${BARS[d.why]}.`,
  },
  goneForGood: {
    clause: '1250.14/V.pause.d',
    message: (d: { person: string }) =>
      `${d.person} has left this instance for good; let somebody else offer.`,
  },
  sameOffer: {
    clause: '1250.14/V.repl.a',
    message: (facts: { for: string }) =>
      `You offer to be ${facts.for} already; wait for it to be acknowledged.`,
  },
  tooManyOffers: {
    clause: '1250.14/V.repl.a',
    message: (d: { most: number }) =>
      `${d.most} offers are waiting already; let the referee look at them first.`,
  },
  noOffer: {
    clause: '1250.14/V.repl.a',
    message: (facts: { person: string; for: string }) =>
      `${facts.person} has not offered to replace ${facts.for}; they have to do so first.`,
  },
  notYourAcknowledgement: {
    clause: '1250.14/V.repl.a',
    message: (d: { whose: 'referee' | 'speaker'; self: boolean }) =>
      d.self
        ? 'Nobody acknowledges themselves; let somebody else offer.'
        : `This is not yours to acknowledge; it is for the ${d.whose === 'speaker' ? 'Speaker' : d.whose}.`,
  },
  acknowledgeReferee: {
    clause: '1250.14/V.repl.c',
    message: (d: { person: string; self: boolean }) =>
      d.self
        ? 'Nobody acknowledges themselves; let somebody else offer.'
        : `${d.person} becomes referee by offering it, and by the Speaker's acknowledgement.`,
  },
  impossiblePosition: {
    clause: '1250.14/IV.ref.a',
    message: (d: { problem: string }) => `That is no position of this map. ${d.problem}`,
  },
  badCountries: {
    clause: '1250.14/III.B3',
    message: (d: { players: number }) =>
      `Name ${d.players} different powers of the map, in the order of the seats.`,
  },
} as const satisfies Readonly<Record<string, ErrorSpec<Citation<typeof diplomacyClauses>>>>
