import { defineModel, type EventsOf, isName, part, type TypesOf } from '@ackanomic/core/engine'
import * as v from 'valibot'
import { choice, seatSchema } from '../shapes.js'
import { ghostClauses } from './clauses.js'
import type { ghostEvents } from './events.js'
import { LONGEST } from './letters.js'
import { type GhostProtest, type GhostShared, groundSchema } from './state.js'

const letter = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.regex(/^[A-Za-z]$/, 'Send one letter, A to Z'),
  /* @__PURE__ */ v.toUpperCase(),
)

const letters = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.string(),
  /* @__PURE__ */ v.maxLength(LONGEST, `Send ${LONGEST} letters at most`),
  /* @__PURE__ */ v.regex(/^[A-Za-z]+$/, 'Send letters only, A to Z'),
  /* @__PURE__ */ v.toUpperCase(),
)

const list = (names: readonly string[]): string =>
  names.length === 0 ? 'nobody' : names.join(', ')

/** The types of Ghost, with its options, moves and errors. */
export const ghostModel = /* @__PURE__ */ defineModel(ghostClauses, {
  options: v.strictObject({
    /**
     * What follows a protest that the ghost word stands in no word. `'answer'`, as the rule has it:
     * the protested player has three days to post a word around it, which the referee looks up.
     * `'lookup'`: the referee is asked at once whether it stands inside any word.
     */
    containment: choice(['answer', 'lookup']),
    /** When such a protest is valid where the protested player has left: at once, or after the days. */
    absentAuthor: choice(['at once', 'wait']),
    /** Whether the protest of an addition removes the newcomer, or the referee may do so then. */
    additionProtest: choice(['automatic', 'referee']),
  }),
  moves: {
    begin: { letter },
    /** The whole new ghost word: the old one with a letter before or after it. */
    continue: { word: letters },
    protest: { ground: groundSchema },
    /** In the own turn; out of turn one leaves by a `leave` entry. */
    resign: {},
    /** A word in which the ghost word stands. */
    answer: { word: letters },
    /** No play, and possible out of turn. */
    'protest addition': { newcomer: seatSchema },
    /** By the referee, where the options leave it to them. */
    remove: { newcomer: seatSchema },
  },
  shared: part<GhostShared>(),
  events: part<EventsOf<typeof ghostEvents>>(),
  prompts: {
    /** The seats of those who began, number 1 first. */
    numbers: { kind: 'shuffle' },
    /** Is the protested ghost word a word? */
    word: { kind: 'word', details: part<GhostProtest>() },
    /** Is the word that the protested player posted a word? */
    answer: { kind: 'word', details: part<GhostProtest>() },
    /** Does the ghost word stand inside some word? Only with `containment: 'lookup'`. */
    inside: { kind: 'inside', details: part<GhostProtest>() },
  },
  /** `addition` is a seat's: those days in which its addition may be protested. */
  deadlines: ['turn', 'answer', 'addition'],
  /** What the referee who adds somebody says: their own name, and whether the person has asked. */
  join: v.strictObject({
    by: v.custom<string>(isName, 'Send the name of the referee'),
    wishes: v.boolean(),
  }),
  errors: {
    numbersNotDrawn: {
      clause: '1250.9/4.1(1)',
      message: 'The referee is drawing the numbers; play once your turn is announced.',
    },
    notYourTurn: {
      clause: '1250.9/4.4(3)',
      message: ({ turn }: { turn: string }) => `It is ${turn}’s turn; play in your own.`,
    },
    protestPending: {
      clause: '1250.9/4(3)d',
      message: ({ by, against }: { by: string; against: string }) =>
        `${by} has protested against ${against}; play goes on once that is resolved.`,
    },
    wordStands: {
      clause: '1250.9/4(1)a',
      message: ({ word }: { word: string }) =>
        `There is a ghost word, ${word}; continue it, or protest it.`,
    },
    nothingToContinue: {
      clause: '1250.9/4(2)a',
      message: 'There is no ghost word to continue; begin one with a single letter.',
    },
    notAContinuation: {
      clause: '1250.9/4(2)b',
      message: ({ word, ghostWord }: { word: string; ghostWord: string }) =>
        `${word} does not continue ${ghostWord}; post it with one letter added before or after it.`,
    },
    nothingToProtest: {
      clause: '1250.9/4(3)a',
      message: 'There is no ghost word to protest; begin one with a single letter.',
    },
    resignOutOfTurn: {
      clause: '1250.9/4.5(3)',
      message: 'One resigns in the own turn; at any other time one leaves the game.',
    },
    noAnswerDue: {
      clause: '1250.9/4(3)h',
      message:
        'No word is wanted of anybody; that is so only after a protest that no word contains it.',
    },
    notProtested: {
      clause: '1250.9/4(3)o',
      message: ({ against }: { against: string }) =>
        `The protest is against ${against}, and only they can answer it.`,
    },
    answered: {
      clause: '1250.9/4(3)j',
      message: ({ word }: { word: string }) =>
        `The answer ${word} has been posted, and the referee looks it up.`,
    },
    notInside: {
      clause: '1250.9/4(3)h',
      message: ({ word, ghostWord }: { word: string; ghostWord: string }) =>
        `${ghostWord} does not stand in ${word}; post a word in which it stands unbroken.`,
    },
    noAddition: {
      clause: '1250.9/4.2(6)',
      message: ({ newcomers }: { newcomers: readonly string[] }) =>
        newcomers.length === 0
          ? 'There is no addition that you can protest, or not any more; name a newcomer in their first days.'
          : `That addition cannot be protested, or not any more; that of ${list(newcomers)} can.`,
    },
    notEarlier: {
      clause: '1250.9/4.2(5)',
      message: ({ newcomer }: { newcomer: string }) =>
        `The addition of ${newcomer} can be protested by those who were in the game before them.`,
    },
    protestedAlready: {
      clause: '1250.9/4.2(5)',
      message: ({ newcomer, by }: { newcomer: string; by: string }) =>
        `${by} has protested the addition of ${newcomer} already, and one protest is enough.`,
    },
    notRemovable: {
      clause: '1250.9/4.2(5)',
      message: ({ newcomers }: { newcomers: readonly string[] }) =>
        newcomers.length === 0
          ? 'No newcomer can be removed; it takes a protest of the addition that was made in time.'
          : `That player cannot be removed; newcomers who were protested can: ${list(newcomers)}.`,
    },
    additionsClosed: {
      clause: '1250.9/4.2(1)',
      message: ({ person }: { person: string }) =>
        `${person} comes too late: the player with the highest number has begun a first turn.`,
    },
    duelAddition: {
      clause: '1250.9/4.2(7)',
      message: ({ person }: { person: string }) => `${person} cannot be added: this is a Duel.`,
    },
    notAddedByReferee: {
      clause: '1250.9/4.2(3)',
      message: ({ by, referees }: { by: string; referees: readonly string[] }) =>
        `Players are added by the referee, not by ${by}; referee now is ${list(referees)}.`,
    },
    noWish: {
      clause: '1250.9/4.2(2)',
      message: ({ person }: { person: string }) =>
        `${person} has not told the referee that they wish to play; nobody else is added.`,
    },
    absentReferee: {
      clause: '1250.9/6(3)',
      message: ({ person }: { person: string }) =>
        `${person} lost the office by going on vacation; somebody else may take it, or they once they are back.`,
    },
  },
})

/** The types of Ghost. */
export interface Ghost extends TypesOf<typeof ghostModel> {}
