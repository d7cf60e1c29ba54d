import type { SeatNumber } from '@ackanomic/core'
import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, positiveZero, wholeFrom } from '../shapes.js'
import type { doubleCrashClauses } from './clauses.js'
import { type doubleCrashEvents, sayError } from './events.js'
import {
  type DoubleCrashError,
  type DoubleCrashLookup,
  type DoubleCrashSecret,
  type DoubleCrashShared,
  error,
} from './state.js'
import { LETTERS, MAX_WORD_LENGTH, MAX_WORDS } from './words.js'

const word = v.pipe(
  v.string(),
  v.maxLength(MAX_WORD_LENGTH, `Send words of five letters, none above ${MAX_WORD_LENGTH}`),
  v.regex(/^[A-Za-z]+$/, 'Send words of letters, A to Z'),
  v.toUpperCase(),
)

const words = v.pipe(
  v.array(word),
  v.minLength(1, 'Send the words of the Salvo'),
  v.maxLength(MAX_WORDS, `Send ${MAX_WORDS} words at most`),
)

const crashes = v.pipe(
  /* @__PURE__ */ wholeFrom(0, 'Send a whole number of crashes, 0 or more'),
  v.maxValue(LETTERS, `Send ${LETTERS} crashes or fewer`),
  positiveZero,
)

/** The types of Double Crash, with its options, moves and errors. */
export const doubleCrashModel = /* @__PURE__ */ defineModel(part<typeof doubleCrashClauses>(), {
  options: v.strictObject({
    revisions: choice(['first', 'last']),
    /** Whether a Salvo may contain `any` letters, or words of the `dictionary` alone. */
    salvoWords: choice(['any', 'dictionary']),
    /** Whether a Target Word outside the dictionary is accepted (`trust`) or refused (`check`). */
    targets: choice(['trust', 'check']),
    /** Whether errors are discovered by a `claim`, or as soon as made (`immediate`). */
    discovery: choice(['claim', 'immediate']),
  }),
  moves: {
    target: { word },
    salvo: { words },
    /** Both actions of round 1. */
    opening: { target: word, words },
    reply: {
      lines: v.pipe(
        v.array(v.strictObject({ word, crashes })),
        v.minLength(1, 'Send the lines of the Reply'),
        v.maxLength(MAX_WORDS, `Send ${MAX_WORDS} lines at most`),
      ),
    },
    claim: { error },
    admit: { error },
  },
  shared: part<DoubleCrashShared>(),
  secret: part<DoubleCrashSecret>(),
  events: part<EventsOf<typeof doubleCrashEvents>>(),
  /** All prompts are for the host, because there is no referee. */
  prompts: {
    /** Is a new Target Word in the dictionary? With `targets: 'check'`. */
    chosen: { kind: 'word', details: part<{ readonly seat: SeatNumber }>() },
    /** Is a claimed Target Word in the dictionary? The claim has a number from 0. */
    claimed: {
      kind: 'word',
      details: part<{
        readonly by: SeatNumber
        readonly seat: SeatNumber
        readonly claim: number
      }>(),
    },
    salvo: { kind: 'word', details: part<DoubleCrashLookup>() },
  },
  /** The three days of a `round`, and of the `examination` after the reveal. */
  deadlines: ['round', 'examination'],
  errors: {
    roundsOver: [
      '1250.12/IV.end(1)',
      (d: { round: number }) =>
        `The rounds ended with round ${d.round}; what remains is to look for errors.`,
    ],
    targetTooLate: [
      '1250.12/R1(1)',
      (d: { round: number }) =>
        `Target Words are chosen in round 1, and this is round ${d.round}; yours stands.`,
    ],
    salvoNotDue: [
      '1250.12/IV.time(5)',
      (d: { round: number }) =>
        `Round ${d.round} is for Replies; reply to the Salvo of the round before.`,
    ],
    replyNotDue: [
      '1250.12/IV.time(5)',
      (d: { round: number; size: number }) =>
        `Round ${d.round} is for Salvos; post one of ${d.size} words.`,
    ],
    targetChosen: [
      '1250.12/R1(1)',
      (d: { target: string }) =>
        `You have already chosen ${d.target}, and the first choice stands.`,
    ],
    salvoPosted: [
      '1250.12/IV.salvo(1)',
      (d: { round: number }) =>
        `You have already posted your Salvo of round ${d.round}, and it stands.`,
    ],
    replyPosted: [
      '1250.12/IV.reply(1)',
      (d: { round: number }) =>
        `You have already posted your Reply of round ${d.round}, and it stands.`,
    ],
    targetLength: [
      '1250.12/R1(1)',
      (d: { word: string }) =>
        `${d.word} has ${d.word.length} letters; choose a word of five letters from the dictionary.`,
    ],
    wrongSize: [
      '1250.12/IV.salvo(1)',
      (d: { round: number; words: number; size: number }) =>
        `A Salvo of round ${d.round} has ${d.size} words, not ${d.words}; post exactly ${d.size}.`,
    ],
    wordLength: [
      '1250.12/IV.salvo(2)',
      (d: { words: readonly string[] }) =>
        `Each word of a Salvo has five letters; correct ${[...new Set(d.words)].join(', ')}.`,
    ],
    notTheSalvo: [
      '1250.12/IV.reply(1)',
      (d: { salvo: readonly string[] }) =>
        `A Reply repeats the Salvo word by word; put a number after each of ${d.salvo.join(', ')}.`,
    ],
    noSuchReport: [
      '1250.12/IV.err(1)',
      (d: { player: string; round: number; place: number }) =>
        `${d.player} has reported no number for word ${d.place} in round ${d.round}; name a round of Replies and the number of a word in it.`,
    ],
    notProvable: [
      '1250.12/IV.rev(2)',
      (d: { error: DoubleCrashError }) =>
        `Nothing that was posted proves ${sayError(d.error)}; wait until the Target Words are revealed.`,
    ],
    examinationOver: [
      '1250.12/IV.rev(3)',
      'The three days for finding errors are over; only the dictionary’s answer is still to come.',
    ],
    claimedAlready: [
      '1250.12/IV.rev(4)',
      (d: { error: DoubleCrashError; shared: boolean }) =>
        `You have already ${d.shared ? 'admitted' : 'claimed'} ${sayError(d.error)}; once is enough.`,
    ],
    noTarget: ['1250.12/R1(1)', 'You have not chosen a Target Word yet; choose a proper one.'],
    tooManyAdmissions: [
      '1250.12/IV.err(2)',
      (d: { most: number }) =>
        `You have admitted ${d.most} Target Words, and no more are looked up; choose a proper one.`,
    ],
    noError: [
      '1250.12/IV.err(1)',
      (d: { round: number; place: number; crashes: number }) =>
        `Your number ${d.crashes} for word ${d.place} in round ${d.round} is right; there is nothing to admit.`,
    ],
  },
})

/** The types of Double Crash. */
export interface DoubleCrash extends TypesOf<typeof doubleCrashModel> {}

/** A move of Double Crash. */
export type DoubleCrashMove = DoubleCrash['Move']

/** The state of a match of Double Crash. */
export interface DoubleCrashState extends State<DoubleCrash> {}
