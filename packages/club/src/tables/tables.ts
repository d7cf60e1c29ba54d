import { ok } from '@ackanomic/core'
import type { From, Handlers } from '@ackanomic/host'
import { type FromAnybody, transact } from '@ackanomic/host/modules'
import { sql } from 'kysely'
import type { ClubContext } from '../context.js'
import { readPage } from '../contract/cursor.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { GamePageQuery } from '../contract/page-types.js'
import { addDecision, OPERATOR } from '../moderation/moderation.js'
import { checkCount } from '../moderation/quotas.js'
import { checkStanding } from '../moderation/sanctions.js'
import { createRematch, createTable } from './create-table.js'
import { listPersonalMatches } from './personal-matches.js'
import { changeAsOpener, changeTable, seatedView, sendInvitation, takeSeat } from './seats.js'
import { checkStart, seatingOf } from './start-table.js'
import type { tableOperations } from './table-operations.js'
import {
  maySeeTable,
  newPerson,
  personAt,
  readTable,
  tableView,
  withPeople,
} from './table-state.js'
import type { OpenTable, TablePage, TableRequest } from './table-types.js'

export function tableHandlers(context: ClubContext): Handlers<typeof tableOperations> {
  const { store, now } = context
  return {
    createTable: (request) => createTable(context, request),
    listTables: (query) => listTables(context, 'listed', query),
    listMyTables: (query) => listTables(context, 'own', query),
    listAllTables: (query) => listTables(context, 'all', { ...query, by: null }),
    async getTable({ table: id, by, link }) {
      const table = await readTable(store, store.db, id)
      return table === undefined || !maySeeTable(context, table, by, link)
        ? refuse('noTable', { table: id })
        : ok(await seatedView(context, table, by))
    },
    inviteToTable: ({ person, role = 'player', ...request }) =>
      changeAsOpener(context, request, async (table, tx) => {
        const { by } = request
        const allowed = await checkStanding(context, tx, by)
        if (!allowed.ok) return allowed
        const state = personAt(table, person)?.state
        if (state === 'invited' || state === 'accepted') return ok({})
        const invited = table.people.filter((each) => each.state !== 'accepted')
        const quota = await checkCount(context, tx, by, 'invitations', invited.length + 1)
        if (!quota.ok) return quota
        await sendInvitation(context, tx, table.row, person, role)
        return ok({ person: newPerson(person, role, 'invited', now()) })
      }),
    takeSeat: (request) => takeSeat(context, request),
    leaveSeat: (request) =>
      changeTable(context, request, async (table) => {
        const { by, table: id } = request
        return personAt(table, by)?.state === 'accepted'
          ? ok({ gone: by, news: { type: 'seatLeft', message: `${by} leaves the table.` } })
          : refuse('notAtTable', { by, table: id })
      }),
    declineInvitation: (request) =>
      changeTable(context, request, async (table) => {
        const { by, table: id } = request
        const standing = personAt(table, by)
        if (standing?.state === 'declined') return ok({})
        if (standing?.state !== 'invited') return refuse('notAtTable', { by, table: id })
        const message = `${by} declines your invitation.`
        return ok({
          person: { ...standing, state: 'declined' },
          news: { type: 'invitationDeclined', message, recipients: [table.row.opener] },
        })
      }),
    async removeFromTable({ person, ...request }) {
      const { by } = request
      if (by === person)
        return refuse('badRequest', { problem: 'You cannot remove yourself. Give up your seat.' })
      return changeAsOpener(context, request, async (table) => {
        const standing = personAt(table, person)
        if (standing === undefined)
          return refuse('notAtTable', { by: person, table: request.table })
        if (standing.state === 'removed') return ok({})
        const message = `${by} has removed ${person} from the table.`
        const news = { type: 'personRemoved', person, message }
        return ok({
          person: { ...standing, state: 'removed' },
          ...(standing.state === 'accepted' ? { news } : {}),
        })
      })
    },
    startTable: (request) =>
      changeAsOpener(context, request, async (table, tx) => {
        const possible = await checkStart(context, table, await seatingOf(context, tx, table))
        return possible.ok ? ok({ stage: 'starting' }) : possible
      }),
    closeTable: (request) => closeTable(context, request, request.by),
    createRematch: (request) => createRematch(context, request),
    async closeAnyTable({ by, table, reason }) {
      const found = await readTable(store, store.db, table)
      if (found === undefined) return refuse('noTable', { table })
      const { opener: person } = found.row
      const closed = await closeTable(context, { table, by: person }, 'The operator')
      if (!closed.ok) return closed
      await transact(store, (tx) =>
        addDecision(tx, { by: by ?? OPERATOR, person, decision: 'closeTable', reason, at: now() }),
      )
      const row = { ...found.row, stage: 'closed' } as const
      return ok(tableView(context, { ...found, row }, null))
    },
    listMatches: (query) => listPersonalMatches(context, query),
  }
}

async function listTables(
  context: ClubContext,
  which: 'listed' | 'own' | 'all',
  { by, ...query }: FromAnybody<GamePageQuery>,
): AsyncResult<TablePage> {
  const { db } = context.store
  const open = db
    .selectFrom('open_tables')
    .selectAll()
    .where('stage', '=', 'open')
    .where('expires_at', '>', context.now())
    .$if(which === 'listed', (some) => some.where('listed', '=', 1))
    .$if(which === 'own', (some) =>
      some.where(
        sql<boolean>`id in (
          select id from open_tables where opener = ${by} and stage = 'open'
          union
          select t.id from table_people p join open_tables t on t.id = p.table_id
          where p.person = ${by} and t.stage = 'open' and (p.state = 'accepted' or (
            p.state = 'invited'
            and t.opener not in (select muted from mutes where person = ${by}))))`,
      ),
    )
  const page = await readPage(open, query)
  if (!page.ok) return page
  const { rows, next } = page.value
  const tables = await withPeople(db, rows)
  return ok({ tables: tables.map((table) => tableView(context, table, by)), next })
}

/** Closes a table. `closer` is the name that its people are told. */
function closeTable(
  context: ClubContext,
  request: From<TableRequest>,
  closer: string,
): AsyncResult<OpenTable> {
  return changeAsOpener(context, request, async ({ people }) => {
    const told = people.filter(({ state }) => state === 'invited' || state === 'accepted')
    return ok({
      stage: 'closed',
      news: {
        type: 'tableClosed',
        person: closer,
        message: `${closer} has closed the table.`,
        recipients: told.map(({ person }) => person).filter((person) => person !== closer),
      },
    })
  })
}

/**
 * Closes a person's open tables, gives up their seats at others, and declines their invitations.
 */
export async function leaveTables(context: ClubContext, by: string): Promise<void> {
  const { db } = context.store
  const handlers = tableHandlers(context)
  const opened = await db
    .selectFrom('open_tables')
    .select('id')
    .where('opener', '=', by)
    .where('stage', '=', 'open')
    .execute()
  for (const { id } of opened) await closeTable(context, { table: id, by }, by)
  const seats = await db
    .selectFrom('table_people')
    .innerJoin('open_tables', 'open_tables.id', 'table_people.table_id')
    .select(['open_tables.id', 'table_people.state'])
    .where('table_people.person', '=', by)
    .where('table_people.state', 'in', ['accepted', 'invited'])
    .where('open_tables.stage', '=', 'open')
    .execute()
  for (const { id, state } of seats) {
    const leave = state === 'accepted' ? handlers.leaveSeat : handlers.declineInvitation
    await leave({ table: id, by, currentSession: null })
  }
}
