import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type HostClient, hostClient } from '@ackanomic/host/client'
import type { Started } from './start.js'

/** How long after a bid the host has surely sent all that it sends, milliseconds. */
const QUIET = 60

/** What a step costs while people watch the match. */
export interface WatchedStep {
  /** The host's processor time for one, milliseconds. */
  readonly processor: number
  /** The time until the last watcher has the page, milliseconds. */
  readonly last: number
}

/** Plays a match before so many watchers: bids that nobody sees, and those that show a round. */
export async function watched(
  server: Started,
  watchers: number,
): Promise<{ readonly secret: WatchedStep; readonly seen: WatchedStep }> {
  const players = server.tokens.map((token) => hostClient({ url: server.url, token }))
  const match = `Watched by ${watchers}`
  const opened = await players[0]?.open({
    match,
    game: 'pure-skill',
    table: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
    automated: { Dee: 'referee' },
  })
  if (opened?.ok !== true) throw new Error(opened?.error.message)
  const audience = new Audience(`${server.url}/matches/${encodeURIComponent(match)}/events`)
  await audience.comes(watchers)
  const steps = { secret: { processor: 0, last: 0 }, seen: { processor: 0, last: 0 } }
  for (const rank of RANKS) {
    for (const [seat, player] of players.entries()) {
      const kind = seat === players.length - 1 ? 'seen' : 'secret'
      const before = server.usage().processor
      const began = performance.now()
      const pages = audience.pages + (kind === 'seen' ? watchers : 0)
      await bids(player, match, rank)
      while (audience.pages < pages) await delay(1)
      steps[kind].last += performance.now() - began
      await delay(QUIET)
      steps[kind].processor += server.usage().processor - before
    }
  }
  audience.leaves()
  const each = ({ processor, last }: WatchedStep, times: number): WatchedStep => ({
    processor: processor / times,
    last: last / times,
  })
  return {
    secret: each(steps.secret, RANKS.length * (players.length - 1)),
    seen: each(steps.seen, RANKS.length),
  }
}

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A']

async function bids(player: HostClient, match: string, rank: string): Promise<void> {
  const done = await player.submit(match, { kind: 'text', text: `bid ${rank}` })
  if (!done.ok) throw new Error(done.error.message)
}

/** People who watch a live page. */
class Audience {
  /** How many pages came to all of them. */
  pages = 0
  readonly #url: string
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

  constructor(url: string) {
    this.#url = url
  }

  /** So many come, and have the page. */
  async comes(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      get(this.#url, { agent: this.#agent }, (response) => {
        response.setEncoding('utf8').on('data', (part: string) => {
          this.pages += part.split('data: ').length - 1
        })
        response.on('error', () => undefined)
      }).on('error', () => undefined)
    }
    while (this.pages < count) await delay(5)
  }

  /** All of them leave. */
  leaves(): void {
    this.#agent.destroy()
  }
}
