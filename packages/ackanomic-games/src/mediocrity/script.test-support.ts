import { hours, type RosterEvent, type TableSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { MatchScript } from '@ackanomic/core/testing'
import {
  type Mediocrity,
  type MediocrityRound,
  type MediocrityShared,
  mediocrity,
} from './index.js'

/** When the matches of these tests start. */
const START: number = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): number => START + hours(h)

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus']

/** A table of so many players; Ackanomic has twelve. */
export function tableOf(players: number, more: object = {}): TableSetup {
  return {
    players: NAMES.slice(0, players),
    referees: [],
    startedAt: START,
    census: { players: 12 },
    ...more,
  }
}

/** Whatever may happen at these tables. */
export type AnyEntry = EntryOf<Mediocrity>

/** Entries, by the hour after the start. */
export const by = {
  move: (h: number, person: string, move: Mediocrity['Move']): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    move,
  }),
  begin: (h: number, person: string): AnyEntry => by.move(h, person, { type: 'begin' }),
  send: (h: number, person: string, number: number): AnyEntry =>
    by.move(h, person, { type: 'send', number }),
  result: (h: number, person: string): AnyEntry => by.move(h, person, { type: 'result' }),
  draw: (h: number, person: string | null, prompt: number, answer: unknown): AnyEntry => ({
    kind: 'answer',
    at: at(h),
    by: person,
    prompt,
    answer,
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: RosterEvent<null>): AnyEntry => ({
    kind: 'roster',
    at: at(h),
    event,
  }),
  leave: (h: number, ...persons: readonly string[]): AnyEntry =>
    by.society(h, { type: 'leave', persons, from: 'match' }),
}

/** How a script begins. */
export interface Seating {
  /** How many players; 3 when left out. */
  readonly players?: number
  /** More about the table. */
  readonly more?: object
  /** The options. */
  readonly options?: Partial<Mediocrity['Options']>
  /** Whether the player numbers are being drawn; else they are those of the seats. */
  readonly drawn?: boolean
}

/**
 * A scripted match; player numbers are 1, 2, 3 … by seat unless they are drawn.
 */
export class Script extends MatchScript<Mediocrity> {
  constructor({ players = 3, more = {}, options = {}, drawn = false }: Seating = {}) {
    const numbers = Array.from({ length: players }, (_, seat) => seat + 1)
    const given = drawn ? options : { numbers, ...options }
    super(mediocrity, tableOf(players, more), given)
  }

  /** The hour of the last entry. */
  get hour(): number {
    return (this.state.clock.now - START) / hours(1)
  }

  /** The shared part of the state of the game, which everybody may see. */
  get shared(): MediocrityShared {
    return this.state.shared
  }

  /** A whole round by its Moderator: the numbers by seat, `null` for who sends none. */
  round(numbers: readonly (number | null)[]): this {
    const h = this.hour
    const { holder } = this.state.table.seats[this.shared.moderator ?? 0] ?? {}
    const moderator = holder ?? ''
    this.apply(by.begin(h, moderator))
    numbers.forEach((number, seat) => {
      const sender = this.state.table.seats[seat]?.holder ?? ''
      if (number !== null) this.apply(by.send(h, sender, number))
    })
    return this.apply(by.result(h + 72, moderator))
  }

  /** Puts Gamepoints there, by seat, and as many rounds in which they were made. */
  scores(...scores: readonly number[]): this {
    const { seats } = this.state.table
    // One more, after which the turn is where it was.
    const moderator = (seats.length + (this.shared.moderator ?? 0) - 1) % seats.length
    const numbers = seats.map((_, seat) => (seat === moderator ? null : 1))
    const last: MediocrityRound = { moderator, ended: 'result', numbers, drawn: [], scorer: null }
    const rounds = scores.reduce((sum, score) => sum + score, 1)
    return this.setState({ ...this.state, shared: { ...this.shared, rounds, scores, last } })
  }
}
