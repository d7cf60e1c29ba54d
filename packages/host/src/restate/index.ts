/**
 * A host whose matches are virtual objects in Restate, for when one database is not enough.
 *
 * @packageDocumentation
 */
export type { EndpointOptions } from './endpoint.js'
export { openRestateHost, type RestateHostOptions } from './host.js'
