/** A process of a host, which serves over HTTP and does what is due. */

import { openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Delivery, postgresStore } from '@ackanomic/host'
import { startServer } from '@ackanomic/host/http'

/** A message from a process of a host. */
export type FromHost =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'delivery'; readonly delivery: Delivery }
  | { readonly kind: 'incident'; readonly during: string; readonly problem: string }

function tell(message: FromHost): void {
  process.send?.(message)
}

const [database = '', secret = ''] = process.argv.slice(2)
const host = await openClub({
  games: mergeCatalogues(catalogue),
  secret,
  store: await postgresStore(database),
  channels: { sink: async (delivery) => tell({ kind: 'delivery', delivery }) },
  onError: ({ during, problem }) => tell({ kind: 'incident', during, problem: String(problem) }),
})
const most = 1e9
const { url } = await startServer(host, {
  seatOthers: true,
  limits: { requestsPerMinute: most, openingsPerHour: most },
})
process.on('disconnect', () => process.exit())
tell({ kind: 'ready', url })
