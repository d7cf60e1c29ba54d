import { type GameError, ok, type Result } from '@ackanomic/core'
import { setupHash } from '@ackanomic/core/proof'
import type { From, Tables } from '@ackanomic/host'
import { keysOf, seatReceiptFor, transact } from '@ackanomic/host/modules'
import type { Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { withoutMuting } from '../moderation/mutes.js'
import { checkQuota } from '../moderation/quotas.js'
import { checkStanding } from '../moderation/sanctions.js'
import { notifyPeople } from '../notices/notify.js'
import type { TablePerson, TableRow } from '../store/tables.js'
import { finishStart, seatingOf } from './start-table.js'
import {
  accepted,
  clockAt,
  freeSeats,
  isComplete,
  isLink,
  maySeeTable,
  newPerson,
  personAt,
  readTable,
  stageOf,
  type TableState,
  tableView,
} from './table-state.js'
import type { OpenTable, TableRequest, TableRole, TakeSeatRequest } from './table-types.js'

interface TableChange {
  /** The person whose seat or invitation changes. */
  readonly person?: Omit<TablePerson, 'table_id' | 'n'>
  /** The person who gives up a seat. */
  readonly gone?: string
  /** The event that people are told. Default: about the sender, to all others at the table. */
  readonly news?: {
    readonly type: string
    readonly person?: string
    readonly message: string
    readonly recipients?: readonly string[]
  }
  /** The stage afterwards, whether seats are free or not. */
  readonly stage?: 'starting' | 'closed'
}

type Change = (
  table: TableState,
  tx: Transaction<Tables>,
) => Promise<Result<TableChange, GameError>>

/** Sits down at a table, or accepts the invitation to referee. */
export function takeSeat(
  context: ClubContext,
  { contribution, ...request }: From<TakeSeatRequest>,
): AsyncResult<OpenTable> {
  const { table: id, by, link } = request
  return changeTable(context, request, async (table, tx) => {
    const allowed = await checkStanding(context, tx, by)
    if (!allowed.ok) return allowed
    const standing = personAt(table, by)
    if (standing?.state === 'removed')
      return refuse('notAdmitted', { table: id, admits: 'invited' })
    const keys = JSON.stringify(await keysOf(tx, by))
    // Another process, whose clock is ahead, may have signed a receipt.
    const agreed_at = Math.max(context.now(), table.row.agreed_at)
    if (standing?.state === 'accepted') {
      const changed = { ...standing, keys, contribution: contribution ?? standing.contribution }
      const isSame =
        changed.keys === standing.keys && changed.contribution === standing.contribution
      return ok(isSame ? {} : { person: { ...changed, agreed_at } })
    }
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
      const seats = await checkQuota(context, tx, by, 'tableSeats')
      if (!seats.ok) return seats
    }
    return ok({
      person: {
        ...newPerson(by, role, 'accepted', agreed_at),
        contribution: contribution ?? null,
        keys,
      },
      news:
        role === 'player'
          ? { type: 'seatTaken', message: `${by} takes a seat.` }
          : { type: 'refereeFound', message: `${by} will referee.` },
    })
  })
}

/** Invites a person to a table, unless they have muted its opener. */
export async function sendInvitation(
  { games, now, store }: ClubContext,
  tx: Transaction<Tables>,
  { id, opener, game }: TableRow,
  person: string,
  role: TableRole,
): Promise<void> {
  const recipients = await withoutMuting(tx, [person], opener)
  if (recipients.length === 0) return
  const title = games[game]?.title ?? game
  const what = role === 'referee' ? `to referee ${title}` : `to play ${title}`
  const message = `${opener} invites you ${what}. Take the seat, or decline.`
  const event = { type: 'invitedToTable', table: id, by: opener, role }
  await notifyPeople(store, tx, { match: id, at: now(), event, message, recipients })
}

/**
 * Changes an open table, and starts its match if that fills it. Rejects with `noTable` if the
 * sender may not know of it, and with `tableClosed`.
 */
