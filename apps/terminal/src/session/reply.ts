import type { PlayOptions, PlayResult } from '@ackanomic/core'
import { othersAct, type Pace } from './advance.js'
import { type Line, line } from './line.js'
import type { Session } from './session.js'
import { changeLines } from './show.js'

/** A task outside the session: reading or writing a file, or leaving. */
export type Effect =
  | { readonly do: 'save'; readonly file: string | null }
  | { readonly do: 'load'; readonly file: string }
  | { readonly do: 'hand over'; readonly to: string }
  | { readonly do: 'quit' }

export interface Reply {
  readonly lines: readonly Line[]
  /** The task to do next, or `null`. */
  readonly effect: Effect | null
}

export function say(lines: readonly Line[], effect: Effect | null = null): Reply {
  return { lines, effect }
}

export function refuse(text: string): Reply {
  return say([line('error', text)])
}

/** Makes a move in a person's name, in the game's notation. */
export function makeMove(
  session: Session,
  text: string,
  by: string | null = session.you.name,
  options: PlayOptions = {},
): Reply {
  return by === null
    ? refuse('You are only watching. "be NAME" takes a place; "help" shows what you can do.')
    : entered(session, session.match.play(by, text, options))
}

/** The reply to your action: the others' answers, or the refusal, whose clause `why` shows. */
export function entered(session: Session, result: PlayResult): Reply {
  session.cited = null
  if (result.ok) return goOn(session)
  const { code, clause, message } = result.error
  if (code === 'unparsable') return refuse(message)
  session.cited = clause
  return refuse(`${message} ("why": ${clause})`)
}

/** Lets the others act after a change, and shows what you learn. */
export function goOn(session: Session): Reply {
  othersAct(session, paceOf(session))
  return say(changeLines(session))
}

/** A player goes on from turn to turn, a spectator from event to event. */
export function paceOf(session: Session): Pace {
  return session.seat >= 0 ? 'all' : 'step'
}
