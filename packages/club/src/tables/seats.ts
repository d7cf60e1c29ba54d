import { ok, type Rejection, type Result } from '@ackanomic/core'
import type { From, Tables } from '@ackanomic/host'
import { transact } from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { isMuted } from '../moderation/mutes.js'
import { checkInvitations, checkTableSeats } from '../moderation/quotas.js'
import { checkBan } from '../moderation/sanctions.js'
import { notifyPeople } from '../notices/notify.js'
import { invitationTo } from './invitations.js'
import { checkStart, finishStart, seatingOf } from './start-table.js'
import {
  accepted,
  freeSeats,
  isComplete,
  isLink,
  maySeeTable,
  personAt,
  readTable,
  stageOf,
  type TablePerson,
  type TableState,
  tableView,
} from './table-state.js'
import type {
  InviteToTableRequest,
  OpenTable,
  RemovePersonRequest,
  TableRequest,
  TakeSeatRequest,
} from './table-types.js'

/** A change of a table. */
interface TableChange {
  /** The person whose seat or invitation changes. */
  readonly person?: Omit<TablePerson, 'table_id' | 'n'> | undefined
  /** The person who gives up a seat. */
  readonly gone?: string | undefined
  /** The event that people are told. */
  readonly event?: { readonly type: string; readonly person?: string } | undefined
  readonly message?: string | undefined
  readonly recipients?: readonly string[] | undefined
  /** Whether the match starts although seats are free. */
  readonly starts?: boolean | undefined
  readonly closes?: boolean | undefined
}

type Decision = Result<TableChange, Rejection>

const change = (value: TableChange): Decision => ok(value)

/** Sits down at a table, or accepts the invitation to referee. */
export function takeSeat(
  context: ClubContext,
  { contribution, ...request }: From<TakeSeatRequest>,
): AsyncResult<OpenTable> {
  const { table: id, by, link } = request
  return changeTable(context, request, async (table, tx) => {
    const allowed = await checkBan(context, tx, by)
    if (!allowed.ok) return allowed
    const standing = personAt(table, by)
    if (standing?.state === 'removed')
      return refuse('notAdmitted', { table: id, admits: 'invited' })
    if (standing?.state === 'accepted')
      return change(contribution === undefined ? {} : { person: { ...standing, contribution } })
    const isInvited = standing?.state === 'invited'
    const role = isInvited ? standing.role : 'player'
    const { admits, opener } = table.row
    const isAdmitted =
      isInvited ||
      opener === by ||
      admits === 'anybody' ||
      (admits === 'link' && isLink(context, id, link))
    if (!isAdmitted) return refuse('notAdmitted', { table: id, admits })
    if (role === 'player') {
      if (freeSeats(table) === 0) return refuse('tableFull', { table: id })
      const seats = await checkTableSeats(context, tx, by)
      if (!seats.ok) return seats
    }
    return change({
      person: { person: by, role, state: 'accepted', contribution: contribution ?? null },
      event: { type: role === 'player' ? 'seatTaken' : 'refereeFound', person: by },
      message: role === 'player' ? `${by} takes a seat.` : `${by} will referee.`,
    })
  })
}

/** Gives up a seat. */
export function leaveSeat(
  context: ClubContext,
  request: From<TableRequest>,
): AsyncResult<OpenTable> {
  const { table: id, by } = request
  return changeTable(context, request, async (table) =>
    personAt(table, by)?.state === 'accepted'
      ? change({
          gone: by,
          event: { type: 'seatLeft', person: by },
          message: `${by} leaves the table.`,
        })
      : refuse('notAtTable', { by, table: id }),
  )
}

/** Declines an invitation. */
export function declineInvitation(
  context: ClubContext,
  request: From<TableRequest>,
): AsyncResult<OpenTable> {
  const { table: id, by } = request
  return changeTable(context, request, async (table) => {
    const standing = personAt(table, by)
    if (standing?.state === 'declined') return change({})
    if (standing?.state !== 'invited') return refuse('notAtTable', { by, table: id })
    return change({
      person: { ...standing, state: 'declined' },
      event: { type: 'invitationDeclined', person: by },
      message: `${by} declines your invitation.`,
      recipients: [table.row.opener],
    })
  })
}

