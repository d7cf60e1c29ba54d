import { setTimeout as delay } from 'node:timers/promises'
import { clubClient } from '@ackanomic/club/client'
import { type GameError, ok, type Result } from '@ackanomic/core'
import type { ClientOptions } from '@ackanomic/host/client'
import { type Answer, isNeeded, refuse, type Venue, type VenueError } from './venue.js'

/** How often a table is looked at whose match has not started, in milliseconds. */
const TABLE_INTERVAL = 2000

/** The most notifications that one answer of the host has. */
const MAX_NOTIFICATIONS = 1000

/**
 * Plays matches at a host with a club, as the person whose token it has.
 *
 * @example
 * ```ts no-run
 * import { createMcpServer, hostVenue } from '@ackanomic/mcp'
 * import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
 *
 * const venue = hostVenue({ url: 'https://games.example.org', token: 'a token of yours' })
 * await createMcpServer(venue).connect(new StdioServerTransport())
 * ```
 */
export function hostVenue(options: ClientOptions): Venue {
  const client = clubClient(options)

  /** Asks the host, and picks from its answer; a sentence if there is none. */
  async function ask<Told, Value>(
    request: Promise<Result<Told, GameError>>,
    pick: (told: Told) => Value,
  ): Answer<Value> {
    try {
      const told = await request
      return told.ok ? ok(pick(told.value)) : told
    } catch (thrown) {
      if (thrown instanceof Error) return refuse('noAnswer', thrown.message)
      throw thrown
    }
  }

  /** Watches a match until the person is needed. */
  const watch = (match: string, signal: AbortSignal): Answer<boolean> =>
    new Promise((resolve) => {
      const end = (result: Result<boolean, VenueError>): void => {
        resolve(result)
        stop()
      }
      const stop = client.watch(
        match,
        (page) => isNeeded(page) && end(ok(true)),
        ({ error }) => error !== null && end({ ok: false, error }),
      )
      if (signal.aborted) end(ok(false))
      signal.addEventListener('abort', () => end(ok(false)), { once: true })
    })

  return {
    listGames: () => ask(client.listGames({}), (listed) => listed),
    getGame: (game) => ask(client.getGame({ game }), (page) => page),
    open({ game, options: chosen, bots = [], people = [] }) {
      const seats = 1 + bots.length + people.length
      const request = { game, seats, options: chosen, bots, invited: people }
      return ask(client.createTable(request), ({ table }) => table)
    },
    sit: (match) => ask(client.takeSeat({ table: match }), () => null),
    async observe(match, after) {
      const page = await ask(client.getMatch({ match }), (seen) => seen)
      if (!page.ok) return page
      const since = { match, after, limit: MAX_NOTIFICATIONS }
      return ask(client.listNotifications(since), (told) => ({
        ...page.value,
        messages: told.map(({ message }) => message),
        next: told.at(-1)?.n ?? after,
      }))
    },
    act({ match, text, move, etag }) {
      const action = text === undefined ? { kind: 'move', move } : { kind: 'text', text }
      const request = {
        match,
        action: action as Parameters<typeof client.submit>[0]['action'],
        etag,
      }
      return ask(client.submit(request), ({ notifications }) =>
        notifications.map(({ message }) => message),
      )
    },
    async wait(match, signal) {
      for (;;) {
        const waited = await watch(match, signal)
        if (waited.ok || signal.aborted) return waited
        const isOpen = await ask(
          client.getTable({ table: match }),
          ({ stage }) => stage !== 'closed',
        )
        if (!isOpen.ok || !isOpen.value) return waited
        await delay(TABLE_INTERVAL, undefined, { signal }).catch(() => undefined)
      }
    },
    talk: (match, text, to) => ask(client.sendMessage({ match, text, to }), () => null),
  }
}
