import {
  type Duration,
  days,
  type EntryOf,
  type Membership,
  type Moment,
  type PostOf,
  type RejectionFor,
  type State,
  seatOf,
  type TableSetup,
  type View,
  type Viewer,
} from '@ackanomic/core'
import { expect } from 'vitest'
import { ghost } from './game.js'
import type { Ghost, Join, Post } from './types.js'

/** When the instances of the tests start. */
export const START: Moment = Date.UTC(2026, 10, 21)

/** How a table of the tests is laid. */
export interface Laid {
  /** The players, by seat. */
  readonly players?: readonly string[]
  /** The seats as they are drawn, number 1 first; `null` leaves the numbers to be drawn. */
  readonly drawn?: readonly number[] | null
  /** The options. */
  readonly options?: unknown
  /** More of the start announcement. */
  readonly table?: Partial<TableSetup>
}

/** A match that is played entry by entry, each of them put to both speeds. */
export class Sitting {
  state: State<Ghost>
  posts: readonly PostOf<Ghost>[]
  at: Moment = START

  constructor({ players = ['Ann', 'Bob', 'Cyd'], drawn, options, table }: Laid = {}) {
    const census = { activePlayers: 12 }
    const start = ghost.setup(
      { players, referees: ['Rex'], startedAt: START, census, ...table },
      options,
    )
    if (!start.ok) throw new Error(start.error.says)
    this.state = start.value.state
    this.posts = start.value.posts
    if (drawn !== null) this.rules(drawn ?? players.map((_, seat) => seat))
  }

  /** Makes a move, written as a player would. */
  plays(by: string, text: string): this {
    return this.takes(this.#move(by, text))
  }

  /** Makes several moves, one player after another. */
  play(...moves: readonly (readonly [by: string, text: string])[]): this {
    for (const [by, text] of moves) this.plays(by, text)
    return this
  }

  /** Why a move is refused. */
  refuses(by: string, text: string): RejectionFor<Ghost> {
    return this.refusal(this.#move(by, text))
  }

  /** The referee answers the one open inquiry. */
  rules(answer: unknown): this {
    const [asked, ...more] = this.state.asked
    expect(more).toEqual([])
    const by = this.state.table.referees[0] ?? 'nobody'
    return this.takes({ kind: 'ruling', at: this.at, by, inquiry: asked?.id ?? -1, answer })
  }

  /** Something happens in the society. */
  event(event: Membership<Join>): this {
    return this.takes({ kind: 'membership', at: this.at, event })
  }

  /** Why something cannot happen in the society. */
  bars(event: Membership<Join>): RejectionFor<Ghost> {
    return this.refusal({ kind: 'membership', at: this.at, event })
  }

  /** The referee adds somebody. */
  adds(person: string): this {
    return this.event({ what: 'join', person, join: { by: 'Rex', wishes: true } })
  }

  /** Players leave the game. */
  leave(...persons: readonly string[]): this {
    return this.event({ what: 'leave', persons, from: 'game' })
  }

  /** The clock moves on; what falls due happens. */
  passes(length: Duration): this {
    this.at += length
    return this.takes({ kind: 'time', at: this.at })
  }

  /** Time goes by without an entry. */
  waits(length: Duration): this {
    this.at += length
    return this
  }

  /** Takes an entry. */
  takes(entry: EntryOf<Ghost>): this {
    const before = JSON.stringify(this.state)
    const step = ghost.apply(this.state, entry)
    if (!step.ok) throw new Error(step.error.says)
    const simulation = ghost.simulate(this.state)
    expect(simulation.apply(entry)).toBeUndefined()
    expect(simulation.snapshot()).toEqual(step.value.state)
    expect(JSON.stringify(this.state)).toBe(before)
    this.state = step.value.state
    this.posts = step.value.posts
    return this
  }

  /** Why an entry is refused. */
  refusal(entry: EntryOf<Ghost>): RejectionFor<Ghost> {
    const step = ghost.apply(this.state, entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    expect(ghost.check(this.state, entry)).toEqual(step.error)
    expect(step.error.says).toMatch(/^["“A-Z].*[.]$/s)
    return step.error
  }

  /** The ghost word, or `null`. */
  get word(): string | null {
    return this.state.own.word?.letters ?? null
  }

  /** Whose turn it is, or the stage when it is nobody's. */
  get turn(): string {
    const { now } = this.state.own
    return now.stage === 'turn' ? this.name(now.seat) : now.stage
  }

  /** Who is in the game, by seat. */
  get players(): readonly string[] {
    return this.state.table.seats
      .filter(({ presence }) => presence === 'here' || presence === 'away')
      .map(({ player }) => player)
  }

  /** Who has won; empty when nobody has, or nobody did. */
  get winners(): readonly string[] | undefined {
    return ghost.outcome(this.state)?.winners
  }

  /** The game's own announcements of the last entry. */
  get told(): readonly Post[] {
    return this.posts.map(({ post }) => post as Post)
  }

  /** The announcements of the last entry, as sentences. */
  get said(): readonly string[] {
    const names = this.state.table.seats.map(({ player }) => player)
    return this.posts.map(({ post }) => ghost.say(post, names))
  }

  /** When a deadline falls due, in days from now; `null` when it does not run. */
  due(name: string, seat: number | null = null): number | null {
    const timer = this.state.clock.timers.find((each) => each.name === name && each.seat === seat)
    return timer === undefined || timer.due === null ? null : (timer.due - this.at) / days(1)
  }

  /** The name of a seat. */
  name(seat: number): string {
    return this.state.table.seats[seat]?.player ?? `seat ${seat}`
  }

  /** What somebody sees. */
  view(viewer: Viewer): View<Ghost> {
    return ghost.view(this.state, viewer)
  }

  #move(by: string, text: string): EntryOf<Ghost> {
    const seat = seatOf(this.state.table, by)
    const read = ghost.notation.parse(text, this.view(seat < 0 ? 'referee' : seat))
    if (!read.ok) throw new Error(read.error)
    return { kind: 'move', at: this.at, by, move: read.value }
  }
}