/** Invites a person. */
export function inviteToTable(
  context: ClubContext,
  request: From<InviteToTableRequest>,
): AsyncResult<OpenTable> {
  const { person, role = 'player', ...sender } = request
  return changeTable(context, sender, async (table, tx) => {
    const isOpener = openerOnly(table, sender.by)
    if (!isOpener.ok) return isOpener
    const allowed = await checkBan(context, tx, sender.by)
    if (!allowed.ok) return allowed
    const state = personAt(table, person)?.state
    if (state === 'invited' || state === 'accepted') return change({})
    const invited = table.people.filter((each) => each.state !== 'accepted')
    const invitations = await checkInvitations(context, tx, sender.by, invited.length + 1)
    if (!invitations.ok) return invitations
    if (!(await isMuted(tx, person, sender.by)))
      await notifyPeople(context.store, tx, invitationTo(context, table.row, person, role))
    return change({ person: { person, role, state: 'invited', contribution: null } })
  })
}

/** Takes a person's seat or invitation away. They sit down again only if they are invited again. */
export function removeFromTable(
  context: ClubContext,
  { person, ...request }: From<RemovePersonRequest>,
): AsyncResult<OpenTable> {
  const { table: id, by } = request
  if (by === person) {
    const problem = 'You cannot remove yourself. Give up your seat.'
    return Promise.resolve(refuse('badRequest', { problem }))
  }
  return changeTable(context, request, async (table) => {
    const isOpener = openerOnly(table, by)
    if (!isOpener.ok) return isOpener
    const standing = personAt(table, person)
    if (standing === undefined) return refuse('notAtTable', { by: person, table: id })
    if (standing.state === 'removed') return change({})
    const { role, state, contribution } = standing
    const removed = { person: { person, role, state: 'removed', contribution } }
    return state === 'accepted'
      ? change({
          ...removed,
          event: { type: 'personRemoved', person },
          message: `${by} has removed ${person} from the table.`,
        })
      : change(removed)
  })
}

/** Starts the match of a table that is not full. */
export function startTable(
  context: ClubContext,
  request: From<TableRequest>,
): AsyncResult<OpenTable> {
  return changeTable(context, request, async (table, tx) => {
    const isOpener = openerOnly(table, request.by)
    if (!isOpener.ok) return isOpener
    const possible = await checkStart(context, table, await seatingOf(context, tx, table))
    return possible.ok ? change({ starts: true }) : possible
  })
}

/** Closes a table. `closer` is who has closed it, for its people. */
export function closeTable(
  context: ClubContext,
  request: From<TableRequest>,
  closer: string = request.by,
): AsyncResult<OpenTable> {
  const { by } = request
  return changeTable(context, request, async (table) => {
    const isOpener = openerOnly(table, by)
    if (!isOpener.ok) return isOpener
    const told = table.people.filter(({ state }) => state === 'invited' || state === 'accepted')
    return change({
      closes: true,
      event: { type: 'tableClosed', person: closer },
      message: `${closer} has closed the table.`,
      recipients: told.map(({ person }) => person).filter((person) => person !== closer),
    })
  })
}

function openerOnly({ row: { id, opener } }: TableState, by: string): Result<void, Rejection> {
  return opener === by ? ok(undefined) : refuse('notOpener', { table: id, opener })
}

/**
 * Changes an open table, and starts its match if that fills it. Rejects with `noTable` if the sender may
 * not know of it, and with `tableClosed`.
 */
