import type { StoreContext } from '../context.js'
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
export function createTables(context: StoreContext): HostTables {
  return {
    open: (request) => openTable(context, request),
    list: (person, query = {}) => listTables(context, person, query),
    get: (table, person, { link } = {}) => getTable(context, table, person, link),
    invite: (request) => inviteToTable(context, request),
    takeSeat: (request) => takeSeat(context, request),
    leaveSeat: (request) => leaveSeat(context, request),
    remove: (request) => removePerson(context, request),
    decline: (request) => decline(context, request),
    start: (request) => startTable(context, request),
    close: (request) => closeTable(context, request),
    rematch: (request) => rematch(context, request),
  }
}
