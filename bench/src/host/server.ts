/** A host over HTTP; argument: a PostgreSQL, or none for SQLite in a folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore, sqliteStore } from '@ackanomic/host'
import { startServer } from '@ackanomic/host/http'

const [url = ''] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'ackanomic-bench-'))
const store = url === '' ? await sqliteStore(join(folder, 'data')) : await postgresStore(url)
const host = await openClub({
  games: mergeCatalogues(catalogue),
  secret: 'kept from the players',
  store,
  onError: (fault) => console.error(fault),
})
const none = 1e9
const served = await startServer(host, {
  seatOthers: true,
  limits: {
    requestsPerMinute: none,
    failuresPerMinute: none,
    openStreams: none,
    openingsPerHour: none,
  },
})
const tokens: string[] = []
for (const person of ['Ann', 'Bob', 'Cyd']) {
  const invited = await host.createInvitation({ person })
  const admitted = await host.redeemInvitation({
    invitation: invited.ok ? invited.value.invitation : '',
  })
  tokens.push(admitted.ok ? admitted.value.token : '')
}
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
process.send?.({ url: served.url, tokens })
