import { workerData } from 'node:worker_threads'
import { defaultBots, runBotWorker } from '../bots/run-bot-worker.js'
import { loadGames } from './modules.js'

const { games }: { readonly games: readonly string[] } = workerData
loadGames(games).then((catalogue) => runBotWorker(catalogue, defaultBots))
