import {
  type GameEvent,
  type LogEntry,
  type Match,
  type MatchStep,
  type SeatNumber,
  submit,
  tick,
} from '@ackanomic/core'
import { botEntry, botRuling } from './bots.js'
import { chooseFor } from './chance.js'
import { isAskedHere, isHere, nowOf, refereeOf, type Session } from './session.js'
import { entriesOf, hears, situationOf } from './table-state.js'

/** What the others did. */
export interface Acted {
  /** The match after it. */
  readonly match: Match
  /** All that was announced, to whomever. */
  readonly posts: readonly GameEvent[]
  /** What went wrong with the engine, one sentence each; empty as long as it keeps its contract. */
  readonly faults: readonly string[]
}

/** When the others stop: when nobody has anything to do, or as soon as you hear of something. */
export type Pace = 'all' | 'step'

/** After so many entries you are asked again, though nothing is expected of you. */
const MOST_AT_ONCE = 1000

/** A bot that merely may do something does it this seldom: once in so many chances. */
const SELDOM = 10

/** What the table's own referee answered that did not fit, one sentence each. */
export function faultsOf({ rejectedAnswers }: Pick<MatchStep, 'rejectedAnswers'>): string[] {
  return rejectedAnswers.map(({ rejection }) => rejection.message)
}

/**
 * Lets everybody act at this moment who doesn't sit at the screen: the bots in the other seats make
 * the moves that are wanted of them, and now and then one that they merely may make; prompts that
 * aren't for who sits here are answered. Time does not pass.
 */
export function othersAct(session: Session, pace: Pace = 'all'): Acted {
  const referee = refereeOf(session)
  const idle = new Set<SeatNumber>()
  const asked = tick(session.game, session.match, nowOf(session), { referee })
  const posts: GameEvent[] = [...asked.events]
  const faults: string[] = faultsOf(asked)
  let match = asked.appended.length === 0 ? session.match : asked.match
  for (let count = 0; count < MOST_AT_ONCE; count++) {
    const { table, outcome } = situationOf({ ...session, match })
    if (outcome !== null) break
    if (pace === 'step' && posts.some((post) => hears(table, session.you.name, post))) break
    const entry = nextEntry({ ...session, match }, idle)
    if (entry === undefined) break
    const step = submit(session.game, match, entry, { referee })
    const came = step
    match = came.match
    posts.push(...came.events)
    faults.push(...faultsOf(came))
    if (!step.ok) faults.push(`The table was refused: ${step.error.message}`)
    if (faults.length > 0) break
  }
  return { match, posts, faults }
}

/** What somebody else does next; `idle` are those who had their chance of an extra at this moment. */
function nextEntry(session: Session, idle: Set<SeatNumber>): LogEntry | undefined {
  return ruling(session) ?? move(session, true, idle) ?? move(session, false, idle)
}

function ruling(session: Session): LogEntry | undefined {
  const { match, seed } = session
  for (const asked of situationOf(session).openPrompts) {
    if (isAskedHere(session, asked.to)) continue
    const choose = chooseFor(seed, `inquiry ${asked.id}`, entriesOf(match))
    const entry = botRuling(session, asked, choose)
    if (entry !== undefined) return entry
  }
  return undefined
}

function move(session: Session, must: boolean, idle: Set<SeatNumber>): LogEntry | undefined {
  const { match, seed } = session
  const { seats } = situationOf(session).table
  for (let seat = 0; seat < seats.length; seat++) {
    const by = seats[seat]?.holder ?? null
    if (by === null || isHere(session, by) || (!must && idle.has(seat))) continue
    const choose = chooseFor(seed, seat, entriesOf(match))
    if (!must) {
      idle.add(seat)
      if (choose(SELDOM) > 0) continue
    }
    const entry = botEntry(session, seat, by, must, choose)
    if (entry !== undefined) return entry
  }
  return undefined
}
