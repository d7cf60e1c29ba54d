import type { ResultRecord, Timestamp } from '@ackanomic/core'
import { rate, rating } from 'openskill'
import type { Rating } from './rating-types.js'

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

/** The skill of a person in a game. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
  readonly matches: number
}

/** The skills of people, by game. */
export type Skills = Map<string, Map<string, Skill>>

/**
 * Computes all ratings anew, by game, the best first. The same results give the same ratings, in
 * whatever order they come: they count in the order in which the matches ended, then by name.
 */
export function computeRatings(
  results: readonly RatedResult[],
): ReadonlyMap<string, readonly Rating[]> {
  const skills: Skills = new Map()
  addResults(skills, results)
  return rankAll(skills)
}

/** Adds results to skills. They must come after those that were added before. */
export function addResults(skills: Skills, results: readonly RatedResult[]): void {
  for (const { game, record } of results.toSorted(byEnd)) {
    const groups = rankedGroups(record)
    // Players who all win have drawn.
    if (groups.flat().length < 2) continue
    const known = skills.get(game) ?? new Map<string, Skill>()
    skills.set(game, known)
    const places = groups.flatMap((people, place) => people.map((person) => ({ person, place })))
    const before = places.map(({ person }) => known.get(person) ?? { ...rating(), matches: 0 })
    const rated = rate(
      before.map((skill) => [skill]),
      { rank: places.map(({ place }) => place + 1) },
    )
    for (const [i, { person }] of places.entries()) {
      const [skill] = rated[i] ?? []
      if (skill !== undefined)
        known.set(person, { ...skill, matches: (before[i]?.matches ?? 0) + 1 })
    }
  }
}

/** The ratings that follow from skills. */
export const rankAll = (skills: Skills): ReadonlyMap<string, readonly Rating[]> =>
  new Map([...skills].map(([game, known]) => [game, ranked(game, known)]))

/** The players by their rank, the best first: the winners, then the ranking, then all others. */
function rankedGroups({ players, outcome }: RatedResult['record']): readonly (readonly string[])[] {
  const { winners, ranking } = outcome
  if (winners.length === 0 && ranking.length === 0) return []
  const placed = new Set<string>()
  return [winners, ...ranking, players]
    .map((group) =>
      group.filter((person) => {
        const isNew = players.includes(person) && !placed.has(person)
        placed.add(person)
        return isNew
      }),
    )
    .filter((group) => group.length > 0)
}

/** The skill that somebody has almost certainly: three deviations below the estimate. */
const scoreOf = ({ mu, sigma }: Skill): number => mu - 3 * sigma

function ranked(game: string, known: ReadonlyMap<string, Skill>): readonly Rating[] {
  const scored = [...known]
    .map(([person, skill]) => ({ person, game, score: scoreOf(skill), ...skill }))
    .sort((one, other) => other.score - one.score || (one.person < other.person ? -1 : 1))
  let rank = 0
  let score = Number.NaN
  return scored.map((each, i) => {
    if (each.score !== score) rank = i + 1
    score = each.score
    const { person, mu, sigma, matches } = each
    return { person, game, rank, score, mu, sigma, matches }
  })
}

/** The order in which results count. */
export function byEnd(one: Ended, other: Ended): number {
  return one.endedAt - other.endedAt || (one.match < other.match ? -1 : 1)
}
