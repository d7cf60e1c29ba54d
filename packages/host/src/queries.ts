import {
  namesOf,
  playerView,
  type Rejection,
  type Result,
  type RoleName,
  replay,
  saveMatch,
  type Timestamp,
  viewerOf,
} from '@ackanomic/core'
import type { Kysely } from 'kysely'
import type { House, Household } from './context.js'
import { toldTo } from './inbox.js'
import { GameFault, playing } from './incidents.js'
import { type Past, pastOf } from './logs.js'
import { type Hosted, hostedOf, type MatchRow } from './match-cache.js'
import { newerGame } from './migrate-match.js'
import { refuse } from './rejections.js'
import { matchSchema, personSchema, postsSchema, problemOf } from './schemas.js'
import { lockMatch, passTime } from './steps.js'
import type { Tables } from './store/tables.js'
import type {
  DeadLetter,
  MatchPage,
  Notification,
  PendingMatchAction,
  PostsRequest,
} from './types.js'

/** What somebody sees of a match, after what was due has happened. */
export async function lookAt(
  house: House,
  id: string,
  person: string | null,
  at: number | undefined,
): Promise<Result<MatchPage, Rejection>> {
  const fit = unfitLook(person, at)
  if (!fit.ok) return fit
  const hosted = await current(house, id, house.now())
  if (!hosted.ok) return hosted
  const past = at === undefined ? undefined : await pastOf(house.store.db, id)
  return seenBy(hosted.value, person, past, at)
}

/** What somebody sees of a match as it stands, or as its past tells that it stood at a moment. */
export function seenBy(
  hosted: Hosted,
  person: string | null,
  past: Past | undefined,
  at: Timestamp = 0,
): Result<MatchPage, Rejection> {
  const { id, game, match } = hosted
  return playing(id, () => {
    if (past === undefined) return { ok: true, value: look(hosted, match.state, person) }
    const { checkpoint } = past
    const first =
      checkpoint === null ? match.table.startedAt : game.status(checkpoint.state).clock.now
    if (at < first) return refuse('tooEarly', { match: id })
    const log = past.log.filter((entry) => entry.at <= at)
    const then = replay(game, { ...match, checkpoint, log })
    if (!then.ok) throw new GameFault(id, then.error.rejection.message)
    return { ok: true, value: look(hosted, then.value, person) }
  })
}

/** Whether somebody can look so. Refuses with `badRequest`. */
export function unfitLook(
  person: string | null,
  at: Timestamp | undefined,
): Result<void, Rejection> {
  const problem = person === null ? undefined : problemOf(personSchema, person)
  if (problem !== undefined) return refuse('badRequest', { problem })
  return at === undefined || Number.isSafeInteger(at)
    ? { ok: true, value: undefined }
    : refuse('badRequest', { problem: '"at" must be a moment, in whole milliseconds.' })
}

/** What somebody sees of a match in a state. */
export function look({ id, game }: Hosted, state: unknown, person: string | null): MatchPage {
  const viewer = person === null ? 'public' : viewerOf(game.status(state), person)
  const page = playerView(game, state, viewer)
  const names = namesOf(page.view)
  const { help } = game.notation
  return { match: id, game: game.id, viewer, names, text: game.render(page.view), help, ...page }
}

/** A moment until which nothing falls due: a match is late then only where its game has changed. */
export const NEVER: Timestamp = Number.MIN_SAFE_INTEGER

/** A match up to date, as it stands when what is due until then has happened. */
async function current(
  house: House,
  id: string,
  until: Timestamp,
): Promise<Result<Hosted, Rejection>> {
  const { db } = house.store
  const row = isName(id) ? await rowOf(db, id) : undefined
  if (row === undefined || !(await isLate(house, row, until))) return hostedOf(house, id, row)
  return db.transaction().execute(async (tx) => {
    const locked = await lockMatch(house, tx, id)
    if (!locked.ok || locked.value.due === null || locked.value.due > until) return locked
    await passTime(house, tx, locked.value, until)
    return lockMatch(house, tx, id)
  })
}

/** Whether something must happen to a match before it is looked at. */
export async function isLate(house: Household, row: MatchRow, until: Timestamp): Promise<boolean> {
  const isDue = row.due !== null && row.due <= until
  return row.fault === null && (isDue || (await newerGame(house, row)) !== undefined)
}

/** Whether it can be the name of a match. */
export const isName = (id: unknown): boolean => problemOf(matchSchema, id) === undefined

function rowOf(db: Kysely<Tables>, id: string): Promise<MatchRow | undefined> {
  return db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A match as a save, with its whole log. */
export async function exportMatch(house: House, id: string): Promise<Result<string, Rejection>> {
  const found = await current(house, id, NEVER)
  if (!found.ok) return found
  const { db } = house.store
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const hosted = await hostedOf(house, id, await rowOf(tx, id))
      if (!hosted.ok) return hosted
      return { ok: true, value: saveMatch({ ...hosted.value.match, ...(await pastOf(tx, id)) }) }
    })
}

/** What a person has been told. */
export async function postsOf(
  { store: { db } }: House,
  person: string,
  request: PostsRequest,
): Promise<Result<readonly Notification[], Rejection>> {
  const fit = unfitPosts(person, request)
  if (!fit.ok) return fit
  const told = await toldTo(db, person, request)
  return { ok: true, value: told.map(({ post }) => post) }
}

/** Whether posts can be asked for so. Refuses with `badRequest`. */
export function unfitPosts(person: string, request: PostsRequest): Result<void, Rejection> {
  const problem = problemOf(personSchema, person) ?? problemOf(postsSchema, request)
  return problem === undefined ? { ok: true, value: undefined } : refuse('badRequest', { problem })
}

/** The roles that a person holds. */
export async function officesOf(house: Household, person: string): Promise<readonly RoleName[]> {
  const offices: RoleName[] = []
  for (const office of [...house.roles, 'host']) {
    if (await house.holds(person, office)) offices.push(office)
  }
  return offices
}

/** What awaits a person, or an office that they hold. */
export async function wantedOf(
  house: House,
  person: string,
): Promise<readonly PendingMatchAction[]> {
  const offices = await officesOf(house, person)
  const rows = await house.store.db
    .selectFrom('wanted')
    .innerJoin('matches', 'matches.id', 'wanted.match')
    .select([
      'wanted.match',
      'matches.game',
      'wanted.action',
      'wanted.need',
      'wanted.deadline',
      'wanted.prompt',
      'wanted.role',
    ])
    .where((where) =>
      offices.length === 0
        ? where('wanted.person', '=', person)
        : where.or([where('wanted.person', '=', person), where('wanted.role', 'in', offices)]),
    )
    .orderBy('wanted.deadline', (order) => order.asc().nullsLast())
    .orderBy('wanted.match')
    // In the order that the rows stand in, one could see that others have acted.
    .orderBy('wanted.role', (order) => order.asc().nullsFirst())
    .orderBy('wanted.prompt', (order) => order.asc().nullsLast())
    .orderBy('wanted.action')
    .execute()
  return rows as readonly PendingMatchAction[]
}

/** The deliveries that were given up. */
export async function deadLettersOf(db: Kysely<Tables>): Promise<readonly DeadLetter[]> {
  return db.selectFrom('letters').selectAll().orderBy('at', 'desc').execute()
}
