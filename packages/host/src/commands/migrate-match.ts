import { type Game, type LogEntry, loadMatch, saveMatch } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import type { HostContext, StoreContext } from '../context.js'
import { GameError, runGame } from '../errors.js'
import type { MatchRow } from '../persistence/match-cache.js'
import { type MatchLog, readLog } from '../persistence/match-log.js'
import type { Tables } from '../persistence/tables.js'
import { writeChange, writeLog } from '../persistence/write-change.js'
import { changeFromStep } from './decide.js'
import type { MatchChange } from './match-change.js'

/**
 * Migrates a match to the current revision of its game, in the transaction that has locked it. The
 * game's migrations convert its log. If the converted log does not replay, the match continues from
 * its state. Nothing else ever rewrites a log.
 */
export async function migrateStoredMatch(
  context: StoreContext,
  tx: Transaction<Tables>,
  row: MatchRow,
): Promise<void> {
  const { id } = row
  const game = await newerGame(context, row)
  if (game === undefined) return
  const { log, change, ...changed } = migrateMatch(context, game, row, await readLog(tx, id))
  await tx.updateTable('matches').set(changed).where('id', '=', id).execute()
  if (log !== undefined) {
    await tx.deleteFrom('entries').where('match', '=', id).execute()
    await writeLog(tx, id, log, change.entries - log.length)
  }
  Object.assign(
    row,
    changed,
    await writeChange(context.store, tx, { id, eventCount: row.event_count }, change),
  )
}

/** The game of a match, if the match was played under an older revision of it. */
export async function newerGame(
  context: HostContext,
  row: Pick<MatchRow, 'game' | 'revision'>,
): Promise<Game | undefined> {
  const game = await context.games[row.game]?.load()
  return game === undefined || row.revision >= game.revision ? undefined : game
}

/** A match after its migration. */
export interface MigratedMatch extends Pick<MatchRow, 'revision' | 'checkpoint'> {
  /** Its new log; `undefined` if the log stays as it is. */
  readonly log: readonly LogEntry[] | undefined
  /** What else changes. The log gets no entries, and nobody is notified. */
  readonly change: MatchChange
}

/** Migrates a match to the current revision of its game. */
export function migrateMatch(
  context: HostContext,
  game: Game,
  row: MatchRow,
  earlier: MatchLog,
): MigratedMatch {
  const { id, ended_at: endedAt } = row
  return runGame(id, () => {
    const automated = JSON.parse(row.automated)
    const { checkpoint, ...start } = JSON.parse(row.snapshot)
    const save = saveMatch({ ...start, ...earlier, state: checkpoint.state })
    const loaded = loadMatch(game, save, { trustState: true })
    if (!loaded.ok) throw new GameError(id, loaded.error.message)
    const { match, note } = loaded.value
    const step = { match, events: [], appended: [], rejectedAnswers: [], duplicate: false }
    return {
      revision: game.revision,
      checkpoint: match.checkpoint === null ? null : JSON.stringify(match.checkpoint),
      log: note === 'migrated' ? match.log : undefined,
      change: changeFromStep(context, { id, endedAt, game, automated }, undefined, step),
    }
  })
}
