/**
 * Hosts matches that last for months: storage, deadlines, notifications, bots, and the society's
 * books.
 *
 * @packageDocumentation
 */

export type { Operator } from './auth/operators.js'
export type { BotOptions } from './bots/threads.js'
export type * from './contract/delivery-types.js'
export type { HostIncident } from './contract/game-failure.js'
export type * from './contract/match-types.js'
export type { Notification } from './contract/notification.js'
export {
  type Access,
  type Api,
  defineOperations,
  type From,
  type Handler,
  type Handlers,
  type Operation,
  type Operations,
  type OperatorRole,
  schemaOf,
} from './contract/operation.js'
export type { TelemetryListener, Work, WorkFacts } from './contract/telemetry.js'
export type * from './host/host.js'
export type * from './host/host.js'
export { openHost } from './host/open-host.js'
export type { HostOptions } from './host/options.js'
export { PermanentDeliveryError, SubscriptionGoneError } from './jobs/delivery-errors.js'
export type * from './jobs/executor.js'
export { createWebHookChannel, type WebHookFormat, type WebHookOptions } from './jobs/web-hook.js'
export type * from './modules/modules.js'
export { restore } from './store/backup.js'
export type { Migrations, ModuleSchema } from './store/migrations.js'
export { type PostgresOptions, postgresStore } from './store/postgres.js'
export { sqliteStore } from './store/sqlite.js'
export type * from './store/tables.js'
