import type { SeatNumber, Timestamp } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, positiveZero } from '../shapes.js'
import type { mediocrityClauses } from './clauses.js'
import type { mediocrityEvents } from './events.js'
import { type MediocritySecret, type MediocrityShared, playerNumber } from './state.js'

const time = (at: Timestamp): string => `at ${new Date(at).toISOString().replace('.000Z', 'Z')}`

/** The types of Mediocrity, with its options, moves and errors. */
export const mediocrityModel = /* @__PURE__ */ defineModel(part<typeof mediocrityClauses>(), {
  options: v.strictObject({
    /** The player numbers: `'drawn'` by chance, or a list by seat, from 1. */
    numbers: v.optional(v.union([v.literal('drawn'), v.array(playerNumber)]), 'drawn'),
    /** The number of players that sets the range: at the start of the round, or the current one. */
    rangeBasis: choice(['round-start', 'current']),
    /** Which of a player's numbers counts. */
    revisions: choice(['last', 'first']),
    /** Whether a round whose Moderator leaves ends at once, or after its six days. */
    onModeratorLoss: choice(['void-round', 'wait']),
    /** Whether the only remaining player wins if play cannot go on. */
    soleSurvivor: choice(['no-winner', 'wins']),
  }),
  moves: {
    begin: {},
    /** Sends a number. Any is valid here; the round decides whether it counts. */
    send: { number: v.pipe(v.number(), v.finite('Send a number'), positiveZero) },
    result: {},
  },
  shared: part<MediocrityShared>(),
  secret: part<MediocritySecret>(),
  events: part<EventsOf<typeof mediocrityEvents>>(),
  prompts: {
    numbers: { kind: 'shuffle' },
    /** For the Moderator: the number of a seat that has sent none. */
    draw: { kind: 'roll', details: part<{ readonly seat: SeatNumber }>() },
  },
  deadlines: ['announcement', 'minimum', 'limit'],
  errors: {
    badNumbers: [
      '1250.17/start.b',
      (d: { players: number }) => `Give each of the numbers 1 to ${d.players} to one seat.`,
    ],
    numbersNotDrawn: [
      '1250.17/start.b',
      'The player numbers have not been drawn yet; wait for them.',
    ],
    roundRunning: [
      '1250.17/round.a',
      (d: { moderator: string }) =>
        `A round is under way, with ${d.moderator} as Moderator; wait for its end.`,
    ],
    notNext: [
      '1250.17/mod.g',
      (d: { moderator: string; until: Timestamp }) =>
        `${d.moderator} is the next Moderator; if they do not announce a round, you may do so ${time(d.until)}.`,
    ],
    noRound: ['1250.17/round.a', 'No round is under way; wait until a Moderator announces one.'],
    moderatorSends: [
      '1250.17/num.mod',
      'You are the Moderator, and the Moderator sends no number.',
    ],
    outOfRange: [
      '1250.17/num.range',
      (d: { number: number; most: number }) =>
        `${d.number} does not count; send a whole number from 1 to ${d.most}.`,
    ],
    alreadySent: [
      '1250.17/num.send',
      (d: { number: number }) =>
        `You have already sent ${d.number}, and the first number of a round stands.`,
    ],
    resultAnnounced: [
      '1250.17/num.late',
      'The round is closed; the missing numbers are being drawn.',
    ],
    noModerator: ['1250.17/leave.a', 'The Moderator has left; the round ends after its six days.'],
    notModerator: [
      '1250.17/res.f',
      (d: { moderator: string }) => `Only ${d.moderator}, the Moderator, can announce the result.`,
    ],
    tooEarly: [
      '1250.17/round.d',
      (d: { from: Timestamp }) =>
        `The round has not lasted three days yet; announce the result ${time(d.from)} or later.`,
    ],
  },
})

/** The types of Mediocrity. */
export interface Mediocrity extends TypesOf<typeof mediocrityModel> {}

/** A move of Mediocrity. */
export type MediocrityMove = Mediocrity['Move']

/** The state of a match of Mediocrity. */
export interface MediocrityState extends State<Mediocrity> {}
