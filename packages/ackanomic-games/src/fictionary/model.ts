import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, seatSchema } from '../shapes.js'
import { fictionaryClauses } from './clauses.js'
import type { fictionaryEvents } from './events.js'
import type { Default, FictionaryRound, STEPS, StepNumber, Vote } from './round.js'
import { LONGEST_DEFINITION, LONGEST_WORD } from './words.js'

/** What everybody may see. */
export interface FictionaryShared {
  /**
   * What goes on: the players are being numbered (`numbers`); the Brainiac chooses the Ing `word`;
   * the Bluffers send their `definitions`; the Brainiac compares them (`report`), and puts the `list`
   * into a random order; the Bluffers vote (`votes`); the Brainiac scores (`scoring`), or the
   * Scorekeeper does (`adjudication`).
   */
  readonly stage: keyof typeof STEPS
  /**
   * The Brainiac’s word while it is looked up, with what is still to be said of it, and whether the
   * three days went by meanwhile; else `null`.
   */
  readonly sought: {
    readonly word: string
    readonly open: readonly ('word' | 'definition')[]
    readonly late: boolean
  } | null
  /** The number of each seat, from 1; `null` as long as they are being drawn. */
  readonly numbers: readonly (number | null)[]
  /** The number of the round that goes on, from 1; 0 before the first. */
  readonly round: number
  /** The Brainiac of that round; `null` before the first. */
  readonly brainiac: SeatNumber | null
  /** The Ing Word, once it is posted; else `null`. */
  readonly word: string | null
  /** The default actions of this round; those of step 2 are told when the round is over. */
  readonly defaults: readonly Default[]
  /** The one Bluffer whose definition was close to an on-line definition, or `null`. */
  readonly correct: SeatNumber | null
  /** The definitions to vote on, number 1 first; empty before they are posted. */
  readonly list: readonly string[]
  /** The votes by seat; `null` for those who have not voted, or have no vote. */
  readonly votes: readonly (Vote | null)[]
  /** The Gamepoints of each seat from the rounds that are over. */
  readonly scores: readonly number[]
  /** How often each seat has been Brainiac of a round that is over. */
  readonly turns: readonly number[]
  /** How many rounds in a row, up to now, went by in which nobody did anything. */
  readonly idle: number
  /** The last round that is over, or `null`. */
  readonly last: FictionaryRound | null
}

/** What a seat may know, and the Brainiac of all seats. */
export interface FictionarySecret {
  /** The definition of this round: a Bluffer’s own, or the Brainiac’s Actual Definition. */
  readonly definition: string | null
  /** How it came in: it was sent, or it is the default because the time ran out, or a bot’s. */
  readonly how: 'sent' | 'time' | 'bot' | null
  /** The Brainiac’s: whose definition stands at each number of the list; else `null`. */
  readonly order: readonly SeatNumber[] | null
}

/** What nobody may see but the host, who is asked. */
export interface FictionaryHidden {
  /**
   * After how many rounds in which nobody did anything the host was asked whether play goes on, as
   * long as that is open. It closes when somebody acts, which may be in secret.
   */
  readonly idleAsked: number | null
}

/** An Ing Word. */
export const wordSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST_WORD, `Send a word of ${LONGEST_WORD} letters at most`),
  /* @__PURE__ */ v.regex(
    /^['’.]?[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '’./-]*[\p{L}\p{M}\p{N}.'’])?$/u,
    'Send a word as a dictionary has it: letters, and between them blanks, hyphens, apostrophes',
  ),
)

/** A definition; the empty one too. */
export const definitionSchema = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(
    LONGEST_DEFINITION,
    `Send a definition of ${LONGEST_DEFINITION} letters at most`,
  ),
)

const DOING: Readonly<Record<StepNumber, string>> = {
  1: 'the Brainiac chooses the Ing Word',
  2: 'the Bluffers send their definitions',
  3: 'the Brainiac compares the definitions',
  4: 'the Bluffers vote',
  5: 'the voting is scored',
}

