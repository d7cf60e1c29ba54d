import type { Tables } from '@ackanomic/host'
import {
  type Books,
  defineAwardedTrophies,
  type LedgerLine,
  type LedgerMatch,
  type Trophy,
  type TrophyCollection,
  trophiesOf,
} from '@ackanomic/society'
import { type Kysely, sql, type Transaction } from 'kysely'
import { PAGE, Pauses, readPages } from '../store/pauses.js'
import { type Ended, firstMatches, inOrder } from './first-matches.js'

type MadeTrophy = Pick<Tables['booked_trophies'], 'kind' | 'person' | 'trophy'>

/** A kind of Trophy of which there is only one, which moves. Only the books can begin with one. */
const isUnique = ({ trophies }: Books, kind: string): boolean =>
  trophies.kinds.some(({ name, unique }) => name === kind && unique)

/**
 * Gives a booked match's Trophies. Those of later matches that were booked before are renumbered.
 */
export async function bookTrophies(
  tx: Transaction<Tables>,
  books: Books,
  { match, at }: Ended,
  lines: readonly LedgerLine[],
): Promise<void> {
  const given = lines.flatMap((line) =>
    line.kind === 'trophy' && line.given && line.to !== null
      ? [{ match, at, award: line.award, kind: line.trophy, person: line.to }]
      : [],
  )
  if (given.length === 0) return
  const kept = await tx
    .selectFrom('booked_trophies')
    .select('match')
    .where('match', '=', match)
    .limit(1)
    .executeTakeFirst()
  // A match that is booked again has given them.
  if (kept !== undefined) return
  const made = given.filter(({ kind }) => !isUnique(books, kind)).length
  let next = made === 0 ? 0 : await makeRoom(tx, books, { match, at }, made)
  for (const each of given) {
    const trophy = isUnique(books, each.kind) ? null : next
    if (trophy !== null) next += 1
    await tx
      .insertInto('booked_trophies')
      .values({ ...each, trophy })
      .execute()
  }
}

/** Makes room for a match's Trophies. Returns the id of the first. */
async function makeRoom(
  tx: Transaction<Tables>,
  books: Books,
  match: Ended,
  count: number,
): Promise<number> {
  const rows = await tx
    .selectFrom('booked_trophies')
    .select(['match', 'at', 'trophy'])
    .where('at', '>=', match.at)
    .where('trophy', 'is not', null)
    .execute()
  const compare = inOrder(books)
  const later = rows.filter((row) => compare(match, row) < 0).map(({ trophy }) => trophy ?? 0)
  if (later.length > 0) {
    const first = Math.min(...later)
    await sql`update booked_trophies set trophy = trophy + ${count}
      where trophy >= ${first}`.execute(tx)
    return first
  }
  const { last } = await tx
    .selectFrom('booked_trophies')
    .select(({ fn }) => fn.max('trophy').as('last'))
    .executeTakeFirstOrThrow()
  return last === null ? books.trophies.trophies.length : last + 1
}

export async function readTrophies(
  db: Kysely<Tables>,
  books: Books,
  person: string,
): Promise<readonly Trophy[]> {
  const rows = await db
    .selectFrom('booked_trophies')
    .select(['kind', 'person', 'trophy'])
    .where('person', '=', person)
    .where('trophy', 'is not', null)
    .orderBy('trophy')
    .execute()
  const trophies = [...(await readFirst(db, books)), ...rows.map(toTrophy)]
  return trophiesOf({ trophies: { kinds: [], trophies } }, person)
}

/** The society's Trophies. A kind that nobody has defined is defined by its first match. */
export async function readCollection(
  db: Kysely<Tables>,
  books: Books,
  matches: readonly LedgerMatch[],
): Promise<TrophyCollection> {
  const rows = await readPages<MadeTrophy>((last) =>
    db
      .selectFrom('booked_trophies')
      .select(['kind', 'person', 'trophy'])
      .where('trophy', '>', last?.trophy ?? -1)
      .orderBy('trophy')
      .limit(PAGE)
      .execute(),
  )
  const first = firstMatches(books)
  const seen = new Set(books.trophies.kinds.map(({ name }) => name))
  const pauses = new Pauses()
  let defined = books
  for (const { record, lines } of matches) {
    const names = lines.flatMap((line) => (line.kind === 'trophy' ? line.trophy : []))
    if (!first.has(record.match) && names.some((name) => !seen.has(name))) {
      for (const name of names) seen.add(name)
      defined = defineAwardedTrophies(defined, record)
    }
    await pauses.pause()
  }
  return { ...defined.trophies, trophies: [...(await readFirst(db, books)), ...rows.map(toTrophy)] }
}

const toTrophy = ({ kind, person, trophy }: MadeTrophy): Trophy => ({
  id: trophy ?? 0,
  kind,
  place: { at: 'player', player: person },
  haunting: null,
})

/** The first Trophies of the books, where they are now. */
async function readFirst(db: Kysely<Tables>, books: Books): Promise<readonly Trophy[]> {
  const holders = new Map<string, string>()
  for (const { name, unique } of books.trophies.kinds) {
    const holder = unique ? await readHolder(db, books, name) : undefined
    if (holder !== undefined) holders.set(name, holder)
  }
  return books.trophies.trophies.map((trophy) => {
    const player = holders.get(trophy.kind)
    return player === undefined
      ? trophy
      : { ...trophy, place: { at: 'player', player }, haunting: null }
  })
}

/** The last holder of a unique Trophy, if a match has given it. */
async function readHolder(
  db: Kysely<Tables>,
  books: Books,
  kind: string,
): Promise<string | undefined> {
  const { rows } = await sql<Ended & { readonly award: number; readonly person: string }>`
    select match, at, award, person from booked_trophies
    where kind = ${kind} and trophy is null and at = (
      select max(at) from booked_trophies where kind = ${kind} and trophy is null)`.execute(db)
  const compare = inOrder(books)
  const byEnd = rows.toSorted((one, other) =>
    one.match === other.match ? one.award - other.award : compare(one, other),
  )
  return byEnd.at(-1)?.person
}
