import type { ResultRecord } from '@ackanomic/core'
import type { Tables } from '@ackanomic/host'
import {
  type Books,
  classOf,
  createBooks,
  defineAwardedTrophies,
  type LedgerLine,
  type LedgerMatch,
  type LedgerMonth,
  type LedgerNames,
  type MonthlyGain,
  monthOf,
  recordResult,
} from '@ackanomic/society'
import { sql, type Transaction } from 'kysely'
import { affectedBy } from '../store/affected.js'
import { Pauses } from '../store/pauses.js'
import { bookTrophies } from './booked-trophies.js'
import { firstMatches, inOrder } from './first-matches.js'

type Tx = Transaction<Tables>

export interface MonthClass {
  readonly month: string
  readonly class: string
}

/**
 * Books a result in a transaction. Later matches of its class and month that depend on it are
 * booked again. A result that the books reject changes nothing.
 */
export async function bookResult(tx: Tx, books: Books, record: ResultRecord): Promise<void> {
  const { match, game, outcome } = record
  const { at } = outcome
  const pauses = new Pauses()
  const place = { month: monthOf(at), class: classOf(books.suite, game) }
  const later = affectedBy(
    receiversOf([record]),
    await laterMatches(tx, books, place, { match, at }),
    (each) => receiversOf([each.record]),
  )
  const people = receiversOf([record, ...later.map((each) => each.record)])
  const before = withoutGains(await readGains(tx, place, people), later)
  const booked = bookAlone(books, place, before, record, books.ledger.booked)
  if (booked === undefined) return
  await insertMatch(tx, place, { record, lines: booked.lines })
  let { gained } = booked
  for (const each of later) {
    const again = bookAgain(books, place, gained, each)
    gained = again.gained
    if (JSON.stringify(again.lines) !== JSON.stringify(each.lines))
      await updateLines(tx, each.record.match, place.class, again.lines)
    await pauses.pause()
  }
  await saveGains(tx, place, gained)
  await countMatch(tx, place, game)
  await bookTrophies(tx, books, { match, at }, booked.lines)
}

/** A match's lines, and people's gains after it. */
interface BookedAlone {
  readonly lines: readonly LedgerLine[]
  readonly gained: readonly MonthlyGain[]
}

/**
 * Books the next match of a class and month, to which earlier ones matter by their gains only.
 * `booked` are names that it may not have.
 */
function bookAlone(
  books: Books,
  { month, class: game }: MonthClass,
  gained: readonly MonthlyGain[],
  record: ResultRecord,
  booked: LedgerNames = NO_NAMES,
): BookedAlone | undefined {
  const ledger = { months: [{ month, game, matches: [], gained }], booked }
  const recorded = recordResult(defineAwardedTrophies({ ...books, ledger }, record), record)
  if (!recorded.ok) return undefined
  const { lines, books: after } = recorded.value
  return { lines, gained: after.ledger.months[0]?.gained ?? [] }
}

/** Books a match again. If the books would reject it now, its lines stay. */
const bookAgain = (
  books: Books,
  place: MonthClass,
  gained: readonly MonthlyGain[],
  { record, lines }: LedgerMatch,
): BookedAlone => bookAlone(books, place, gained, record) ?? { lines, gained }

const NO_NAMES = createBooks().ledger.booked

/** The booked matches of a class and month after another one, in order. */
async function laterMatches(
  tx: Tx,
  books: Books,
  { month, class: game }: MonthClass,
  after: { readonly match: string; readonly at: number },
): Promise<readonly LedgerMatch[]> {
  const rows = await tx
    .selectFrom('booked_results')
    .leftJoin('result_records', 'result_records.match', 'booked_results.match')
    .select(['booked_results.match', 'at', 'lines', 'record'])
    .where('month', '=', month)
    .where('class', '=', game)
    .where('at', '>=', after.at)
    .execute()
  const compare = inOrder(books)
  return rows
    .filter((row) => compare(after, row) < 0)
    .sort(compare)
    .map((row) => toLedgerMatch(books, row))
}

/** A booked match's row, with the record of its result if it was played here. */
interface BookedRow {
  readonly match: string
  readonly lines: string
  readonly record: string | null
}

export function toLedgerMatch(books: Books, { match, lines, record }: BookedRow): LedgerMatch {
  const first = firstMatches(books).get(match)
  return { record: first?.record ?? JSON.parse(record ?? ''), lines: JSON.parse(lines) }
}

