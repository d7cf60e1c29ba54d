import {
  days,
  hours,
  type RoleName,
  type RosterEvent,
  type RosterSetup,
  type Timestamp,
} from '@ackanomic/core'
import type { EntryOf, ErrorFor, GameTypes } from '@ackanomic/core/engine'
import { MatchScript } from '@ackanomic/core/testing'
import { createBooks, recordResult } from '@ackanomic/society'

export const START: Timestamp = Date.UTC(2026, 10, 21)

export const at = (h: number): Timestamp => START + hours(h)

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou']

/** Returns a table with some players and the referee Rex. */
export function rosterOf(players: number, more: Partial<RosterSetup> = {}): RosterSetup {
  const names = Array.from({ length: players }, (_, i) => NAMES[i] ?? `Player${i + 1}`)
  return { players: names, referees: ['Rex'], startedAt: START, ...more }
}

export interface Seating<T extends GameTypes> {
  readonly players?: number
  readonly more?: Partial<RosterSetup>
  readonly options?: Partial<T['Options']>
}

/** The kinds of entries that every game has; `h` is a number of hours after the start. */
export interface Entries<T extends GameTypes> {
  readonly move: (h: number, person: string, move: T['Move'], as?: RoleName) => EntryOf<T>
  /** An answer to the prompt with an id; the host's if the person is `null`. */
  readonly answer: (h: number, person: string | null, prompt: number, answer: unknown) => EntryOf<T>
  readonly time: (h: number) => EntryOf<T>
  readonly roster: (h: number, event: RosterEvent<T['Join']>) => EntryOf<T>
  /** People leave the match together. */
  readonly leave: (h: number, ...persons: readonly string[]) => EntryOf<T>
  /** A referee resigns. Default: Rex. */
  readonly resigns: (h: number, person?: string) => EntryOf<T>
  /** A willing person becomes the referee. */
  readonly found: (h: number, person: string) => EntryOf<T>
}

export function entriesOf<T extends GameTypes>(): Entries<T> {
  const roster: Entries<T>['roster'] = (h, event) => ({ kind: 'roster', at: at(h), event })
  return {
    move: (h, person, move, as) => ({
      kind: 'move',
      at: at(h),
      by: person,
      ...(as === undefined ? {} : { as }),
      move,
    }),
    answer: (h, person, prompt, answer) => ({
      kind: 'answer',
      at: at(h),
      by: person,
      prompt,
      answer,
    }),
    time: (h) => ({ kind: 'time', at: at(h) }),
    roster,
    leave: (h, ...persons) => roster(h, { type: 'leave', persons, from: 'match' }),
    resigns: (h, person = 'Rex') => roster(h, { type: 'refereeResigns', person }),
    found: (h, person) => roster(h, { type: 'refereeFound', person, willing: true }),
  }
}

/** Returns a plain copy with one part changed, such as `shared.round`. */
export function changed(value: unknown, path: string, part: unknown): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(value))
  const steps = path.split('.')
  const [last = ''] = steps.splice(-1)
  const whole = steps.reduce((each, step) => Reflect.get(Object(each), step), copy)
  Reflect.set(Object(whole), last, part)
  return copy
}

/** A match in a test, with steps that several games need. */
export class GameScript<T extends GameTypes> extends MatchScript<T> {
  get shared(): T['Shared'] {
    return this.state.shared
  }

  /** The position as plain JSON, as a caller would give it. */
  get position(): object {
    const { shared, secret, hidden } = this.state
    return JSON.parse(JSON.stringify({ shared, secret, hidden }))
  }

  get hour(): number {
    return (this.state.clock.now - START) / hours(1)
  }

  get ownEvents(): readonly T['Event'][] {
    return this.events.map(({ event }) => event as T['Event'])
  }

  /** Makes a move, given or written as a player would. */
  plays(by: string, move: T['Move'] | string, as?: RoleName): this {
    return this.apply(this.#entryOf(by, move, as) as EntryOf<T>)
  }

  /** Makes a move that must be refused, and returns the error. */
  refuses(by: string, move: unknown, as?: RoleName): ErrorFor<T> {
    return this.errorOf(this.#entryOf(by, move, as))
  }

  answers(answer: unknown): this {
    const [asked, ...more] = this.state.openPrompts
    if (more.length > 0) throw new Error('More than one prompt is open.')
    return this.apply(this.answerEntry(asked?.name ?? '', answer))
  }

  put(shared: Partial<T['Shared']>): this {
    return this.setState({ ...this.state, shared: { ...this.shared, ...shared } })
  }

  /** Returns the days until a deadline, or `null` if it does not run. */
  due(name?: string, seat: number | null = null): number | null {
    const due = this.deadline(name, seat)
    return due === null ? null : (due - this.at) / days(1)
  }

  expire(name: string): this {
    const due = this.deadline(name)
    if (due === null) throw new Error(`The deadline "${name}" does not run.`)
    return this.apply({ kind: 'time', at: due })
  }

  /** Returns the time of a deadline, by default the first, or `null` if it does not run. */
  deadline(name?: string, seat: number | null = null): Timestamp | null {
    const { timers } = this.state.clock
    const timer =
      name === undefined
        ? timers[0]
        : timers.find((each) => each.name === name && each.seat === seat)
    return timer?.due ?? null
  }

  #entryOf(by: string, move: unknown, as?: RoleName) {
    const entry =
      typeof move === 'string' ? this.moveEntry(by, move) : { kind: 'move', at: this.at, by, move }
    return as === undefined ? entry : { ...entry, as }
  }
}

/** The society's bookings for a finished match: whether a Trophy is given, and amounts. */
export function bookingsOf<T extends GameTypes>(
  game: string,
  { state: { roster, outcome } }: MatchScript<T>,
): readonly unknown[] {
  if (outcome === null) return ['it goes on']
  const booking = recordResult(createBooks(), {
    game,
    match: 'a test',
    startedAt: START,
    starters: roster.starters,
    players: roster.everPlayed,
    referees: roster.referees,
    refereesMayPlay: false,
    duel: roster.duel !== null,
    exhibition: roster.exhibition,
    outcome,
  })
  if (!booking.ok) return [booking.error.message]
  return booking.value.lines.map((line) => (line.kind === 'trophy' ? line.given : line.booked))
}
