/** A process of a host that serves HTTP and runs due jobs. */

import { openClub } from '@ackanomic/club'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Delivery, postgresStore } from '@ackanomic/host'
import { startServer } from '@ackanomic/host/http'
import { type RestateOptions, restateExecutor } from '@ackanomic/host/restate'

/** The settings of a process of a host. */
export interface HostSettings {
  readonly database: string
  readonly secret: string
  /** The Restate that calls its jobs; nothing if the process runs them itself. */
  readonly restate?: RestateOptions
  /** The URL of the thread that runs a bot named "random". */
  readonly thread?: string
}

/** A message from a process of a host. */
export type FromHost =
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'delivery'; readonly delivery: Delivery }
  | { readonly kind: 'incident'; readonly during: string; readonly problem: string }

function tell(message: FromHost): void {
  process.send?.(message)
}

const settings: HostSettings = JSON.parse(process.argv[2] ?? '')
const { database, secret, restate, thread } = settings
const host = await openClub({
  games: mergeCatalogues(catalogue),
  secret,
  store: await postgresStore(database),
  executor: restate === undefined ? undefined : restateExecutor(restate),
  bots: thread === undefined ? undefined : { thread: new URL(thread), names: ['random'] },
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
