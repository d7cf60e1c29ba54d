import { type BotWorkerScope, runBotWorker } from '@ackanomic/react/worker'
import { games } from './games.js'
import { wantsWords, wordLexicon } from './words.js'

runBotWorker(globalThis as unknown as BotWorkerScope, games, (listed) =>
  wantsWords(listed) ? wordLexicon() : undefined,
)
