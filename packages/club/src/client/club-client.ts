import type { Err, GameError } from '@ackanomic/core'
import type { SeatReceipt } from '@ackanomic/core/proof'
import type { MatchQuery } from '@ackanomic/host'
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

const OTHER_CHANCE: Err<GameError> = {
  ok: false,
  error: {
    code: 'otherChance',
    clause: 'host',
    details: {},
    message:
      'This match began under another commitment to its chance than the one that you were told before. Do not play on; keep your receipts, which show it.',
  },
}

/**
 * A client of a club, for one person, a guest or the operator. `takeSeat`, `createTable` and
 * `createRematch` return `wrongReceipt` if the host confirms another contribution than the one
 * sent, and `getMatch` returns `otherChance` if the match began under another commitment.
 */
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
  const { key, onReceipt } = options
  const promised = new Map<string, string>()
  const keep = (receipt: SeatReceipt): void => {
    // The first one counts.
    if (!promised.has(receipt.match)) promised.set(receipt.match, receipt.commitment)
    onReceipt?.(receipt)
  }
  const addKey = async () => key && (await host.addKey({ key: key.publicKey }))
  return {
    ...host,
    ...client,
    ...contributing(client, addKey, keep),
    async getMatch<View, Move>(query: MatchQuery) {
      const page = await host.getMatch<View, Move>(query)
      const commitment = promised.get(query.match)
      if (page.ok && commitment !== undefined && page.value.chance?.commitment !== commitment)
        return OTHER_CHANCE
      return page
    },
  }
}
