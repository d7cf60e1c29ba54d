import type { RejectionTable } from '@ackanomic/core/engine'
import { sayUnreadable } from './notation/parse.js'
import type { Diplomacy, Rejections, Shared } from './types.js'

const STAGES: Readonly<Record<Shared['stage'], string>> = {
  announced: 'the terms are announced; now the referee opens the enrolment',
  enrolling: 'the enrolment is open, and closes at its deadline or when all places are taken',
  enrolled: 'the enrolment is closed; now the referee starts the game',
  drawing: 'the countries are being assigned; with them the game starts',
  playing: 'the game has started',
}

const GROUPS: Readonly<Record<Rejections['badGroup']['problem'], (power: string) => string>> = {
  self: (power) => `The group lacks your own power; name ${power} too.`,
  alone: (power) => `${power} alone is no group; name two powers or more.`,
  unknown: (power) => `No player has ${power}; name powers that have one.`,
  'off board': (power) => `${power} is off the board; name powers that are on it.`,
}

const BARS: Readonly<Record<Rejections['mayNotReplace']['why'], string>> = {
  'took part': 'took part in this instance before; it must be somebody who never did',
  plays: 'has a seat of eir own at this table; let somebody else offer',
  referees: 'is referee of this instance, and does not play; let somebody else offer',
  'on vacation': 'is a referee on vacation; e comes back first',
}

