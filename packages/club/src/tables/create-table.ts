import { createHmac } from 'node:crypto'
import {
  type ClockRules,
  createMatchClock,
  days,
  type GameError,
  ok,
  type Result,
  type Timestamp,
} from '@ackanomic/core'
import { personOf } from '@ackanomic/core/proof'
import type { From, Tables } from '@ackanomic/host'
import {
  automatedProblem,
  botNames,
  findRow,
  hasSpectators,
  keysOf,
  loadRow,
  takesPart,
  transact,
} from '@ackanomic/host/modules'
import type { Kysely } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { checkCount, checkQuota } from '../moderation/quotas.js'
import { checkStanding, countActive } from '../moderation/sanctions.js'
import type { TablePerson, TableRow } from '../store/tables.js'
import { sendInvitation, takeSeat, viewOfStarted } from './seats.js'
import { checkStart, refereesOf, seatingOf } from './start-table.js'
import {
  addTableRows,
  isAtTable,
  isComplete,
  newPerson,
  personAt,
  readTable,
  type TableState,
} from './table-state.js'
import type { CreateTableRequest, OpenTable, RematchRequest } from './table-types.js'

/** The milliseconds that a table stays open by default. */
const LIFETIME = days(14)
const MAX_LIFETIME = days(90)

export async function createTable(
  context: ClubContext,
  request: From<CreateTableRequest>,
): AsyncResult<OpenTable> {
  const { by, idempotencyKey, game } = request
  const made = await prepareTable(context, tableId(context, game, [by, idempotencyKey]), request)
  return made.ok ? addTable(context, made.value) : made
}

/** Creates a table for a rematch. Everybody who asks for the same rematch meets at one table. */
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
    const { census, clock } = match.roster
    const players = match.roster.players.map((name) => personOf(match, name))
    const people = players.filter(isHere)
    const [first = by, ...others] = people
    const name = tableId(context, game.id, [id, String(earlier.length)])
    const { referees = [] } = match.roster
    const anonymous = match.declaration?.masks !== undefined
    const repeated: From<CreateTableRequest> = {
      by,
      idempotencyKey: '',
      game: game.id,
      seats: players.length,
      contribution,
      options: match.options,
      admits: 'invited',
      listed: false,
      messages,
      census,
      clock,
      anonymous,
      invited: [...others, first].filter((person) => person !== by),
      referees: referees.filter(isHere),
      bots: players.flatMap((player) => (bots.includes(player) ? [automated[player] ?? ''] : [])),
      takesSeat: people.includes(by),
      spectators: row?.spectators === 1,
      title: before?.row.title ?? undefined,
    }
    const order = [...others, first]
    const made = await prepareTable(context, name, repeated, { rematchOf: id, order })
    if (!made.ok) return made
    const opened = await addTable(context, made.value)
    // Somebody else was faster: sit down at their table.
    if (opened.ok || opened.error.code !== 'noTable') return opened
  }
}

/**
 * Checks that people may meet for a game until a time. Rejects with `badRequest`, `noGame`, and as
 * modules do.
 */
export async function checkOpening(
  { games, modules, now }: ClubContext,
  { game, until = now() + LIFETIME }: Pick<CreateTableRequest, 'game' | 'until'>,
): AsyncResult<void> {
  if (until <= now() || until > now() + MAX_LIFETIME)
    return refuse('badRequest', { problem: '"until" must be a time within the next 90 days.' })
  return Object.hasOwn(games, game)
    ? modules.checkGame(game)
    : refuse('noGame', { game, games: Object.keys(games) })
}

/** A table's name. Nobody can guess it, and the same request gives it again. */
export function tableId({ secret }: ClubContext, game: string, parts: readonly string[]): string {
  const hmac = createHmac('sha256', secret).update(JSON.stringify(['table', ...parts]))
  const digits = BigInt(`0x${hmac.digest('hex').slice(0, 20)}`).toString(36)
  return `${game.slice(0, 40)} ${digits}`
}

