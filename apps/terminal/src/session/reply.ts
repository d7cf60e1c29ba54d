import { type GameEvent, type LogEntry, submit } from '@ackanomic/core'
import { type Line, line } from './line.js'
import { othersAct, type Pace } from './others.js'
import { refereeOf, type Session, yourSeat } from './session.js'
import { changeLines } from './show.js'

/** What only the surroundings of a session can do: reading and writing files, and leaving. */
export type Effect =
  | { readonly do: 'save'; readonly file: string | null }
  | { readonly do: 'load'; readonly file: string }
  | { readonly do: 'hand over'; readonly to: string }
  | { readonly do: 'quit' }

/** What comes of something that was typed. */
export interface Reply {
  /** The session as it now is. */
  readonly session: Session
  /** What to show. */
  readonly lines: readonly Line[]
  /** What is still to be done, or `null`. */
  readonly effect: Effect | null
}

/** A reply that changes nothing. */
export function say(session: Session, lines: readonly Line[], effect: Effect | null = null): Reply {
  return { session, lines, effect }
}

/** A reply that says why something cannot be done. */
export function refuse(session: Session, text: string): Reply {
  return say(session, [line('refusal', text)])
}

/** A reply that says why an entry was refused; `why` then shows the clause. */
function refuseBy(
  session: Session,
  { message, clause }: { readonly message: string; readonly clause: string },
): Reply {
  const reply = refuse(session, `${message} ("why": ${clause})`)
  return { ...reply, session: { ...session, cited: clause } }
}

/**
 * What an entry of yours comes to, the others' answer included. Before a refusal time may have
 * passed: that stands, and is told.
 */
export function enter(session: Session, entry: LogEntry): Reply {
  const { game, match } = session
  const step = submit(game, match, entry, { referee: refereeOf(session) })
  if (!step.ok) {
    const refused = refuseBy(session, step.error)
    const { match: left, events, appended } = step
    if (appended.length === 0) return refused
    const on = goOn(session, { ...refused.session, match: left }, events)
    return { ...on, lines: [...refused.lines, ...on.lines] }
  }
  return goOn(session, { ...session, cited: null, match: step.match }, step.events)
}

/**
 * The others act after a change, and you are told what came of it.
 *
 * @param before - what you have seen already; `null` at the start
 * @param changed - the session after the change
 * @param posts - what was announced with the change
 */
export function goOn(before: Session | null, changed: Session, posts: readonly GameEvent[]): Reply {
  const acted = othersAct(changed, paceOf(changed))
  const session = { ...changed, match: acted.match }
  return say(session, changeLines(before, session, [...posts, ...acted.posts], acted.faults))
}

/** A player at the table goes on from turn to turn, and a spectator from post to post. */
export function paceOf(session: Session): Pace {
  return yourSeat(session) >= 0 ? 'all' : 'step'
}
