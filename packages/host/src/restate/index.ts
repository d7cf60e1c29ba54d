/**
 * A host whose matches are virtual objects of a Restate, for when one database is outgrown.
 *
 * @packageDocumentation
 */
export type { EndpointOptions } from './endpoint.js'
export { openRestateHost, type RestateHostOptions } from './host.js'
