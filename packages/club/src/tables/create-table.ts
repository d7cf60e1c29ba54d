import { createHmac } from 'node:crypto'
import { days, ok, refereeCount, type Timestamp } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import {
  automatedProblem,
  botNames,
  findRow,
  hasSpectators,
  loadRow,
  takesPart,
  transact,
} from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { countActive } from '../moderation/active-players.js'
import { isMuted } from '../moderation/mutes.js'
import { checkInvitations, checkOpenTables, checkTableSeats } from '../moderation/quotas.js'
import { checkBan } from '../moderation/sanctions.js'
import { notifyPeople } from '../notices/notify.js'
import { invitationTo } from './invitations.js'
import { takeSeat } from './seats.js'
import { checkStart, finishStart, seatingOf } from './start-table.js'
import {
  isAtTable,
  isComplete,
  personAt,
  readTable,
  type TablePerson,
  type TableRow,
  type TableState,
  tableView,
} from './table-state.js'
import type { CreateTableRequest, OpenTable, RematchRequest } from './table-types.js'

/** How long a table stays open by default, and at most, in milliseconds. */
const LIFETIME = days(14)
const MAX_LIFETIME = days(90)

/** Creates a table. */
export async function createTable(
  context: ClubContext,
  request: From<CreateTableRequest>,
): AsyncResult<OpenTable> {
  const problem = timeProblem(request.until, context.now())
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { by, idempotencyKey, game } = request
  if (!Object.hasOwn(context.games, game))
    return refuse('noGame', { game, games: Object.keys(context.games) })
  const made = await prepareTable(context, tableId(context, game, [by, idempotencyKey]), request)
  return made.ok ? addTable(context, made.value) : made
}

/**
 * Creates a table for another match like a finished one. All who ask for the same rematch meet at one
 * table.
 */
export async function createRematch(
  context: ClubContext,
  request: From<RematchRequest>,
): AsyncResult<OpenTable> {
  const { match: id, by, contribution } = request
  const { db } = context.store
  if (!(await takesPart(db, id, by)))
    return (await hasSpectators(context, id))
      ? refuse('notInMatch', { by, match: id })
      : refuse('noMatch', { match: id })
  const row = await findRow(db, id)
  const loaded = await loadRow(context, id, row)
  if (!loaded.ok) return loaded
  const { match, automated, game, endedAt, messages } = loaded.value
  if (endedAt === null) return refuse('matchGoesOn', { match: id })
  for (;;) {
    const earlier = await db
      .selectFrom('open_tables')
      .select(['id', 'stage', 'expires_at'])
      .where('rematch_of', '=', id)
      .execute()
    const open = earlier.find(
      ({ stage, expires_at }) => stage === 'open' && expires_at > context.now(),
    )
    if (open !== undefined) return takeSeat(context, { table: open.id, by, contribution })
    const before = await readTable(context.store, db, id)
    const bots = botNames(automated)
    const deleted = await context.standIns.names()
    const isHere = (person: string): boolean =>
      !Object.hasOwn(automated, person) && !deleted.has(person)
    const people = match.table.players.filter(isHere)
    const [first = by, ...others] = people
    const made = await prepareTable(
      context,
      tableId(context, game.id, [id, String(earlier.length)]),
      {
        ...{
          by,
          idempotencyKey: '',
          game: game.id,
          seats: match.table.players.length,
          contribution,
        },
        options: match.options,
        admits: 'invited',
        invited: [...others, first].filter((person) => person !== by),
        referees: (match.table.referees ?? []).filter(isHere),
        bots: match.table.players.flatMap((player) =>
          bots.includes(player) ? [automated[player] ?? ''] : [],
        ),
        takesSeat: people.includes(by),
        listed: false,
        spectators: row?.spectators === 1,
        messages,
        title: before?.row.title ?? undefined,
        census: match.table.census,
      },
      { rematchOf: id, order: [...others, first] },
    )
    if (!made.ok) return made
    const opened = await addTable(context, made.value)
    // Somebody else was faster: sit down at their table.
    if (opened.ok || opened.error.code !== 'noTable') return opened
  }
}

/** Why people could not come together until a time. */
export function timeProblem(until: Timestamp | undefined, now: Timestamp): string | undefined {
  return until === undefined || (until > now && until <= now + MAX_LIFETIME)
    ? undefined
    : '"until" must be a time within the next 90 days.'
}

/** The name of a table. Nobody can guess it, and the same request gives the same again. */
export function tableId({ secret }: ClubContext, game: string, parts: readonly string[]): string {
  const hmac = createHmac('sha256', secret).update(JSON.stringify(['table', ...parts]))
  const digits = BigInt(`0x${hmac.digest('hex').slice(0, 20)}`).toString(36)
  return `${game.slice(0, 40)} ${digits}`
}

/** What only a rematch has. */
interface RematchParticulars {
  readonly rematchOf: string
  /** The order in which people are to sit. */
  readonly order: readonly string[]
}

