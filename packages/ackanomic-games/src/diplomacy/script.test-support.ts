import { hours, type TableSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { entriesOf, GameScript, START } from '../game-script.test-support.js'
import { diplomacy } from './game.js'
import type { Diplomacy, DiplomacyEvent } from './model.js'
import { type DiplomacyPosition, startingPosition } from './position.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

/** A table to which people enrol; Dee is to be referee, and Ackanomic has nine players. */
export const OPEN: TableSetup = {
  players: [],
  referees: ['Dee'],
  startedAt: START,
  census: { players: 9 },
}

/** Ann plays the West, Bob the East, on the map for two. */
export const TWO: TableSetup = { ...OPEN, players: ['Ann', 'Bob'] }

/** Seven players for the standard map. */
export const SEVEN: TableSetup = {
  ...OPEN,
  players: ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal'],
}

type AnyEntry = EntryOf<Diplomacy>

const entries = entriesOf<Diplomacy>()

/** Entries, by the hour after the start. */
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

/** A scripted match, by the hour after the start. */
export class Script extends GameScript<Diplomacy> {
  constructor(table: TableSetup = TWO, options: object = { variant: 'Duel' }) {
    super(diplomacy, table, options)
  }

  /** Answers the open prompt of the referee's. */
  rules(h: number, answer: unknown, referee = 'Dee'): this {
    return this.apply(this.ruling(h, answer, referee))
  }

  /** The referee opens the enrolment for so many hours. */
  opens(h: number, length: number): this {
    return this.rules(h, { length: hours(length) })
  }

  /** The referee starts the game. */
  starts(h: number, players: number | null = null): this {
    return this.rules(h, { players })
  }

  /** An answer to the open prompt. */
  ruling(h: number, answer: unknown, referee = 'Dee'): AnyEntry {
    const prompt = this.state.openPrompts[0]?.id ?? -1
    return entries.answer(h, referee, prompt, answer)
  }

  /** Draws the countries in the order of the map. */
  begins(h = 0): this {
    const of = this.state.openPrompts[0]?.question
    if (of?.kind !== 'shuffle') throw new Error('Nothing is to be drawn.')
    return this.rules(
      h,
      Array.from({ length: of.of }, (_, i) => i),
    )
  }

  /** The posts of a type of the last entry, with whom they are for. */
  told(type: DiplomacyEvent['type']): readonly (readonly [to: unknown, post: DiplomacyEvent])[] {
    return this.events.flatMap(({ to, event }) =>
      event.type === type ? [[to, event as DiplomacyEvent] as const] : [],
    )
  }

  /** Where the units of a power stand. */
  units(power: string): readonly string[] {
    const { position } = this.state.shared
    return (position?.units ?? [])
      .flatMap((unit) => (unit.power === power ? [`${unit.kind} ${unit.at}`] : []))
      .sort()
  }
}

/** Ann's West and Bob's East have just begun, on the map for two. */
export function duel(options: object = {}): Script {
  return new Script(TWO, { variant: 'Duel', ...options }).begins()
}

/** Seven have just begun on the standard map, in the order of the map. */
export function seven(options: object = {}): Script {
  return new Script(SEVEN, options).begins()
}

/** The position at the start of the map for two, with centres given to powers. */
export function holding(owners: Readonly<Record<string, string>>): DiplomacyPosition {
  const start = startingPosition(DIPLOMACY_DUEL)
  return { ...start, owners: { ...start.owners, ...owners } }
}

/** The position at the start of the standard map, with so many of all centres for each power. */
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
