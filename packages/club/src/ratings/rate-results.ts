import type { Tables } from '@ackanomic/host'
import { sql, type Transaction } from 'kysely'
import type { ClubContext } from '../context.js'
import { affectedBy } from '../store/affected.js'
import { Pauses } from '../store/pauses.js'
import {
  byEnd,
  type RatedResult,
  ratedGroups,
  rateGroups,
  type Skill,
  scoreOf,
  skillAtStart,
} from './compute-ratings.js'
import { seasonAt } from './seasons.js'

type Tx = Transaction<Tables>

type Rater = Pick<ClubContext, 'seasons'>

/** A person's skill before a match. */
type Before = Skill & { readonly person: string }

interface Rated extends RatedResult {
  readonly skills: readonly Before[]
}

/**
 * Rates people by a result in a transaction. Later results of the game that depend on it are taken
 * back and rated again.
 */
export async function rateResult(context: Rater, tx: Tx, result: RatedResult): Promise<void> {
  const pauses = new Pauses()
  const peopleIn = ({ record }: RatedResult): readonly string[] => ratedGroups(record).flat()
  const later = affectedBy(peopleIn(result), await laterResults(tx, result), peopleIn)
  for (const each of later.toReversed()) {
    await takeBack(context, tx, each)
    await pauses.pause()
  }
  for (const each of [result, ...later]) {
    await rateNext(context, tx, each)
    await pauses.pause()
  }
}

/** The rated results of a game after another one, in order. */
async function laterResults(tx: Tx, result: RatedResult): Promise<readonly Rated[]> {
  const rows = await tx
    .selectFrom('rated_results')
    .innerJoin('result_records', 'result_records.match', 'rated_results.match')
    .select(['rated_results.match', 'game', 'at', 'skills', 'record'])
    .where('game', '=', result.game)
    .where('at', '>=', result.endedAt)
    .execute()
  return rows
    .map(({ at: endedAt, ...row }) => ({ ...row, endedAt }))
    .filter((each) => byEnd(result, each) < 0)
    .sort(byEnd)
    .map(({ skills, record, ...row }) => ({
      ...row,
      record: JSON.parse(record),
      skills: JSON.parse(skills),
    }))
}

/** Gives people back their skills before a result. */
async function takeBack({ seasons }: Rater, tx: Tx, { game, endedAt, skills }: Rated) {
  const season = seasonAt(seasons, endedAt)
  const newcomers = skills.filter(({ matches }) => matches === 0).map(({ person }) => person)
  if (newcomers.length > 0)
    await tx
      .deleteFrom('ratings')
      .where('person', 'in', newcomers)
      .where('game', '=', game)
      .where('season', '=', season)
      .execute()
  const others = skills.filter(({ matches }) => matches > 0)
  await saveSkills(tx, game, season, others)
}

async function rateNext(
  { seasons }: Rater,
  tx: Tx,
  { game, match, endedAt, record }: RatedResult,
): Promise<void> {
  const groups = ratedGroups(record)
  const people = groups.flat()
  if (people.length === 0) return
  const season = seasonAt(seasons, endedAt)
  const rows = await tx
    .selectFrom('ratings')
    .select(['person', 'season', 'mu', 'sigma', 'matches'])
    .where('game', '=', game)
    .where('person', 'in', people)
    .where('season', '<=', season)
    .execute()
  // Ordering in SQL would make SQLite read everybody in the game.
  rows.sort((one, other) => one.season - other.season)
  const latest = new Map(rows.map((row) => [row.person, row]))
  const before = new Map(
    people.map((person): [string, Skill] => {
      const row = latest.get(person)
      if (row === undefined) return [person, skillAtStart(seasons, season)]
      const { mu, sigma, matches } = row
      const skill = { mu, sigma, matches }
      return [
        person,
        row.season === season
          ? skill
          : skillAtStart(seasons, season, { season: row.season, skill }),
      ]
    }),
  )
  const after = rateGroups(groups, (person) => before.get(person) as Skill)
  const named = (skills: ReadonlyMap<string, Skill>): readonly Before[] =>
    [...skills].map(([person, { mu, sigma, matches }]) => ({ person, mu, sigma, matches }))
  await saveSkills(tx, game, season, named(after))
  const skills = JSON.stringify(named(before))
  await tx
    .insertInto('rated_results')
    .values({ match, game, at: endedAt, skills })
    .onConflict((clash) => clash.column('match').doUpdateSet({ skills }))
    .execute()
}

async function saveSkills(
  tx: Tx,
  game: string,
  season: number,
  skills: readonly Before[],
): Promise<void> {
  if (skills.length === 0) return
  await tx
    .insertInto('ratings')
    .values(skills.map((skill) => ({ ...skill, game, season, score: scoreOf(skill) })))
    .onConflict((clash) =>
      clash.columns(['person', 'game', 'season']).doUpdateSet({
        score: sql.ref('excluded.score'),
        mu: sql.ref('excluded.mu'),
        sigma: sql.ref('excluded.sigma'),
        matches: sql.ref('excluded.matches'),
      }),
    )
    .execute()
}
