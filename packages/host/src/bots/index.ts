/**
 * Bots that play on a host as anybody does, in a thread of their own.
 *
 * @packageDocumentation
 */
export { type HostBot, serveBots, someBots } from './serve.js'
export type { Turn } from './turn.js'
