import type { PlayOptions, PlayResult } from '@ackanomic/core'
import { othersAct, type Pace } from './advance.js'
import { type Line, line } from './line.js'
import type { Session } from './session.js'
import { changeLines } from './show.js'

/** The tasks outside a session: reading and writing files, and leaving. */
export type Effect =
  | { readonly do: 'save'; readonly file: string | null }
  | { readonly do: 'load'; readonly file: string }
  | { readonly do: 'hand over'; readonly to: string }
  | { readonly do: 'quit' }

/** The reply to a typed line. */
export interface Reply {
  /** The lines to show. */
  readonly lines: readonly Line[]
  /** The task still to be done, or `null`. */
  readonly effect: Effect | null
}

/** A reply that shows something. */
export function say(lines: readonly Line[], effect: Effect | null = null): Reply {
  return { lines, effect }
}

/** A reply that says why something cannot be done. */
export function refuse(text: string): Reply {
  return say([line('error', text)])
}

/** Makes a move in somebody's name, written in the game's own notation. */
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

/**
 * The reply to an action of yours: the others' answer, or why it is refused; `why` shows the
 * clause.
 */
export function entered(session: Session, result: PlayResult): Reply {
  session.cited = null
  if (result.ok) return goOn(session)
  const { code, clause, message } = result.error
  if (code === 'unparsable') return refuse(message)
  session.cited = clause
  return refuse(`${message} ("why": ${clause})`)
}

/** The others act after a change, and you are told what came of it. */
export function goOn(session: Session): Reply {
  othersAct(session, paceOf(session))
  return say(changeLines(session))
}

/** A player at the table goes on from turn to turn, and a spectator from event to event. */
export function paceOf(session: Session): Pace {
  return session.seat >= 0 ? 'all' : 'step'
}
