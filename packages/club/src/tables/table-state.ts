import { timingSafeEqual } from 'node:crypto'
import type { MatchClock, Timestamp } from '@ackanomic/core'
import type { Store, Tables } from '@ackanomic/host'
import { linkOf, matchSchema, problemOf } from '@ackanomic/host/modules'
import type { Kysely, Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import type { TablePerson, TableRow } from '../store/tables.js'
import type { OpenTable, TableInvitation, TableRole } from './table-types.js'

/** A table with its people, in the order in which they sat down. */
export interface TableState {
  readonly row: TableRow
  readonly people: readonly TablePerson[]
}

/** Reads a table. In a transaction, `isLocked` keeps others from changing it. */
export async function readTable(
  { kind }: Pick<Store, 'kind'>,
  db: Kysely<Tables>,
  id: string,
  isLocked = false,
): Promise<TableState | undefined> {
  if (problemOf(matchSchema, id) !== undefined) return undefined
  const row = await db
    .selectFrom('open_tables')
    .selectAll()
    .where('id', '=', id)
    // SQLite runs one transaction at a time.
    .$if(isLocked && kind === 'postgresql', (query) => query.forUpdate())
    .executeTakeFirst()
  if (row === undefined) return undefined
  const [state] = await withPeople(db, [row])
  return state
}

export async function withPeople(
  db: Kysely<Tables>,
  rows: readonly TableRow[],
): Promise<readonly TableState[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const all = await db
    .selectFrom('table_people')
    .selectAll()
    .where('table_id', 'in', ids)
    .orderBy('n')
    .execute()
  return rows.map((row) => ({ row, people: all.filter(({ table_id }) => table_id === row.id) }))
}

/** Adds a table and its people, unless its name exists. Returns whether it did. */
export async function addTableRows(
  tx: Transaction<Tables>,
  { row, people }: TableState,
): Promise<boolean> {
  const added = await tx
    .insertInto('open_tables')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) return false
  if (people.length > 0)
    await tx
      .insertInto('table_people')
      .values([...people])
      .execute()
  return true
}

/** A person who has contributed nothing yet, and has no keys. */
export const newPerson = (
  person: string,
  role: TableRole,
  state: TablePerson['state'],
  agreed_at: Timestamp,
): Omit<TablePerson, 'table_id' | 'n'> => ({
  person,
  role,
  state,
  agreed_at,
  contribution: null,
  keys: '[]',
})

/** The people who agreed to take part in a role. */
export const accepted = ({ people }: TableState, role: TableRole): readonly string[] =>
  people.flatMap((each) => (each.role === role && each.state === 'accepted' ? each.person : []))

export const personAt = ({ people }: TableState, person: string | null): TablePerson | undefined =>
  people.find((each) => each.person === person)

export const freeSeats = (table: TableState): number =>
  table.row.seats - botsOf(table).length - accepted(table, 'player').length

/** Whether all seats are taken, and no referee has yet to answer. */
export function isComplete(table: TableState): boolean {
  const isAsked = table.people.some(({ role, state }) => role === 'referee' && state === 'invited')
  return freeSeats(table) === 0 && !isAsked
}

export const clockAt = ({ clock }: Pick<TableRow, 'clock'>): { readonly clock?: MatchClock } =>
  clock === null ? {} : { clock: JSON.parse(clock) }

export const botsOf = ({ row }: TableState): readonly string[] => JSON.parse(row.bots)

export function stageOf({ row }: TableState, now: Timestamp): OpenTable['stage'] {
  if (row.stage === 'starting' || row.stage === 'started') return 'started'
  return row.stage === 'open' && row.expires_at > now ? 'open' : 'closed'
}

export function isLink({ secret }: ClubContext, table: string, link: string | undefined): boolean {
  const [given, right] = [Buffer.from(link ?? ''), Buffer.from(linkOf(secret, table))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether a person opened a table, sits there, or was invited and has not declined. */
export function isAtTable(table: TableState, person: string | null): boolean {
  const state = personAt(table, person)?.state
  return table.row.opener === person || state === 'accepted' || state === 'invited'
}

export function maySeeTable(
  context: ClubContext,
  table: TableState,
  person: string | null,
  link: string | undefined,
): boolean {
  if (isAtTable(table, person) || isLink(context, table.row.id, link)) return true
  const stage = stageOf(table, context.now())
  return table.row.listed === 1 && (stage === 'open' || table.row.spectators === 1)
}

const invitationOf = ({ person, role, state }: TablePerson): TableInvitation => ({
  person,
  role,
  state,
})

export function tableView(
  context: ClubContext,
  table: TableState,
  person: string | null,
): OpenTable {
  const { row, people } = table
  const { game, title, opener, seats, admits, messages } = row
  const isMember = isAtTable(table, person)
  const standing = personAt(table, person)
  const stage = stageOf(table, context.now())
  // In an anonymous tournament, the people at a table would tell who plays whom.
  const isMasked = row.anonymous === 1 && stage === 'started'
  return {
    table: row.id,
    game,
    title,
    opener,
    seats,
    admits,
    messages,
    options: JSON.parse(row.options),
    clock: clockAt(row).clock ?? null,
    freeSeats: freeSeats(table),
    players: isMasked ? [] : accepted(table, 'player'),
    referees: accepted(table, 'referee'),
    bots: botsOf(table),
    listed: row.listed === 1,
    spectators: row.spectators === 1,
    anonymous: row.anonymous === 1,
    stage,
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    rematchOf: isMember ? row.rematch_of : null,
    commitment:
      context.referee.commitment?.commitmentFor({
        gameId: game,
        matchId: row.id,
        committedAt: row.opened_at,
      }) ?? null,
    you: standing === undefined ? null : invitationOf(standing),
    contribution: standing?.contribution ?? null,
    receipt: null,
    invitations: opener === person && !isMasked ? people.map(invitationOf) : [],
    link: isMember ? linkOf(context.secret, row.id) : null,
  }
}
