/**
 * Hosts matches that last for months: storage, deadlines, notifications, bots, and the society's
 * books.
 *
 * @packageDocumentation
 */

export type * from './accounts/credential-types.js'
export type * from './accounts/export-types.js'
export type * from './accounts/types.js'
export type { BotOptions } from './bots/threads.js'
export type * from './club/message-types.js'
export type * from './club/moderation-types.js'
export type * from './club/rating-types.js'
export type * from './club/society-types.js'
export type * from './club/types.js'
export type * from './contract/delivery-types.js'
export type { HostIncident } from './contract/game-errors.js'
export type * from './contract/match-types.js'
export type { Notification } from './contract/notification.js'
export type {
  Access,
  Api,
  From,
  Handler,
  Handlers,
  Operation,
  Operations,
} from './contract/operation.js'
export { openHost } from './host.js'
export { PermanentDeliveryError, SubscriptionGoneError } from './jobs/delivery-errors.js'
export { createWebHookChannel, type WebHookFormat, type WebHookOptions } from './jobs/web-hook.js'
export type * from './notices/notice-types.js'
export type { PushOptions, PushPayload } from './notices/push-channel.js'
export type { HostOptions } from './options.js'
export { restore } from './persistence/backup.js'
export { type PostgresOptions, postgresStore } from './persistence/postgres.js'
export { sqliteStore } from './persistence/sqlite.js'
export type { Store, Tables } from './persistence/tables.js'
export type * from './tournaments/tournament-types.js'
export type * from './types.js'
