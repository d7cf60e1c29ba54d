/**
 * What a Web Worker in which bots think needs: one line of its file calls `runBotWorker`.
 *
 * @packageDocumentation
 */
export { runBotWorker, type ThoughtPort } from './run-bot-worker.js'
