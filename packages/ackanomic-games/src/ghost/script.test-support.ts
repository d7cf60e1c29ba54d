import type { TableSetup } from '@ackanomic/core'
import { GameScript, START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import type { Ghost } from './model.js'

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
export class Script extends GameScript<Ghost> {
  constructor({ players = ['Ann', 'Bob', 'Cyd'], drawn, options, table }: Laid = {}) {
    const census = { activePlayers: 12 }
    super(ghost, { players, referees: ['Rex'], startedAt: START, census, ...table }, options)
    if (drawn !== null) this.answers(drawn ?? players.map((_, seat) => seat))
  }

  /** Makes several moves, one player after another. */
  play(...moves: readonly (readonly [by: string, text: string])[]): this {
    for (const [by, text] of moves) this.plays(by, text)
    return this
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

  /** Whether each seat is in the game. */
  get players(): readonly string[] {
    return this.state.table.seats
      .filter(({ presence }) => presence === 'here' || presence === 'away')
      .map(({ player }) => player)
  }
}
