import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import type { acksClauses } from './clauses.js'
import { type AcksCoaster, FLIP_ORDERS } from './coasters.js'
import type { acksEvents } from './events.js'
import { BID_CAPS } from './selectors.js'
import { type AcksSecret, type AcksShared, coaster, seat } from './state.js'

/** The rule decides which numbers can be bid. */
const bid = v.pipe(v.number(), v.safeInteger('Bid a whole number'))

/** The overdue action of a late player. */
const LATE = {
  'set-up': 'ACKS/setup.3',
  placing: 'ACKS/place.a',
  loss: 'ACKS/bad.a',
} as const

type Late = { readonly stage: keyof typeof LATE }
type Failed = { readonly challenger: string; readonly stage: 'processing' | 'loss' }

/** The types of ACKs & Exceptions, with its options, moves and errors. */
export const acksModel = /* @__PURE__ */ defineModel(part<typeof acksClauses>(), {
  options: v.strictObject({
    /** The seat that starts the first round, or `'chance'` if the host draws it. */
    starter: v.optional(
      v.picklist(['chance', 0, 1, 2, 3], 'Name a seat, 0 to 3, or "chance"'),
      'chance',
    ),
    /** The starter of later rounds: the last `'challenger'`, in rotation, or drawn by the host. */
    nextStarter: v.optional(v.picklist(['challenger', 'rotate', 'chance']), 'challenger'),
    /** Whether a stack is processed from the coaster placed last, or first. */
    flipOrder: v.optional(v.picklist(FLIP_ORDERS), 'last-first'),
    /** The highest bid: the coasters on the `'table'`, or no limit (`'none'`). */
    bidCap: v.optional(v.picklist(BID_CAPS), 'table'),
    /** Whether the Challenger or chance picks the coaster that a Challenger loses. */
    loss: v.optional(v.picklist(['challenger', 'random']), 'challenger'),
    /** The days for each action, after which the engine acts. `null` for no limit. */
    timeLimit: v.optional(
      v.nullable(
        v.pipe(
          v.number(),
          v.safeInteger('Give whole days'),
          v.minValue(1, 'Give 1 day or more'),
          v.maxValue(365, 'Give 365 days or fewer'),
        ),
      ),
      null,
    ),
  }),
  moves: {
    /** Places a coaster face down on the player's own stack. */
    place: { coaster },
    /** Ends the placing, and opens the bidding. */
    challenge: { bid },
    raise: { bid },
    pass: {},
    flip: { of: seat },
    /** Chooses the coaster that the player loses after a failure. */
    lose: { coaster },
  },
  shared: part<AcksShared>(),
  secret: part<AcksSecret>(),
  events: part<EventsOf<typeof acksEvents>>(),
  prompts: {
    /** Draws who starts: one of the seats in the game. */
    starter: { kind: 'pick', details: part<{ readonly seats: readonly SeatNumber[] }>() },
    /** Draws a coaster from a late player's hand, ACKs first, for their stack. */
    draw: { kind: 'pick', details: part<{ readonly seat: SeatNumber }>() },
    /** Draws the coaster that a Challenger loses, ACKs first. */
    loss: { kind: 'pick', details: part<{ readonly seat: SeatNumber }>() },
  },
  deadlines: ['act'],
  errors: {
    starterNotDrawn: [
      'ACKS/setup.2',
      'The host is drawing who starts the round; place once that is announced.',
    ],
    notAllPlaced: [
      'ACKS/setup.3',
      ({ waiting }: { waiting: readonly string[] }) =>
        `The turns begin once everybody has placed a coaster; ${waiting.join(' and ')} ${waiting.length === 1 ? 'has' : 'have'} not placed one yet.`,
    ],
    placedAlready: [
      'ACKS/setup.3',
      'You have placed your first coaster, and it stays; place another when it is your turn.',
    ],
    notYourTurn: [
      'ACKS/place.d',
      ({ turn }: { turn: string }) => `It is ${turn}’s turn; wait for yours.`,
    ],
    timeIsUp: [
      ({ stage }: Late) => LATE[stage],
      ({ stage }: Late) =>
        stage === 'loss'
          ? 'Your time is up, and the host is drawing which coaster you lose; wait for the draw.'
          : 'Your time is up, and the host is drawing a coaster for your stack; wait for the draw.',
    ],
    emptyHand: [
      'ACKS/place.c',
      'You have placed all your coasters; challenge instead, for example "challenge 1".',
    ],
    notInHand: [
      'ACKS/place.b',
      ({ coaster, hand }: { coaster: AcksCoaster; hand: readonly AcksCoaster[] }) =>
        `You have no ${coaster} in hand; place one of these: ${hand.join(', ')}.`,
    ],
    placingOver: [
      'ACKS/bid.h',
      'There is a challenge, so nobody places coasters; wait for the next round.',
    ],
    challengedAlready: [
      'ACKS/bid.b',
      ({ by }: { by: string }) =>
        `${by} has already challenged; raise or pass when it is your turn to bid.`,
    ],
    noChallenge: [
      'ACKS/bid.b',
      'Nobody has challenged yet; you can raise or pass only after a challenge.',
    ],
    biddingOver: [
      'ACKS/bid.f',
      ({ challenger, bid }: { challenger: string; bid: number }) =>
        `The bidding is over: ${challenger} is the Challenger with a bid of ${bid}; bid again in the next round.`,
    ],
    passed: ['ACKS/bid.d', 'You have passed, so you are out of the bidding for this round.'],
    noMessages: [
      'ACKS/bid.a',
      ({ bid }: { bid: number }) => `You cannot challenge with ${bid}; bid 1 or more.`,
    ],
    tooLow: [
      'ACKS/bid.c',
      ({ bid, least }: { bid: number; least: number }) =>
        `${bid} is not more than the last bid; bid ${least} or more, or pass.`,
    ],
    tooHigh: [
      'ACKS/bid.g',
      ({ bid, most }: { bid: number; most: number }) =>
        `${bid} is too many to process; bid at most ${most}.`,
    ],
    notProcessing: [
      'ACKS/proc.b',
      'No coasters are flipped now; flipping starts when the bidding is over.',
    ],
    notChallenger: [
      ({ stage }: Failed) => (stage === 'loss' ? 'ACKS/bad.a' : 'ACKS/proc.b'),
      ({ challenger, stage }: Failed) =>
        stage === 'loss'
          ? `Only ${challenger}, the Challenger who failed, loses a coaster.`
          : `Only ${challenger}, the Challenger, flips coasters.`,
    ],
    ownQueueFirst: [
      'ACKS/proc.i',
      ({ left }: { left: number }) =>
        `Your own queue comes first, and it still has ${left === 1 ? '1 coaster' : `${left} coasters`}; flip one of your own.`,
    ],
    emptyQueue: [
      'ACKS/proc.i',
      ({ of }: { of: string }) => `The queue of ${of} is empty; flip a coaster of somebody else.`,
    ],
    nothingToLose: ['ACKS/bad.a', 'Nobody loses a coaster now; that happens only after a failure.'],
    lossDrawn: [
      'ACKS/bad.a',
      'In this match the host draws which coaster you lose; wait for the draw.',
    ],
    notOwned: [
      'ACKS/bad.a',
      ({ coaster }: { coaster: AcksCoaster }) =>
        `You have no ${coaster} left to lose; name a coaster that you have.`,
    ],
  },
})

/** The types of ACKs & Exceptions. */
export interface AcksAndExceptions extends TypesOf<typeof acksModel> {}

/** A move of ACKs & Exceptions. */
export type AcksMove = AcksAndExceptions['Move']

/** The state of a match of ACKs & Exceptions. */
export interface AcksState extends State<AcksAndExceptions> {}
