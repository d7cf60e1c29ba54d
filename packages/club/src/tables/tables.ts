import { ok } from '@ackanomic/core'
import type { Handlers } from '@ackanomic/host'
import { type FromAnybody, transact, withStandIns } from '@ackanomic/host/modules'
import type { ClubContext } from '../context.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { addDecision, OPERATOR } from '../moderation/moderation.js'
import { createRematch, createTable } from './create-table.js'
import { getTable, listTables } from './list-tables.js'
import { listPersonalMatches } from './personal-matches.js'
import {
  closeTable,
  declineInvitation,
  inviteToTable,
  leaveSeat,
  removeFromTable,
  startTable,
  takeSeat,
} from './seats.js'
import type { tableOperations } from './table-operations.js'
import { readTable, tableView } from './table-state.js'
import type { CloseTableRequest, OpenTable } from './table-types.js'

/** The functions behind the operations on tables. */
export function tableHandlers(context: ClubContext): Handlers<typeof tableOperations> {
  const shown = async <Value>(asked: AsyncResult<Value>): AsyncResult<Value> => {
    const answer = await asked
    return answer.ok ? withStandIns(answer, await context.standIns.names()) : answer
  }
  return {
    createTable: (request) => shown(createTable(context, request)),
    listTables: (request) => shown(listTables(context, 'listed', request)),
    listMyTables: (request) => shown(listTables(context, 'own', request)),
    getTable: (request) => shown(getTable(context, request)),
    inviteToTable: (request) => shown(inviteToTable(context, request)),
    takeSeat: (request) => shown(takeSeat(context, request)),
    leaveSeat: (request) => shown(leaveSeat(context, request)),
    removeFromTable: (request) => shown(removeFromTable(context, request)),
    declineInvitation: (request) => shown(declineInvitation(context, request)),
    startTable: (request) => shown(startTable(context, request)),
    closeTable: (request) => shown(closeTable(context, request)),
    createRematch: (request) => shown(createRematch(context, request)),
    listAllTables: (query) => shown(listTables(context, 'all', { ...query, by: null })),
    closeAnyTable: (request) => closeAnyTable(context, request),
    listMatches: (request) => listPersonalMatches(context, request),
  }
}

/** Closes a table for its opener, and keeps the decision. */
async function closeAnyTable(
  context: ClubContext,
  request: FromAnybody<CloseTableRequest>,
): AsyncResult<OpenTable> {
  const { by, table, reason } = request
  const { store, now } = context
  const found = await readTable(store, store.db, table)
  if (found === undefined) return refuse('noTable', { table })
  const { opener: person } = found.row
  const closed = await closeTable(context, { table, by: person }, 'The operator')
  if (!closed.ok) return closed
  await transact(store, (tx) =>
    addDecision(tx, { by: by ?? OPERATOR, person, decision: 'closeTable', reason, at: now() }),
  )
  return ok(tableView(context, { ...found, row: { ...found.row, stage: 'closed' } }, null))
}
