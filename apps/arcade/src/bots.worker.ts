import { runBotWorker } from '@ackanomic/react/worker'
import { games } from './games.js'
import { wantsWords, wordLexicon } from './words.js'

runBotWorker(globalThis, games, (listed) => (wantsWords(listed) ? wordLexicon() : undefined))