export async function changeTable(
  context: ClubContext,
  { table: id, by, link }: From<TableRequest>,
  decide: Change,
): AsyncResult<OpenTable> {
  const { store } = context
  const changed = await transact(store, async (tx) => {
    const table = await readTable(store, tx, id, true)
    if (table === undefined || !maySeeTable(context, table, by, link))
      return refuse('noTable', { table: id })
    if (stageOf(table, context.now()) !== 'open') return refuse('tableClosed', { table: id })
    const decided = await decide(table, tx)
    return decided.ok ? ok(await writeChange(context, tx, table, decided.value, by)) : decided
  })
  return changed.ok ? ok(await viewOfStarted(context, changed.value, by)) : changed
}

/** Changes an open table for its opener. Rejects others with `notOpener`. */
export const changeAsOpener: typeof changeTable = (context, request, decide) =>
  changeTable(context, request, async (table, tx) => {
    const { id, opener } = table.row
    return opener === request.by ? decide(table, tx) : refuse('notOpener', { table: id, opener })
  })

/** A table as a person sees it, after its match has started if it is to start. */
export async function viewOfStarted(
  context: ClubContext,
  table: TableState,
  person: string,
): Promise<OpenTable> {
  const { store } = context
  const { id, stage } = table.row
  if (stage !== 'starting') return seatedView(context, table, person)
  await finishStart(context, id)
  const after = await readTable(store, store.db, id)
  return seatedView(context, after ?? table, person)
}

/**
 * A table as a person sees it, with their receipt. Before they sit down, the receipt states the
 * commitment alone, so that they have it before they contribute.
 */
export async function seatedView(
  context: ClubContext,
  table: TableState,
  person: string | null,
): Promise<OpenTable> {
  const view = tableView(context, table, person)
  const { row } = table
  const { commitment, game } = view
  if (person === null || commitment === null) return view
  const standing = personAt(table, person)
  const seat = standing?.state === 'accepted' ? standing : undefined
  const receipt = await seatReceiptFor(context, {
    match: row.id,
    game,
    person,
    commitment,
    committedAt: row.opened_at,
    setup: setupHash(
      JSON.parse(row.options) ?? {},
      JSON.parse(row.census),
      clockAt(row).clock,
      row.anonymous === 1,
    ),
    contribution: seat?.contribution ?? null,
    keys: JSON.parse(seat?.keys ?? '[]'),
    at: seat?.agreed_at ?? row.opened_at,
  })
  return { ...view, receipt }
}

/** Writes a change of a table. Returns the table after it. */
async function writeChange(
  context: ClubContext,
  tx: Transaction<Tables>,
  before: TableState,
  { person, gone, news, stage: given }: TableChange,
  by: string,
): Promise<TableState> {
  const { store } = context
  const { id, opener } = before.row
  if (gone !== undefined)
    await tx
      .deleteFrom('table_people')
      .where('table_id', '=', id)
      .where('person', '=', gone)
      .execute()
  if (person !== undefined) {
    const changed = { ...person, n: nextPlace(before, person) }
    await tx
      .updateTable('open_tables')
      .set({ agreed_at: person.agreed_at })
      .where('id', '=', id)
      .where('agreed_at', '<', person.agreed_at)
      .execute()
    await tx
      .insertInto('table_people')
      .values({ ...changed, table_id: id })
      .onConflict((clash) => clash.columns(['table_id', 'person']).doUpdateSet(changed))
      .execute()
  }
  const table = (await readTable(store, tx, id)) ?? before
  if (news !== undefined) {
    const { message, recipients, ...event } = news
    const members = [opener, ...accepted(before, 'player'), ...accepted(before, 'referee')]
    await notifyPeople(store, tx, {
      match: id,
      at: context.now(),
      message,
      event: { person: by, ...event, table: id },
      recipients: recipients ?? members.filter((member) => member !== by),
    })
  }
  const stage = given ?? (isComplete(table) ? 'starting' : 'open')
  if (stage === 'open') return table
  const seating = given === 'closed' ? null : JSON.stringify(await seatingOf(context, tx, table))
  await tx.updateTable('open_tables').set({ stage, seating }).where('id', '=', id).execute()
  return { ...table, row: { ...table.row, stage, seating } }
}

/**
 * A person's place: after everybody who sat down before, but a rematch has its order, and people
 * keep their seats.
 */
function nextPlace(table: TableState, { person }: Pick<TablePerson, 'person'>): number {
  const kept = personAt(table, person)
  return kept !== undefined && (kept.n < 0 || kept.state === 'accepted')
    ? kept.n
    : Math.max(0, ...table.people.map(({ n }) => n + 1))
}
