import {
  type EntryOf,
  hours,
  type Membership,
  type PostOf,
  type RejectionFor,
  type State,
  type TableSetup,
} from '@ackanomic/core'
import { difference } from '@ackanomic/core/testing'
import { type Mediocrity, type Move, mediocrity, type Options, type Own } from './index.js'

/** When the matches of these tests start. */
export const START: number = Date.UTC(2026, 10, 21, 18)

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
  move: (h: number, person: string, move: Move): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    move,
  }),
  begin: (h: number, person: string): AnyEntry => by.move(h, person, { type: 'begin' }),
  send: (h: number, person: string, number: number): AnyEntry =>
    by.move(h, person, { type: 'send', number }),
  result: (h: number, person: string): AnyEntry => by.move(h, person, { type: 'result' }),
  draw: (h: number, person: string | null, inquiry: number, answer: unknown): AnyEntry => ({
    kind: 'ruling',
    at: at(h),
    by: person,
    inquiry,
    answer,
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: Membership<null>): AnyEntry => ({
    kind: 'membership',
    at: at(h),
    event,
  }),
  leave: (h: number, ...persons: readonly string[]): AnyEntry =>
    by.society(h, { what: 'leave', persons, from: 'game' }),
}

/** How a sitting begins. */
export interface Seating {
  /** How many players; 3 when left out. */
  readonly players?: number
  /** More about the table. */
  readonly more?: object
  /** The options. */
  readonly options?: Partial<Options>
  /** Whether the player numbers are drawn; else they are those of the seats. */
  readonly drawn?: boolean
}

/**
 * A scripted match; player numbers are 1, 2, 3 … by seat unless they are drawn. Each entry is given
 * to `check`, `apply`, `applyAll` and a simulation, which must agree, whatever a test is about.
 */
export class Sitting {
  state: State<Mediocrity>
  posts: readonly PostOf<Mediocrity>[]
  /** The hour of the last entry. */
  hour = 0

  constructor({ players = 3, more = {}, options = {}, drawn = false }: Seating = {}) {
    const numbers = Array.from({ length: players }, (_, seat) => seat + 1)
    const given = drawn ? options : { numbers, ...options }
    const start = mediocrity.setup(tableOf(players, more), given)
    if (!start.ok) throw new Error(start.error.says)
    this.state = start.value.state
    this.posts = start.value.posts
  }

  /** What everybody may see of the game. */
  get own(): Own {
    return this.state.own
  }

  /** Gives entries that are taken. */
  takes(...entries: readonly AnyEntry[]): this {
    for (const entry of entries) {
      const step = this.#tried(entry)
      if (!step.ok) throw new Error(step.error.says)
      this.state = step.value.state
      this.posts = step.value.posts
      this.hour = (this.state.clock.now - START) / hours(1)
    }
    return this
  }

  /** Gives an entry that is refused, and answers why. */
  refuses(entry: unknown): RejectionFor<Mediocrity> {
    const step = this.#tried(entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    return step.error
  }

  /** A whole round by its Moderator: the numbers by seat, `null` for who sends none. */
  round(numbers: readonly (number | null)[]): this {
    const h = this.hour
    const { holder } = this.state.table.seats[this.own.moderator ?? 0] ?? {}
    const moderator = holder ?? ''
    this.takes(by.begin(h, moderator))
    numbers.forEach((number, seat) => {
      const sender = this.state.table.seats[seat]?.holder ?? ''
      if (number !== null) this.takes(by.send(h, sender, number))
    })
    return this.takes(by.result(h + 72, moderator))
  }

  /** Puts Gamepoints there, by seat. */
  scores(...scores: readonly number[]): this {
    const none = this.state.table.seats.map(() => null)
    const rounds = scores.flatMap((score, scorer) =>
      Array.from({ length: score }, () => ({
        moderator: 0,
        ended: 'result' as const,
        numbers: none,
        drawn: [],
        scorer,
      })),
    )
    this.state = JSON.parse(JSON.stringify({ ...this.state, own: { ...this.own, rounds } }))
    return this
  }

  /** The announcements of the last entry as text, with whom they are for. */
  get told(): readonly string[] {
    const names = this.state.table.seats.map(({ player }) => player)
    return this.posts.map(({ to, post }) => {
      const audience = typeof to === 'string' ? to : `seat ${'seat' in to ? to.seat : to.person}`
      return `${audience}: ${mediocrity.say(post, names)}`
    })
  }

  #tried(entry: unknown): ReturnType<typeof mediocrity.apply> {
    const before = JSON.stringify(this.state)
    const step = mediocrity.apply(this.state, entry)
    const simulation = mediocrity.simulate(this.state)
    const simulated = simulation.apply(entry)
    const refusal = mediocrity.check(this.state, entry)
    same('the state before', JSON.stringify(this.state), before)
    same('what check says', refusal, step.ok ? undefined : step.error)
    same('what the simulation says', simulated, refusal)
    same('the simulated state', simulation.snapshot(), step.ok ? step.value.state : this.state)
    if (step.ok) {
      const all = mediocrity.applyAll(this.state, [entry])
      same('the state of applyAll', all, { ok: true, value: step.value.state })
    }
    return step
  }
}

function same(what: string, found: unknown, wanted: unknown): void {
  const differs = difference(found, wanted)
  if (differs !== undefined) throw new Error(`${what} differs ${differs}`)
}
