/**
 * A host whose matches are virtual objects in Restate, for loads that one database cannot serve.
 *
 * @packageDocumentation
 */
export type { EndpointOptions } from './endpoint.js'
export { openRestateHost, type RestateHostOptions } from './host.js'
