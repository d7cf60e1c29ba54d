import { type Refusal, type RejectionOf, type RejectionTable, reject } from '../rejection.js'
import { type Err, err } from '../result.js'
import type { SocietyCitation } from './clauses.js'

/** From each code that the books refuse with to the facts of its sentence. */
export interface BooksFacts {
  /** The record has not the form of one, or reports what no Game may do. */
  malformed: { readonly problem: string }
  /** The instance is in the books. */
  alreadySettled: { readonly instance: string }
  /** A referee is among the winners, and the Game lets no referee play. */
  refereeWon: { readonly referee: string }
  /** A winner is not among the players. */
  winnerNotPlaying: { readonly winner: string }
  /** The exhibition was declared after the end. */
  exhibitionTooLate: { readonly declared: number; readonly ended: number }
  /** The Game names a kind of Trophy that does not exist. */
  unknownTrophy: { readonly trophy: string; readonly kinds: readonly string[] }
  /** A kind of that name exists, or the kind is none. */
  badKind: { readonly problem: string }
  /** There is no such Trophy in the cabinet. */
  noSuchTrophy: { readonly id: string }
  /** The place is none that can be named. */
  badPlace: { readonly problem: string }
  /** The Undead has no name. */
  badUndead: { readonly undead: string }
  /** The Submission is not accepted. */
  notAccepted: { readonly title: string; readonly stage: string }
  /** The Submission has become a rule already. */
  enactedBefore: { readonly title: string; readonly rule: string }
  /** The number is another rule's, or says nothing. */
  badNumber: { readonly rule: string }
  /** The rule has no name, text or date, or what it defines cannot be read. */
  badRule: { readonly problem: string }
  /** The rule defines several Games, and is void. */
  voidRule: { readonly games: number }
  /** The suite has no Game of that name, so nothing can start. */
  noSuchGame: { readonly name: string }
  /** The rule says otherwise than an engine's description; which items, and how. */
  otherGame: { readonly rule: string; readonly differences: readonly string[] }
}

/** A refusal of the books, which are then as they were. */
export type BooksRejection = RejectionOf<BooksFacts, SocietyCitation>

const table: RejectionTable<BooksFacts, SocietyCitation> = {
  malformed: {
    clause: '1250.1/IV.a',
    says: ({ problem }) =>
      `This is no record of an instance. ${problem} Only points, A$ and Trophies can be booked.`,
  },
  alreadySettled: {
    clause: '1250.1/IV.c(2)',
    says: ({ instance }) =>
      `The instance "${instance}" is booked already; each is booked once, under a name of its own.`,
  },
  refereeWon: {
    clause: '1250.1/III.e(4)',
    says: ({ referee }) =>
      `${referee} was referee and cannot win; report a winner who was only a player.`,
  },
  winnerNotPlaying: {
    clause: '1250.1/IV.d(1)',
    says: ({ winner }) => `${winner} won without taking part; name em among the players.`,
  },
  exhibitionTooLate: {
    clause: '1250.1/VII.a(2)',
    says: () => 'The exhibition was declared after the end; it had to be declared before.',
  },
  unknownTrophy: {
    clause: '1250.1/III.h(1)',
    says: ({ trophy, kinds }) =>
      `There is no Trophy called "${trophy}"; name one of ${kinds.join(', ')}.`,
  },
  badKind: {
    clause: '1250.1/III.h(1)',
    says: ({ problem }) => `This cannot be a new kind of Trophy. ${problem}`,
  },
  noSuchTrophy: {
    clause: '1250.2/1',
    says: ({ id }) => `There is no Trophy ${id}; name one by its place in the cabinet.`,
  },
  badPlace: {
    clause: '1250.2/3(1)',
    says: ({ problem }) => `A Trophy cannot be placed there; say where it is. ${problem}`,
  },
  badUndead: {
    clause: '1250.2/3(2)',
    says: ({ undead }) => `"${undead}" cannot haunt a Trophy; name an Undead, or null for none.`,
  },
  notAccepted: {
    clause: '1250.1/V.a(2)',
    says: ({ title, stage }) =>
      `The Submission "${title}" is ${stage}; it can do nothing before it is accepted.`,
  },
  enactedBefore: {
    clause: '1250.1/V.e(2)',
    says: ({ title, rule }) => `The Submission "${title}" is rule ${rule} already.`,
  },
  badNumber: {
    clause: '1250.1/V.e(2)',
    says: ({ rule }) => `The number "${rule}" cannot be given; give one that no rule has.`,
  },
  badRule: {
    clause: '1250.1/V.a(1)',
    says: ({ problem }) => `The rule cannot be added. ${problem}`,
  },
  voidRule: {
    clause: '1250.1/III.a(2)',
    says: ({ games }) => `The rule defines ${games} Games and is void; make a rule of each.`,
  },
  noSuchGame: {
    clause: '1250.1/V.a(2)',
    says: ({ name }) =>
      `The suite has no Game called "${name}"; only an enacted rule lets an instance start.`,
  },
  otherGame: {
    clause: '1250.1/VI.a(1)',
    says: ({ rule, differences }) =>
      `Rule ${rule} describes another Game: ${differences.join('; ')}. Play by the rule.`,
  },
}

/** The refused case, with clause and sentence. */
export function refuse(refusal: Refusal<BooksFacts>): Err<BooksRejection> {
  return err(reject(table, refusal))
}
