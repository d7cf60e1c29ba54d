import { type Census, type GameDescription, refereeCount } from '../game/description.js'
import type { Game, RosterSetup } from '../game/game.js'
import type { Timestamp } from '../time.js'
import { type EvaluatedLimits, evaluateLimits } from './limits.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou', 'Mia']
const REFEREES = ['Dee', 'Ray', 'Val', 'Zoe']

const MIN_SOCIETY_SIZE = 12

/** The people of a set-up, as far as they are named. */
export interface RosterPeople {
  /** The names of all players, or their number. Default: the fewest that the game takes. */
  readonly players?: readonly string[] | number | undefined
  /** The names of all referees. Default: as many default names as the game needs. */
  readonly referees?: readonly string[] | undefined
  /** The people who get the first seats, if `players` does not name all. Default: nobody. */
  readonly here?: readonly string[] | undefined
  readonly startedAt: Timestamp
}

/**
 * Creates a set-up for a match outside a society, such as one in a page or a test. Default names
 * fill empty seats.
 *
 * @example
 * ```ts
 * import { createRosterSetup } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const { players, referees } = createRosterSetup(pureSkill, { here: ['Zed'], startedAt: 0 })
 * players // => ['Zed', 'Ann', 'Bob']
 * referees // => ['Dee']
 * ```
 */
export function createRosterSetup(
  game: Game,
  { players, referees: named, here = [], startedAt }: RosterPeople,
): RosterSetup & { readonly referees: readonly string[] } {
  const count = refereeCount(game.description)
  const referees =
    named ?? Array.from({ length: count }, (_, i) => REFEREES[i] ?? `Referee ${i + 1}`)
  const seated =
    typeof players === 'object'
      ? players
      : seatedPlayers(players ?? playerLimits(game).least, here, referees)
  const census = censusOf(game.description, seated.length + referees.length)
  return { players: seated, referees, startedAt, census }
}

/** The people here, then default names. */
function seatedPlayers(
  count: number,
  here: readonly string[],
  referees: readonly string[],
): readonly string[] {
  const first = here.filter((name) => !referees.includes(name))
  const others = PLAYERS.filter((name) => ![...here, ...referees].includes(name))
  return Array.from(
    { length: Math.max(count, first.length) },
    (_, i) => first[i] ?? others[i - first.length] ?? `Player ${i + 1}`,
  )
}

/** The society's numbers, under all names in the game's limits. */
function censusOf({ players }: GameDescription, people: number): Census {
  const named = [players.lower, players.upper].flatMap((limit) =>
    typeof limit === 'object' ? [limit.expression] : [],
  )
  const count = Math.max(MIN_SOCIETY_SIZE, people)
  return Object.fromEntries(['activePlayers', 'players', ...named].map((name) => [name, count]))
}

/**
 * Returns the fewest and the most players of a match outside a society, at most twelve. Options may
 * allow fewer.
 *
 * @example
 * ```ts
 * import { playerLimits } from '@ackanomic/core'
 * import { spades } from '@ackanomic/games/spades'
 *
 * playerLimits(spades) // => { least: 4, most: 4 }
 * ```
 */
export function playerLimits(game: Game): EvaluatedLimits {
  const limits = evaluateLimits(game.description, censusOf(game.description, 0))
  if (!limits.ok) return { least: 2, most: 2 }
  const { least } = limits.value
  let most = Math.max(least, Math.min(limits.value.most, PLAYERS.length))
  const isRoomFor = (players: number): boolean =>
    game.setup(createRosterSetup(game, { players, startedAt: 0 })).ok
  while (most > least && !isRoomFor(most)) most--
  return { least, most }
}
