import {
  type Census,
  err,
  loadMatch,
  type Moment,
  ok,
  type Result,
  startMatch,
  type TableSetup,
} from '@ackanomic/core'
import { evaluateLimits, type Limit, refereeCount } from '@ackanomic/core/society'
import type { AnyGame } from './any-game.js'
import type { AnyPost } from './others.js'
import type { Around, Session } from './session.js'

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
function censusOf({ description }: AnyGame, people: number): Census {
  const count = Math.max(SOCIETY, people)
  const { lower, upper } = description.players
  const named = [lower, upper].flatMap((limit: Limit) =>
    typeof limit === 'object' ? [limit.expression] : [],
  )
  return Object.fromEntries(['activePlayers', 'players', ...named].map((name) => [name, count]))
}

/** How many players a game can have at this table; at least two, and never more than the names. */
export function playerLimits(game: AnyGame): { readonly least: number; readonly most: number } {
  const limits = evaluateLimits(game.description, censusOf(game, 0))
  if (!limits.ok) return { least: 2, most: PLAYERS.length }
  const { least, most } = limits.value
  return { least, most: Math.max(least, Math.min(most, PLAYERS.length)) }
}

/** Who sits down when nobody is named; so many players, or as few as the game allows. */
export function usualSeating(game: AnyGame, players: number = playerLimits(game).least): Seating {
  return {
    players: Array.from({ length: players }, (_, i) => PLAYERS[i] ?? `Player ${i + 1}`),
    referees: Array.from(
      { length: refereeCount(game.description) },
      (_, i) => REFEREES[i] ?? `Referee ${i + 1}`,
    ),
  }
}

/** The start announcement for those who sit down. */
export function setupOf(
  game: AnyGame,
  { players, referees }: Seating,
  startedAt: Moment,
): TableSetup {
  return { players, referees, startedAt, census: censusOf(game, players.length + referees.length) }
}

/** A match that has come to the table, before anybody acts. */
export interface Opened {
  /** The session. */
  readonly session: Session
  /** What was announced at the start. */
  readonly posts: readonly AnyPost[]
  /** What there is to say about it, or `null`. */
  readonly note: string | null
}

/** Starts a match on the table; the error is a sentence. */
export function startSession(
  game: AnyGame,
  seating: Seating,
  options: unknown,
  startedAt: Moment,
  around: Around,
): Result<Opened, string> {
  const table = setupOf(game, seating, startedAt)
  const begun = startMatch(game, options === undefined ? { table } : { table, options })
  if (!begun.ok) return err(begun.error.says)
  const { match, posts } = begun.value
  return ok({ session: { ...around, game, match, mail: null }, posts, note: null })
}

/** Puts a saved match on the table; the error is a sentence. */
export function loadSession(game: AnyGame, save: string, around: Around): Result<Opened, string> {
  const loaded = loadMatch(game, save)
  if (!loaded.ok) return err(loaded.error.says)
  const { match, note } = loaded.value
  const notes = {
    migrated: 'The match was played under an older revision, and was brought up to date.',
    'from checkpoint':
      'The old log no longer replays: the match goes on from its saved state, and cannot be rewound before it.',
  }
  return ok({
    session: { ...around, game, match, mail: null },
    posts: [],
    note: note === null ? null : notes[note],
  })
}
