import type { Err } from '@ackanomic/core'
import { defineErrors, type ErrorCase, type ErrorIn } from '@ackanomic/core/untrusted'
import type { GeneralCitation, SocietyCitation } from './clauses.js'

/** The errors of the books, with their details. */
export interface BooksErrors {
  /** The record has a wrong form, or reports something that no Game may do. */
  malformed: { readonly problem: string }
  alreadyRecorded: { readonly match: string }
  /** A referee is among the winners, but the Game's rules let no referee play. */
  refereeWon: { readonly referee: string }
  winnerNotPlaying: { readonly winner: string }
  /** The match was declared an exhibition after its end. */
  exhibitionTooLate: { readonly declared: number; readonly ended: number }
  unknownTrophy: { readonly trophy: string; readonly kinds: readonly string[] }
  /** The Trophy does not exist, or it cannot have that kind, place or haunting. */
  badTrophy: { readonly what: keyof typeof TROPHY_CLAUSES; readonly problem: string }
  notAccepted: { readonly title: string; readonly stage: string }
  enactedBefore: { readonly title: string; readonly rule: string }
  /** The number belongs to another rule, or is empty. */
  badNumber: { readonly rule: string }
  /** The rule lacks a name, a text or a date, or its definitions are invalid. */
  badRule: { readonly problem: string; readonly clause: GeneralCitation }
  /** The suite has no Game with this name, so no match can start. */
  noSuchGame: { readonly name: string }
  /** The rule and the engine's description differ in these items. */
  otherGame: { readonly rule: string; readonly differences: readonly string[] }
}

/** An error of the books, which do not change. */
export type BooksError = ErrorIn<BooksErrors, SocietyCitation>

const TROPHY_CLAUSES = {
  id: '1250.2/1',
  kind: '1250.1/III.h(1)',
  place: '1250.2/3(1)',
  Undead: '1250.2/3(2)',
} as const

export const refuse: (error: ErrorCase<BooksErrors>) => Err<BooksError> =
  /* @__PURE__ */ defineErrors<BooksErrors, SocietyCitation>({
    malformed: [
      '1250.1/IV.a',
      ({ problem }) =>
        `This is not a record of a match. ${problem} Only points, A$ and Trophies can be booked.`,
    ],
    alreadyRecorded: [
      '1250.1/IV.c(2)',
      ({ match }) =>
        `The match "${match}" is already in the books; record each match once, under a name of its own.`,
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
      () =>
        'The exhibition was declared after the end of the match; it must be declared before the end.',
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
      ({ title, rule }) => `The Submission "${title}" is already rule ${rule}.`,
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
