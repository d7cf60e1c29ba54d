import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { GameError, Result } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { canonicalJson, verifyReceipt } from '@ackanomic/core/proof'
import type { Delivery, SubmitResponse } from '@ackanomic/host'
import { type HostClient, hostClient } from '@ackanomic/host/client'
import { bundled } from '../faults/crew.js'
import type { FromHost, HostSettings } from './host-process.js'
import { until } from './pair.js'

const GAMES = [
  { game: 'pure-skill', seats: 3 },
  { game: 'single-capture-go', seats: 2 },
  { game: 'ghost', seats: 3 },
] as const
/** The number of matches at the same time. */
const MATCHES = 8

/** An action that a host has acknowledged. */
export interface Acknowledged {
  readonly match: string
  readonly by: string
  readonly idempotencyKey: string
  readonly move: unknown
  readonly response: SubmitResponse
  /** The time of the answer, by `performance.now()`. */
  readonly at: number
}

/** A running process of a host. */
export interface HostProcess {
  readonly url: string
  kill(): Promise<void>
}

/** The deliveries and the incidents of the hosts. */
export interface Told {
  readonly deliveries: Delivery[]
  readonly incidents: string[]
}

/** Starts processes of a host. */
export async function startHosts(
  settings: readonly HostSettings[],
  told: Told,
): Promise<readonly HostProcess[]> {
  const file = await bundled(fileURLToPath(new URL('host-process.ts', import.meta.url)))
  const start = (own: HostSettings): Promise<HostProcess> =>
    new Promise((done, failed) => {
      const child = fork(file, [JSON.stringify(own)], { execArgv: [] })
      const ended = new Promise<void>((gone) => child.once('exit', () => gone()))
      let isKilled = false
      const kill = async (): Promise<void> => {
        isKilled = true
        child.kill('SIGKILL')
        await ended
      }
      child.once('exit', (code) => {
        if (!isKilled) told.incidents.push(`a host ended with ${code}`)
        failed(new Error(`A host ended with ${code}.`))
      })
      child.on('message', (message: FromHost) => {
        if (message.kind === 'ready') done({ url: message.url, kill })
        else if (message.kind === 'delivery') told.deliveries.push(message.delivery)
        else told.incidents.push(`${message.during}: ${message.problem}`)
      })
    })
  const hosts = await Promise.all(settings.map(start))
  rmSync(file)
  return hosts
}

/** People who create matches, play them through several hosts, and repeat unanswered requests. */
export class Load {
  readonly matches: string[] = []
  readonly acknowledged: Acknowledged[] = []
  readonly problems: string[] = []
  refused = 0
  /** The URL of the host for each answer that its store is unavailable. */
  readonly unavailable: string[] = []
  readonly urls: readonly string[]
  readonly #seed: string
  readonly #clients: ReadonlyMap<string, readonly HostClient[]>
  readonly #running = new Map<string, readonly string[]>()
  #isOver = false
  #created = 0
  #keys = 0

