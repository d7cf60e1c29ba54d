import type { Role } from '../entry.js'
import type { GameTypes } from './bundle.js'
import type { GameDefinition, MoveDefinition } from './definition.js'

export interface MoveKind<T extends GameTypes> extends MoveDefinition<T, T['Move']> {
  readonly type: T['Move']['type']
  readonly by: readonly Role[]
}

/** The moves of a game and who may make them. An engine is one. */
export interface GameParts<T extends GameTypes> {
  readonly definition: GameDefinition<T>
  readonly moves: MoveKinds<T>
}

export class MoveKinds<T extends GameTypes> {
  readonly ofSeats: readonly MoveKind<T>[]
  /** The other roles in which moves are made. */
  readonly otherRoles: readonly Role[]
  /** Whether some may be made while play is paused. */
  readonly someWhilePaused: boolean
  readonly #byType: ReadonlyMap<string, MoveKind<T>>

  constructor({ moves }: GameDefinition<T>) {
    const kinds = Object.entries(moves).map(([type, move]) => {
      return { by: ['seat'], ...(move as MoveDefinition<T, T['Move']>), type } as MoveKind<T>
    })
    this.ofSeats = kinds.filter(({ by }) => by.includes('seat'))
    this.otherRoles = [...new Set(kinds.flatMap(({ by }) => by))].filter((role) => role !== 'seat')
    this.someWhilePaused = kinds.some(({ whilePaused }) => whilePaused === true)
    this.#byType = new Map(kinds.map((kind) => [kind.type, kind]))
  }

  get(type: string): MoveKind<T> {
    const kind = this.#byType.get(type)
    if (kind === undefined) throw new Error(`The game has no move of the type "${type}".`)
    return kind
  }
}
