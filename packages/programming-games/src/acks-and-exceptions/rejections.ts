import type { RejectionTable } from '@ackanomic/core/engine'
import type { AcksAndExceptions, Rejections } from './types.js'

/** What is due of whoever is late. */
const LATE: Readonly<Record<Rejections['timeIsUp']['stage'], AcksAndExceptions['Clause']>> = {
  'set-up': 'ACKS/setup.3',
  placing: 'ACKS/place.a',
  loss: 'ACKS/bad.a',
}

/** The clause and the sentence of each refusal. */
export const acksRejections: RejectionTable<Rejections, AcksAndExceptions['Clause']> = {
  starterNotDrawn: {
    clause: 'ACKS/setup.2',
    says: () => 'The host is drawing who starts the round; place once that is announced.',
  },
  notAllPlaced: {
    clause: 'ACKS/setup.3',
    says: ({ waiting }) =>
      `The turns begin once everybody has placed a coaster; ${waiting.join(', ')} ${waiting.length === 1 ? 'has' : 'have'} yet to.`,
  },
  placedAlready: {
    clause: 'ACKS/setup.3',
    says: () => 'Your first coaster is placed and stays; place another when it is your turn.',
  },
  notYourTurn: {
    clause: 'ACKS/place.d',
    says: ({ turn }) => `It is ${turn}’s turn; wait for your own.`,
  },
  timeIsUp: {
    clause: ({ stage }) => LATE[stage],
    says: ({ stage }) =>
      stage === 'loss'
        ? 'Your time is up, and the host draws which coaster you lose; wait for it.'
        : 'Your time is up, and the host draws a coaster for your stack; wait for it.',
  },
  emptyHand: {
    clause: 'ACKS/place.c',
    says: () => 'All your coasters are placed; challenge, such as "challenge 1".',
  },
  notInHand: {
    clause: 'ACKS/place.b',
    says: ({ coaster, hand }) =>
      `You have no ${coaster} in hand; place one of what is there: ${hand.join(', ')}.`,
  },
  placingOver: {
    clause: 'ACKS/bid.h',
    says: () => 'There is a challenge, so nobody places coasters; wait for the next round.',
  },
  challengedAlready: {
    clause: 'ACKS/bid.b',
    says: ({ by }) => `${by} has challenged already; raise or pass when it is your turn to bid.`,
  },
  noChallenge: {
    clause: 'ACKS/bid.b',
    says: () => 'Nobody has challenged; raising and passing come after that.',
  },
  biddingOver: {
    clause: 'ACKS/bid.f',
    says: ({ challenger, bid }) =>
      `The bidding is over: ${challenger} is the Challenger with ${bid}; bid again in the next round.`,
  },
  passed: {
    clause: 'ACKS/bid.d',
    says: () => 'You have passed, and so are out of the bidding of this round.',
  },
  noMessages: {
    clause: 'ACKS/bid.a',
    says: ({ bid }) => `One cannot challenge with ${bid}; bid 1 or more.`,
  },
  tooLow: {
    clause: 'ACKS/bid.c',
    says: ({ bid, least }) =>
      `${bid} is not more than the last bid; bid ${least} or more, or pass.`,
  },
  tooHigh: {
    clause: 'ACKS/bid.g',
    says: ({ bid, most }) => `${bid} is too many to process; bid ${most} at most.`,
  },
  notProcessing: {
    clause: 'ACKS/proc.b',
    says: () => 'Nothing is processed now; coasters are flipped once the bidding is over.',
  },
  notChallenger: {
    clause: ({ stage }) => (stage === 'loss' ? 'ACKS/bad.a' : 'ACKS/proc.b'),
    says: ({ challenger, stage }) =>
      stage === 'loss'
        ? `${challenger} is the Challenger who has failed; nobody else loses a coaster.`
        : `${challenger} is the Challenger; only e flips coasters.`,
  },
  ownQueueFirst: {
    clause: 'ACKS/proc.i',
    says: ({ left }) =>
      `Your own queue comes first, and ${left} of it ${left === 1 ? 'is' : 'are'} left; flip your own.`,
  },
  emptyQueue: {
    clause: 'ACKS/proc.i',
    says: ({ of }) => `Nothing is left in the queue of ${of}; flip a coaster of somebody else.`,
  },
  nothingToLose: {
    clause: 'ACKS/bad.a',
    says: () => 'No coaster is to be lost now; that comes after a failure.',
  },
  lossDrawn: {
    clause: 'ACKS/bad.a',
    says: () => 'The host draws which coaster you lose, as the options say; wait for it.',
  },
  notOwned: {
    clause: 'ACKS/bad.a',
    says: ({ coaster }) => `You have no ${coaster} left to lose; name a coaster that you have.`,
  },
}
