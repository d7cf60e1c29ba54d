import type { Inquiry, Moment, Referee } from '@ackanomic/core'
import { answers, type OnTable, seatAt, tableReferee } from './house.js'

/** Who you are at the table. */
export interface Place {
  /** Your name: a player's, a referee's or an outsider's; `null` for somebody who only watches. */
  readonly name: string | null
  /** Whether you answer for the referee, too, whatever is a matter of judgement. */
  readonly judges: boolean
  /** Whether you only look over that person's shoulder, and a bot plays for em, too. */
  readonly watches: boolean
}

/** A match on the table, and who you are there. */
export interface Session extends OnTable {
  /** Who looks at the screen now. */
  readonly you: Place
  /** All who share the screen, and take turns at it; nobody where it is yours alone. */
  readonly here: readonly string[]
  /** What all chance at the table comes from. */
  readonly seed: string
  /** Looks words up where nobody at the table is the judge of them. */
  readonly words: Referee
  /** The lines of a mail that is being written, or `null`. */
  readonly mail: readonly string[] | null
  /** The clause that the last refusal of an entry cited, or `null`. */
  readonly cited: string | null
  /** How many columns of a picture that is too wide are to the left of the window. */
  readonly shift: number
}

/** What the table knows besides the match. */
export type Around = Pick<Session, 'you' | 'here' | 'seed' | 'words'>

/** What time it is at the table: the moment of the last entry. */
export function nowOf({ match }: Pick<Session, 'match'>): Moment {
  return match.state.clock.now
}

/** The seat that you act in, or -1. */
export function yourSeat({ match, you }: Pick<Session, 'match' | 'you'>): number {
  return seatAt(match.state.table, you.name)
}

/** Whether somebody is played by who sits at the screen; all others are played by the table. */
export function isHere({ you, here }: Pick<Session, 'you' | 'here'>, name: string): boolean {
  return !you.watches && (name === you.name || here.includes(name))
}

/** The open inquiries that are yours to answer. */
export function yourInquiries({ match, you }: Pick<Session, 'match' | 'you'>): readonly Inquiry[] {
  const { asked, table } = match.state
  return you.watches ? [] : asked.filter(({ to }) => answers(table, you.name, you.judges, to))
}

/** Whether an inquiry is for who sits at the screen to answer. */
export function isAskedHere(
  { match, you, here }: Pick<Session, 'match' | 'you' | 'here'>,
  to: Inquiry['to'],
): boolean {
  if (you.watches) return false
  return [you.name, ...here].some((name) => answers(match.state.table, name, you.judges, to))
}

/** Answers for the referee: chance from the seed, and words from the list unless you judge them. */
export function refereeOf(session: Session): Referee {
  return tableReferee(session.seed, isAskedHere(session, 'referee') ? null : session.words)
}
