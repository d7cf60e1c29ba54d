/** Runs bots in a Web Worker: call `runBotWorker` in its file. @packageDocumentation */
export { type BotWorkerScope, runBotWorker } from './run-bot-worker.js'
