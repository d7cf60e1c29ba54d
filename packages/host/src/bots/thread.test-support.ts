import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { serveBots, someBots } from './index.js'

serveBots(mergeCatalogues(catalogue), {
  ...someBots,
  silent: () => undefined,
  broken: () => {
    throw new Error('broken')
  },
  endless: () => {
    for (;;);
  },
  cheat: (_, { view }) => ({ kind: 'text', text: JSON.stringify(view) }),
})
