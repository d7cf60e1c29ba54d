import {
  createRosterSetup,
  err,
  type Game,
  type LoadOptions,
  loadMatch,
  type MatchSetup,
  ok,
  playerLimits,
  type Result,
  startMatch,
  type Timestamp,
} from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { usualPlayers } from '../games.js'
import { type Around, Session } from './session.js'

export interface Seating {
  /** The players, in the order of their seats. */
  readonly players: readonly string[]
  readonly referees: readonly string[]
}

/** The people to be seated, as far as they were named. */
export interface Wished {
  /** All players; `null` if they were not named. */
  readonly players: readonly string[] | null
  /** All referees; `null` if they were not named. */
  readonly referees: readonly string[] | null
  /** The number of unnamed players; `null` for the usual number. */
  readonly count: number | null
  readonly here: readonly string[]
}

/** Completes the seats with the usual people. */
export function usualSeating(game: Game, wished: Partial<Wished>): Seating {
  const { here = [], count, players, referees } = wished
  const { least, most } = playerLimits(game)
  const usual = Math.min(most, Math.max(least, usualPlayers[game.id] ?? least))
  return createRosterSetup(game, {
    players: players ?? count ?? usual,
    referees: referees ?? undefined,
    here,
    startedAt: 0,
  })
}

/** A match before anybody acts. */
export interface Opened {
  readonly session: Session
  readonly note: string | null
}

/** Starts a match; the error is a sentence. */
export function startSession(
  game: Game,
  seating: Seating,
  options: unknown,
  startedAt: Timestamp,
  around: Around,
): Result<Opened, string> {
  const roster = createRosterSetup(game, { ...seating, startedAt })
  // The id comes from the seed, and does not reveal it.
  const id = `table ${seededRandom(`${around.seed}/id`)(2 ** 48).toString(36)}`
  const given: MatchSetup = options === undefined ? { id, roster } : { id, roster, options }
  const begun = startMatch(game, given)
  if (!begun.ok) return err(begun.error.message)
  const { match, events } = begun
  return ok({ session: new Session(game, match, around, events), note: null })
}

/** Opens a saved match; the error is a sentence. */
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
