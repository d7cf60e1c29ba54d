/** Opens a store in a process of its own: a folder, and `open` to open a match and wait. */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkillMatch, START } from '../fresh.test-support.js'
import { openHost } from '../host.js'
import { messageOf } from './folder.js'
import { sqliteStore } from './sqlite.js'

const [folder = '', what = ''] = process.argv.slice(2)
try {
  const store = await sqliteStore(folder)
  if (what === 'open') {
    const games = mergeCatalogues(catalogue)
    const secret = 'kept from the players'
    const host = await openHost({ games, secret, store, now: () => START, workers: 0 })
    const opened = await host.open(pureSkillMatch)
    console.log(opened.ok ? 'opened' : opened.error.message)
    setInterval(() => undefined, 1000)
  } else await store.close()
} catch (thrown) {
  console.error(messageOf(thrown))
  process.exit(1)
}
