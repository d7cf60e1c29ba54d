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
import { doubleCrash } from './game.js'
import type { DoubleCrash, Move } from './types.js'
import { exchangeOf, isSalvoRound, linesOf, salvoSizeOf } from './words.js'

/** When the instances of the tests start. */
export const START: Moment = Date.UTC(2026, 10, 21)

/** Words that never crash with the Target Words of the tests. */
const MISSES = ['QQQQQ', 'XXXXX', 'JJJJJ', 'VVVVV', 'KKKKK', 'ZZZZZ'] as const

/** A Salvo of so many words that miss, with other words in some places, from 1. */
export function salvo(size: number, words: Readonly<Record<number, string>> = {}): Move {
  return { type: 'salvo', words: MISSES.slice(0, size).map((word, i) => words[i + 1] ?? word) }
}

/** A match that is played entry by entry, each of them put to both speeds. */
export class Sitting {
  state: State<DoubleCrash>
  posts: readonly PostOf<DoubleCrash>[]
  at: Moment = START

  constructor(options: unknown = {}, table: Partial<TableSetup> = {}) {
    const start = doubleCrash.setup(
      { players: ['Ann', 'Bob'], referees: [], startedAt: START, ...table },
      options,
    )
    if (!start.ok) throw new Error(start.error.says)
    this.state = start.value.state
    this.posts = start.value.posts
  }

  /** Makes a move, given or written as a player would. */
  plays(by: string, move: Move | string): this {
    return this.takes(this.#move(by, move))
  }

  /** Why a move is refused. */
  refuses(by: string, move: Move | string): RejectionFor<DoubleCrash> {
    return this.refusal(this.#move(by, move))
  }

  /** Both choose: HEART is Ann's Target Word, and SWORD is Bob's, if nothing else is said. */
  chosen(ann = 'HEART', bob = 'SWORD'): this {
    return this.plays('Ann', { type: 'target', word: ann }).plays('Bob', {
      type: 'target',
      word: bob,
    })
  }

  /** The Salvos of the round, Ann's first; they miss but for the words given by their places. */
  salvos(
    ann: Readonly<Record<number, string>> = {},
    bob: Readonly<Record<number, string>> = {},
  ): this {
    const size = salvoSizeOf(this.state.own.round)
    return this.plays('Ann', salvo(size, ann)).plays('Bob', salvo(size, bob))
  }

  /** An honest Reply, but for the numbers given by their places. */
  replies(by: string, wrong: Readonly<Record<number, number>> = {}): this {
    return this.plays(by, this.reply(by, wrong))
  }

  /** The honest Reply of a player, but for the numbers given by their places. */
  reply(by: string, wrong: Readonly<Record<number, number>> = {}): Move {
    const seat = seatOf(this.state.table, by)
    const fired = exchangeOf(this.state.own)?.salvos[1 - seat] ?? []
    const lines = linesOf(fired, this.state.secret[seat]?.target ?? '')
    return {
      type: 'reply',
      lines: lines.map((line, i) => ({ ...line, crashes: wrong[i + 1] ?? line.crashes })),
    }
  }

  /** Plays on, honestly and without a hit, until a round begins. */
  until(round: number): this {
    while (this.state.own.round < round) {
      if (isSalvoRound(this.state.own.round)) this.salvos()
      else this.replies('Ann').replies('Bob')
    }
    return this
  }

  /** Chooses and plays on until a round begins. */
  reach(round: number): this {
    return this.chosen().until(round)
  }

  /** Ann hits Bob's Target Word in the first Salvo: she is tentative winner. */
  annHits(): this {
    return this.chosen().salvos({ 1: 'SWORD' }).replies('Ann').replies('Bob')
  }

  /** The host answers the first open inquiry. */
  rules(answer: unknown): this {
    const inquiry = this.state.asked[0]?.id ?? -1
    return this.takes({ kind: 'ruling', at: this.at, by: null, inquiry, answer })
  }

  /** Something happens in the society. */
  event(event: Membership<null>): this {
    return this.takes({ kind: 'membership', at: this.at, event })
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
  takes(entry: EntryOf<DoubleCrash>): this {
    const before = JSON.stringify(this.state)
    const step = doubleCrash.apply(this.state, entry)
    if (!step.ok) throw new Error(step.error.says)
    const simulation = doubleCrash.simulate(this.state)
    expect(simulation.apply(entry)).toBeUndefined()
    expect(simulation.snapshot()).toEqual(step.value.state)
    expect(JSON.stringify(this.state)).toBe(before)
    this.state = step.value.state
    this.posts = step.value.posts
    return this
  }

  /** Why an entry is refused. */
  refusal(entry: EntryOf<DoubleCrash>): RejectionFor<DoubleCrash> {
    const step = doubleCrash.apply(this.state, entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    expect(doubleCrash.check(this.state, entry)).toEqual(step.error)
    return step.error
  }

  /** The number of the round. */
  get round(): number {
    return this.state.own.round
  }

  /** Who has won; empty when nobody did, `undefined` while the game goes on. */
  get winners(): readonly string[] | undefined {
    return doubleCrash.outcome(this.state)?.winners
  }

  /** Who is the tentative winner, and why. */
  get tentative(): string | null {
    const { tentative } = this.state.own
    return tentative === null ? null : `${['Ann', 'Bob'][tentative.winner]}: ${tentative.because}`
  }

  /** The announcements of the last entry, as sentences, each with whom it was told to. */
  get told(): readonly string[] {
    return this.posts.map(({ to, post }) => {
      const whom = typeof to === 'string' ? to : 'seat' in to ? `seat ${to.seat}` : to.person
      return `${whom}: ${doubleCrash.say(post, ['Ann', 'Bob'])}`
    })
  }

  /** When a deadline falls due, in days from now; `null` when it does not run. */
  due(name: 'round' | 'examination'): number | null {
    const due = this.state.clock.timers.find((timer) => timer.name === name)?.due ?? null
    return due === null ? null : (due - this.at) / days(1)
  }

  /** What somebody sees. */
  view(viewer: Viewer): View<DoubleCrash> {
    return doubleCrash.view(this.state, viewer)
  }

  #move(by: string, move: Move | string): EntryOf<DoubleCrash> {
    if (typeof move !== 'string') return { kind: 'move', at: this.at, by, move }
    const read = doubleCrash.notation.parse(move, this.view(seatOf(this.state.table, by)))
    if (!read.ok) throw new Error(read.error)
    return { kind: 'move', at: this.at, by, move: read.value }
  }
}
