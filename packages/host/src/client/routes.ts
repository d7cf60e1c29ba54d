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
  listTournaments: { method: 'GET', path: '/tournaments' },
  listMyTournaments: { method: 'GET', path: '/me/tournaments' },
  createTournament: { method: 'POST', path: '/tournaments', hasKey: true },
  getTournament: { method: 'GET', path: '/tournaments/{tournament}' },
  enterTournament: { method: 'POST', path: '/tournaments/{tournament}/entry' },
  withdrawFromTournament: { method: 'DELETE', path: '/tournaments/{tournament}/entry' },
  removeFromTournament: { method: 'DELETE', path: '/tournaments/{tournament}/people/{person}' },
  keepApart: { method: 'PUT', path: '/tournaments/{tournament}/apart' },
  startTournament: { method: 'POST', path: '/tournaments/{tournament}/start' },
  cancelTournament: { method: 'DELETE', path: '/tournaments/{tournament}' },
}