interface RematchParticulars {
  readonly rematchOf: string
  /** The people in the order of their seats. */
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
  const { db } = context.store
  const possibly = await checkOpening(context, request)
  if (!possibly.ok) return possibly
  const asked = referees.filter((person) => person !== by)
  const count = invited.length + asked.length
  const invitations = await checkCount(context, db, by, 'invitations', count)
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
  const keys = JSON.stringify(await keysOf(db, by))
  const clock = storedClock(request.clock, now)
  if (!clock.ok) return clock
  const row: TableRow = {
    id,
    opener: by,
    game,
    title: title ?? null,
    options: JSON.stringify(request.options ?? null),
    census: JSON.stringify(request.census ?? (await countPeople(context, db, seats))),
    clock: clock.value,
    seats,
    bots: JSON.stringify(bots),
    admits,
    listed: Number(listed),
    spectators: Number(request.spectators ?? listed),
    messages: request.messages ?? null,
    anonymous: Number(request.anonymous ?? false),
    rematch_of: particulars?.rematchOf ?? null,
    stage: 'open',
    seating: null,
    opened_at: now,
    agreed_at: now,
    expires_at: until ?? now + LIFETIME,
  }
  const people = new Map<string, TablePerson>()
  const add = (person: string, role: TablePerson['role'], state: TablePerson['state']): void => {
    if (!people.has(person))
      people.set(person, {
        ...newPerson(person, role, state, now),
        ...(person === by ? { keys, contribution: request.contribution ?? null } : {}),
        table_id: id,
        n: people.size,
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
  // Somebody may really have such a name.
  const others = Array.from({ length: seats + 1 }, (_, i) => `Player ${i + 1}`)
  const named = [...(takesSeat ? [by] : []), ...others.filter((name) => name !== by)]
  const players = named.slice(0, Math.max(1, seats - bots.length))
  const possible = await checkStart(context, table, await seatingOf(context, db, table, players))
  return possible.ok ? ok(table) : possible
}

/**
 * A table's clock as it is stored. Rejects with `badRequest` if this host does not know its zone.
 */
export function storedClock(
  rules: ClockRules | undefined,
  from: Timestamp,
): Result<string | null, GameError> {
  if (rules === undefined) return ok(null)
  const clock = createMatchClock(rules, from)
  return clock.ok ? ok(JSON.stringify(clock.value)) : refuse('badRequest', { problem: clock.error })
}

function refereeProblem(
  { games }: ClubContext,
  game: string,
  referees: readonly string[],
): string | undefined {
  const most = refereesOf(games, game)
  if (referees.length <= most) return undefined
  return most === 0
    ? 'This game has no referee.'
    : `This game has ${most === 1 ? 'one referee' : `${most} referees`}.`
}

/**
 * The host's census: its people with an account, but enough for the table. Rules count the society;
 * a small club still plays.
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
 * Stores a table, unless it is there, and invites its people. If bots take all other seats, its
 * match starts. Rejects with `quotaReached`.
 */
async function addTable(context: ClubContext, table: TableState): AsyncResult<OpenTable> {
  const { store } = context
  const { row, people } = table
  const { id, opener } = row
  const added = await transact(store, async (tx) => {
    const known = await readTable(store, tx, id, true)
    // A person gets their own table again; a rematch may be somebody else's.
    if (known !== undefined)
      return known.row.opener === opener && isAtTable(known, opener)
        ? ok(known)
        : refuse('noTable', { table: id })
    const allowed = await checkStanding(context, tx, opener)
    if (!allowed.ok) return allowed
    const open = await checkQuota(context, tx, opener, 'openTables')
    if (!open.ok) return open
    if (personAt(table, opener)?.state === 'accepted') {
      const seats = await checkQuota(context, tx, opener, 'tableSeats')
      if (!seats.ok) return seats
    }
    const seating = isComplete(table) ? JSON.stringify(await seatingOf(context, tx, table)) : null
    const stage = seating === null ? 'open' : 'starting'
    const stored: TableState = { people, row: { ...row, stage, seating } }
    if (!(await addTableRows(tx, stored))) return refuse('noTable', { table: id })
    for (const { person, role, state } of people)
      if (state === 'invited') await sendInvitation(context, tx, row, person, role)
    return ok(stored)
  })
  return added.ok ? ok(await viewOfStarted(context, added.value, opener)) : added
}
