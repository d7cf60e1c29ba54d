import type { RosterSetup } from '@ackanomic/core'
import { GameScript, START } from '../game-script.test-support.js'
import { ghost } from './game.js'
import type { Ghost } from './model.js'

export interface Laid {
  readonly players?: readonly string[]
  readonly drawn?: readonly number[] | null
  readonly options?: unknown
  readonly roster?: Partial<RosterSetup>
}

export class Script extends GameScript<Ghost> {
  constructor({ players = ['Ann', 'Bob', 'Cyd'], drawn, options, roster }: Laid = {}) {
    const census = { activePlayers: 12 }
    super(ghost, { players, referees: ['Rex'], startedAt: START, census, ...roster }, options)
    if (drawn !== null) this.answers(drawn ?? players.map((_, seat) => seat))
  }

  /** Makes several moves, one player after another. */
  play(...moves: readonly (readonly [by: string, text: string])[]): this {
    for (const [by, text] of moves) this.plays(by, text)
    return this
  }

  adds(person: string): this {
    return this.changeRoster({ type: 'join', person, join: { by: 'Rex', wishes: true } })
  }

  get word(): string | null {
    return this.state.shared.word?.letters ?? null
  }

  get turn(): string {
    const { stage, seat } = this.state.shared
    return seat === null ? stage : this.name(seat)
  }

  get players(): readonly string[] {
    return this.state.roster.seats
      .filter(({ presence }) => presence === 'here' || presence === 'away')
      .map(({ player }) => player)
  }
}
