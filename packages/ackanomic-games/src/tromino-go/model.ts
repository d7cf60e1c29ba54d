import type { SeatNumber } from '@ackanomic/core'
import {
  type Context,
  type DraftOf,
  defineModel,
  type ErrorCaseOf,
  type EventsOf,
  part,
  type State,
  type TypesOf,
} from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, wholeFrom } from '../shapes.js'
import type { trominoGoClauses } from './clauses.js'
import type { trominoGoEvents } from './events.js'
import { trominoGoFaults } from './faults.js'
import { cells, gamepoints, type TrominoGoRoundEnd, type TrominoGoShared } from './state.js'
import { LETTERS, type TrominoCells, type TrominoLetter } from './tromino.js'

const flag = v.optional(v.boolean(), false)

const letter = v.picklist(LETTERS)

/** The types of Tromino Go, with its options, moves and errors. */
export const trominoGoModel = /* @__PURE__ */ defineModel(part<typeof trominoGoClauses>(), {
  options: v.strictObject({
    /** Whether an illegal play remains until the referee finds it, or is refused. */
    invalidPlays: choice(['stand', 'refuse']),
    /** Whether a diagonal gap leads out of an empty area, which is then no No Man's Land. */
    diagonalLeak: flag,
    doubleConcessions: flag,
    /** The Gamepoints that win the game: 7, as in the rule (8(1)), or 1 to 100. */
    target: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 7),
    /** A house rule: the second player's Gamepoints at the start, fewer than the target. */
    komi: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)), 0),
  }),
  moves: {
    /** Adds the tromino that is due. */
    place: { letter, cells },
    move: { letter, from: cells, to: cells },
    pass: {},
    concede: { gamepoints },
    accept: { gamepoints },
    question: {},
    /** The referee names the first illegal play unasked, by its number from 1 (10). */
    illegal: { play: /* @__PURE__ */ wholeFrom(1, 'Send the number of a play, from 1') },
  },
  shared: part<TrominoGoShared>(),
  events: part<EventsOf<typeof trominoGoEvents>>(),
  prompts: {
    first: { kind: 'pick', details: part<{ readonly players: readonly string[] }>() },
    /**
     * The first illegal play from 1, or `null`. The only choice is the truth, such as `'all plays
     * are legal'`, or `'play 7 is illegal'`.
     */
    legality: {
      kind: 'judge',
      details: part<{ readonly by: SeatNumber; readonly illegal: number | null }>(),
    },
    round: { kind: 'judge', details: part<{ readonly round: number } & TrominoGoRoundEnd>() },
  },
  deadlines: ['play'],
  errors: {
    ...trominoGoFaults,
    komiTooHigh: [
      '1250.11/8(1)',
      ({ komi, target }: { komi: number; target: number }) =>
        `A komi of ${komi} is too high; choose one below the ${target} Gamepoints that win.`,
    ],
    notBegun: [
      '1250.11/begin(3)',
      'The referee is drawing who plays first; the round begins after that.',
    ],
    roundOver: [
      ({ how }: { how: TrominoGoRoundEnd['how'] }) =>
        how === 'conceded' ? '1250.11/7(3)' : '1250.11/6(1)',
      ({ how }: { how: TrominoGoRoundEnd['how'] }) =>
        how === 'conceded'
          ? 'The round ended when a concession was accepted; wait for the next one.'
          : 'A group is surrounded, and the round is over; wait for the referee’s post.',
    ],
    questioned: [
      '1250.11/10(2)',
      ({ by }: { by: string }) => `${by} has questioned the plays; wait for the referee’s answer.`,
    ],
    notYourTurn: [
      '1250.11/1(4)',
      ({ player, letter }: { player: string; letter: TrominoLetter }) =>
        `It is ${player}’s turn, with ${letter}; wait for yours.`,
    ],
    wrongLetter: [
      '1250.11/1(4)',
      ({ letter, due }: { letter: TrominoLetter; due: TrominoLetter }) =>
        `The letter ${letter} is not due; play ${due}.`,
    ],
    noTromino: [
      '1250.11/def.tromino',
      ({ cells }: { cells: TrominoCells }) =>
        `${cells.join(' ')} is not a tromino; name three squares in the shape of an L.`,
    ],
    occupied: [
      '1250.11/3(0)',
      ({ square, by }: { square: readonly [number, number]; by: TrominoLetter }) =>
        `The square ${square.join()} has ${by} on it; name empty squares.`,
    ],
    notYourTromino: [
      '1250.11/4(1)',
      ({ letter, from }: { letter: TrominoLetter; from: TrominoCells }) =>
        `No ${letter} lies on ${from.join(' ')}; name the squares of one that is on the grid.`,
    ],
    notMoved: [
      '1250.11/4(1)',
      ({ letter }: { letter: TrominoLetter }) =>
        `The ${letter} would stay where it is; move it somewhere else.`,
    ],
    tooManyConcessions: [
      '1250.11/7(1)',
      ({ most }: { most: number }) =>
        `You have already conceded this round ${most} times and cannot do so again; all your concessions stand.`,
    ],
    noConcession: [
      '1250.11/7(5)',
      ({ gamepoints, open }: { gamepoints: number; open: readonly number[] }) =>
        open.length === 0
          ? `Your opponent has conceded nothing in this round, so ${gamepoints} cannot be accepted.`
          : `Your opponent has not conceded ${gamepoints} in this round; accept ${open.join(' or ')}.`,
    ],
    ownConcession: [
      '1250.11/7(3)',
      ({ gamepoints }: { gamepoints: number }) =>
        `The concession of ${gamepoints} is your own; only your opponent can accept it.`,
    ],
    noPlays: [
      '1250.11/10(1)',
      'No play of this round has been made yet; there is nothing to question.',
    ],
    allLegal: [
      '1250.11/10(5)',
      ({ play, plays }: { play: number; plays: number }) =>
        plays === 1
          ? `The only play of this round is legal, so play ${play} cannot be named.`
          : `All ${plays} plays of this round are legal, so play ${play} cannot be named.`,
    ],
    notTheFirst: [
      '1250.11/10(1)',
      ({ play, first }: { play: number; first: number }) =>
        `Play ${play} is not the first illegal one; name play ${first}.`,
    ],
  },
})

/** The types of Tromino Go. */
export interface TrominoGo extends TypesOf<typeof trominoGoModel> {}

/** A move of Tromino Go. */
export type TrominoGoMove = TrominoGo['Move']

/** The state of a match of Tromino Go. */
export interface TrominoGoState extends State<TrominoGo> {}

export type Draft = DraftOf<TrominoGo>
export type Ctx = Context<TrominoGo>
export type Refused = ErrorCaseOf<TrominoGo> | undefined
export type Act = TrominoGo['Move']
export type Place = Extract<Act, { readonly type: 'place' }>
export type Move = Extract<Act, { readonly type: 'move' }>
