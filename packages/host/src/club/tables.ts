import type { Rejection, Result } from '@ackanomic/core'
import { withStandIns } from '../accounts/stand-ins.js'
import type { HostContext } from '../context.js'
import { getTable, listTables } from './list-tables.js'
import { openTable, rematch } from './open-table.js'
import {
  closeTable,
  decline,
  inviteToTable,
  leaveSeat,
  removePerson,
  startTable,
  takeSeat,
} from './seats.js'
import type { HostTables } from './types.js'

/** The tables of a host that uses a store. */
export function createTables(context: HostContext): HostTables {
  const { standIns } = context
  const shown = async <Value>(
    asked: Promise<Result<Value, Rejection>>,
  ): Promise<Result<Value, Rejection>> => {
    const answer = await asked
    return answer.ok ? withStandIns(answer, await standIns.names()) : answer
  }
  return {
    open: (request) => shown(openTable(context, request)),
    list: (person, query = {}) => shown(listTables(context, person, query)),
    get: (table, person, { link } = {}) => shown(getTable(context, table, person, link)),
    invite: (request) => shown(inviteToTable(context, request)),
    takeSeat: (request) => shown(takeSeat(context, request)),
    leaveSeat: (request) => shown(leaveSeat(context, request)),
    remove: (request) => shown(removePerson(context, request)),
    decline: (request) => shown(decline(context, request)),
    start: (request) => shown(startTable(context, request)),
    close: (request) => shown(closeTable(context, request)),
    rematch: (request) => shown(rematch(context, request)),
  }
}
