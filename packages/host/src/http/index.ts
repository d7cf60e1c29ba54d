/**
 * A host over HTTP: JSON, live pages by server-sent events, invitations, limits.
 *
 * @packageDocumentation
 */
export { type Answered, type Door, type DoorOptions, hostDoor } from './door.js'
export type { Limits } from './limits.js'
export type { Problem } from './problem.js'
export { type Served, type ServeOptions, serveHost } from './serve.js'
export type { Env, Who } from './who.js'
