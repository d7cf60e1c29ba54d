import { days, type TableSetup, type Timestamp } from '@ackanomic/core'
import type { RejectionFor } from '@ackanomic/core/engine'
import { MatchScript } from '@ackanomic/core/testing'
import { expect } from 'vitest'
import { ghost } from './game.js'
import type { Ghost } from './model.js'

type Post = Ghost['Event']

/** When the instances of the tests start. */
export const START: Timestamp = Date.UTC(2026, 10, 21)

/** How a table of the tests is laid. */
export interface Laid {
  /** The players, by seat. */
  readonly players?: readonly string[]
  /** The seats as they are drawn, number 1 first; `null` leaves the numbers to be drawn. */
  readonly drawn?: readonly number[] | null
  /** The options. */
  readonly options?: unknown
  /** More of the start announcement. */
  readonly table?: Partial<TableSetup>
}

/** A match that is played entry by entry. */
export class Script extends MatchScript<Ghost> {
  constructor({ players = ['Ann', 'Bob', 'Cyd'], drawn, options, table }: Laid = {}) {
    const census = { activePlayers: 12 }
    super(ghost, { players, referees: ['Rex'], startedAt: START, census, ...table }, options)
    if (drawn !== null) this.rules(drawn ?? players.map((_, seat) => seat))
  }

  /** Makes a move, written as a player would. */
  plays(by: string, text: string): this {
    return this.apply(this.moveEntry(by, text))
  }

  /** Makes several moves, one player after another. */
  play(...moves: readonly (readonly [by: string, text: string])[]): this {
    for (const [by, text] of moves) this.plays(by, text)
    return this
  }

  /** Why a move is refused. */
  refuses(by: string, text: string): RejectionFor<Ghost> {
    return this.errorOf(this.moveEntry(by, text))
  }

  /** The referee answers the one open prompt. */
  rules(answer: unknown): this {
    const [asked, ...more] = this.state.openPrompts
    expect(more).toEqual([])
    return this.apply(this.answerEntry(asked?.name ?? 'nothing', answer))
  }

  /** The referee adds somebody. */
  adds(person: string): this {
    return this.changeRoster({ type: 'join', person, join: { by: 'Rex', wishes: true } })
  }

  /** The ghost word, or `null`. */
  get word(): string | null {
    return this.state.shared.word?.letters ?? null
  }

  /** Whose turn it is, or the stage when it is nobody's. */
  get turn(): string {
    const { stage, seat } = this.state.shared
    return seat === null ? stage : this.name(seat)
  }

  /** Who is in the game, by seat. */
  get players(): readonly string[] {
    return this.state.table.seats
      .filter(({ presence }) => presence === 'here' || presence === 'away')
      .map(({ player }) => player)
  }

  /** The game's own events of the last entry. */
  get told(): readonly Post[] {
    return this.events.map(({ event }) => event as Post)
  }

  /** When a deadline falls due, in days from now; `null` when it does not run. */
  due(name: string, seat: number | null = null): number | null {
    const timer = this.state.clock.timers.find((each) => each.name === name && each.seat === seat)
    return timer === undefined || timer.due === null ? null : (timer.due - this.at) / days(1)
  }
}