/** Everybody who may gain something by results. */
const receiversOf = (records: readonly ResultRecord[]): readonly string[] => [
  ...new Set(
    records.flatMap(({ outcome }) =>
      outcome.awards.flatMap((award) =>
        award.award === 'points' || award.award === 'treasury'
          ? award.to.filter((to) => to !== null)
          : [],
      ),
    ),
  ),
]

async function readGains(
  tx: Tx,
  { month, class: game }: MonthClass,
  people: readonly string[],
): Promise<readonly MonthlyGain[]> {
  if (people.length === 0) return []
  return tx
    .selectFrom('book_gains')
    .select(['person', 'points', 'treasury'])
    .where('month', '=', month)
    .where('class', '=', game)
    .where('person', 'in', people)
    .execute()
}

function withoutGains(
  gained: readonly MonthlyGain[],
  matches: readonly LedgerMatch[],
): readonly MonthlyGain[] {
  const gains = new Map(gained.map((each) => [each.person, each]))
  for (const line of matches.flatMap(({ lines }) => lines)) {
    if (line.kind === 'trophy' || line.kind === 'transfer') continue
    const before = line.to === null ? undefined : gains.get(line.to)
    if (before === undefined || line.booked <= 0) continue
    gains.set(before.person, { ...before, [line.kind]: before[line.kind] - line.booked })
  }
  return [...gains.values()]
}

async function saveGains(tx: Tx, place: MonthClass, gained: readonly MonthlyGain[]): Promise<void> {
  if (gained.length === 0) return
  await tx
    .insertInto('book_gains')
    .values(gained.map((each) => ({ ...place, ...each })))
    .onConflict((clash) =>
      clash.columns(['month', 'class', 'person']).doUpdateSet({
        points: sql.ref('excluded.points'),
        treasury: sql.ref('excluded.treasury'),
      }),
    )
    .execute()
}

async function insertMatch(
  tx: Tx,
  place: MonthClass,
  { record, lines }: LedgerMatch,
): Promise<void> {
  const { match, outcome } = record
  await tx
    .insertInto('booked_results')
    .values({ ...place, match, at: outcome.at, lines: JSON.stringify(lines) })
    .execute()
  await savePeople(tx, match, lines)
}

export const peopleIn = (lines: readonly LedgerLine[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap((line) => ('from' in line ? [line.to, line.from] : [line.to]))
      .filter((person) => person !== null),
  )

/** Saves whom a match's lines concern, and their gains in all. */
async function savePeople(tx: Tx, match: string, lines: readonly LedgerLine[]): Promise<void> {
  const rows = [...peopleIn(lines)].map((person) => {
    const sums = { points: 0, treasury: 0, transfers: 0 }
    for (const line of lines) {
      if (line.kind === 'trophy') continue
      const sum = line.kind === 'transfer' ? 'transfers' : line.kind
      if (line.to === person) sums[sum] += line.booked
      else if (line.from === person) sums[sum] -= line.booked
    }
    return { person, match, ...sums }
  })
  if (rows.length === 0) return
  await tx
    .insertInto('booked_people')
    .values(rows)
    .onConflict((clash) =>
      clash.columns(['person', 'match']).doUpdateSet({
        points: sql.ref('excluded.points'),
        treasury: sql.ref('excluded.treasury'),
        transfers: sql.ref('excluded.transfers'),
      }),
    )
    .execute()
}

async function updateLines(
  tx: Tx,
  match: string,
  cls: string,
  lines: readonly LedgerLine[],
): Promise<void> {
  await tx
    .updateTable('booked_results')
    .set({ class: cls, lines: JSON.stringify(lines) })
    .where('match', '=', match)
    .execute()
  await savePeople(tx, match, lines)
}

async function countMatch(tx: Tx, place: MonthClass, game: string): Promise<void> {
  await tx
    .insertInto('book_months')
    .values({ ...place, game, matches: 1 })
    .onConflict((clash) =>
      clash
        .columns(['month', 'class', 'game'])
        .doUpdateSet({ matches: sql`book_months.matches + excluded.matches` }),
    )
    .execute()
}

export async function insertFirstMatches(tx: Tx, months: readonly LedgerMonth[]): Promise<void> {
  const pauses = new Pauses()
  for (const { month, game, matches, gained } of months) {
    const place = { month, class: game }
    for (const match of matches) {
      await insertMatch(tx, place, match)
      await countMatch(tx, place, match.record.game)
      await pauses.pause()
    }
    for (const each of gained) await saveGains(tx, place, [each])
  }
}
