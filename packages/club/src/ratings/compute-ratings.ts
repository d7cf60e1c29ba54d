import type { ResultRecord, Timestamp } from '@ackanomic/core'
import { rate, rating } from 'openskill'
import { bradleyTerryFull } from 'openskill/models'
import type { Rating } from './rating-types.js'
import { ONE_SEASON, type Seasons, seasonAt } from './seasons.js'

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

type Skills = Map<string, Map<string, Skill>>

/** The ratings of a season, by game, the best first. */
export type SeasonRatings = ReadonlyMap<string, readonly Rating[]>

/** What follows from the results so far. */
export interface RatingState {
  /** The season of the latest result. */
  season: number
  /** The skills in that season. People who have not played in it have no matches. */
  skills: Skills
  /** The ratings at the end of the seasons before it. */
  readonly past: Map<number, SeasonRatings>
}

/** What a process knows of ratings. */
export interface KnownRatings {
  /** The number of results, also of those that do not count. */
  readonly results: number
  /** The last of them. */
  readonly last: Ended | undefined
  readonly state: RatingState
  readonly ratings: ReadonlyMap<number, SeasonRatings>
}

/** The ratings as a process knows them, and the reading that goes on. */
export interface RatingCache {
  known: KnownRatings
  reading: Promise<unknown>
}

/** Knows no ratings yet. */
export const emptyCache = (): RatingCache => ({
  known: { results: 0, last: undefined, state: noResults(), ratings: new Map() },
  reading: Promise.resolve(),
})

/** Before the first result. */
export const noResults = (): RatingState => ({ season: 1, skills: new Map(), past: new Map() })

/**
 * Computes all ratings anew, by season and game, the best first. The same results give the same
 * ratings, in whatever order they come: they count in the order in which the matches ended, then by
 * name.
 */
export function computeRatings(
  results: readonly RatedResult[],
  seasons: Seasons = ONE_SEASON,
): ReadonlyMap<number, SeasonRatings> {
  const state = noResults()
  addResults(state, results, seasons)
  return allSeasons(state)
}

/** Adds results. They must come after those that were added before. */
export function addResults(
  state: RatingState,
  results: readonly RatedResult[],
  seasons: Seasons,
): void {
  for (const result of results.toSorted(byEnd)) {
    const season = seasonAt(seasons, result.endedAt)
    while (state.season < season) endSeason(state, seasons)
    addResult(state.skills, result)
  }
}

/** The ratings of all seasons, by their numbers. */
export const allSeasons = ({ season, skills, past }: RatingState): typeof past =>
  new Map([...past, [season, rankAll(season, skills)]])

/** Keeps the ratings of a season, and begins the next one. */
function endSeason(state: RatingState, { carryOver }: Seasons): void {
  state.past.set(state.season, rankAll(state.season, state.skills))
  state.season += 1
  const fresh = rating()
  const carried = (before: number, first: number): number => first + carryOver * (before - first)
  const next = ({ mu, sigma }: Skill): Skill => ({
    mu: carried(mu, fresh.mu),
    sigma: carried(sigma, fresh.sigma),
    matches: 0,
  })
  const games = carryOver === 0 ? [] : [...state.skills]
  state.skills = new Map(
    games.map(([game, known]) => [
      game,
      new Map([...known].map(([person, skill]) => [person, next(skill)])),
    ]),
  )
}

function addResult(skills: Skills, { game, record }: RatedResult): void {
  const groups = rankedGroups(record)
  // Players who all win have drawn.
  if (groups.flat().length < 2) return
  const known = skills.get(game) ?? new Map<string, Skill>()
  skills.set(game, known)
  const places = groups.flatMap((people, place) => people.map((person) => ({ person, place })))
  const before = places.map(({ person }) => known.get(person) ?? { ...rating(), matches: 0 })
  const rated = rate(
    before.map((skill) => [skill]),
    // The library's default model can rank people who tied below people whom they beat.
    { rank: places.map(({ place }) => place + 1), model: bradleyTerryFull },
  )
  for (const [i, { person }] of places.entries()) {
    const [skill] = rated[i] ?? []
    if (skill !== undefined) known.set(person, { ...skill, matches: (before[i]?.matches ?? 0) + 1 })
  }
}

const rankAll = (season: number, skills: Skills): SeasonRatings =>
  new Map([...skills].map(([game, known]) => [game, ranked(season, game, known)]))

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

function ranked(
  season: number,
  game: string,
  known: ReadonlyMap<string, Skill>,
): readonly Rating[] {
  const scored = [...known]
    .filter(([, { matches }]) => matches > 0)
    .map(([person, skill]) => ({ person, score: scoreOf(skill), ...skill }))
    .sort((one, other) => other.score - one.score || (one.person < other.person ? -1 : 1))
  let rank = 0
  let score = Number.NaN
  return scored.map((each, i) => {
    if (each.score !== score) rank = i + 1
    score = each.score
    const { person, mu, sigma, matches } = each
    return { person, game, season, rank, score, mu, sigma, matches }
  })
}

/** The order in which results count. */
export function byEnd(one: Ended, other: Ended): number {
  return one.endedAt - other.endedAt || (one.match < other.match ? -1 : 1)
}
