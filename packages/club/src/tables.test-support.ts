import { evaluateLimits, type PlayerLimit, type RandomInt, refereeCount } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { CreateMatchRequest } from '@ackanomic/host'

/** The number of people in the society, on which the limits of some games depend. */
const SOCIETY = 12

/** The request to open a match of any game, with players from a list of people. */
export function usualOpening(
  games: Catalogue,
  game: string,
  people: readonly string[],
  referees: readonly string[],
  choose: RandomInt = () => 0,
): Pick<CreateMatchRequest, 'game' | 'roster'> {
  const description = games[game]?.description
  if (description === undefined) throw new Error(`There is no game ${game}.`)
  const { lower, upper } = description.players
  const named = [lower, upper].flatMap((limit: PlayerLimit) =>
    typeof limit === 'object' ? [limit.expression] : [],
  )
  const census = Object.fromEntries(
    ['activePlayers', 'players', ...named].map((name) => [name, SOCIETY]),
  )
  const limits = evaluateLimits(description, census)
  const { least, most } = limits.ok ? limits.value : { least: 2, most: 2 }
  const usual = Math.min(most, people.length, Math.max(least, game === 'diplomacy' ? 7 : 3))
  const first = choose(people.length)
  const players = Array.from({ length: usual }, (_, i) => people[(first + i) % people.length] ?? '')
  return {
    game,
    roster: { players, referees: referees.slice(0, refereeCount(description)), census },
  }
}
