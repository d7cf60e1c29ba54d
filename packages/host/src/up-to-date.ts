import { checkpointOf, loadMatch, saveMatch } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import { GameFault } from './faults.js'
import type { MatchRow } from './hosted.js'
import type { House } from './house.js'
import { baseOf, logOf } from './logs.js'
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
  const game = await house.games[row.game]?.load()
  if (game === undefined || row.revision >= game.revision) return
  const { base: kept, ...checkpoint } = JSON.parse(row.checkpoint)
  const [base, log] = [await baseOf(tx, id), await logOf(tx, id)]
  const { state } = kept
  const loaded = loadMatch(game, saveMatch({ ...checkpoint, base, log, state }), { trust: true })
  if (!loaded.ok) throw new GameFault(id, loaded.error.says)
  const { match, note } = loaded.value
  const changed = {
    revision: game.revision,
    entries: (match.base?.entries ?? 0) + match.log.length,
    checkpoint: checkpointOf(match),
    base: match.base === null ? null : JSON.stringify(match.base),
  }
  await tx.updateTable('matches').set(changed).where('id', '=', id).execute()
  Object.assign(row, changed)
  if (note !== 'migrated') return
  await tx.deleteFrom('entries').where('match', '=', id).execute()
  await writeLog(tx, id, match.log, match.base?.entries ?? 0)
}