async function changeTable(
  context: ClubContext,
  request: From<TableRequest>,
  decide: (table: TableState, tx: Transaction<Tables>) => Promise<Decision>,
): AsyncResult<OpenTable> {
  const { table: id, by, link } = request
  const { store } = context
  const changed = await transact(store, async (tx): AsyncResult<TableState> => {
    const table = await readTable(store, tx, id, true)
    if (table === undefined || !maySeeTable(context, table, by, link))
      return refuse('noTable', { table: id })
    if (stageOf(table, context.now()) !== 'open') return refuse('tableClosed', { table: id })
    const decided = await decide(table, tx)
    if (!decided.ok) return decided
    return ok(await writeChange(context, tx, table, decided.value, by))
  })
  if (!changed.ok) return changed
  if (changed.value.row.stage !== 'starting') return ok(tableView(context, changed.value, by))
  await finishStart(context, id)
  const after = await readTable(store, store.db, id)
  return ok(tableView(context, after ?? changed.value, by))
}

/** Writes a change of a table. Returns the table after it. */
async function writeChange(
  context: ClubContext,
  tx: Transaction<Tables>,
  before: TableState,
  { person, gone, event, message, recipients, starts = false, closes = false }: TableChange,
  by: string,
): Promise<TableState> {
  const { store } = context
  const { id } = before.row
  if (gone !== undefined)
    await tx
      .deleteFrom('table_people')
      .where('table_id', '=', id)
      .where('person', '=', gone)
      .execute()
  if (person !== undefined) {
    const n = nextPlace(before, person)
    await tx
      .insertInto('table_people')
      .values({ ...person, table_id: id, n })
      .onConflict((clash) =>
        clash.columns(['table_id', 'person']).doUpdateSet(({ ref }) => ({
          role: ref('excluded.role'),
          state: ref('excluded.state'),
          contribution: ref('excluded.contribution'),
          n,
        })),
      )
      .execute()
  }
  const table = (await readTable(store, tx, id)) ?? before
  if (event !== undefined) {
    const members = [
      before.row.opener,
      ...accepted(before, 'player'),
      ...accepted(before, 'referee'),
    ]
    await notifyPeople(store, tx, {
      match: id,
      at: context.now(),
      event: { ...event, table: id } as { type: string },
      message: message ?? '',
      recipients: recipients ?? [...new Set(members)].filter((member) => member !== by),
    })
  }
  const stage = closes ? 'closed' : starts || isComplete(table) ? 'starting' : 'open'
  if (stage === 'open') return table
  const seating = closes ? null : JSON.stringify(await seatingOf(context, tx, table))
  await tx.updateTable('open_tables').set({ stage, seating }).where('id', '=', id).execute()
  return { ...table, row: { ...table.row, stage, seating } }
}

/**
 * The place of a person: those who sit down come after all before them, but a rematch has its order,
 * and people keep the seat that they have.
 */
function nextPlace(table: TableState, { person }: Pick<TablePerson, 'person'>): number {
  const kept = personAt(table, person)
  return kept !== undefined && (kept.n < 0 || kept.state === 'accepted')
    ? kept.n
    : Math.max(0, ...table.people.map(({ n }) => n + 1))
}

/** Closes the open tables of a person, gives up their seats at others, and declines their invitations. */
export async function leaveTables(context: ClubContext, by: string): Promise<void> {
  const { db } = context.store
  const opened = await db
    .selectFrom('open_tables')
    .select('id')
    .where('opener', '=', by)
    .where('stage', '=', 'open')
    .execute()
  for (const { id } of opened) await closeTable(context, { table: id, by })
  const seats = await db
    .selectFrom('table_people')
    .innerJoin('open_tables', 'open_tables.id', 'table_people.table_id')
    .select(['open_tables.id', 'table_people.state'])
    .where('table_people.person', '=', by)
    .where('table_people.state', 'in', ['accepted', 'invited'])
    .where('open_tables.stage', '=', 'open')
    .execute()
  for (const { id, state } of seats)
    await (state === 'accepted' ? leaveSeat : declineInvitation)(context, { table: id, by })
}