  /** @param tokens - the tokens of all people, by name */
  constructor(seed: string, urls: readonly string[], tokens: ReadonlyMap<string, string>) {
    this.urls = urls
    this.#seed = seed
    const counting = this.#fetch
    this.#clients = new Map(
      [...tokens].map(([person, token]) => [
        person,
        urls.map((url) => hostClient({ url, token, fetch: counting })),
      ]),
    )
  }

  /** Plays until the load is stopped. */
  async run(): Promise<void> {
    const people = [...this.#clients.keys()]
    await Promise.all(people.map((person) => this.#play(person)))
  }

  /** Lets everybody finish their current action. */
  stop(): void {
    this.#isOver = true
  }

  /** Checks that the log has each acknowledged action once, and that its receipt holds. */
  async checkReceipts(): Promise<void> {
    for (const match of this.matches) {
      for (const by of this.#clients.keys()) {
        const listed = await this.#insist(by, 0, (client) => client.listReceipts({ match }))
        const kept = listed.ok ? listed.value.map(({ signature }) => signature) : []
        for (const { idempotencyKey, response } of this.acknowledged) {
          const { receipt } = response
          if (receipt?.match !== match || receipt.person !== by) continue
          const times = kept.filter((signature) => signature === receipt.signature).length
          if (times !== 1 || !(await verifyReceipt(receipt)))
            this.problems.push(`${match}, ${by}, ${idempotencyKey} is in the log ${times} times`)
        }
      }
    }
  }

  /** Repeats each acknowledged action at one of the hosts, which must give the same answer. */
  async repeatAll(): Promise<void> {
    for (const [i, { match, by, idempotencyKey, move, response }] of this.acknowledged.entries()) {
      if (response.receipt === null) this.problems.push(`${match}, ${idempotencyKey}: no receipt`)
      const again = await this.#insist(by, i, (client) =>
        client.submit({ match, idempotencyKey, action: { kind: 'move', move } }),
      )
      if (canonicalJson(again) !== canonicalJson({ ok: true, value: response }))
        this.problems.push(`${match}, ${by}, ${idempotencyKey}: another answer than before`)
    }
  }

  async #play(person: string): Promise<void> {
    const pick = seededRandom(`${this.#seed} ${person}`)
    const own = (): readonly string[] =>
      [...this.#running].flatMap(([match, players]) => (players.includes(person) ? [match] : []))
    while (!this.#isOver) {
      if (this.#running.size < MATCHES)
        await this.#create(person, GAMES[pick(GAMES.length)] ?? GAMES[0])
      await until(() => this.#isOver || this.#running.size < MATCHES || own().length > 0)
      const match = own()[pick(Math.max(1, own().length))]
      if (match !== undefined) await this.#act(person, match, pick(2))
    }
  }

  async #create(by: string, { game, seats }: (typeof GAMES)[number]): Promise<void> {
    this.#created += 1
    const match = `M ${this.#created}`
    const people = [...this.#clients.keys()]
    const first = people.indexOf(by)
    const others = [...people.slice(first), ...people.slice(0, first)]
    const players = others.slice(0, seats)
    // The match counts as running from here, so that nobody else creates it.
    this.#running.set(match, [])
    const created = await this.#insist(by, this.#created, (client) =>
      client.createMatch({
        match,
        idempotencyKey: 'create',
        game,
        roster: { players, referees: ['Ref'], census: { activePlayers: 12 } },
        automated: { Ref: 'referee' },
      }),
    )
    if (!created.ok) this.problems.push(`${match} is not created: ${created.error.message}`)
    this.matches.push(match)
    this.#running.set(match, players)
  }

  async #act(by: string, match: string, which: number): Promise<void> {
    const page = await this.#insist(by, which, (client) => client.getMatch({ match }))
    if (!page.ok) return void this.problems.push(`${match} is not shown: ${page.error.message}`)
    const { view, legal } = page.value
    if (view.outcome !== null) return void this.#running.delete(match)
    if (legal.moves.length === 0) return
    this.#keys += 1
    const idempotencyKey = `key ${this.#keys}`
    const move = legal.moves[this.#keys % legal.moves.length]
    const done = await this.#insist(by, which + 1, (client) =>
      client.submit({ match, idempotencyKey, action: { kind: 'move', move } }),
    )
    if (!done.ok) this.refused += 1
    else {
      const at = performance.now()
      this.acknowledged.push({ match, by, idempotencyKey, move, response: done.value, at })
    }
  }

  /** Asks one host after another until there is an answer. */
  async #insist<Value>(
    person: string,
    first: number,
    ask: (client: HostClient) => Promise<Result<Value, GameError>>,
  ): Promise<Result<Value, GameError>> {
    const clients = this.#clients.get(person) ?? []
    for (let turn = first; ; turn++) {
      const client = clients[turn % clients.length]
      if (client === undefined) throw new Error(`${person} has no client.`)
      const answer = await ask(client)
      if (answer.ok || answer.error.code !== 'storeUnavailable') return answer
    }
  }

  /** Fetches, and records answers that a store is unavailable. */
  readonly #fetch: typeof fetch = async (...request) => {
    const response = await fetch(...request)
    if (response.status < 500) return response
    const { code }: { readonly code?: unknown } = Object(await response.clone().json())
    const isPromised =
      response.status === 503 &&
      code === 'storeUnavailable' &&
      response.headers.get('retry-after') === '1'
    if (!isPromised) this.problems.push(`${response.url}: ${response.status}, ${code}`)
    this.unavailable.push(new URL(response.url).origin)
    return response
  }
}
