import type { GameTypes } from '../engine/bundle.js'
import type { Match } from './match.js'

/** Stands at the head of every save. */
export const SAVE_FORMAT = 'ackanomic match'

/** The version of the saves that this library writes. */
export const SAVE_VERSION = 1

/**
 * A match as the JSON text of a save: format, game and revision, start, options, the whole log, and
 * the present state as a checkpoint. `loadMatch` reads it back.
 */
export function saveMatch<T extends GameTypes>(match: Match<T>): string {
  const { game, revision, table, options, log, base, state } = match
  return JSON.stringify({
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game,
    revision,
    table,
    options,
    log,
    base,
    checkpoint: { entries: log.length, state },
  })
}
