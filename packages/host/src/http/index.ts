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
export type { HttpEnv, Identity } from './identity.js'
export type { HttpLimits } from './limits.js'
export type { ProblemDetails } from './problem.js'
export type { OperatorLogEntry } from './serve-operations.js'
export { type RunningServer, type ServerOptions, startServer } from './start-server.js'