/** The clause and the sentence of each refusal. */
export const diplomacyRejections: RejectionTable<Rejections, Diplomacy['Clause']> = {
  noReferee: {
    clause: '1250.14/III.A.a',
    says: () => 'Nobody has announced to be referee; name exactly one.',
  },
  tooManyPlaces: {
    clause: '1250.14/III.B1.range',
    says: ({ maximum, most }) =>
      `The maximum is ${maximum}, but at most ${most} may play; announce no more than that.`,
  },
  tooFewPowers: {
    clause: '1250.14/III.B1.range',
    says: ({ maximum, powers }) =>
      `The maximum is ${maximum}, but the map has ${powers} powers; announce no more than that.`,
  },
  notInRange: {
    clause: '1250.14/III.B1.range',
    says: ({ players, minimum, maximum }) =>
      `${players} players do not fit the announcement; name ${minimum} to ${maximum}, or none and let them enrol.`,
  },
  badVictory: {
    clause: '1250.14/IV.win.a',
    says: ({ victory, centres }) =>
      `${victory} centres cannot be won on a map of ${centres}; announce 1 to ${centres}.`,
  },
  badEnd: {
    clause: '1250.14/III.B7.a',
    says: ({ year, season, seasons }) =>
      `The game cannot end after ${season}${year}; name a year that is played and a season of ${seasons.join(', ')}.`,
  },
  wrongStep: {
    clause: '1250.14/III.order',
    says: ({ stage }) => `That is not the next step: ${STAGES[stage]}.`,
  },
  notEnrolling: {
    clause: '1250.14/III.D.e',
    says: ({ stage }) =>
      stage === 'playing'
        ? 'The game has started; offer to replace somebody who is missing, or a bot.'
        : `Nobody can enrol now: ${STAGES[stage]}.`,
  },
  notStarted: {
    clause: '1250.14/III.A.b',
    says: () => 'The game has not started; wait for the announcement of the start.',
  },
  deciding: {
    clause: '1250.14/IV.ref.a',
    says: ({ what }) =>
      what === 'winner'
        ? 'The referee decides who has won; wait for it.'
        : 'The referee is adjudicating; wait for the next turn.',
  },
  nothingToOrder: {
    clause: '1250.14/III.B4.a',
    says: ({ power, phase }) =>
      `${power} has nothing to order in ${phase}; send orders when it has.`,
  },
  outOfPlace: {
    clause: '1250.14/III.B6',
    says: ({ phase, wants }) =>
      `Nothing in it has a place in ${phase}: ${wants}. What was sent before still stands.`,
  },
  noEarlyEnd: {
    clause: '1250.14/III.B4.a',
    says: () =>
      'In this game every turn lasts until its deadline; there is nothing to be ready for.',
  },
  noOrders: {
    clause: '1250.14/III.B4.a',
    says: () => 'You have no orders in this turn; send some first, if only to hold or to waive.',
  },
  sameReady: {
    clause: '1250.14/III.B4.a',
    says: ({ ready }) =>
      ready ? 'You are ready already.' : 'You have not said that you are ready.',
  },
  noDeadline: {
    clause: '1250.14/IV.ref.b',
    says: () => 'No turn and no enrolment runs that could last longer; wait for the next one.',
  },
  tooLong: {
    clause: '1250.14/IV.ref.b',
    says: ({ days }) => `It would last more than ${days} days from now; give less time.`,
  },
  unreadable: {
    clause: '1250.14/III.B6',
    says: (told) => sayUnreadable(told, ' '),
  },
  tooManyOrders: {
    clause: '1250.14/III.B6',
    says: ({ orders, most }) => `${orders} orders are too many; send ${most} at the most.`,
  },
  noCoWins: {
    clause: '1250.14/IV.win.d',
    says: () => 'The announcement rules out joint wins; win alone.',
  },
  badGroup: {
    clause: '1250.14/IV.win.c',
    says: ({ problem, power }) => GROUPS[problem](power),
  },
  noClaim: {
    clause: '1250.14/IV.win.c',
    says: () => 'You have claimed nothing that you could take back.',
  },
  noDraws: {
    clause: '1250.14/III.B7.a',
    says: () => 'The announcement allows no draws; play on, or claim a joint win.',
  },
  sameVote: {
    clause: '1250.14/III.B7.a',
    says: ({ agree }) =>
      agree ? 'You have agreed to a draw already.' : 'You have not agreed to a draw.',
  },
  notVacant: {
    clause: '1250.14/V.repl.a',
    says: (facts) =>
      `Nobody is wanted for ${facts.for}; offer where somebody is missing or a bot plays.`,
  },
  mayNotReplace: {
    clause: ({ why }) => (why === 'referees' ? '1250.14/II.c' : '1250.14/V.bot.d'),
    says: ({ person, why }) => `${person} ${BARS[why]}.`,
  },
  goneForGood: {
    clause: '1250.14/V.pause.d',
    says: ({ person }) => `${person} has left this instance for good; let somebody else offer.`,
  },
  sameOffer: {
    clause: '1250.14/V.repl.a',
    says: (facts) => `You offer to be ${facts.for} already; wait for it to be acknowledged.`,
  },
  tooManyOffers: {
    clause: '1250.14/V.repl.a',
    says: ({ most }) => `${most} offers are waiting already; let the referee look at them first.`,
  },
  noOffer: {
    clause: '1250.14/V.repl.a',
    says: (facts) =>
      `${facts.person} has not offered to replace ${facts.for}; e has to do so first.`,
  },
  notYourAcknowledgement: {
    clause: '1250.14/V.repl.a',
    says: ({ whose, self }) =>
      self
        ? 'Nobody acknowledges emself; let another offer.'
        : `This is not yours to acknowledge; it is for the ${whose}.`,
  },
  acknowledgeReferee: {
    clause: '1250.14/V.repl.c',
    says: ({ person, self }) =>
      self
        ? 'Nobody acknowledges emself; let another offer.'
        : `${person} becomes referee by offering it, and by the Speaker's acknowledgement.`,
  },
  impossiblePosition: {
    clause: '1250.14/IV.ref.a',
    says: ({ problem }) => `That is no position of this map. ${problem}`,
  },
  badCountries: {
    clause: '1250.14/III.B3',
    says: ({ players }) =>
      `Name ${players} different powers of the map, in the order of the seats.`,
  },
}
