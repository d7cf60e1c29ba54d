import type { TableSetup } from '@ackanomic/core'
import { GameScript, START } from '../game-script.test-support.js'
import { fictionary } from './game.js'
import type { Fictionary } from './model.js'

type Post = Fictionary['Event']

/** How a table of the tests is laid. */
export interface Laid {
  /** The players, by seat. */
  readonly players?: readonly string[]
  /** The seats as they are drawn, number 1 first; `null` leaves the numbers to be drawn. */
  readonly drawn?: readonly number[] | null
  /** The options; the Brainiac is trusted unless they say otherwise. */
  readonly options?: object
  /** More of the start announcement. */
  readonly table?: Partial<TableSetup>
}

/** A match that is played entry by entry. */
export class Script extends GameScript<Fictionary> {
  constructor({ players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve'], drawn, options, table }: Laid = {}) {
    const census = { activePlayers: 12 }
    super(
      fictionary,
      { players, referees: [], startedAt: START, census, ...table },
      { lookup: 'trust', ...options },
    )
    if (drawn !== null) this.rules('numbers', drawn ?? players.map((_, seat) => seat))
  }

  /** Step 1. */
  word(word = 'quoin', definition = 'A corner.', by: string = this.brainiac): this {
    return this.plays(by, { type: 'word', word, definition })
  }

  /** Step 2: definitions by name. */
  define(definitions: Readonly<Record<string, string>>): this {
    for (const [by, definition] of Object.entries(definitions)) {
      this.plays(by, { type: 'define', definition })
    }
    return this
  }

  /** Step 2: everybody who still has to sends the own name in lower case. */
  defineAll(): this {
    for (const by of this.waited('definitions')) this.define({ [by]: by.toLowerCase() })
    return this
  }

  /** Step 3: who knew the word. */
  report(...names: readonly string[]): this {
    return this.plays(this.brainiac, {
      type: 'report',
      similar: names.map((name) => this.seat(name)),
    })
  }

  /** Step 3: the list in an order of names. */
  list(...names: readonly string[]): this {
    const asked = this.state.openPrompts.find(({ name }) => name === 'list')
    if (asked?.name !== 'list') throw new Error('No list is asked for.')
    const order = names.map((name) => asked.details.of.indexOf(this.seat(name)))
    return this.rules('list', order)
  }

  /** Steps 1 to 3: with the list in the order of the seats, bluffs as the names in lower case. */
  listed(...knew: readonly string[]): this {
    if (this.state.shared.stage === 'word') this.word()
    this.defineAll().report(...knew)
    const of = this.state.openPrompts.find(({ name }) => name === 'list')?.details as {
      of: number[]
    }
    return this.list(...[...of.of].sort((one, other) => one - other).map((seat) => this.name(seat)))
  }

  /** Step 4: votes for the definition of somebody. */
  votes(votes: Readonly<Record<string, string>>): this {
    const order = this.state.secret[this.state.shared.brainiac ?? -1]?.order ?? []
    for (const [by, of] of Object.entries(votes)) {
      this.plays(by, { type: 'vote', number: order.indexOf(this.seat(of)) + 1 })
    }
    return this
  }

  /** Step 5. */
  score(): this {
    return this.plays(this.brainiac, { type: 'score' })
  }

  /** A whole round in which every Bluffer who has a vote votes for what is given. */
  round(votes: Readonly<Record<string, string>>, ...knew: readonly string[]): this {
    return this.listed(...knew)
      .votes(votes)
      .score()
  }

  /** A round that is over at once, for so many knew the word. */
  easy(...knew: readonly string[]): this {
    return this.word()
      .defineAll()
      .report(...knew)
  }

  /** Answers an open prompt, as whoever is asked. */
  rules(name: string, answer: unknown): this {
    return this.apply(this.answerEntry(name, answer))
  }

  /** A player goes on vacation, with a volunteer or without. */
  vacation(person: string, volunteer?: string): this {
    return volunteer === undefined
      ? this.changeRoster({ type: 'vacation', person })
      : this.changeRoster({
          type: 'vacation',
          person,
          substitute: { person: volunteer, agrees: true },
        })
  }

  /** The name of the Brainiac. */
  get brainiac(): string {
    const seat = this.state.shared.brainiac ?? -1
    return this.state.table.seats[seat]?.holder ?? this.name(seat)
  }

  /** The stage that goes on. */
  get stage(): string {
    return this.state.shared.stage
  }

  /** The Gamepoints by seat, as all know them. */
  get scores(): readonly number[] {
    return fictionary.scores?.(this.state) ?? []
  }

  /** The events of the last entry that everybody hears. */
  get publicEvents(): readonly Post[] {
    return this.events.filter(({ to }) => to === 'public').map(({ event }) => event as Post)
  }

  /** The clauses of the events of a type in the last entry. */
  clauses(type: string): readonly string[] {
    return this.events.filter(({ event }) => event.type === type).map(({ clause }) => clause)
  }

  /** The holders awaited in a stage. */
  waited(stage: 'definitions' | 'votes'): readonly string[] {
    const { shared, secret, table } = this.state
    return table.seats.flatMap(({ holder, presence }, seat) => {
      if (holder === null || presence === 'out' || seat === shared.brainiac) return []
      const done = stage === 'votes' ? shared.votes[seat] : secret[seat]?.definition
      return done === null ? [holder] : []
    })
  }

  /** The seat of a player. */
  seat(name: string): number {
    return this.state.table.seats.findIndex(({ player }) => player === name)
  }
}

/** Gives players Gamepoints, at the beginning of a round. */
export function withScores(script: Script, scores: readonly number[]): Script {
  return script.put({ scores })
}
