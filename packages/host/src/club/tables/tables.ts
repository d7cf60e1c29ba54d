import type { Rejection, Result } from '@ackanomic/core'
import { withStandIns } from '../../auth/stand-ins.js'
import type { Handlers } from '../../contract/operation.js'
import type { ClubContext } from '../context.js'
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

/** The functions behind the operations on tables. */
export function tableHandlers(context: ClubContext): Handlers<typeof tableOperations> {
  const shown = async <Value>(
    asked: Promise<Result<Value, Rejection>>,
  ): Promise<Result<Value, Rejection>> => {
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
    listMatches: (request) => listPersonalMatches(context, request),
  }
}
