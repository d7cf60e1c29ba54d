import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { defaultBots, runBotWorker } from './index.js'

runBotWorker(mergeCatalogues(catalogue), {
  ...defaultBots,
  silent: () => undefined,
  broken: () => {
    throw new Error('broken')
  },
  endless: () => {
    for (;;);
  },
  cheat: (_, { view }) => ({ kind: 'text', text: JSON.stringify(view) }),
})
