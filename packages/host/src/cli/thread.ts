import { workerData } from 'node:worker_threads'
import { serveBots, someBots } from '../bots/serve.js'
import { gamesOf } from './games.js'

const { games }: { readonly games: readonly string[] } = workerData
gamesOf(games).then((catalogue) => serveBots(catalogue, someBots))
