import { defineModel, type EventsOf, part, type State, type TypesOf } from '@ackanomic/core/engine'
import { isPlayerName } from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { choice, seatSchema } from '../shapes.js'
import type { ghostClauses } from './clauses.js'
import type { ghostEvents } from './events.js'
import { MAX_LETTERS } from './letters.js'
import type { GhostProtest, GhostShared } from './state.js'

const letters = v.pipe(
  v.string(),
  v.maxLength(MAX_LETTERS, `Send ${MAX_LETTERS} letters at most`),
  v.regex(/^[A-Za-z]+$/, 'Send letters only, A to Z'),
  v.toUpperCase(),
)

/** The types of Ghost, with its options, moves and errors. */
export const ghostModel = /* @__PURE__ */ defineModel(part<typeof ghostClauses>(), {
  options: v.strictObject({
    /**
     * The procedure if a protest claims that no word contains the ghost word. `'answer'`, as in the
     * rule: the protested player has three days to post one. `'lookup'`: the referee looks at once.
     */
    containment: choice(['answer', 'lookup']),
    /** Whether a protest against a leaver is valid `'at once'`, or after three days (`'wait'`). */
    absentAuthor: choice(['at once', 'wait']),
    /** Whether a protest removes a newcomer (`'automatic'`), or lets the `'referee'` do it. */
    additionProtest: choice(['automatic', 'referee']),
    /** The fewest letters of a word that can be protested: 4 by the rule (4(3)e), or 1 to 20. */
    shortestWord: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20, 'Choose 1 to 20 letters')),
      4,
    ),
  }),
  moves: {
    begin: { letter: v.pipe(letters, v.length(1, 'Send one letter, A to Z')) },
    /** Sends the whole new ghost word. */
    continue: { word: letters },
    protest: { ground: v.picklist(['word', 'nowhere']) },
    /** Resigns during the player's own turn. At other times, leave by a `leave` entry. */
    resign: {},
    answer: { word: letters },
    'protest addition': { newcomer: seatSchema },
    remove: { newcomer: seatSchema },
  },
  shared: part<GhostShared>(),
  events: part<EventsOf<typeof ghostEvents>>(),
  prompts: {
    /** The original seats in random order, number 1 first. */
    numbers: { kind: 'shuffle' },
    word: { kind: 'word', details: part<GhostProtest>() },
    answer: { kind: 'word', details: part<GhostProtest>() },
    /** Is the ghost word part of some word? Only with `containment: 'lookup'`. */
    inside: { kind: 'inside', details: part<GhostProtest>() },
  },
  /** `addition` belongs to a newcomer's seat, for protests. */
  deadlines: ['turn', 'answer', 'addition'],
  errors: {
    numbersNotDrawn: [
      '1250.9/4.1(1)',
      'The referee is drawing the numbers; play once your turn is announced.',
    ],
    notYourTurn: [
      '1250.9/4.4(3)',
      (d: { turn: string }) => `It is ${d.turn}’s turn; wait for yours.`,
    ],
    protestPending: [
      '1250.9/4(3)d',
      (d: { by: string; against: string }) =>
        `${d.by} has protested against ${d.against}; play goes on once that is resolved.`,
    ],
    wordStands: [
      '1250.9/4(1)a',
      (d: { word: string }) => `There is a ghost word, ${d.word}; continue it, or protest it.`,
    ],
    nothingToContinue: [
      '1250.9/4(2)a',
      'There is no ghost word to continue; begin one with a single letter.',
    ],
    notAContinuation: [
      '1250.9/4(2)b',
      (d: { word: string; ghostWord: string }) =>
        `${d.word} does not continue ${d.ghostWord}; add one letter before or after it.`,
    ],
    nothingToProtest: [
      '1250.9/4(3)a',
      'There is no ghost word to protest; begin one with a single letter.',
    ],
    resignOutOfTurn: [
      '1250.9/4.5(3)',
      'Resign in your own turn; at any other time leave the game.',
    ],
    noAnswerDue: [
      '1250.9/4(3)h',
      'No word has to be posted now; that happens only after a protest that no word contains the ghost word.',
    ],
    notProtested: [
      '1250.9/4(3)o',
      (d: { against: string }) =>
        `The protest is against ${d.against}, and only they can answer it.`,
    ],
    answered: [
      '1250.9/4(3)j',
      (d: { word: string }) =>
        `The answer ${d.word} has already been posted; the referee is looking it up.`,
    ],
    notInside: [
      '1250.9/4(3)h',
      (d: { word: string; ghostWord: string }) =>
        `${d.word} does not contain ${d.ghostWord}; post a word that contains it unbroken.`,
    ],
    noAddition: [
      '1250.9/4.2(6)',
      (d: { newcomers: readonly string[] }) =>
        d.newcomers.length === 0
          ? 'There is no addition that you can protest now; name a newcomer in their first days.'
          : `You cannot protest that addition now; you can protest the addition of ${d.newcomers.join(', ')}.`,
    ],
    notEarlier: [
      '1250.9/4.2(5)',
      (d: { newcomer: string }) =>
        `Only players who were in the game before ${d.newcomer} can protest their addition.`,
    ],
    protestedAlready: [
      '1250.9/4.2(5)',
      (d: { newcomer: string; by: string }) =>
        `${d.by} has already protested the addition of ${d.newcomer}, and one protest is enough.`,
    ],
    notRemovable: [
      '1250.9/4.2(5)',
      (d: { newcomers: readonly string[] }) =>
        d.newcomers.length === 0
          ? 'No newcomer can be removed; somebody must first have protested the addition in time.'
          : `That player cannot be removed; only these newcomers, whose addition was protested, can: ${d.newcomers.join(', ')}.`,
    ],
    additionsClosed: [
      '1250.9/4.2(1)',
      (d: { person: string }) =>
        `${d.person} is too late to join: the player with the highest number has begun their first turn.`,
    ],
    duelAddition: [
      '1250.9/4.2(7)',
      (d: { person: string }) => `${d.person} cannot be added: nobody joins a Duel.`,
    ],
    notAddedByReferee: [
      '1250.9/4.2(3)',
      (d: { by: string; referees: readonly string[] }) =>
        `Only the referee adds players, not ${d.by}; the referee is now ${d.referees.join(', ') || 'nobody'}.`,
    ],
    noWish: [
      '1250.9/4.2(2)',
      (d: { person: string }) =>
        `${d.person} has not told the referee that they wish to play; only those who have can be added.`,
    ],
    absentReferee: [
      '1250.9/6(3)',
      (d: { person: string }) =>
        `${d.person} stopped being referee by going on vacation; somebody else may take over, or they may once they are back.`,
    ],
  },
  join: v.strictObject({
    /** The referee who adds and announces the newcomer. */
    by: v.custom<string>(isPlayerName, 'Send the name of the referee'),
    /** Whether the newcomer has told the referee that they wish to be added. */
    wishes: v.boolean(),
  }),
})

/** The types of Ghost. */
export interface Ghost extends TypesOf<typeof ghostModel> {}

/** A move of Ghost. */
export type GhostMove = Ghost['Move']

/** The state of a match of Ghost. */
export interface GhostState extends State<Ghost> {}
