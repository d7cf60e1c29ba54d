import { days, type RosterSetup } from '@ackanomic/core'
import type { EntryOf, ErrorFor } from '@ackanomic/core/engine'
import { GameScript, START } from '../game-script.test-support.js'
import { rustyLantern } from './game.js'
import type { RustyLantern } from './model.js'
import type { MENTIONS } from './schema.js'
import type { RustyLanternDenial } from './tale.js'

export const TEXT: string = Array.from({ length: 12 }, (_, i) => `Line ${i + 1}.`).join('\n')

export interface Laid {
  readonly players?: readonly string[]
  /** The number of cards that the Barkeep brings: c1, c2 and so on; 0 leaves the prompt open. */
  readonly cards?: number
  /** The first player; `null` leaves it to the Barkeep. */
  readonly first?: string | null
  readonly options?: unknown
  readonly roster?: Partial<RosterSetup>
}

/** A tale told entry by entry by Moe: Ann holds c1 to c7, Bob c8 to c14, Cyd c15 to c21. */
export class Script extends GameScript<RustyLantern> {
  /** Whether cards are dealt at once. */
  deals = true

  constructor({ players, cards = 60, first = 'Ann', options, roster }: Laid = {}) {
    const setup = { players: players ?? ['Ann', 'Bob', 'Cyd'], referees: ['Moe'], startedAt: START }
    super(rustyLantern, { ...setup, ...roster }, options)
    if (cards > 0) {
      this.rules(
        'elements',
        Array.from({ length: cards }, (_, i) => `c${i + 1}`),
      )
    }
    if (first !== null && this.asks('first') && this.pauses.length === 0)
      this.rules('first', this.seat(first))
  }

  get turn(): string | null {
    const { turn } = this.shared
    return turn === null ? null : (this.state.roster.seats[turn]?.player ?? null)
  }

  get asked(): readonly string[] {
    return this.state.openPrompts.map(({ name }) => name)
  }

  get pauses(): readonly string[] {
    return this.state.roster.pauses.map(({ reason }) => reason)
  }

  /** The clauses that the last entry's events cite. */
  get cited(): readonly string[] {
    return this.events.map(({ clause }) => clause)
  }

  seat(name: string): number {
    return this.state.roster.seats.map(({ player }) => player).lastIndexOf(name)
  }

  hand(name: string): readonly string[] {
    return this.state.secret[this.seat(name)]?.hand ?? []
  }

  /** The public number of a person's cards. */
  cards(name: string): number {
    return this.shared.bards[this.seat(name)]?.cards ?? -1
  }

  asks(name: string): boolean {
    return this.asked.includes(name)
  }

  tries(by: string, card: string | null, text: string = TEXT): this {
    return this.plays(by, { type: 'play', subject: 'The Lantern', text, card })
  }

  /** A person tries a play, and it succeeds. */
  tells(by: string, card: string | null, more: object = {}): this {
    return this.tries(by, card).verifies(more)
  }

  passesOn(by: string, discard: string | null = null): this {
    return this.plays(by, { type: 'pass', discard })
  }

  interrupts(by: string, play: number, card: string): this {
    return this.plays(by, { type: 'interrupt', play, card })
  }

  verifies(more: object = {}): this {
    return this.rules('play', { reply: 'verify', ...more })
  }

  denies(reason: RustyLanternDenial): this {
    return this.rules('play', { reply: 'deny', reason })
  }

  /** The Barkeep answers the oldest interruption, or a given one. */
  rulesMention(mention: (typeof MENTIONS)[number], number?: number): this {
    return this.rules('mention', mention, number)
  }

  rules(name: string, answer: unknown, interruption?: number): this {
    return this.apply(this.#ruling(name, answer, interruption))
  }

  objects(name: string, answer: unknown): ErrorFor<RustyLantern> {
    return this.errorOf(this.#ruling(name, answer))
  }

  joins(person: string, join: Partial<RustyLantern['Join']> = {}): this {
    return this.changeRoster({ type: 'join', person, join: { after: null, ante: [], ...join } })
  }

  /** Three days pass, and the Barkeep finds a Bard asleep. */
  sleeps(bard: string): this {
    return this.advance(days(3)).findsAsleep(bard)
  }

  /** The Barkeep finds the named Bard, whose turn it is, asleep. */
  findsAsleep(bard: string): this {
    if (this.turn !== bard) throw new Error(`It is the turn of ${this.turn}.`)
    return this.rules('asleep', 'asleep')
  }

  /** Applies entries; then cards are dealt. */
  override apply(...entries: readonly EntryOf<RustyLantern>[]): this {
    for (const entry of entries) {
      super.apply(entry)
      if (this.deals) this.#deal()
    }
    return this
  }

  get allCards(): readonly string[] {
    const { secret, hidden, shared } = this.state
    const hands = secret.flatMap(({ hand }) => hand)
    return [...hidden.deck, ...hands, ...shared.looseEnds, ...hidden.burned]
  }

  #deal(): void {
    for (;;) {
      const dealing = this.state.openPrompts.find(({ name }) => name === 'deal' || name === 'draw')
      if (dealing === undefined) return
      const { id, question } = dealing
      const of = 'of' in question ? question.of : 0
      const answer = question.kind === 'pick' ? 0 : Array.from({ length: of }, (_, i) => i)
      const posts = this.events
      this.deals = false
      this.apply({ kind: 'answer', at: this.at, by: 'Moe', prompt: id, answer })
      this.deals = true
      this.events = [...posts, ...this.events]
    }
  }

  #ruling(name: string, answer: unknown, interruption?: number): EntryOf<RustyLantern> {
    const asked = this.state.openPrompts.find(
      (each) =>
        each.name === name &&
        (interruption === undefined ||
          (each.name === 'mention' && each.details.interruption === interruption)),
    )
    if (asked === undefined) throw new Error(`${name} is not asked, but ${this.asked.join(', ')}`)
    return { kind: 'answer', at: this.at, by: 'Moe', prompt: asked.id, answer }
  }
}
