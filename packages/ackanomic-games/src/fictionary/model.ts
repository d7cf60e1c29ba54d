import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, isEachOnce, seatSchema } from '../shapes.js'
import type { fictionaryClauses } from './clauses.js'
import type { fictionaryEvents } from './events.js'
import { doing, type Stage } from './stages.js'
import type {
  FictionaryHidden,
  FictionarySecret,
  FictionaryShared,
  StepNumber,
  Vote,
} from './state.js'
import { definitionSchema, wordSchema } from './words.js'

/** The types of Fictionary, with its options, moves and errors. */
export const fictionaryModel = /* @__PURE__ */ defineModel(part<typeof fictionaryClauses>(), {
  options: v.strictObject({
    /** Whether the `first` or the `last` of several definitions or votes of a Bluffer counts. */
    revisions: choice(['first', 'last']),
    /** The points for missing step 3: 4, or 5 with the penalty for lateness. */
    step3Penalty: v.optional(v.picklist([4, 5]), 5),
    /** When the end is checked: after each round or removal, or each score (`step 5`). */
    endTest: choice(['every round', 'step 5']),
    /** The Gamepoints that each default action of a bot costs its player. */
    botPenalty: v.optional(v.picklist([0, 1]), 0),
    /** Look-ups of the Ing Word: if a dictionary is `given`, on `trust`, by `word`, or `both`. */
    lookup: choice(['given', 'trust', 'word', 'both']),
    /** The Gamepoints that end the game. */
    target: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 25),
  }),
  moves: {
    /** Step 1: the Brainiac's word, and its Actual Definition, which stays secret. */
    word: {
      word: wordSchema,
      definition: v.pipe(
        definitionSchema,
        v.regex(/\S/, 'Note the Actual Definition as a dictionary prints it'),
      ),
    },
    define: { definition: definitionSchema },
    /** Step 3: the Bluffers whose definitions are substantially similar to an on-line one. */
    report: {
      similar: v.pipe(
        v.array(seatSchema),
        v.check((seats) => isEachOnce(seats), 'Send each seat once'),
        v.transform((seats) => seats.toSorted((one, other) => one - other)),
      ),
    },
    vote: { number: v.pipe(v.number(), v.safeInteger('Send a number of the list')) },
    /** Step 5: the scoring by the Brainiac, or by the Scorekeeper instead. */
    score: {},
  },
  shared: part<FictionaryShared>(),
  secret: part<FictionarySecret>(),
  hidden: part<FictionaryHidden>(),
  events: part<EventsOf<typeof fictionaryEvents>>(),
  prompts: {
    /** For the host: the seats in random order, number 1 first. */
    numbers: { kind: 'shuffle' },
    /** For the host: is the word in the Official Dictionary? Not with `lookup: 'trust'`. */
    word: { kind: 'word' },
    /** For the host: there is no Official Dictionary. Only with `lookup: 'given'`. */
    trust: { kind: 'judge', answer: v.picklist(['trust']) },
    /** For the host: does a dictionary give this definition? Only with `lookup: 'both'`. */
    definition: {
      kind: 'judge',
      details: part<{ readonly word: string; readonly definition: string }>(),
      answer: v.picklist(['yes', 'no']),
    },
    /** For the Brainiac: the order of the list, as a permutation of the seats in `of`. */
    list: { kind: 'shuffle', details: part<{ readonly of: readonly SeatNumber[] }>() },
    /** For the host: has the Scorekeeper adjudicated, or is there none? */
    scorekeeper: { kind: 'judge', answer: v.picklist(['adjudicated', 'no officer']) },
    /** For the host, after idle rounds: does the game go on? */
    idle: {
      kind: 'judge',
      details: part<{ readonly rounds: number }>(),
      answer: v.picklist(['go on', 'end']),
    },
  },
  deadlines: ['step'],
  errors: {
    numbersNotDrawn: [
      '1250.10/III(2)',
      'The players are being numbered; wait for the first round.',
    ],
    wrongStep: [
      '1250.10/IV.3(1)',
      (e: { step: StepNumber; wanted: StepNumber; stage: Stage }) =>
        `That belongs to step ${e.wanted}; it is now step ${e.step}: ${doing(e.stage)}.`,
    ],
    notBrainiac: [
      '1250.10/IV.1',
      ({ brainiac }: { brainiac: string }) =>
        `${brainiac} is the Brainiac of this round, and only they can do this.`,
    ],
    beingLookedUp: [
      '1250.10/1a',
      ({ word }: { word: string }) =>
        `The word ${word} is being looked up; wait for what the dictionary says.`,
    ],
    brainiacSendsNone: [
      '1250.10/2d',
      'The Brainiac sends no definition; wait for the Bluffers to send theirs.',
    ],
    brainiacHasNoVote: ['1250.10/4a', 'The Brainiac has no vote; wait for the Bluffers to vote.'],
    alreadyDefined: [
      '1250.10/2a',
      'You have already sent a definition for this word, and the first one stands.',
    ],
    alreadyVoted: [
      '1250.10/4a',
      ({ vote }: { vote: Vote }) =>
        vote === 'sheep'
          ? 'Your vote already counts as sheeping, and the first vote stands.'
          : `You have already voted for number ${vote}, and the first vote stands.`,
    ],
    noSuchBluffers: [
      '1250.10/3',
      ({ bluffers }: { bluffers: readonly string[] }) =>
        `Name Bluffers of this round, or nobody; the Bluffers are ${bluffers.join(', ')}.`,
    ],
    emptyDefinition: [
      '1250.10/2b',
      ({ bluffers }: { bluffers: readonly string[] }) =>
        `An empty definition cannot be like another; leave out ${bluffers.join(' and ')}.`,
    ],
    alreadyReported: [
      '1250.10/3c(1)',
      'You have already reported; now put the list into random order.',
    ],
    noVote: ['1250.10/3b(4)', 'You knew the word, so the others vote without you.'],
    notOnList: [
      '1250.10/4a',
      ({ number, most }: { number: number; most: number }) =>
        `The list has no number ${number}; vote for a number from 1 to ${most}.`,
    ],
    scorekeepersTask: [
      '1250.10/5d(1)',
      'The Brainiac’s time is over; the Scorekeeper adjudicates this round.',
    ],
  },
})

/** The types of Fictionary. */
export interface Fictionary extends TypesOf<typeof fictionaryModel> {}

/** A move of Fictionary. */
export type FictionaryMove = Fictionary['Move']

/** The state of a match of Fictionary. */
export interface FictionaryState extends State<Fictionary> {}
