import { type Moment, submit } from '@ackanomic/core'
import { LATEST_MOMENT } from '@ackanomic/core/engine'
import { beat } from '../session/beat.js'
import type { AnyPost } from '../session/house.js'
import { readDuration } from '../session/moments.js'
import type { Acted } from '../session/others.js'
import { goOn, paceOf, type Reply, refuse, say } from '../session/reply.js'
import { nowOf, type Session } from '../session/session.js'
import { changeLines } from '../session/show.js'

/** How many entries `wait end` lets come, before you are asked again. */
const MOST = 10_000

/** The command `wait`: the others act, and where they have nothing to do, the time passes. */
export function wait(session: Session, rest: string): Reply {
  if (session.match.state.outcome !== null) return refuse(session, 'The game is over.')
  const typed = rest.toLowerCase()
  if (typed === '') return waitForNext(session)
  if (typed === 'end') return told(session, waited(session, LATEST_MOMENT))
  const length = readDuration(typed)
  if (length === undefined) {
    return refuse(
      session,
      'Say how long: "wait 3 days" or "wait 12h", "wait" alone, or "wait end".',
    )
  }
  const until = Math.min(nowOf(session) + length, LATEST_MOMENT)
  return told(session, writtenDown(session, waited(session, until), until))
}

function waitForNext(session: Session): Reply {
  const pace = paceOf(session)
  const next = beat(session, LATEST_MOMENT, pace)
  if (next === undefined) return refuse(session, stuckText(session))
  return pace === 'all' && next.faults.length === 0
    ? goOn(session, { ...session, match: next.match }, next.posts)
    : told(session, next)
}

/** What happens by itself up to a moment. */
function waited(session: Session, until: Moment): Acted {
  const posts: AnyPost[] = []
  const faults: string[] = []
  let { match } = session
  while (match.log.length - session.match.log.length < MOST && faults.length === 0) {
    const next = beat({ ...session, match }, until, 'all')
    if (next === undefined) break
    match = next.match
    posts.push(...next.posts)
    faults.push(...next.faults)
  }
  return { match, posts, faults }
}

/** Writes the moment down up to which was waited, unless the game ended before. */
function writtenDown({ game }: Session, acted: Acted, until: Moment): Acted {
  const { match, posts, faults } = acted
  if (match.state.outcome !== null || match.state.clock.now >= until) return acted
  const step = submit(game, match, { kind: 'time', at: until })
  return step.ok
    ? { match: step.value.match, posts: [...posts, ...step.value.posts], faults }
    : { match, posts, faults: [...faults, step.error.says] }
}

function told(before: Session, { match, posts, faults }: Acted): Reply {
  if (match === before.match && faults.length === 0) return refuse(before, stuckText(before))
  const session = { ...before, match }
  return say(session, changeLines(before, session, posts, faults))
}

/** Why nothing happens by itself. */
function stuckText({ match }: Session): string {
  return match.state.table.halts.length > 0
    ? 'Play is halted and no deadline runs; "help society" shows what ends it.'
    : 'No deadline runs and the others have nothing to do. "wait 3 days" lets the time pass all the same.'
}
