import { type Game, type LogEntry, loadMatch, saveMatch } from '@ackanomic/core'
import type { Transaction } from 'kysely'
import type { Change } from './change.js'
import type { House, Household } from './context.js'
import { changeOfStep } from './decide.js'
import { GameFault, playing } from './incidents.js'
import { type Past, pastOf } from './logs.js'
import type { MatchRow } from './match-cache.js'
import type { Tables } from './store/tables.js'
import { writeChange, writeLog } from './write.js'

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
  const { log, change, ...changed } = broughtUpToDate(house, game, row, await pastOf(tx, id))
  await tx.updateTable('matches').set(changed).where('id', '=', id).execute()
  if (log !== undefined) {
    await tx.deleteFrom('entries').where('match', '=', id).execute()
    await writeLog(tx, id, log, change.entries - log.length)
  }
  Object.assign(row, changed, await writeChange(tx, row, change))
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
export interface UpToDate extends Pick<MatchRow, 'revision' | 'base'> {
  /** Its log, where that is another one. */
  readonly log: readonly LogEntry[] | undefined
  /** What is otherwise than before; nothing is added to its log, and nobody is told. */
  readonly change: Change
}

/** Brings a match up to date. */
export function broughtUpToDate(house: Household, game: Game, row: MatchRow, past: Past): UpToDate {
  const { id, over } = row
  return playing(id, () => {
    const automated = JSON.parse(row.automated)
    const { checkpoint: kept, ...start } = JSON.parse(row.checkpoint)
    const whole = saveMatch({ ...start, ...past, state: kept.state })
    const loaded = loadMatch(game, whole, { trustState: true })
    if (!loaded.ok) throw new GameFault(id, loaded.error.message)
    const { match, note } = loaded.value
    const step = { match, events: [], appended: [], rejectedAnswers: [], duplicate: false }
    return {
      revision: game.revision,
      base: match.checkpoint === null ? null : JSON.stringify(match.checkpoint),
      log: note === 'migrated' ? match.log : undefined,
      change: changeOfStep(house, { id, over, game, automated }, undefined, step),
    }
  })
}
