/**
 * A host as one person has it, over HTTP: for browsers and Node.
 *
 * @packageDocumentation
 */
export type { ClientOptions } from './ask.js'
export {
  type HostClient,
  hostClient,
  type OpenByClient,
  type SendOptions,
} from './client.js'
export { HostFault } from './fault.js'
