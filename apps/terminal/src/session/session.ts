import type { Prompt, Referee, Timestamp } from '@ackanomic/core'
import { isChance, refereeBy } from './chance.js'
import { answers, type OnTable, seatAt, situationOf } from './table-state.js'

/** Who you are at the table. */
export interface Place {
  /** Your name: a player's, a referee's or an outsider's; `null` for somebody who only watches. */
  readonly name: string | null
  /** Whether you answer for the referee, too, whatever is a matter of judgement. */
  readonly judges: boolean
  /** Whether you only look over that person's shoulder, and a bot plays for them, too. */
  readonly watches: boolean
}

/** A match on the table, and who you are there. */
export interface Session extends OnTable {
  /** Who looks at the screen now. */
  readonly you: Place
  /** All who share the screen, and take turns at it; nobody where it is yours alone. */
  readonly here: readonly string[]
  /** What all chance at the table comes from; it is never shown. */
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

/** A match, and who you are there. */
type Sitting = OnTable & Pick<Session, 'you'>

/** What time it is at the table: the moment of the last entry. */
export function nowOf(at: OnTable): Timestamp {
  return situationOf(at).clock.now
}

/** The seat that you act in, or -1. */
export function yourSeat(at: Sitting): number {
  return seatAt(situationOf(at).table, at.you.name)
}

/** Whether somebody is played by who sits at the screen; all others are played by the table. */
export function isHere({ you, here }: Pick<Session, 'you' | 'here'>, name: string): boolean {
  return !you.watches && (name === you.name || here.includes(name))
}

/** The open prompts that are yours to answer. */
export function yourInquiries(at: Sitting): readonly Prompt[] {
  const { openPrompts, table } = situationOf(at)
  const { watches, name, judges } = at.you
  return watches ? [] : openPrompts.filter(({ to }) => answers(table, name, judges, to))
}

/** Whether a prompt is for who sits at the screen to answer. */
export function isAskedHere(at: Sitting & Pick<Session, 'here'>, to: Prompt['to']): boolean {
  const { you, here } = at
  if (you.watches) return false
  const { table } = situationOf(at)
  return [you.name, ...here].some((name) => answers(table, name, you.judges, to))
}

/**
 * Answers whatever a program can: chance for everybody, and all else that is not asked of who sits
 * at the screen; words from the list.
 */
export function refereeOf(session: Session): Referee {
  const program = refereeBy(session.seed)
  return (asked, match) => {
    if (isChance(asked.question)) return program(asked, match)
    if (isAskedHere(session, asked.to)) return undefined
    return session.words(asked, match) ?? program(asked, match)
  }
}
