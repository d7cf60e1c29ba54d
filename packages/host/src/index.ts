/**
 * Hosts matches that last months: a store, deadlines that fire by themselves, deliveries, bots, the
 * books.
 *
 * @packageDocumentation
 */
export { restore } from './backup.js'
export type { BotOptions } from './bots/threads.js'
export { PermanentDeliveryError } from './deliveries.js'
export { openHost } from './host.js'
export type { HostIncident } from './incidents.js'
export type { HostOptions } from './options.js'
export { type PgliteStore, pgliteStore } from './store/pglite.js'
export { type PostgresOptions, postgresStore } from './store/postgres.js'
export type { Store, Tables } from './store/tables.js'
export type * from './types.js'
