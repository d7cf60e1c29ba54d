import type { RosterEvent } from '../entry.js'
import type { RosterSetup } from '../game/game.js'
import type { RoleName } from '../roles.js'
import { MatchScript as AnySitting } from '../testing/match-script.js'
import { hours, type Timestamp } from '../time.js'
import type { EntryOf, ErrorFor, GameOf } from './contract.js'
import type { Errand, Errands } from './errand-types.test-support.js'
import { errands } from './errands.test-support.js'

export const START: Timestamp = Date.UTC(2026, 10, 21, 18)

export const at = (h: number): Timestamp => START + hours(h)

export const THREE: RosterSetup = {
  players: ['Ann', 'Bob', 'Cyd'],
  referees: ['Ref'],
  startedAt: START,
  census: { activePlayers: 7 },
}

type AnyEntry = EntryOf<Errands>

export const by = {
  move: (h: number, person: string, move: Errands['Move'], as?: RoleName): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    ...(as === undefined ? {} : { as }),
    move,
  }),
  run: (h: number, person: string, ...list: readonly Errand[]): AnyEntry =>
    by.move(h, person, { type: 'run', errands: list }),
  answer: (h: number, person: string | null, prompt: number, answer: unknown): AnyEntry => ({
    kind: 'answer',
    at: at(h),
    by: person,
    prompt,
    answer,
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: RosterEvent<{ readonly word: string }>): AnyEntry => ({
    kind: 'roster',
    at: at(h),
    event,
  }),
}

export class Sitting extends AnySitting<Errands> {
  constructor({
    roster = THREE,
    options,
    game = errands(),
  }: { roster?: RosterSetup; options?: unknown; game?: GameOf<Errands> } = {}) {
    super(game, roster, options)
  }

  refuses(entry: unknown): ErrorFor<Errands> {
    const error = this.errorOf(entry)
    if (!/[.]$/.test(error.message)) throw new Error(`No sentence: ${error.message}`)
    return error
  }

  get log(): readonly string[] {
    return this.state.shared.log.slice(2)
  }

  get told(): readonly string[] {
    return this.events.map(({ to, event }) => {
      const audience = typeof to === 'string' ? to : JSON.stringify(Object.values(to)[0])
      return `${audience}: ${event.type}`
    })
  }
}

export function refusedSetup(
  roster: unknown,
  options?: unknown,
  game: GameOf<Errands> = errands(),
): ErrorFor<Errands> | undefined {
  const start = game.setup(roster as RosterSetup, options)
  return start.ok ? undefined : start.error
}
