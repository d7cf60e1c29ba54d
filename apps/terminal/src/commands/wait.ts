import { type GameEvent, type Prompt, submit, type Timestamp } from '@ackanomic/core'
import { inquiryText, sentence } from '@ackanomic/core/commands'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import { beat } from '../session/bot-turn.js'
import { readDuration } from '../session/moments.js'
import { type Acted, faultsOf } from '../session/others.js'
import { goOn, paceOf, type Reply, refuse, say } from '../session/reply.js'
import { isAskedHere, nowOf, type Session, yourInquiries } from '../session/session.js'
import { changeLines } from '../session/show.js'
import { type Around, entriesOf, situationOf } from '../session/table-state.js'

/** How many entries `wait end` lets come, before you are asked again. */
const MOST = 10_000

/** The command `wait`: the others act, and where they have nothing to do, the time passes. */
export function wait(session: Session, rest: string): Reply {
  if (situationOf(session).outcome !== null) return refuse(session, 'The game is over.')
  const typed = rest.toLowerCase()
  if (typed === '') return waitForNext(session)
  if (typed === 'end') return told(session, waited(session, MAX_TIMESTAMP))
  const length = readDuration(typed)
  if (length === undefined) {
    return refuse(
      session,
      'Say how long: "wait 3 days" or "wait 12h", "wait" alone, or "wait end".',
    )
  }
  const until = Math.min(nowOf(session) + length, MAX_TIMESTAMP)
  return told(session, writtenDown(session, waited(session, until), until))
}

function waitForNext(session: Session): Reply {
  const pace = paceOf(session)
  const next = beat(session, MAX_TIMESTAMP, pace)
  if (next === undefined) return refuse(session, stuckText(session))
  return pace === 'all' && next.faults.length === 0
    ? goOn(session, { ...session, match: next.match }, next.posts)
    : told(session, next)
}

/** What happens by itself up to a moment. */
function waited(session: Session, until: Timestamp): Acted {
  const posts: GameEvent[] = []
  const faults: string[] = []
  let { match } = session
  while (entriesOf(match) - entriesOf(session.match) < MOST && faults.length === 0) {
    const next = beat({ ...session, match }, until, 'all')
    if (next === undefined) break
    match = next.match
    posts.push(...next.posts)
    faults.push(...next.faults)
  }
  return { match, posts, faults }
}

/** Writes the moment down up to which was waited, unless the game ended before. */
function writtenDown({ game }: Session, acted: Acted, until: Timestamp): Acted {
  const { outcome, clock } = situationOf({ game, match: acted.match })
  if (outcome !== null || clock.now >= until) return acted
  const step = submit(game, acted.match, { kind: 'time', at: until })
  const came = step
  return {
    match: came.match,
    posts: [...acted.posts, ...came.events],
    faults: [...acted.faults, ...faultsOf(came), ...(step.ok ? [] : [step.error.message])],
  }
}

function told(before: Session, { match, posts, faults }: Acted): Reply {
  if (match === before.match && faults.length === 0) return refuse(before, stuckText(before))
  const session = { ...before, match }
  return say(session, changeLines(before, session, posts, faults))
}

/** Why nothing happens by itself. */
function stuckText(session: Session): string {
  const { table, openPrompts } = situationOf(session)
  if (table.pauses.length > 0) {
    return 'Play is halted and no deadline runs; "help society" shows what ends it.'
  }
  const [yours] = yourInquiries(session)
  if (yours !== undefined) return `Play waits for you. ${inquiryText(yours)}`
  const left = openPrompts.find(({ to }) => !isAskedHere(session, to))
  if (left !== undefined) return leftText(table, left)
  return 'No deadline runs and the others have nothing to do. "wait 3 days" lets the time pass all the same.'
}

/** What nobody but a person can answer, and how to become that person. */
function leftText({ referees, seats }: Around, { to, question }: Prompt): string {
  const person = typeof to === 'number' ? seats[to]?.holder : referees[0]
  const what = sentence(question.kind === 'judge' ? question.about : question.kind)
  const way = typeof person === 'string' ? `"be ${person}"` : '--judge'
  return `The table has no answer to what is asked: ${what} ${way} lets you answer.`
}
