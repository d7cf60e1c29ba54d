import type { Role } from '../entry.js'
import type { GameTypes } from './bundle.js'
import type { GameDefinition, MoveDefinition } from './definition.js'

/** A kind of move, with its type. */
export interface MoveKind<T extends GameTypes> extends MoveDefinition<T, T['Move']> {
  readonly type: T['Move']['type']
  readonly by: readonly Role[]
}

/** The source of who may make which moves of a game. An engine is one. */
export interface GameParts<T extends GameTypes> {
  readonly definition: GameDefinition<T>
  readonly moves: MoveKinds<T>
}

/** The kinds of moves of a game, looked up once. */
export class MoveKinds<T extends GameTypes> {
  /** Those that somebody in a seat may make. */
  readonly ofSeats: readonly MoveKind<T>[]
  /** The roles besides a seat’s in which moves are made. */
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

  /** The kind of a move that has been read. */
  get(type: string): MoveKind<T> {
    const kind = this.#byType.get(type)
    if (kind === undefined) throw new Error(`The game has no move of the type "${type}".`)
    return kind
  }
}
