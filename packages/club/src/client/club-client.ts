import {
  type Client,
  type ClientOptions,
  createClient,
  type HostClient,
  hostClient,
} from '@ackanomic/host/client'
import type { clubOperations } from '../club-operations.js'
import { contributing } from './contribute.js'
import { clubRoutes } from './routes.js'

/** A client of a club, for one person, a guest or the operator. */
export interface ClubClient extends HostClient, Client<typeof clubOperations> {}

/**
 * Creates a client of a club, for browsers and Node. It contributes random bytes to the chance of each
 * match, unless you say what to contribute. With a `key`, it signs every action.
 *
 * @example
 * ```ts no-run
 * import { clubClient } from '@ackanomic/club/client'
 *
 * const client = clubClient({ url: 'https://games.example.org', token: 'from the invitation' })
 * const table = await client.createTable({ game: 'pure-skill', seats: 3 })
 * console.log(table.ok ? table.value.table : table.error.message)
 * ```
 */
export function clubClient(options: ClientOptions): ClubClient {
  const client = createClient<typeof clubOperations>(clubRoutes, options)
  const host = hostClient(options)
  const { key } = options
  const addKey = async () => key && (await host.addKey({ key: key.publicKey }))
  return { ...host, ...client, ...contributing(client, addKey) }
}
