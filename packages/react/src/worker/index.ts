/**
 * What a Web Worker in which bots think needs: one line of its file calls `runBotWorker`.
 *
 * @packageDocumentation
 */
export { type BotWorkerScope, runBotWorker } from './run-bot-worker.js'
