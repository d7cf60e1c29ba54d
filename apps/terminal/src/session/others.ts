import { type SeatNumber, submit, tick } from '@ackanomic/core'
import { pickFor } from './chance.js'
import { type AnyEntry, type AnyMatch, type AnyPost, botEntry, botRuling, hears } from './house.js'
import { isAskedHere, isHere, nowOf, refereeOf, type Session } from './session.js'

/** What the others did. */
export interface Acted {
  /** The match after it. */
  readonly match: AnyMatch
  /** All that was announced, to whomever. */
  readonly posts: readonly AnyPost[]
  /** What went wrong with the engine, one sentence each; empty as long as it keeps its contract. */
  readonly faults: readonly string[]
}

/** When the others stop: when nobody has anything to do, or as soon as you hear of something. */
export type Pace = 'all' | 'step'

/** After so many entries you are asked again, though nothing is expected of you. */
const MOST_AT_ONCE = 1000

/** A bot that merely may do something does it this seldom: once in so many chances. */
const SELDOM = 10

/**
 * Lets everybody act at this moment who doesn't sit at the screen: the bots in the other seats make
 * the moves that are wanted of them, and now and then one that they merely may make; inquiries that
 * aren't for who sits here are answered. Time does not pass.
 */
export function othersAct(session: Session, pace: Pace = 'all'): Acted {
  const referee = refereeOf(session)
  const idle = new Set<SeatNumber>()
  const asked = tick(session.game, session.match, nowOf(session), { referee })
  const posts: AnyPost[] = [...asked.posts]
  const faults: string[] = asked.unfit.map(({ rejection }) => rejection.says)
  let match = asked.recorded.length === 0 ? session.match : asked.match
  for (let count = 0; match.state.outcome === null && count < MOST_AT_ONCE; count++) {
    const { table } = match.state
    if (pace === 'step' && posts.some(({ to }) => hears(table, session.you.name, to))) break
    const entry = nextEntry({ ...session, match }, idle)
    if (entry === undefined) break
    const step = submit(session.game, match, entry, { referee })
    if (!step.ok) {
      faults.push(`The table was refused: ${step.error.says}`)
      break
    }
    match = step.value.match
    posts.push(...step.value.posts)
    faults.push(...step.value.unfit.map(({ rejection }) => rejection.says))
    if (faults.length > 0) break
  }
  return { match, posts, faults }
}

/** What somebody else does next; `idle` are those who had their chance of an extra at this moment. */
function nextEntry(session: Session, idle: Set<SeatNumber>): AnyEntry | undefined {
  return ruling(session) ?? move(session, true, idle) ?? move(session, false, idle)
}

function ruling(session: Session): AnyEntry | undefined {
  const { match, seed } = session
  for (const asked of match.state.asked) {
    if (isAskedHere(session, asked.to)) continue
    const entry = botRuling(session, asked, pickFor(seed, `inquiry ${asked.id}`, match.log.length))
    if (entry !== undefined) return entry
  }
  return undefined
}

function move(session: Session, must: boolean, idle: Set<SeatNumber>): AnyEntry | undefined {
  const { match, seed } = session
  const { seats } = match.state.table
  for (let seat = 0; seat < seats.length; seat++) {
    const by = seats[seat]?.holder ?? null
    if (by === null || isHere(session, by) || (!must && idle.has(seat))) continue
    const pick = pickFor(seed, seat, match.log.length)
    if (!must) {
      idle.add(seat)
      if (pick(SELDOM) > 0) continue
    }
    const entry = botEntry(session, seat, by, must, pick)
    if (entry !== undefined) return entry
  }
  return undefined
}
