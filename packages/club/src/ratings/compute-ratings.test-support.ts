import {
  byEnd,
  type RatedResult,
  ratedGroups,
  rateGroups,
  type Skill,
  scoreOf,
  skillAtStart,
} from './compute-ratings.js'
import type { Rating } from './rating-types.js'
import { ONE_SEASON, type Seasons, seasonAt } from './seasons.js'

/** Computes all ratings of one game's results, by season, best first. */
export function computeRatings(
  results: readonly RatedResult[],
  seasons: Seasons = ONE_SEASON,
): ReadonlyMap<number, readonly Rating[]> {
  const latest = new Map<string, { readonly season: number; readonly skill: Skill }>()
  const played = new Map<number, Map<string, Skill>>()
  for (const { endedAt, record } of results.toSorted(byEnd)) {
    const season = seasonAt(seasons, endedAt)
    const skillOf = (person: string): Skill => {
      const last = latest.get(person)
      return last?.season === season ? last.skill : skillAtStart(seasons, season, last)
    }
    const groups = ratedGroups(record)
    const skills = played.get(season) ?? new Map()
    for (const [person, skill] of groups.length === 0 ? [] : rateGroups(groups, skillOf)) {
      latest.set(person, { season, skill })
      played.set(season, skills.set(person, skill))
    }
  }
  const game = results[0]?.game ?? ''
  return new Map(
    [...played].map(([season, skills]) => {
      const all = [...skills].map(([person, skill]) => ({
        person,
        score: scoreOf(skill),
        ...skill,
      }))
      const ratings = all.map(({ score, ...more }) => {
        const rank = 1 + all.filter((other) => other.score > score).length
        return { ...more, game, season, rank, score }
      })
      const byName = (one: Rating, other: Rating): number => (one.person < other.person ? -1 : 1)
      return [season, ratings.sort((one, other) => one.rank - other.rank || byName(one, other))]
    }),
  )
}
