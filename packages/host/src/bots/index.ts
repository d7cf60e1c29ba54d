/**
 * Bots that play on a host in a thread of their own.
 *
 * @packageDocumentation
 */

export type { BotTurn } from './run-bot-worker.js'
export { defaultBots, type HostBot, runBotWorker } from './run-bot-worker.js'
