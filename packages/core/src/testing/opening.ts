import type { Game, TableSetup } from '../game/game.js'

/** The opening of a match: its set-up and its options. */
export interface Opening {
  /** The set-up. */
  readonly table: TableSetup
  /** The options. Default: the game's defaults. */
  readonly options?: unknown
}

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

/**
 * Returns an opening with as few players as the game accepts, and the referees that it requires.
 *
 * @param least - the lower bound for the number of players. Default: 2
 * @throws Error if the game accepts no such table, with the game's message
 *
 * @example
 * ```ts
 * import { minimalOpening } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * minimalOpening(pureSkill).table.players // => ['Ann', 'Bob', 'Cyd']
 * ```
 */
export function minimalOpening(game: Game, least = 2): Opening {
  const { referees } = game.description
  const count = referees === 'none' ? 0 : referees.count
  const census = { activePlayers: 12, players: 12 }
  let says = ''
  for (let players = least; players <= NAMES.length; players++) {
    const people = { players: NAMES.slice(0, players), referees: ['Rex', 'Ria'].slice(0, count) }
    const table = { ...people, census, startedAt: 0 }
    const started = game.setup(table)
    if (started.ok) return { table }
    says = started.error.message
  }
  throw new Error(`${game.id} takes no table: ${says}`)
}
