import { type GameError, ok, type Result } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import {
  type Books,
  classOf,
  type MonthlyGain,
  type NumberedSubmission,
  type Society,
} from '@ackanomic/society'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import type { AsyncResult } from '../contract/errors.js'
import { Pauses } from '../store/pauses.js'
import { bookAgain, countMatch, saveGains, updateLines } from './book-result.js'
import { readMatches } from './society-books.js'
import { type LogWriter, writeLog } from './society-log.js'
import type { EnactRequest, HostedSubmission } from './society-types.js'
import { announce, findSubmission, submissionView, viewOf } from './submissions.js'

export function enactSubmission(
  context: ClubContext,
  request: EnactRequest,
): AsyncResult<HostedSubmission> {
  return writeLog(context, context.now(), async (log) => {
    const found = findSubmission(log.society, request.submission)
    if (!found.ok) return found
    const rule = request.rule ?? nextRule(context, log.society)
    const done = await passAndEnact(context, log, found.value, rule)
    return done.ok ? viewOf(context, log.tx, log.society, request.submission) : done
  })
}

/** Lets time pass for a Submission, and makes it a rule if it can. */
export async function passAndEnact(
  context: ClubContext,
  log: LogWriter,
  before: NumberedSubmission,
  rule?: string,
): AsyncResult<Society> {
  const { number, submission } = before
  const now = context.now()
  const view = submissionView(before, now, 0)
  let done: Result<Society, GameError> = ok(log.society)
  if (view.stage.stage !== submission.stage.stage) {
    const entry = { what: 'time', at: Math.max(now, submission.now) } as const
    done = await log.append({ what: 'procedure', submission: number, entry })
  }
  const enacts = rule ?? (view.stage.stage === 'accepted' ? nextRule(context, log.society) : null)
  if (done.ok && enacts !== null) {
    done = await log.append({ what: 'enactment', submission: number, rule: enacts })
    if (done.ok) await reclassMatches(log.tx, done.value.books)
  }
  await announce(context, log, before)
  return done
}

/** The next number of the suite that is free of rules and games. */
function nextRule({ games }: ClubContext, { books }: Society): string {
  const taken = [
    ...books.suite.map(({ rule }) => rule),
    ...Object.values(games).map(({ description }) => description.rule ?? ''),
  ]
  const numbers = taken.map((rule) => Number(/^1250\.(\d{1,6})$/u.exec(rule)?.[1] ?? 0))
  return `1250.${Math.max(...numbers, 3) + 1}`
}

/**
 * Books matches again whose Games have changed their class, and those of the classes that they
 * join, month by month.
 */
async function reclassMatches(tx: Transaction<Tables>, books: Books): Promise<void> {
  const places = await tx.selectFrom('book_months').selectAll().execute()
  const moved = places.filter((each) => classOf(books.suite, each.game) !== each.class)
  const changed = new Set(moved.flatMap((each) => [each.class, classOf(books.suite, each.game)]))
  if (changed.size === 0) return
  const pauses = new Pauses()
  const classes = [...changed]
  for (const table of ['book_months', 'book_gains'] as const)
    await tx.deleteFrom(table).where('class', 'in', classes).execute()
  const months = new Set(places.flatMap((each) => (changed.has(each.class) ? [each.month] : [])))
  for (const month of months) {
    const gains = new Map<string, readonly MonthlyGain[]>()
    const matches = await readMatches(tx, books, (rows) =>
      rows.where('month', '=', month).where('class', 'in', classes),
    )
    for (const { booked, match } of matches) {
      const { game } = booked.record
      const place = { month, class: classOf(books.suite, game) }
      const { lines, gained } = bookAgain(books, place, gains.get(place.class) ?? [], booked)
      gains.set(place.class, gained)
      await updateLines(tx, match, place.class, lines)
      await countMatch(tx, place, game)
      await pauses.pause()
    }
    for (const [cls, gained] of gains)
      for (const each of gained) await saveGains(tx, { month, class: cls }, [each])
  }
}
