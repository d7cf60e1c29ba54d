import type { Game, RosterSetup } from '@ackanomic/core'
import { describeDifference } from '@ackanomic/core/testing'
import type { CreateMatchRequest } from '@ackanomic/host'
import { START } from '../../../host/src/fresh.test-support.js'
import { standOf } from './known.test-support.js'
import { type Answer, ask, mailsTo, Streams, type Worlds, writes } from './worlds.test-support.js'

export const MINUTE = 60_000

/** The request to make a move. */
export const moveBody = (move: unknown): object => ({ action: { kind: 'move', move } })

/** One match in two worlds. */
export class Pair {
  readonly worlds: Worlds
  readonly game: Game
  readonly match: string
  readonly roster: RosterSetup
  /** A watcher, and the person who holds all offices. */
  readonly outside: readonly [watcher: string, officer: string]
  readonly #path: string
  readonly #streams = new Streams()
  #keys = 0
  #unseen: readonly object[] = []

  constructor(
    worlds: Worlds,
    game: Game,
    match: string,
    roster: RosterSetup,
    outside: readonly [string, string],
  ) {
    this.worlds = worlds
    this.game = game
    this.match = match
    this.roster = roster
    this.outside = outside
    this.#path = `/matches/${encodeURIComponent(match)}`
  }

  async open(opening: Pick<CreateMatchRequest, 'game' | 'roster' | 'automated'>): Promise<void> {
    const [first = ''] = this.roster.players
    const answers = await this.#both(first, 'POST /matches', { match: this.match, ...opening })
    for (const [status, , body] of answers) {
      if (status !== 200) throw new Error(`${this.match} is not opened: ${body}`)
    }
  }

  /** Sends the same request in both worlds. */
  sends(by: string, body: object): Promise<readonly [Answer, Answer]> {
    return this.#both(by, `POST ${this.#path}/actions`, body)
  }

  /** Compares the answers to an action, with its receipt, of a person who may see no difference. */
  compareAnswers(person: string, answers: readonly [Answer, Answer]): void {
    this.worlds.counts.answers += 1
    if (answers[0][2].includes('"ackanomic receipt"')) this.worlds.counts.receipts += 1
    same(`${this.match}: ${person} acts`, ...answers)
  }

