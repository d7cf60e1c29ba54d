import { runBotWorker, type ThoughtPort } from '@ackanomic/react/worker'
import { games } from './games.js'
import { wantsWords, wordLexicon } from './words.js'

runBotWorker(globalThis as unknown as ThoughtPort, games, (listed) =>
  wantsWords(listed) ? wordLexicon() : undefined,
)
