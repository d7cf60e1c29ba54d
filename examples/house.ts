import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Announcement, Game, Match, MatchStep, Page } from '@ackanomic/core'
import {
  isFor,
  namesOf,
  nextDue,
  pageOf,
  programReferee,
  saveMatch,
  startMatch,
  submit,
  tick,
  viewerOf,
} from '@ackanomic/core'
import { type Catalogue, loadListed } from '@ackanomic/core/catalogue'

type Hosted = { readonly game: Game; readonly match: Match; readonly posts: Announcement[] }

/** A match as one person has it: the page, how it looks, and what e was told. */
export interface Look extends Page {
  readonly shows: string
  readonly says: readonly string[]
}

/** Keeps matches in memory, and each in a file; people hear and see what is for them, and no more. */
export class House {
  readonly #hosted = new Map<string, Hosted>()
  readonly #games: Catalogue
  readonly #folder: string
  readonly #secret: string
  readonly #now: () => number

  constructor(games: Catalogue, folder: string, secret: string, now: () => number = Date.now) {
    this.#games = games
    this.#folder = folder
    this.#secret = secret
    this.#now = now
  }

  /** Takes up the matches in the folder. */
  async open(): Promise<void> {
    for (const id of readdirSync(this.#folder)) {
      const loaded = await loadListed(this.#games, readFileSync(`${this.#folder}/${id}`, 'utf8'))
      if (!loaded.ok) throw new Error(`${id}: ${loaded.error.says}`)
      this.#hosted.set(id, { ...loaded.value, posts: [] })
    }
  }

  /** Starts a match; the answer is the sentence of a refusal. */
  async start(
    id: string,
    name: string,
    table: object,
    options: unknown = {},
  ): Promise<string | undefined> {
    const game = await this.#games[name]?.load()
    if (game === undefined || this.#hosted.has(id)) return 'Name a listed game, and a new match.'
    const start: unknown = { ...table, startedAt: this.#now() }
    const started = startMatch(game, { table: start, options }, this.#referee(id))
    if (started.ok) this.#keep(id, game, started.value)
    return started.ok ? undefined : started.error.says
  }

  /** Takes an entry of a person's; the answer is the sentence of a refusal, and never its match. */
  take(id: string, by: string, sent: Readonly<Record<string, never>>): string | undefined {
    const at = this.#hosted.get(id)
    if (at === undefined) return 'There is no such match.'
    const { move, inquiry, answer, leave, key, tag } = sent
    const what =
      inquiry === undefined ? { kind: 'move', by, move } : { kind: 'ruling', by, inquiry, answer }
    const event = { what: 'leave', persons: [by], from: 'game' }
    const entry = leave === true ? { kind: 'membership', event } : what
    const given: unknown = { ...entry, at: this.#now() }
    const step = submit(at.game, at.match, given, { ...this.#referee(id), key, tag })
    this.#keep(id, at.game, step.ok ? step.value : step.error.step)
    return step.ok ? undefined : step.error.says
  }

  /** What somebody sees of a match, and was told; nobody in particular is the public. */
  look(id: string, by: string | undefined): Look | undefined {
    const at = this.#hosted.get(id)
    if (at === undefined) return undefined
    const { game, match, posts } = at
    const viewer = by === undefined ? 'public' : viewerOf(game.situation(match.state), by)
    const page = pageOf(game, match.state, viewer)
    const heard = posts.filter((post) => isFor(post, viewer))
    const says = heard.map(({ post }) => game.say(post, namesOf(page.view)))
    return { ...page, shows: game.render(page.view), says }
  }

  /** Lets happen what is due; the answer is when the next thing is. */
  beat(): number {
    let next = Number.POSITIVE_INFINITY
    for (const [id, { game, match }] of this.#hosted) {
      this.#keep(id, game, tick(game, match, this.#now(), this.#referee(id)))
      const { outcome, clock } = game.situation(this.#hosted.get(id)?.match.state ?? match.state)
      if (outcome === null) next = Math.min(next, nextDue(clock) ?? next)
    }
    return next
  }

  #referee(match: string) {
    return { referee: programReferee(this.#secret, { match }) }
  }

  #keep(id: string, game: Game, { match, posts }: MatchStep): void {
    const old = this.#hosted.get(id)
    if (old?.match === match) return
    this.#hosted.set(id, { game, match, posts: [...(old?.posts ?? []), ...posts] })
    writeFileSync(`${this.#folder}/${id}`, saveMatch(match))
  }
}
