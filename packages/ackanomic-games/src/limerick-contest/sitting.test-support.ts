import {
  type EntryOf,
  hours,
  type Membership,
  type Office,
  type PostOf,
  type RejectionFor,
  type State,
  type TableSetup,
} from '@ackanomic/core'
import { difference } from '@ackanomic/core/testing'
import { type LimerickContest, limerickContest, type Move, type Options } from './index.js'

/** When the contests of these tests start. */
export const START: number = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): number => START + hours(h)

/** Ann and Bob, with Tab in the office of Count Tabula. */
export const TABLE: TableSetup = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: START }

/** Whatever may happen in a contest. */
export type AnyEntry = EntryOf<LimerickContest>

/** Entries, by the hour after the start. */
export const by = {
  move: (h: number, person: string, move: Move, as?: Office): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    ...(as === undefined ? {} : { as }),
    move,
  }),
  post: (h: number, person: string, limerick = `A limerick by ${person}`): AnyEntry =>
    by.move(h, person, { type: 'post', limerick }),
  vote: (h: number, person: string, seat: number): AnyEntry =>
    by.move(h, person, { type: 'vote', for: seat }),
  praise: (h: number, person: string, of: number, text = 'How nice!'): AnyEntry =>
    by.move(h, person, { type: 'praise', of, text }, 'poet laureate'),
  find: (h: number, person: string, of: number): AnyEntry =>
    by.move(h, person, { type: 'find', of }),
  rule: (h: number, inquiry: number, answer: unknown, person = 'Tab'): AnyEntry => ({
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
  away: (h: number, person: string, substitute?: string): AnyEntry =>
    by.society(h, {
      what: 'vacation',
      person,
      ...(substitute === undefined ? {} : { substitute: { person: substitute, agrees: true } }),
    }),
}

/**
 * A scripted contest. Each entry is given to `check`, `apply`, `applyAll` and a simulation, which
 * must agree, whatever a test is about.
 */
export class Sitting {
  state: State<LimerickContest>
  posts: readonly PostOf<LimerickContest>[]

  constructor(options: Partial<Options> = {}, more: object = {}) {
    const start = limerickContest.setup({ ...TABLE, ...more }, options)
    if (!start.ok) throw new Error(start.error.says)
    this.state = start.value.state
    this.posts = start.value.posts
  }

  /** A contest in which Ann has posted after an hour, and Bob after two. */
  static voting(options: Partial<Options> = {}, more: object = {}): Sitting {
    return new Sitting(options, more).takes(by.post(1, 'Ann'), by.post(2, 'Bob'))
  }

  /** Gives entries that are taken. */
  takes(...entries: readonly AnyEntry[]): this {
    for (const entry of entries) {
      const step = this.#tried(entry)
      if (!step.ok) throw new Error(step.error.says)
      this.state = step.value.state
      this.posts = step.value.posts
    }
    return this
  }

  /** Gives an entry that is refused, and answers why. */
  refuses(entry: unknown): RejectionFor<LimerickContest> {
    const step = this.#tried(entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    return step.error
  }

  /** Lets voting end, and tells who is Poet Laureate. */
  counts(laureate: string | null = null): this {
    const due = this.state.clock.timers.find(({ name }) => name === 'voting')?.due
    if (due === undefined || due === null) throw new Error('There is no voting.')
    this.takes({ kind: 'time', at: due })
    const [asked] = this.state.asked
    if (asked?.name !== 'laureate') return this
    const person = this.state.table.referees[0] ?? ''
    const ruling = { kind: 'ruling', at: due, by: person, inquiry: asked.id } as const
    return this.takes({ ...ruling, answer: laureate })
  }

  /** The announcements of the last entry as text, with whom they are for. */
  get told(): readonly string[] {
    const names = this.state.table.seats.map(({ player }) => player)
    return this.posts.map(({ to, post }) => {
      const audience = typeof to === 'string' ? to : 'seat' in to ? `seat ${to.seat}` : to.person
      return `${audience}: ${limerickContest.say(post, names)}`
    })
  }

  #tried(entry: unknown): ReturnType<typeof limerickContest.apply> {
    const before = JSON.stringify(this.state)
    const step = limerickContest.apply(this.state, entry)
    const simulation = limerickContest.simulate(this.state)
    const simulated = simulation.apply(entry)
    const refusal = limerickContest.check(this.state, entry)
    same('the state before', JSON.stringify(this.state), before)
    same('what check says', refusal, step.ok ? undefined : step.error)
    same('what the simulation says', simulated, refusal)
    same('the simulated state', simulation.snapshot(), step.ok ? step.value.state : this.state)
    if (step.ok) {
      const all = limerickContest.applyAll(this.state, [entry])
      same('the state of applyAll', all, { ok: true, value: step.value.state })
    }
    return step
  }
}

function same(what: string, found: unknown, wanted: unknown): void {
  const differs = difference(found, wanted)
  if (differs !== undefined) throw new Error(`${what} differs ${differs}`)
}
