import { timingSafeEqual } from 'node:crypto'
import type { MessagePolicy, Timestamp } from '@ackanomic/core'
import type { Store, Tables } from '@ackanomic/host'
import { linkOf, matchSchema, problemOf } from '@ackanomic/host/modules'
import type { Kysely, Selectable } from 'kysely'
import type { ClubContext } from '../context.js'
import type { OpenTable, TableAdmission, TableInvitation, TableRole } from './table-types.js'

/** The row of a table. */
export type TableRow = Selectable<Tables['open_tables']>

/** A person at a table: they sit there, referee, were invited, have declined, or were removed. */
export type TablePerson = Selectable<Tables['table_people']>

/** A table with its people, in the order in which they sat down. */
export interface TableState {
  readonly row: TableRow
  readonly people: readonly TablePerson[]
}

/** Reads a table. In a transaction, `isLocked` keeps others from changing it meanwhile. */
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

/** Adds their people to the rows of tables. */
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

/** The people who have agreed to take part in a role. */
export function accepted({ people }: TableState, role: TableRole): readonly string[] {
  return people
    .filter((each) => each.role === role && each.state === 'accepted')
    .map(({ person }) => person)
}

/** The invitation or seat of a person. */
export function personAt({ people }: TableState, person: string): TablePerson | undefined {
  return people.find((each) => each.person === person)
}

/** How many seats are free. */
export function freeSeats(table: TableState): number {
  return table.row.seats - botsOf(table).length - accepted(table, 'player').length
}

/** Whether all seats are taken, and nobody who was asked to referee has yet to answer. */
export function isComplete(table: TableState): boolean {
  const isAsked = table.people.some(({ role, state }) => role === 'referee' && state === 'invited')
  return freeSeats(table) === 0 && !isAsked
}

/** The programs that play. */
export const botsOf = ({ row }: TableState): readonly string[] => JSON.parse(row.bots)

/** The stage of a table as people see it. */
export function stageOf({ row }: TableState, now: Timestamp): OpenTable['stage'] {
  if (row.stage === 'starting' || row.stage === 'started') return 'started'
  return row.stage === 'open' && row.expires_at > now ? 'open' : 'closed'
}

/** Whether a link is that of a table. */
export function isLink({ secret }: ClubContext, table: string, link: string | undefined): boolean {
  const [given, right] = [Buffer.from(link ?? ''), Buffer.from(linkOf(secret, table))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** Whether a person sits at a table, has opened it, or was invited to it and has not declined. */
export function isAtTable(table: TableState, person: string | null): boolean {
  if (person === null) return false
  const standing = personAt(table, person)
  return (
    table.row.opener === person || standing?.state === 'accepted' || standing?.state === 'invited'
  )
}

/** Whether a person may know that there is such a table. */
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
  role: role as TableRole,
  state: state as TableInvitation['state'],
})

/** A table as a person sees it. */
export function tableView(
  context: ClubContext,
  table: TableState,
  person: string | null,
): OpenTable {
  const { row, people } = table
  const isMember = isAtTable(table, person)
  const standing = person === null ? undefined : personAt(table, person)
  return {
    table: row.id,
    game: row.game,
    title: row.title,
    options: JSON.parse(row.options),
    opener: row.opener,
    seats: row.seats,
    freeSeats: freeSeats(table),
    players: accepted(table, 'player'),
    referees: accepted(table, 'referee'),
    bots: botsOf(table),
    admits: row.admits as TableAdmission,
    listed: row.listed === 1,
    spectators: row.spectators === 1,
    messages: row.messages as MessagePolicy | null,
    stage: stageOf(table, context.now()),
    openedAt: row.opened_at,
    expiresAt: row.expires_at,
    rematchOf: isMember ? row.rematch_of : null,
    commitment:
      context.referee.commitment?.commitmentFor({
        ...{ gameId: row.game, matchId: row.id, committedAt: row.opened_at },
      }) ?? null,
    you: standing === undefined ? null : invitationOf(standing),
    contribution: standing?.contribution ?? null,
    invitations: row.opener === person ? people.map(invitationOf) : [],
    link: isMember ? linkOf(context.secret, row.id) : null,
  }
}
