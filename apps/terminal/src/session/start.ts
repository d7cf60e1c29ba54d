import {
  err,
  evaluateLimits,
  type Game,
  type LoadOptions,
  loadMatch,
  type MatchStart,
  ok,
  type PlayerLimit,
  type Result,
  refereeCount,
  startMatch,
  type TableSetup,
  type Timestamp,
} from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { usualPlayers } from '../games.js'
import { type Around, Session } from './session.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lou', 'Mia']
const REFEREES = ['Dee', 'Ray', 'Val', 'Zoe']

/** How many people the society around the table counts, for limits that depend on it. */
const SOCIETY = 12

/** Who sits down. */
export interface Seating {
  /** The players, in the order of their seats. */
  readonly players: readonly string[]
  /** The referees. */
  readonly referees: readonly string[]
}

/** The society's numbers, by all the names that a game's limits call them. */
function censusOf({ description }: Game, people: number): NonNullable<TableSetup['census']> {
  const count = Math.max(SOCIETY, people)
  const { lower, upper } = description.players
  const named = [lower, upper].flatMap((limit: PlayerLimit) =>
    typeof limit === 'object' ? [limit.expression] : [],
  )
  return Object.fromEntries(['activePlayers', 'players', ...named].map((name) => [name, count]))
}

/** How many players a game can have at this table; at least two, and never more than the names. */
export function playerLimits(game: Game): { readonly least: number; readonly most: number } {
  const limits = evaluateLimits(game.description, censusOf(game, 0))
  if (!limits.ok) return { least: 2, most: PLAYERS.length }
  const { least } = limits.value
  let most = Math.max(least, Math.min(limits.value.most, PLAYERS.length))
  // Its map, or what else it is played on, may have fewer places than its rule allows.
  while (most > least && !game.setup(setupOf(game, seatsFor(game, most, [], null), 0)).ok) most--
  return { least, most }
}

/** Who is to sit down, as far as anybody said. */
export interface Wished {
  /** The players, all of them; `null` where nobody named them. */
  readonly players: readonly string[] | null
  /** The referees, all of them; `null` where nobody named them. */
  readonly referees: readonly string[] | null
  /** How many play, where they are not named; `null` for as many as usual. */
  readonly count: number | null
  /** Who has to have a place. */
  readonly here: readonly string[]
}

/** Who sits down: who is named, and the usual people in all other places. */
export function usualSeating(game: Game, wished: Partial<Wished> = {}): Seating {
  const { here = [], count = null, players = null, referees = null } = wished
  if (players !== null && referees !== null) return { players, referees }
  const { least, most } = playerLimits(game)
  const usual = Math.min(most, Math.max(least, usualPlayers[game.id] ?? least))
  const seated = seatsFor(game, count ?? usual, here, referees)
  return { players: players ?? seated.players, referees: seated.referees }
}

/** So many seats, or as many as are wanted here: those who are here first, then usual names. */
function seatsFor(
  game: Game,
  count: number,
  here: readonly string[],
  named: readonly string[] | null,
): Seating {
  const usual = Array.from({ length: refereeCount(game.description) }, (_, i) => i)
  const referees = named ?? usual.map((i) => REFEREES[i] ?? `Referee ${i + 1}`)
  const first = here.filter((name) => !referees.includes(name))
  const others = PLAYERS.filter((name) => ![...here, ...referees].includes(name))
  const players = Array.from(
    { length: Math.max(count, first.length) },
    (_, i) => first[i] ?? others[i - first.length] ?? `Player ${i + 1}`,
  )
  return { players, referees }
}

/** The start announcement for those who sit down. */
export function setupOf(
  game: Game,
  { players, referees }: Seating,
  startedAt: Timestamp,
): TableSetup {
  return { players, referees, startedAt, census: censusOf(game, players.length + referees.length) }
}

/** A match that has come to the table, before anybody acts. */
export interface Opened {
  /** The session. */
  readonly session: Session
  /** What there is to say about it, or `null`. */
  readonly note: string | null
}

/** Starts a match on the table; the error is a sentence. */
export function startSession(
  game: Game,
  seating: Seating,
  options: unknown,
  startedAt: Timestamp,
  around: Around,
): Result<Opened, string> {
  const table = setupOf(game, seating, startedAt)
  // The id comes from the seed, and does not tell it.
  const id = `table ${seededRandom(`${around.seed}/id`)(2 ** 48).toString(36)}`
  const given: MatchStart = options === undefined ? { id, table } : { id, table, options }
  const begun = startMatch(game, given)
  if (!begun.ok) return err(begun.error.message)
  const { match, events } = begun.value
  return ok({ session: new Session(game, match, around, events), note: null })
}

/** Puts a saved match on the table; the error is a sentence. */
export function loadSession(
  game: Game,
  save: string,
  around: Around,
  options: LoadOptions,
): Result<Opened, string> {
  const loaded = loadMatch(game, save, options)
  if (!loaded.ok) return err(loaded.error.message)
  const { match, note } = loaded.value
  const notes = {
    migrated: 'The match was played under an older revision and has been migrated.',
    trusted: 'The match goes on from a trusted state and cannot be rewound before it.',
  }
  return ok({
    session: new Session(game, match, around),
    note: note === null ? null : notes[note],
  })
}
