import type { ResultRecord, Timestamp } from '@ackanomic/core'
import { rate, rating } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { Seasons } from './seasons.js'

/** A finished match that counts. */
export interface RatedResult {
  readonly game: string
  readonly match: string
  readonly endedAt: Timestamp
  readonly record: Pick<ResultRecord, 'players' | 'outcome'>
}

export type Ended = Pick<RatedResult, 'endedAt' | 'match'>

/** A person's skill in a game in a season. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
  /** The matches in the season. */
  readonly matches: number
}

/** The skill at the start of a season. `last` is the latest earlier one, with its season. */
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

/** The people whose skills a match changes, the best first; none if it tells nothing. */
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

/** A cautious estimate of skill: three deviations below the mean. */
export const scoreOf = ({ mu, sigma }: Skill): number => mu - 3 * sigma

/** The order in which results count. */
export function byEnd(one: Ended, other: Ended): number {
  return one.endedAt - other.endedAt || (one.match < other.match ? -1 : 1)
}
