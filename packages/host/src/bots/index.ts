/**
 * Bots that play on a host in a thread of their own.
 *
 * @packageDocumentation
 */
export { defaultBots, type HostBot, runBotWorker } from './run-bot-worker.js'
export type { BotTurn } from './turn.js'
