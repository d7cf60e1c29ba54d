/** Opens a match in a folder, in a process of its own, and waits to be killed. */
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { pureSkillMatch, START } from '../fresh.test-support.js'
import { openHost } from '../host/open-host.js'

const [store = ''] = process.argv.slice(2)
const host = await openHost({
  games: mergeCatalogues(catalogue),
  secret: 'kept from the players',
  store,
  now: () => START,
  workers: 0,
})
const opened = await host.createMatch(pureSkillMatch)
console.log(opened.ok ? 'opened' : opened.error.message)
setInterval(() => undefined, 1000)