  /** Sends the same mail in both worlds. The answers are compared with the other mails. */
  async mails(by: string, text: string): Promise<void> {
    this.#keys += 1
    for (const twin of this.worlds.twins) await writes(twin, this.match, by, this.#keys, text)
  }

  /** Makes a move in both worlds. Returns whether both accepted it. */
  async isSent(by: string, move: unknown): Promise<boolean> {
    return (await this.sends(by, moveBody(move))).every(([status]) => status === 200)
  }

  /** Lets time pass to the next deadline in either world, but at most for a duration. */
  async passes(most: number): Promise<void> {
    const { clock, twins } = this.worlds
    const dues: number[] = []
    for (const { store } of twins) {
      const query = store.db.selectFrom('matches').select('next_deadline')
      const row = await query.where('id', '=', this.match).executeTakeFirstOrThrow()
      if (row.next_deadline !== null) dues.push(row.next_deadline)
    }
    clock.now = Math.max(clock.now, Math.min(...dues, clock.now + most))
    for (const { host } of twins) await host.runDueJobs()
  }

  /** Opens live pages. From here on, the worlds may differ. */
  async begin(others: readonly string[]): Promise<void> {
    const { twins, counts } = this.worlds
    counts.forks += 1
    for (const { host } of twins) await host.runDueJobs()
    for (const { mails } of twins) mails.clear()
    for (const person of [...others.slice(0, 1), this.outside[0], null]) {
      await this.#streams.open(twins, person, `${this.#path}/events`)
      if (person !== null) await this.#streams.open(twins, person, '/me/notifications/events')
    }
    await this.#streams.settled(this.match)
  }

  /** Makes a move in one world, and in the other another move or one that is refused. */
  async differ(by: string, one: unknown, other: unknown): Promise<void> {
    const [left, right] = this.worlds.twins
    const line = `POST ${this.#path}/actions`
    const none = { action: { kind: 'text', text: '— no move —' } }
    const [status, , body] = await ask(left, by, line, {
      idempotencyKey: 'unseen',
      ...moveBody(one),
    })
    if (status !== 200) throw new Error(`${this.match}: ${by} may not do what they may: ${body}`)
    await ask(right, by, line, {
      idempotencyKey: 'unseen',
      ...(other === undefined ? none : moveBody(other)),
    })
    // A future Substitute's consent is not public yet.
    await ask(left, by, line, { idempotencyKey: 'agrees', action: { kind: 'consent' } })
    this.#unseen = [moveBody(one), ...(other === undefined ? [] : [moveBody(other)])]
  }

  /** Compares everything that people get who may see no difference. */
  async compare(blind: readonly string[], by: string, isWhole: boolean): Promise<void> {
    const { worlds, match } = this
    const { twins, counts } = worlds
    const about = (what: string): string => `${match}, unseen by ${by}: ${what}`
    await this.#streams.settled(match)
    const others = blind.filter((name) => !this.outside.includes(name)).slice(0, 1)
    const outside = this.outside.filter((name) => blind.includes(name))
    const askers = isWhole ? [...others, ...outside, null] : [...outside.slice(0, 1), null]
    for (const person of askers) await this.#asks(person, by, about)
    for (const person of isWhole ? [...others, ...outside.slice(0, 1)] : []) {
      for (const twin of twins) await writes(twin, match, person, this.#keys)
    }
    for (const { host } of twins) await host.runDueJobs()
    for (const person of blind) {
      const came = await Promise.all(twins.map((each) => mailsTo(each, match, person)))
      counts.mails += came[0]?.length ?? 0
      counts.mailedReceipts +=
        came[0]?.filter((mail) => mail.includes('filename=receipt-')).length ?? 0
      same(about(`the mails to ${person}`), came[0], came[1])
    }
    for (const { mails } of twins) mails.clear()
    await this.#streams.settled(match)
    for (const [who, left, right] of this.#streams.heard()) {
      if (who !== null && !blind.includes(who)) continue
      counts.events += left.split('data: ').length - 1
      same(about(`the events for ${who ?? 'a guest'}`), left, right)
    }
  }

  end(): void {
    this.#streams.close()
  }

  /** Asks for everything as a person, sends actions that are refused, and compares the answers. */
  async #asks(person: string | null, by: string, about: (what: string) => string): Promise<void> {
    const { worlds, match, game } = this
    const { clock, counts, twins } = worlds
    const who = person ?? 'a guest'
    const lines = [
      `GET ${this.#path}`,
      `GET ${this.#path}?at=${clock.now}`,
      `GET ${this.#path}?at=${clock.now - MINUTE}`,
      `GET ${this.#path}?at=${START}`,
      `GET /me/notifications?match=${encodeURIComponent(match)}`,
      'GET /me/notifications?limit=1000',
      'GET /me/pending-actions',
      'GET /health',
      'GET /me',
      `GET ${this.#path}/save`,
      `GET ${this.#path}/receipts`,
      'GET /.well-known/ackanomic-keys.json',
    ]
    for (const line of lines) {
      counts.answers += 1
      same(about(`${who} asks ${line}`), ...(await this.#both(person, line)))
    }
    const { state } = await standOf(twins[0], match)
    const prompt = game.status(state).openPrompts.at(-1)?.id ?? 0
    const leaves = { type: 'leave', persons: [by], from: 'match' }
    const returns = { type: 'return', person: person ?? '' }
    const isOutside = person === this.outside[0]
    const actions: readonly object[] = [
      ...this.#unseen.map((sent) => ({ tag: 'an old page', ...sent })),
      ...(isOutside ? this.#unseen : []),
      { action: { kind: 'text', text: '— no move —' } },
      { action: { kind: 'answer', prompt, answer: 0 } },
      { action: { kind: 'answer', prompt: prompt + 1, answer: 0 } },
      { action: { kind: 'roster', event: returns } },
      { action: { kind: 'roster', event: leaves } },
      { action: { kind: 'time' } },
    ]
    for (const sent of actions) {
      counts.answers += 1
      const answers = await this.#both(person, `POST ${this.#path}/actions`, sent)
      same(about(`${who} sends ${JSON.stringify(sent)}`), ...answers)
    }
  }

  async #both(by: string | null, line: string, body?: object): Promise<readonly [Answer, Answer]> {
    this.#keys += 1
    const [left, right] = this.worlds.twins
    const sent = body === undefined ? undefined : { idempotencyKey: `${this.#keys}`, ...body }
    return [await ask(left, by, line, sent), await ask(right, by, line, sent)]
  }
}

/** Throws if two values differ, and shows the first difference. */
function same(what: string, one: unknown, other: unknown): void {
  if (describeDifference(one, other) === undefined) return
  const [left = '', right = ''] = [one, other].map((side) => JSON.stringify(side))
  let at = 0
  while (left[at] === right[at]) at += 1
  const [here, there] = [left, right].map((side) => side.slice(Math.max(0, at - 80), at + 160))
  throw new Error(`${what}: in one world …${here}…, in the other …${there}…`)
}
