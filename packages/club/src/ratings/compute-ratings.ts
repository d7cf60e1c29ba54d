import type { ResultRecord, Timestamp } from '@ackanomic/core'
import { rate, rating } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { Seasons } from './seasons.js'

/** The result of a finished match that counts. */
export interface RatedResult {
  /** The id of the game. */
  readonly game: string
  readonly match: string
  readonly endedAt: Timestamp
  readonly record: Pick<ResultRecord, 'players' | 'outcome'>
}

/** When a match ended, and its name. */
export type Ended = Pick<RatedResult, 'endedAt' | 'match'>

/** The skill of a person in a game in a season. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
  /** The number of matches in the season. */
  readonly matches: number
}

/**
 * The skill with which somebody begins a season.
 *
 * @param last - their skill in the latest season in which they have played, and its number
 */
export function skillAtStart(
  { carryOver }: Seasons,
  season: number,
  last?: { readonly season: number; readonly skill: Skill },
): Skill {
  const fresh = rating()
  let { mu, sigma } = last?.skill ?? fresh
  const carried = (before: number, first: number): number => first + carryOver * (before - first)
  for (let each = last?.season ?? season; each < season; each++) {
    mu = carried(mu, fresh.mu)
    sigma = carried(sigma, fresh.sigma)
  }
  return { mu, sigma, matches: 0 }
}

/** The people whose skills a match changes, by their rank, the best first; none if it tells nothing. */
export function ratedGroups({
  players,
  outcome,
}: RatedResult['record']): readonly (readonly string[])[] {
  const { winners, ranking } = outcome
  if (winners.length === 0 && ranking.length === 0) return []
  const placed = new Set<string>()
  // The winners, then the ranking, then all others. Players who all win have drawn.
  const groups = [winners, ...ranking, players]
    .map((group) =>
      group.filter((person) => {
        const isNew = players.includes(person) && !placed.has(person)
        placed.add(person)
        return isNew
      }),
    )
    .filter((group) => group.length > 0)
  return groups.flat().length < 2 ? [] : groups
}

/** The skills of people after a match, from those before. */
export function rateGroups(
  groups: readonly (readonly string[])[],
  skillOf: (person: string) => Skill,
): ReadonlyMap<string, Skill> {
  const places = groups.flatMap((people, place) => people.map((person) => ({ person, place })))
  const before = places.map(({ person }) => skillOf(person))
  const rated = rate(
    before.map((skill) => [skill]),
    // The library's default model can rank people who tied below people whom they beat.
    { rank: places.map(({ place }) => place + 1), model: bradleyTerryFull },
  )
  return new Map(
    places.flatMap(({ person }, i) => {
      const [skill] = rated[i] ?? []
      if (skill === undefined) return []
      return [[person, { ...skill, matches: (before[i]?.matches ?? 0) + 1 }] as const]
    }),
  )
}

/** The skill that somebody has almost certainly: three deviations below the estimate. */
export const scoreOf = ({ mu, sigma }: Skill): number => mu - 3 * sigma

/** The order in which results count. */
export function byEnd(one: Ended, other: Ended): number {
  return one.endedAt - other.endedAt || (one.match < other.match ? -1 : 1)
}
