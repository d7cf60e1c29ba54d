import { type Prompt, submit, type Timestamp } from '@ackanomic/core'
import { promptText, toSentence } from '@ackanomic/core/commands'
import type { Roster } from '@ackanomic/core/engine'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import { advanceOnce } from '../session/advance.js'
import { goOn, paceOf, type Reply, refuse, say } from '../session/reply.js'
import type { Session } from '../session/session.js'
import { changeLines } from '../session/show.js'
import { readDuration } from '../session/times.js'

/** The most entries that `wait end` adds before it asks again. */
const MAX_ENTRIES = 10_000

/** The command `wait`: the others act; if they have nothing to do, time passes. */
export function wait(session: Session, rest: string): Reply {
  if (session.match.isOver) return refuse('The game is over.')
  const typed = rest.toLowerCase()
  if (typed === '') return waitForNext(session)
  if (typed === 'end') return waitUntil(session, MAX_TIMESTAMP)
  const length = readDuration(typed)
  if (length === undefined) {
    return refuse('Say how long: "wait 3 days", "wait 12h", "wait end", or only "wait".')
  }
  return waitUntil(session, Math.min(session.now + length, MAX_TIMESTAMP))
}

function waitForNext(session: Session): Reply {
  const pace = paceOf(session)
  if (!advanceOnce(session, MAX_TIMESTAMP, pace)) return refuse(stuckText(session))
  return pace === 'all' && !session.isFaulty ? goOn(session) : say(changeLines(session))
}

/** Lets everything up to a time happen by itself, and records the time. */
function waitUntil(session: Session, until: Timestamp): Reply {
  const { match, entries } = session
  const before = match.value
  while (session.entries - entries < MAX_ENTRIES && !session.isFaulty) {
    if (!advanceOnce(session, until, 'all')) break
  }
  const isEarly = session.now < until && until < MAX_TIMESTAMP
  if (isEarly && !match.isOver && !session.isFaulty) {
    match.value = submit(match.game, match.value, { kind: 'time', at: until }).match
  }
  return match.value === before && !session.isFaulty
    ? refuse(stuckText(session))
    : say(changeLines(session))
}

/** Why nothing happens by itself. */
function stuckText(session: Session): string {
  const { roster, openPrompts } = session.status
  if (roster.pauses.length > 0) {
    return 'Play is paused, and no deadline is running; "help society" shows what ends the pause.'
  }
  const [yours] = session.promptsFor()
  if (yours !== undefined) return `Play waits for you. ${promptText(yours)}`
  const left = openPrompts.find(({ to }) => !session.isAskedHere(to))
  if (left !== undefined) return leftText(roster, left)
  return 'No deadline is running, and the others have nothing to do. "wait 3 days" lets time pass anyway.'
}

/** A prompt that only a person can answer, and how to become that person. */
function leftText(
  { referees, seats }: Pick<Roster, 'referees' | 'seats'>,
  { to, question }: Prompt,
): string {
  const person = typeof to === 'number' ? seats[to]?.holder : referees[0]
  const what = toSentence(question.kind === 'judge' ? question.about : question.kind)
  const way = typeof person === 'string' ? `"be ${person}"` : '--judge'
  return `No program can answer this prompt: ${what} ${way} lets you answer.`
}
