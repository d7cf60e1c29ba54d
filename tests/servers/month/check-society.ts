import { isDeepStrictEqual } from 'node:util'
import { clubSchema, openClub } from '@ackanomic/club'
import { restore, sqliteStore } from '@ackanomic/host'
import {
  advanceSociety,
  auditBooks,
  createBooks,
  createSociety,
  monthOf,
  type SocietyEntry,
  statementOf,
} from '@ackanomic/society'
import type { House } from '../week/house.js'

/** A host to check, and its clock. */
export type CheckedHouse = Pick<House, 'host' | 'games' | 'clock'>

/** The figures of the society, and the problems. */
export interface CheckedSociety {
  /** The stages of the Submissions. */
  readonly submissions: readonly string[]
  readonly rules: number
  /** The number of booked matches of the stranger's game. */
  readonly strangers: number
  readonly booked: number
  readonly statements: number
  readonly rated: number
  readonly problems: readonly string[]
}

/**
 * Replays the society's log, and compares books, statements and ratings with those of the host.
 */
export async function checkSociety(house: CheckedHouse): Promise<CheckedSociety> {
  const { host } = house
  const problems: string[] = []
  const log = await host.exportSocietyLog()
  let society = createSociety(createBooks())
  for (const entry of log.ok ? log.value : []) {
    const next = advanceSociety(society, JSON.parse(JSON.stringify(entry)) as SocietyEntry)
    if (next.ok) society = next.value
    else problems.push(`the log is refused: ${next.error.message}`)
  }
  const books = await host.books()
  if (!isDeepStrictEqual(books, society.books))
    problems.push('the books are not what comes of the log')
  problems.push(...auditBooks(books))
  const matches = books.ledger.months.flatMap(({ matches: each }) => each)
  const people = new Set(matches.flatMap(({ record }) => [...record.players, ...record.referees]))
  let statements = 0
  for (const person of people) {
    const own = await host.statementOf({ person })
    const right = statementOf(society.books, person)
    if (!own.ok || !isDeepStrictEqual(own.value, right))
      problems.push(`the statement of ${person} is not what comes of the log`)
    statements += await statementsTo(host, person)
  }
  const closed = new Map(society.closedMonths.map(({ month, matches: n }) => [month, n]))
  for (const month of new Set(books.ledger.months.map((each) => each.month))) {
    const there = books.ledger.months.filter((each) => each.month === month)
    const count = there.reduce((all, { matches: each }) => all + each.length, 0)
    const isOver = month < monthOf(house.clock)
    if (isOver && closed.get(month) !== count)
      problems.push(`${month} is closed with ${closed.get(month)} of ${count} matches`)
  }
  const rated = await checkCopy(house, problems)
  const strangers = matches.filter(({ record }) => record.game === 'last-stone').length
  const rules = society.books.suite.length
  const submissions = society.submissions.map(({ submission }) => submission.stage.stage)
  return {
    submissions,
    rules,
    strangers,
    booked: matches.length,
    statements,
    rated,
    problems,
  }
}

/** The number of statements that were sent to a person. */
async function statementsTo(host: House['host'], person: string): Promise<number> {
  let [after, count] = [0, 0]
  for (;;) {
    const page = await host.listNotifications({ by: person, after, limit: 1000 })
    const last = page.ok ? page.value.at(-1) : undefined
    if (!page.ok || last === undefined) return count
    count += page.value.filter(({ event }) => event.type === 'statement').length
    after = last.n
  }
}

/**
 * Restores a backup into another store, whose host books everything again, and compares its books and
 * ratings. Returns the number of ratings.
 */
async function checkCopy(
  { host, games, clock }: CheckedHouse,
  problems: string[],
): Promise<number> {
  const lines: string[] = []
  await host.backup((line) => void lines.push(line.trimEnd()))
  const store = await sqliteStore()
  await restore(store, lines, [clubSchema])
  // Without this setting, the host books everything again.
  await store.db.deleteFrom('settings').where('name', '=', 'books').execute()
  const secret = 'kept from the players'
  const copy = await openClub({ games, secret, store, now: () => clock, workers: 0 })
  if (!isDeepStrictEqual(await copy.books(), await host.books()))
    problems.push('the books of a restored backup are others')
  let rated = 0
  const offered = await host.listGames()
  for (const { id } of offered.ok ? offered.value : []) {
    const listed = await host.listRatings({ game: id, limit: 1000 })
    const anew = await copy.listRatings({ game: id, limit: 1000 })
    rated += listed.ok ? listed.value.length : 0
    if (JSON.stringify(listed) !== JSON.stringify(anew))
      problems.push(`the ratings of ${id} are not what comes of the results`)
  }
  await copy.close()
  return rated
}
