/**
 * A typed client of a host, for browsers and Node.
 *
 * @packageDocumentation
 */

export {
  type ClientOpenRequest as OpenByClient,
  type HostClient,
  hostClient,
  type SendOptions,
} from './client.js'
export { HostClientError as HostFault } from './client-error.js'
export { type OperatorClient, operatorClient } from './operator-client.js'
export type { ClientOptions } from './requests.js'
