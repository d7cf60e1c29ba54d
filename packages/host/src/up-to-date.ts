import { checkpointOf, type Game, type LogEntry, loadMatch, saveMatch } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import { lengthOf } from './change.js'
import { GameFault } from './faults.js'
import type { MatchRow } from './hosted.js'
import type { House, Household } from './house.js'
import { logOf } from './logs.js'
import type { Tables } from './store/tables.js'
import { writeLog } from './write.js'

/**
 * Brings a match that was played under an older revision of its game up to date, in the write that
 * has locked it: its log as the game's migrations make it, or, where that no longer replays, its
 * state as it stands. This is the one time that a log is written anew.
 */
export async function bringUpToDate(
  house: House,
  tx: Transaction<Tables>,
  row: MatchRow,
): Promise<void> {
  const { id } = row
  const game = await newerGame(house, row)
  if (game === undefined) return
  const { changed, log } = broughtUpToDate(game, row, await logOf(tx, id))
  await tx.updateTable('matches').set(changed).where('id', '=', id).execute()
  Object.assign(row, changed)
  if (log === undefined) return
  await tx.deleteFrom('entries').where('match', '=', id).execute()
  await writeLog(tx, id, log, changed.entries - log.length)
}

/** The game of a match, where the match was played under an older revision of it. */
export async function newerGame(
  house: Household,
  row: Pick<MatchRow, 'game' | 'revision'>,
): Promise<Game | undefined> {
  const game = await house.games[row.game]?.load()
  return game === undefined || row.revision >= game.revision ? undefined : game
}

/** What a match becomes that is brought up to date. */
export interface UpToDate {
  /** What changes in its row. */
  readonly changed: Pick<MatchRow, 'revision' | 'entries' | 'checkpoint' | 'base'>
  /** Its log, where that is another one. */
  readonly log: readonly LogEntry[] | undefined
}

/** Brings a match up to date, which has this log. */
export function broughtUpToDate(game: Game, row: MatchRow, log: readonly LogEntry[]): UpToDate {
  const { id } = row
  const { base: kept, ...checkpoint } = JSON.parse(row.checkpoint)
  const { state } = kept
  const base = row.base === null ? null : JSON.parse(row.base)
  const loaded = loadMatch(game, saveMatch({ ...checkpoint, base, log, state }), { trust: true })
  if (!loaded.ok) throw new GameFault(id, loaded.error.says)
  const { match, note } = loaded.value
  return {
    changed: {
      revision: game.revision,
      entries: lengthOf(match),
      checkpoint: checkpointOf(match),
      base: match.base === null ? null : JSON.stringify(match.base),
    },
    log: note === 'migrated' ? match.log : undefined,
  }
}
