import type { Membership, Office } from '../entry.js'
import { difference } from '../testing/difference.js'
import { hours, type Moment } from '../time.js'
import type { State } from './bundle.js'
import type { EntryOf, Game, RejectionFor, Step, TableSetup } from './contract.js'
import type { Errand, Errands } from './errands.test-support.js'
import { errands } from './errands.test-support.js'
import type { PostOf } from './post.js'

/** When the matches of these tests start. */
export const START: Moment = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): Moment => START + hours(h)

/** Three at a table with a referee, in a society of seven active players. */
export const THREE: TableSetup = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Ref'],
  startedAt: START,
  census: { activePlayers: 7 },
}

type AnyEntry = EntryOf<Errands>

/** Entries, by the hour after the start. */
export const by = {
  move: (h: number, person: string, move: Errands['Move'], as?: Office): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    ...(as === undefined ? {} : { as }),
    move,
  }),
  run: (h: number, person: string, ...list: readonly Errand[]): AnyEntry =>
    by.move(h, person, { type: 'run', errands: list }),
  ruling: (h: number, person: string | null, inquiry: number, answer: unknown): AnyEntry => ({
    kind: 'ruling',
    at: at(h),
    by: person,
    inquiry,
    answer,
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: Membership<{ readonly word: string }>): AnyEntry => ({
    kind: 'membership',
    at: at(h),
    event,
  }),
}

/**
 * A match of the toy game, told entry by entry. Each entry is given to `check`, `apply`, `applyAll`
 * and a simulation, which must agree, whatever a test is about.
 */
export class Sitting {
  readonly game: Game<Errands>
  state: State<Errands>
  posts: readonly PostOf<Errands>[]

  constructor({
    table = THREE,
    options,
    game = errands(),
  }: { table?: TableSetup; options?: unknown; game?: Game<Errands> } = {}) {
    this.game = game
    const { state, posts } = begun(game, table, options)
    this.state = state
    this.posts = posts
  }

  /** Gives entries that are taken, one after another. */
  takes(...entries: readonly unknown[]): this {
    for (const entry of entries) {
      const step = this.#tried(entry)
      if (!step.ok) throw new Error(step.error.says)
      this.state = step.value.state
      this.posts = step.value.posts
    }
    return this
  }

  /** Gives an entry that is refused, and answers why. */
  refuses(entry: unknown): RejectionFor<Errands> {
    const step = this.#tried(entry)
    if (step.ok) throw new Error(`It was not refused: ${JSON.stringify(entry)}`)
    if (!/[.]$/.test(step.error.says)) throw new Error(`No sentence: ${step.error.says}`)
    return step.error
  }

  /** What the toy game wrote down since the start. */
  get log(): readonly string[] {
    return this.state.own.log.slice(2)
  }

  /** The types of the announcements of the last entry, with whom they were for. */
  get told(): readonly string[] {
    return this.posts.map(({ to, post }) => {
      const audience = typeof to === 'string' ? to : JSON.stringify(Object.values(to)[0])
      return `${audience}: ${post.type}`
    })
  }

  #tried(entry: unknown): ReturnType<Game<Errands>['apply']> {
    const before = JSON.stringify(this.state)
    const sent = JSON.stringify(entry)
    const refusal = this.game.check(this.state, entry)
    const step = this.game.apply(this.state, entry)
    const all = this.game.applyAll(this.state, [entry])
    const simulation = this.game.simulate(this.state)
    const simulated = simulation.apply(entry)
    same('the state before', JSON.stringify(this.state), before)
    same('the entry', JSON.stringify(entry), sent)
    if (step.ok) {
      const { state, posts } = step.value
      same('what check says', refusal, undefined)
      same('what the simulation says', simulated, undefined)
      same('the simulated state', simulation.snapshot(), state)
      same('the state of applyAll', all, { ok: true, value: state })
      same('the state through JSON', JSON.parse(JSON.stringify(state)), state)
      if (!isFrozen(state) || !isFrozen(posts)) throw new Error('Something is not frozen.')
    } else {
      same('what check says', refusal, step.error)
      same('what the simulation says', simulated, step.error)
      same('the simulated state', simulation.snapshot(), this.state)
      same('the refusal of applyAll', all, {
        ok: false,
        error: { index: 0, rejection: step.error },
      })
    }
    return step
  }
}

function begun(game: Game<Errands>, table: TableSetup, options?: unknown): Step<Errands> {
  const start = options === undefined ? game.setup(table) : game.setup(table, options)
  if (!start.ok) throw new Error(start.error.says)
  return start.value
}

/** Why a set-up is refused, or `undefined`. */
export function refusedSetup(
  table: unknown,
  options?: unknown,
  game: Game<Errands> = errands(),
): RejectionFor<Errands> | undefined {
  const start = game.setup(table as TableSetup, options)
  return start.ok ? undefined : start.error
}

function isFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isFrozen)
}

function same(what: string, found: unknown, wanted: unknown): void {
  const differs = difference(found, wanted)
  if (differs !== undefined) throw new Error(`${what} differs ${differs}`)
}
