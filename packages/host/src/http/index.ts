/**
 * A host over HTTP: JSON, server-sent events, invitations, rate limits.
 *
 * @packageDocumentation
 */
export {
  createHttpApp,
  type HttpApp,
  type HttpAppOptions,
  type RequestLogEntry,
} from './http-app.js'
export type { Env, Identity } from './identity.js'
export type { Limits } from './limits.js'
export type { Problem } from './problem.js'
export { type RunningServer, type ServerOptions, startServer } from './start-server.js'