/** The types of Fictionary, with its options, moves and errors. */
export const fictionaryModel = /* @__PURE__ */ defineModel(fictionaryClauses, {
  options: v.strictObject({
    /** Which definition and which vote counts when a Bluffer sends several: others are refused, or replace the one before. */
    revisions: choice(['first', 'last']),
    /** What a Brainiac loses who misses step 3: the 4 of its default with or without the 1 for being late. */
    step3Penalty: v.optional(v.picklist([4, 5]), 5),
    /** When the end is looked for: after every round, however it was over, and when a spot goes between rounds; or after a scored one only. */
    endTest: choice(['every round', 'step 5']),
    /** How many Gamepoints each default action of a bot costs its player. */
    botPenalty: v.optional(v.picklist([0, 1]), 0),
    /** Whether the Brainiac is trusted, or the host is asked for each Ing Word, or for its definition too. */
    lookup: choice(['trust', 'word', 'both']),
  }),
  moves: {
    /** Step 1: the Brainiac’s word, with its Actual Definition, which stays secret. */
    word: {
      word: wordSchema,
      definition: v.pipe(
        definitionSchema,
        v.regex(/\S/, 'Note the Actual Definition as a dictionary prints it'),
      ),
    },
    /** Step 2: a Bluffer’s definition. */
    define: { definition: definitionSchema },
    /** Step 3: the Bluffers whose definitions are substantially similar to an on-line one. */
    report: {
      similar: v.pipe(
        v.array(seatSchema),
        v.check((seats) => new Set(seats).size === seats.length, 'Send each seat once'),
        v.transform((seats) => seats.toSorted((one, other) => one - other)),
      ),
    },
    /** Step 4: a Bluffer’s vote. */
    vote: { number: v.pipe(v.number(), v.safeInteger('Send a number of the list')) },
    /** Step 5: the scoring, by the Brainiac or in their stead by the Scorekeeper. */
    score: {},
  },
  shared: part<FictionaryShared>(),
  secret: part<FictionarySecret>(),
  hidden: part<FictionaryHidden>(),
  events: part<EventsOf<typeof fictionaryEvents>>(),
  prompts: {
    /** Of the host, for the announcer: the seats in random order, number 1 first. */
    numbers: { kind: 'shuffle' },
    /** Of the host: is the word in the Official Dictionary? Not with `lookup: 'trust'`. */
    word: { kind: 'word' },
    /** Of the host: does a lookup dictionary give this definition? Only with `lookup: 'both'`. */
    definition: {
      kind: 'judge',
      details: part<{ readonly word: string; readonly definition: string }>(),
      answer: v.picklist(['yes', 'no']),
    },
    /** Of the Brainiac: the order of the list; of the seats in `of`, whose comes first, and so on. */
    list: { kind: 'shuffle', details: part<{ readonly of: readonly SeatNumber[] }>() },
    /** Of the host: has the Scorekeeper adjudicated, or is there none? */
    scorekeeper: { kind: 'judge', answer: v.picklist(['adjudicated', 'no officer']) },
    /** Of the host, after rounds in which nobody did anything: does the game go on? */
    idle: {
      kind: 'judge',
      details: part<{ readonly rounds: number }>(),
      answer: v.picklist(['go on', 'end']),
    },
  },
  deadlines: ['step'],
  errors: {
    numbersNotDrawn: {
      clause: '1250.10/III(2)',
      message: 'The players are being numbered; wait for the first round.',
    },
    wrongStep: {
      clause: '1250.10/IV.3(1)',
      message: ({ step, wanted }: { step: StepNumber; wanted: StepNumber }) =>
        `That belongs to step ${wanted}; now it is step ${step}: ${DOING[step]}.`,
    },
    notBrainiac: {
      clause: '1250.10/IV.1',
      message: ({ brainiac }: { brainiac: string }) =>
        `${brainiac} is the Brainiac of this round, and only they do this.`,
    },
    beingLookedUp: {
      clause: '1250.10/1a',
      message: ({ word }: { word: string }) =>
        `The word ${word} is being looked up; wait for what the dictionary says.`,
    },
    brainiacSendsNone: {
      clause: '1250.10/2d',
      message: 'The Brainiac sends no definition; wait for those of the Bluffers.',
    },
    brainiacHasNoVote: {
      clause: '1250.10/4a',
      message: 'The Brainiac has no vote; wait for those of the Bluffers.',
    },
    alreadyDefined: {
      clause: '1250.10/2a',
      message: 'Your definition for this word is there already, and the first one stands.',
    },
    alreadyVoted: {
      clause: '1250.10/4a',
      message: ({ vote }: { vote: Vote }) =>
        vote === 'sheep'
          ? 'You count as having sheeped, and the first vote stands.'
          : `You have voted for number ${vote}, and the first vote stands.`,
    },
    noSuchBluffers: {
      clause: '1250.10/3',
      message: ({ bluffers }: { bluffers: readonly string[] }) =>
        `Name Bluffers of this round, or nobody; they are ${bluffers.join(', ')}.`,
    },
    emptyDefinition: {
      clause: '1250.10/2b',
      message: ({ bluffers }: { bluffers: readonly string[] }) =>
        `An empty definition is like no other; leave out ${bluffers.join(' and ')}.`,
    },
    alreadyReported: {
      clause: '1250.10/3c(1)',
      message: 'Your report is made; now put the list into a random order.',
    },
    noVote: {
      clause: '1250.10/3b(4)',
      message: 'You knew the word, so the others vote without you.',
    },
    notOnList: {
      clause: '1250.10/4a',
      message: ({ number, most }: { number: number; most: number }) =>
        `The list has no number ${number}; vote for one of 1 to ${most}.`,
    },
    scorekeepersTask: {
      clause: '1250.10/5d(1)',
      message: 'The Brainiac’s time is over; the Scorekeeper adjudicates this round.',
    },
  },
})

/** The types of Fictionary. */
export interface Fictionary extends TypesOf<typeof fictionaryModel> {}
