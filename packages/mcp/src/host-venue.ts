import { setTimeout as delay } from 'node:timers/promises'
import { clubClient } from '@ackanomic/club/client'
import { type GameError, ok, type Result } from '@ackanomic/core'
import type { ClientOptions } from '@ackanomic/host/client'
import { type Answer, movesOf, rulesOf, statusOf, type Venue } from './tools.js'

/** How often a match is looked at while its player waits, in milliseconds. */
const INTERVAL = 2000

/**
 * Plays matches at a host with a club, as the person whose token it has. It throws if the host does
 * not answer.
 *
 * @example
 * ```ts no-run
 * import { createMcpServer, hostVenue } from '@ackanomic/mcp'
 *
 * createMcpServer(hostVenue({ url: 'https://games.example.org', token: 'a token of yours' }))
 * ```
 */
export function hostVenue(options: ClientOptions): Venue {
  const client = clubClient(options)

  /** Picks something from an answer of the host. */
  async function ask<Told, Value extends object>(
    request: Promise<Result<Told, GameError>>,
    pick: (told: Told) => Value,
  ): Answer<Value> {
    const told = await request
    return told.ok ? ok(pick(told.value)) : told
  }

  return {
    list_games: () =>
      ask(client.listGames({}), (all) => ({ games: all.map(({ id, title }) => ({ id, title })) })),
    rules: ({ game, clauses }) => ask(client.getGame({ game }), (page) => rulesOf(page, clauses)),
    open({ people = [], bots = [], ...chosen }) {
      const request = { ...chosen, seats: 1 + bots.length + people.length, bots, invited: people }
      return ask(client.createTable(request), ({ table }) => ({ match: table }))
    },
    sit: (args) => ask(client.takeSeat({ table: args.match }), () => args),
    async observe({ match, after = 0 }) {
      const page = await ask(client.getMatch({ match }), ({ view, legal, ...seen }) => seen)
      if (!page.ok) return page
      const since = { match, after, limit: 1000 }
      return ask(client.listNotifications(since), (told) => ({
        ...page.value,
        messages: told.map(({ message }) => message),
        next: told.at(-1)?.n ?? after,
      }))
    },
    async legal_moves({ match }) {
      const page = await ask(client.getMatch({ match }), (seen) => seen)
      return page.ok ? movesOf(page.value.game, page.value) : page
    },
    act({ match, text, move, etag }) {
      const action = text === undefined ? { kind: 'move', move } : { kind: 'text', text }
      const request = { match, action, etag } as Parameters<typeof client.submit>[0]
      return ask(client.submit(request), ({ notifications }) => ({
        messages: notifications.map(({ message }) => message),
      }))
    },
    async wait({ match, seconds }) {
      const end = AbortSignal.timeout(seconds * 1000)
      for (;;) {
        const seen = await ask(client.getMatch({ match }), statusOf)
        if (seen.ok && seen.value.status === 'you are needed') return seen
        // There is no match yet while people sit down.
        const table = seen.ok ? undefined : await client.getTable({ table: match })
        if (table !== undefined && (!table.ok || table.value.stage === 'closed')) return seen
        if (end.aborted) return ok({ status: 'still waiting' })
        await delay(INTERVAL, undefined, { signal: end }).catch(() => undefined)
      }
    },
    talk: (message) => ask(client.sendMessage(message), () => ({ sent: true })),
  }
}
