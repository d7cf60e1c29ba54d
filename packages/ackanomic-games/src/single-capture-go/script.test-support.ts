import { hours, type RosterEvent, type TableSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { MatchScript } from '@ackanomic/core/testing'
import { singleCaptureGo } from './game.js'
import type { LetterGrid } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import type { SingleCaptureGoReport } from './state.js'

type Options = SingleCaptureGo['Options']
type Shared = SingleCaptureGo['Shared']

/** When the matches of these tests start. */
export const START: number = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): number => START + hours(h)

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou']

/** A table of so many players with the referee Rex. */
export function tableOf(players: number, more: object = {}): TableSetup {
  const names = Array.from({ length: players }, (_, i) => NAMES[i] ?? `Player${i + 1}`)
  return { players: names, referees: ['Rex'], startedAt: START, ...more }
}

/** Whatever may happen at these tables. */
export type AnyEntry = EntryOf<SingleCaptureGo>

/** Entries, by the hour after the start. */
export const by = {
  play: (h: number, person: string, square: string): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    move: { type: 'play', square },
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: RosterEvent<null>): AnyEntry => ({
    kind: 'roster',
    at: at(h),
    event,
  }),
  leave: (h: number, ...persons: readonly string[]): AnyEntry =>
    by.society(h, { type: 'leave', persons, from: 'match' }),
  resigns: (h: number, person = 'Rex'): AnyEntry =>
    by.society(h, { type: 'referee resigns', person }),
  found: (h: number, person: string): AnyEntry =>
    by.society(h, { type: 'referee found', person, willing: true }),
  announce: (h: number, prompt = 0, person = 'Rex'): AnyEntry => ({
    kind: 'answer',
    at: at(h),
    by: person,
    prompt,
    answer: 'announce',
  }),
}

/** How a script begins. */
export interface Seating {
  /** How many players; 3 when left out. */
  readonly players?: number
  /** More about the table. */
  readonly more?: object
  /** The options. */
  readonly options?: Partial<Options>
  /** Whether the first round is still to be announced. */
  readonly early?: boolean
}

/**
 * A scripted match that stands at the beginning of round 1. Each entry is given to `check`, `apply`,
 * `applyAll` and a simulation, which must agree, whatever a test is about.
 */
export class Script extends MatchScript<SingleCaptureGo> {
  constructor({ players = 3, more = {}, options = {}, early = false }: Seating = {}) {
    super(singleCaptureGo, tableOf(players, more), options)
    if (!early) this.announced()
  }

  /** The shared part of the state of the game, which everybody may see. */
  get shared(): Shared {
    return this.state.shared
  }

  /** What happened in the last round. */
  get last(): SingleCaptureGoReport {
    if (this.shared.last === null) throw new Error('No round is over.')
    return this.shared.last
  }

  /** Hours since the start. */
  get hour(): number {
    return (this.state.clock.now - START) / hours(1)
  }

  /** When the round is over, in hours since the start; `null` where none runs. */
  get due(): number | null {
    const due = this.state.clock.timers.find(({ name }) => name === 'round')?.due ?? null
    return due === null ? null : (due - START) / hours(1)
  }

  /** Who is doomed in the last round, and why. */
  get doomed(): readonly string[] {
    return this.last.doomed.map(
      ({ seat, reasons }) => `${this.state.table.seats[seat]?.player}: ${reasons.join(', ')}`,
    )
  }

  /** Puts a drawn grid there, with which the round has begun. */
  draw(...rows: LetterGrid): this {
    const shared = { ...this.shared, grid: rows, opening: rows }
    return this.setState({ ...this.state, shared })
  }

  /** The referee announces the next round, if they are asked for it. */
  announced(): this {
    const [asked] = this.state.openPrompts
    if (asked === undefined) return this
    const [referee = ''] = this.state.table.referees
    return this.apply(by.announce(this.hour, asked.id, referee))
  }

  /** Gives plays an hour after the last entry, as `'Ann: e7'`. */
  plays(...plays: readonly string[]): this {
    const h = this.hour + 1
    for (const play of plays) {
      const [person = '', square = ''] = play.split(': ')
      this.apply(by.play(h, person, square))
    }
    return this
  }

  /** Lets the round's three days pass. */
  ends(): this {
    if (this.due === null) throw new Error('No round is under way.')
    return this.apply(by.time(this.due))
  }

  /** A whole round: announced if need be, played, over. */
  round(...plays: readonly string[]): this {
    return this.announced()
      .plays(...plays)
      .ends()
  }
}
