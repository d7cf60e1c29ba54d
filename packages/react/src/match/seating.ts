import {
  evaluateLimits,
  type Game,
  refereeCount,
  type TableSetup,
  type Timestamp,
} from '@ackanomic/core'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou', 'Mia']
const REFEREES = ['Dee', 'Ray', 'Val', 'Zoe']

/** How many people the society around the table counts, for limits that depend on it. */
const SOCIETY = 12

/** The society's numbers, by all the names that a game's limits call them. */
function censusOf({ description }: Game): Readonly<Record<string, number>> {
  const named = [description.players.lower, description.players.upper].flatMap((limit) =>
    typeof limit === 'object' ? [limit.expression] : [],
  )
  return Object.fromEntries(['activePlayers', 'players', ...named].map((name) => [name, SOCIETY]))
}

/**
 * Returns the fewest and the most players that a game takes.
 *
 * @example
 * ```ts
 * import { spades } from '@ackanomic/games/spades'
 * import { playerLimits } from '@ackanomic/react'
 *
 * playerLimits(spades) // => { least: 4, most: 4 }
 * ```
 */
export function playerLimits(game: Game): { readonly least: number; readonly most: number } {
  const limits = evaluateLimits(game.description, censusOf(game))
  if (!limits.ok) return { least: 2, most: 2 }
  const { least, most } = limits.value
  return { least, most: Math.max(least, Math.min(most, PLAYERS.length)) }
}

/**
 * Returns a set-up for a match in the page: the people at this device, and bots with default names.
 *
 * @param players - the names of all players, or their number
 * @param here - the people at this device. They get the first seats
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { defaultSeating } from '@ackanomic/react'
 *
 * const { players, referees } = defaultSeating(pureSkill, undefined, ['Zed'], 0)
 * players // => ['Zed', 'Ann', 'Bob']
 * referees // => ['Dee']
 * ```
 */
export function defaultSeating(
  game: Game,
  players: readonly string[] | number | undefined,
  here: readonly string[],
  startedAt: Timestamp,
): TableSetup {
  const count = typeof players === 'number' ? players : playerLimits(game).least
  const referees = Array.from(
    { length: refereeCount(game.description) },
    (_, i) => REFEREES[i] ?? `Referee ${i + 1}`,
  )
  const seated = here.filter((name) => !referees.includes(name))
  const bots = PLAYERS.filter((name) => !seated.includes(name))
  const usual = Array.from(
    { length: Math.max(count, seated.length) },
    (_, i) => seated[i] ?? bots[i - seated.length] ?? `Player ${i + 1}`,
  )
  const named = typeof players === 'object' ? players : usual
  return { players: named, referees, startedAt, census: censusOf(game) }
}
