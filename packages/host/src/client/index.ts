/**
 * A typed client of a host, for browsers and Node.
 *
 * @packageDocumentation
 */

export type { Client } from '../contract/operation.js'
export { type HostClient, hostClient } from './client.js'
export { type ClientRoute, type ClientRoutes, createClient } from './create-client.js'
export type { ClientOptions } from './requests.js'
export { HostClientError as HostFault } from './requests.js'
