import type { Err } from '@ackanomic/core'
import { type Refusal, type RejectionOf, rejectWith } from '@ackanomic/core/untrusted'
import type { GeneralCitation, SocietyCitation } from './clauses.js'

/** The errors of the books, with their details. */
export interface BooksErrors {
  /** The record has not the form of one, or reports what no Game may do. */
  malformed: { readonly problem: string }
  /** The instance is in the books. */
  alreadyRecorded: { readonly instance: string }
  /** A referee is among the winners, and the Game lets no referee play. */
  refereeWon: { readonly referee: string }
  /** A winner is not among the players. */
  winnerNotPlaying: { readonly winner: string }
  /** The exhibition was declared after the end. */
  exhibitionTooLate: { readonly declared: number; readonly ended: number }
  /** The Game names a kind of Trophy that does not exist. */
  unknownTrophy: { readonly trophy: string; readonly kinds: readonly string[] }
  /** There is no such Trophy, or it cannot be of that kind, at that place, or haunted so. */
  badTrophy: { readonly what: keyof typeof TROPHY_CLAUSES; readonly problem: string }
  /** The Submission is not accepted. */
  notAccepted: { readonly title: string; readonly stage: string }
  /** The Submission has become a rule already. */
  enactedBefore: { readonly title: string; readonly rule: string }
  /** The number is another rule's, or says nothing. */
  badNumber: { readonly rule: string }
  /** The rule has no name, text or date, or what it defines cannot be read. */
  badRule: { readonly problem: string; readonly clause: GeneralCitation }
  /** The suite has no Game of that name, so nothing can start. */
  noSuchGame: { readonly name: string }
  /** The rule says otherwise than an engine's description; which items, and how. */
  otherGame: { readonly rule: string; readonly differences: readonly string[] }
}

/** A refusal of the books, which are then as they were. */
export type BooksRejection = RejectionOf<BooksErrors, SocietyCitation>

const TROPHY_CLAUSES = {
  id: '1250.2/1',
  kind: '1250.1/III.h(1)',
  place: '1250.2/3(1)',
  Undead: '1250.2/3(2)',
} as const

/** The refused case, with clause and sentence. */
export const refuse: (refusal: Refusal<BooksErrors>) => Err<BooksRejection> =
  /* @__PURE__ */ rejectWith<BooksErrors, SocietyCitation>({
    malformed: [
      '1250.1/IV.a',
      ({ problem }) =>
        `This is not a record of a match. ${problem} Only points, A$ and Trophies can be booked.`,
    ],
    alreadyRecorded: [
      '1250.1/IV.c(2)',
      ({ instance }) =>
        `The match "${instance}" is in the books already; record each match once, under a name of its own.`,
    ],
    refereeWon: [
      '1250.1/III.e(4)',
      ({ referee }) =>
        `${referee} was referee and cannot win; name a winner who was only a player.`,
    ],
    winnerNotPlaying: [
      '1250.1/IV.d(1)',
      ({ winner }) => `${winner} won but is not among the players; add them there.`,
    ],
    exhibitionTooLate: [
      '1250.1/VII.a(2)',
      () => 'The exhibition was declared after the end of the match; it must be declared before.',
    ],
    unknownTrophy: [
      '1250.1/III.h(1)',
      ({ trophy, kinds }) =>
        `There is no Trophy called "${trophy}"; name one of ${kinds.join(', ')}.`,
    ],
    badTrophy: [
      ({ what }) => TROPHY_CLAUSES[what],
      ({ what, problem }) => `This is not a valid ${what} of a Trophy. ${problem}`,
    ],
    notAccepted: [
      '1250.1/V.a(2)',
      ({ title, stage }) =>
        `The Submission "${title}" is ${stage}; it has no effect before it is accepted.`,
    ],
    enactedBefore: [
      '1250.1/V.e(2)',
      ({ title, rule }) => `The Submission "${title}" is rule ${rule} already.`,
    ],
    badNumber: [
      '1250.1/V.e(2)',
      ({ rule }) => `The number "${rule}" is not available; choose one that no rule has.`,
    ],
    badRule: [({ clause }) => clause, ({ problem }) => `The rule cannot be added. ${problem}`],
    noSuchGame: [
      '1250.1/V.a(2)',
      ({ name }) =>
        `The suite has no Game called "${name}"; only the Game of an enacted rule can start.`,
    ],
    otherGame: [
      '1250.1/VI.a(1)',
      ({ rule, differences }) =>
        `Rule ${rule} describes another Game: ${differences.join('; ')}. Play by the rule.`,
    ],
  })
