import type { RosterSetup } from '@ackanomic/core'
import { GameScript, START } from '../game-script.test-support.js'
import { fictionary } from './game.js'
import type { Fictionary } from './model.js'

type Post = Fictionary['Event']

export interface Laid {
  readonly players?: readonly string[]
  readonly drawn?: readonly number[] | null
  readonly options?: object
  readonly roster?: Partial<RosterSetup>
}

export class Script extends GameScript<Fictionary> {
  constructor({
    players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve'],
    drawn,
    options,
    roster,
  }: Laid = {}) {
    const census = { activePlayers: 12 }
    super(
      fictionary,
      { players, referees: [], startedAt: START, census, ...roster },
      { lookup: 'trust', ...options },
    )
    if (drawn !== null) this.rules('numbers', drawn ?? players.map((_, seat) => seat))
  }

  word(word = 'quoin', definition = 'A corner.', by: string = this.brainiac): this {
    return this.plays(by, { type: 'word', word, definition })
  }

  define(definitions: Readonly<Record<string, string>>): this {
    for (const [by, definition] of Object.entries(definitions)) {
      this.plays(by, { type: 'define', definition })
    }
    return this
  }

  defineAll(): this {
    for (const by of this.waited('definitions')) this.define({ [by]: by.toLowerCase() })
    return this
  }

  /** Reports in step 3 the players who knew the word. */
  report(...names: readonly string[]): this {
    return this.plays(this.brainiac, {
      type: 'report',
      similar: names.map((name) => this.seat(name)),
    })
  }

  list(...names: readonly string[]): this {
    const asked = this.state.openPrompts.find(({ name }) => name === 'list')
    if (asked?.name !== 'list') throw new Error('No list is asked for.')
    const order = names.map((name) => asked.details.of.indexOf(this.seat(name)))
    return this.rules('list', order)
  }

  /** Plays steps 1 to 3: bluffs are names in lower case, and the list has the order of the seats. */
  listed(...knew: readonly string[]): this {
    if (this.state.shared.stage === 'word') this.word()
    this.defineAll().report(...knew)
    const of = this.state.openPrompts.find(({ name }) => name === 'list')?.details as {
      of: number[]
    }
    return this.list(...[...of.of].sort((one, other) => one - other).map((seat) => this.name(seat)))
  }

  votes(votes: Readonly<Record<string, string>>): this {
    const order = this.state.secret[this.state.shared.brainiac ?? -1]?.order ?? []
    for (const [by, of] of Object.entries(votes)) {
      this.plays(by, { type: 'vote', number: order.indexOf(this.seat(of)) + 1 })
    }
    return this
  }

  score(): this {
    return this.plays(this.brainiac, { type: 'score' })
  }

  /** Plays a round; the votes name the authors of the definitions. */
  round(votes: Readonly<Record<string, string>>, ...knew: readonly string[]): this {
    return this.listed(...knew)
      .votes(votes)
      .score()
  }

  /** Plays a round that is over at step 3, because at least two players knew the word. */
  easy(...knew: readonly string[]): this {
    return this.word()
      .defineAll()
      .report(...knew)
  }

  rules(name: string, answer: unknown): this {
    return this.apply(this.answerEntry(name, answer))
  }

  vacation(person: string, volunteer?: string): this {
    return volunteer === undefined
      ? this.changeRoster({ type: 'vacation', person })
      : this.changeRoster({
          type: 'vacation',
          person,
          substitute: { person: volunteer, agrees: true },
        })
  }

  get brainiac(): string {
    const seat = this.state.shared.brainiac ?? -1
    return this.state.roster.seats[seat]?.holder ?? this.name(seat)
  }

  get stage(): string {
    return this.state.shared.stage
  }

  /** The Gamepoints by seat, as everybody knows them. */
  get scores(): readonly number[] {
    return fictionary.scores?.(this.state) ?? []
  }

  get publicEvents(): readonly Post[] {
    return this.events.filter(({ to }) => to === 'public').map(({ event }) => event as Post)
  }

  clauses(type: string): readonly string[] {
    return this.events.filter(({ event }) => event.type === type).map(({ clause }) => clause)
  }

  waited(stage: 'definitions' | 'votes'): readonly string[] {
    const { shared, secret, roster } = this.state
    return roster.seats.flatMap(({ holder, presence }, seat) => {
      if (holder === null || presence === 'out' || seat === shared.brainiac) return []
      const done = stage === 'votes' ? shared.votes[seat] : secret[seat]?.definition
      return done === null ? [holder] : []
    })
  }

  seat(name: string): number {
    return this.state.roster.seats.findIndex(({ player }) => player === name)
  }
}

export function withScores(script: Script, scores: readonly number[]): Script {
  return script.put({ scores })
}
