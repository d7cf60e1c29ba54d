import type { hostOperations } from '../operations.js'
import type { ClientRoutes } from './create-client.js'

/** The routes of all operations. `npm run routes` writes them. */
export const hostRoutes: ClientRoutes<typeof hostOperations> = {
  listTables: { method: 'GET', path: '/tables' },
  listMyTables: { method: 'GET', path: '/me/tables' },
  createTable: { method: 'POST', path: '/tables', hasKey: true },
  getTable: { method: 'GET', path: '/tables/{table}' },
  inviteToTable: { method: 'POST', path: '/tables/{table}/invitations' },
  takeSeat: { method: 'POST', path: '/tables/{table}/seat' },
  leaveSeat: { method: 'DELETE', path: '/tables/{table}/seat' },
  declineInvitation: { method: 'POST', path: '/tables/{table}/decline' },
  removeFromTable: { method: 'DELETE', path: '/tables/{table}/people/{person}' },
  startTable: { method: 'POST', path: '/tables/{table}/start' },
  closeTable: { method: 'DELETE', path: '/tables/{table}' },
  createRematch: { method: 'POST', path: '/matches/{match}/rematch' },
  listMatches: { method: 'GET', path: '/me/matches' },
  listRatings: { method: 'GET', path: '/games/{game}/ratings' },
  ratingsOf: { method: 'GET', path: '/people/{person}/ratings' },
  ratingHistoryOf: { method: 'GET', path: '/people/{person}/ratings/history' },
  listSeasons: { method: 'GET', path: '/seasons' },
}
