import type { hostOperations } from '../host/operations.js'
import type { ClientRoutes } from './create-client.js'

/** The routes of the host's operations. `npm run routes` writes them. */
export const hostRoutes: ClientRoutes<typeof hostOperations> = {
  ping: { method: 'GET', path: '/health' },
  listSigningKeys: { method: 'GET', path: '/.well-known/ackanomic-keys.json' },
  whoAmI: { method: 'GET', path: '/me' },
  listGames: { method: 'GET', path: '/games' },
  redeemInvitation: { method: 'POST', path: '/invitations/redeem', hasKey: true },
  listPendingActions: { method: 'GET', path: '/me/pending-actions' },
  commitToMatch: { method: 'POST', path: '/commitments' },
  createMatch: { method: 'POST', path: '/matches', hasKey: true },
  getMatch: { method: 'GET', path: '/matches/{match}' },
  submit: { method: 'POST', path: '/matches/{match}/actions', hasKey: true },
  listReceipts: { method: 'GET', path: '/matches/{match}/receipts' },
  exportMatch: { method: 'GET', path: '/matches/{match}/save', isText: true },
  listNotifications: { method: 'GET', path: '/me/notifications' },
  createInvitation: { method: 'POST', path: '/invitations' },
  revokeTokens: { method: 'DELETE', path: '/people/{person}/tokens' },
  createMatchFor: { method: 'POST', path: '/people/{person}/matches', hasKey: true },
  submitFor: { method: 'POST', path: '/people/{person}/matches/{match}/actions', hasKey: true },
  subscribe: { method: 'PUT', path: '/people/{person}/subscriptions/{channel}' },
  unsubscribe: { method: 'DELETE', path: '/people/{person}/subscriptions/{channel}' },
  rotateSigningKey: { method: 'POST', path: '/signing-keys' },
  getHealth: { method: 'GET', path: '/status' },
  acceptClock: { method: 'POST', path: '/clock/acceptance' },
  listDeadLetters: { method: 'GET', path: '/dead-letters' },
  retryDeadLetters: { method: 'POST', path: '/dead-letters/retry' },
  discardDeadLetters: { method: 'POST', path: '/dead-letters/discard' },
  importMatch: { method: 'POST', path: '/saves' },
  resumeMatch: { method: 'POST', path: '/matches/{match}/resume' },
}