/** Creates a table, and checks that its match could start. Rejects as the game does. */
async function prepareTable(
  context: ClubContext,
  id: string,
  request: From<CreateTableRequest>,
  particulars?: RematchParticulars,
): AsyncResult<TableState> {
  const { by, game, seats, bots = [], invited = [], referees = [], takesSeat = true } = request
  const offered = await context.modules.checkGame(game)
  if (!offered.ok) return offered
  const asked = referees.filter((person) => person !== by)
  const invitations = await checkInvitations(
    context,
    context.store.db,
    by,
    invited.length + asked.length,
  )
  if (!invitations.ok) return invitations
  const problem =
    automatedProblem(context, Object.fromEntries(bots.map((bot) => [bot, bot]))) ??
    refereeProblem(context, game, referees) ??
    (bots.length + Number(takesSeat) > seats
      ? `A table with ${seats} seats has no room for so many bots.`
      : undefined)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const { admits = 'anybody', until, title } = request
  const listed = request.listed ?? admits === 'anybody'
  const now = context.now()
  const row: TableRow = {
    id,
    opener: by,
    game,
    title: title ?? null,
    options: JSON.stringify(request.options ?? null),
    census: JSON.stringify(request.census ?? (await countPeople(context, context.store.db, seats))),
    seats,
    bots: JSON.stringify(bots),
    admits,
    listed: Number(listed),
    spectators: Number(request.spectators ?? listed),
    messages: request.messages ?? null,
    rematch_of: particulars?.rematchOf ?? null,
    stage: 'open',
    seating: null,
    opened_at: now,
    expires_at: until ?? now + LIFETIME,
  }
  const people = new Map<string, TablePerson>()
  const add = (person: string, role: string, state: string): void => {
    if (!people.has(person))
      people.set(person, {
        ...{ table_id: id, person, role, state, n: people.size },
        contribution: person === by ? (request.contribution ?? null) : null,
      })
  }
  if (takesSeat) add(by, 'player', 'accepted')
  if (referees.includes(by)) add(by, 'referee', 'accepted')
  for (const person of asked) add(person, 'referee', 'invited')
  for (const person of invited) add(person, 'player', 'invited')
  const order = particulars?.order ?? []
  const inOrder = [...people.values()].map((each) =>
    order.includes(each.person) ? { ...each, n: order.indexOf(each.person) - order.length } : each,
  )
  const table = { row, people: inOrder }
  const others = Array.from({ length: seats - bots.length - 1 }, (_, i) => `Player ${i + 2}`)
  const players = [takesSeat ? by : 'Player 1', ...others]
  const possible = await checkStart(
    context,
    table,
    await seatingOf(context, context.store.db, table, players),
  )
  return possible.ok ? ok(table) : possible
}

function refereeProblem(
  { games }: ClubContext,
  game: string,
  referees: readonly string[],
): string | undefined {
  const description = games[game]?.description
  const most = description === undefined ? 0 : refereeCount(description)
  if (referees.length <= most) return undefined
  return most === 0
    ? 'This game has no referee.'
    : `This game has ${most === 1 ? 'one referee' : `${most} referees`}.`
}

/**
 * The census of this host: as many people as have an account, but enough for the table. Rules count the
 * society; a club that is small still plays.
 */
export async function countPeople(
  context: ClubContext,
  db: Kysely<Tables>,
  seats: number,
): Promise<Readonly<Record<string, number>>> {
  const count = Math.max(await countActive(context, db), seats + 1)
  return { players: count, activePlayers: count }
}

/**
 * Stores a table, unless it is there, and invites its people. If bots take all other seats, its match
 * starts. Rejects with `quotaReached`.
 */
async function addTable(context: ClubContext, table: TableState): AsyncResult<OpenTable> {
  const { store } = context
  const { row, people } = table
  const { id, opener } = row
  const added = await transact(store, async (tx): AsyncResult<OpenTable> => {
    const known = await readTable(store, tx, id, true)
    if (known !== undefined) {
      // What a person has opened before, they get again; a rematch may be somebody else's.
      return known.row.opener === opener && isAtTable(known, opener)
        ? ok(tableView(context, known, opener))
        : refuse('noTable', { table: id })
    }
    const allowed = await checkBan(context, tx, opener)
    if (!allowed.ok) return allowed
    const open = await checkOpenTables(context, tx, opener)
    if (!open.ok) return open
    if (personAt(table, opener)?.state === 'accepted') {
      const seats = await checkTableSeats(context, tx, opener)
      if (!seats.ok) return seats
    }
    const inserted = await tx
      .insertInto('open_tables')
      .values(row)
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) return refuse('noTable', { table: id })
    if (people.length > 0)
      await tx
        .insertInto('table_people')
        .values([...people])
        .execute()
    for (const { person, role, state } of people)
      if (state === 'invited' && !(await isMuted(tx, person, opener)))
        await notifyPeople(store, tx, invitationTo(context, row, person, role))
    if (isComplete(table)) {
      const seating = JSON.stringify(await seatingOf(context, tx, table))
      const starts = { stage: 'starting', seating }
      await tx.updateTable('open_tables').set(starts).where('id', '=', id).execute()
    }
    return ok(tableView(context, table, opener))
  })
  if (!added.ok || !isComplete(table)) return added
  await finishStart(context, id)
  const after = await readTable(store, store.db, id)
  return ok(tableView(context, after ?? table, opener))
}
