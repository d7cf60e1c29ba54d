import { hours, type RosterSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { entriesOf, GameScript, START } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import type { Diplomacy, DiplomacyEvent } from './model.js'
import { type DiplomacyPosition, startingPosition } from './position.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

export const OPEN: RosterSetup = {
  players: [],
  referees: ['Dee'],
  startedAt: START,
  census: { players: 9 },
}

export const TWO: RosterSetup = { ...OPEN, players: ['Ann', 'Bob'] }

export const SEVEN: RosterSetup = {
  ...OPEN,
  players: ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal'],
}

type AnyEntry = EntryOf<Diplomacy>

const entries = entriesOf<Diplomacy>()

export const by = {
  ...entries,
  orders: (h: number, person: string, ...orders: readonly string[]): AnyEntry =>
    entries.move(h, person, { type: 'orders', orders }),
  ready: (h: number, person: string, ready = true): AnyEntry =>
    entries.move(h, person, { type: 'ready', ready }),
  extend: (h: number, length: number, who = 'Dee'): AnyEntry =>
    entries.move(h, who, { type: 'extend', length: hours(length) }),
  enrol: (h: number, person: string): AnyEntry =>
    entries.roster(h, {
      type: 'join',
      person,
      join: { email: `${person.toLowerCase()}@example.org` },
    }),
  vacation: (h: number, person: string): AnyEntry =>
    entries.roster(h, { type: 'vacation', person }),
  back: (h: number, person: string): AnyEntry => entries.roster(h, { type: 'return', person }),
  offer: (h: number, person: string, place: string): AnyEntry =>
    entries.move(h, person, { type: 'offer', for: place }),
  yes: (h: number, person: string, place: string, who = 'Dee'): AnyEntry =>
    entries.move(h, who, { type: 'acknowledge', person, for: place }),
  speaker: (h: number, person: string, place: string, who = 'Sid'): AnyEntry =>
    entries.move(h, who, { type: 'acknowledge', person, for: place }, 'speaker'),
  claim: (h: number, person: string, ...group: readonly string[]): AnyEntry =>
    entries.move(h, person, { type: 'claim', group }),
  correct: (h: number, position: DiplomacyPosition, who = 'Dee'): AnyEntry =>
    entries.move(h, who, { type: 'correct', position }),
}

export class Script extends GameScript<Diplomacy> {
  constructor(roster: RosterSetup = TWO, options: object = { variant: 'Duel' }) {
    super(diplomacy, roster, options)
  }

  rules(h: number, answer: unknown, referee = 'Dee'): this {
    return this.apply(this.ruling(h, answer, referee))
  }

  opens(h: number, length: number): this {
    return this.rules(h, { length: hours(length) })
  }

  starts(h: number, players: number | null = null): this {
    return this.rules(h, { players })
  }

  ruling(h: number, answer: unknown, referee = 'Dee'): AnyEntry {
    const prompt = this.state.openPrompts[0]?.id ?? -1
    return entries.answer(h, referee, prompt, answer)
  }

  begins(h = 0): this {
    const of = this.state.openPrompts[0]?.question
    if (of?.kind !== 'shuffle') throw new Error('Nothing is to be drawn.')
    return this.rules(
      h,
      Array.from({ length: of.of }, (_, i) => i),
    )
  }

  /** Returns the last entry’s events of a type, with their recipients. */
  told(type: DiplomacyEvent['type']): readonly (readonly [to: unknown, event: DiplomacyEvent])[] {
    return this.events.flatMap(({ to, event }) =>
      event.type === type ? [[to, event as DiplomacyEvent] as const] : [],
    )
  }

  units(power: string): readonly string[] {
    const { position } = this.state.shared
    return (position?.units ?? [])
      .flatMap((unit) => (unit.power === power ? [`${unit.kind} ${unit.at}`] : []))
      .sort()
  }
}

export function duel(options: object = {}): Script {
  return new Script(TWO, { variant: 'Duel', ...options }).begins()
}

export function seven(options: object = {}): Script {
  return new Script(SEVEN, options).begins()
}

export function holding(owners: Readonly<Record<string, string>>): DiplomacyPosition {
  const start = startingPosition(DIPLOMACY_DUEL)
  return { ...start, owners: { ...start.owners, ...owners } }
}

export function sharing(counts: Readonly<Record<string, number>>): DiplomacyPosition {
  const start = startingPosition(DIPLOMACY_STANDARD)
  const centres = Object.keys(DIPLOMACY_STANDARD.provinces).filter(
    (id) => DIPLOMACY_STANDARD.provinces[id]?.centre === true,
  )
  const owners: Record<string, string> = {}
  for (const [power, count] of Object.entries(counts)) {
    for (const centre of centres.splice(0, count)) owners[centre] = power
  }
  return { ...start, owners }
}
