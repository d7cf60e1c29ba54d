import { type Game, type LogEntry, loadMatch, saveMatch } from '@ackanomic/core'
import { stateProblem } from '@ackanomic/core/engine'
import { GameFailure, runGame } from '../contract/game-failure.js'
import { transact } from '../store/transact.js'
import { advanceHeads, NO_ACTIONS, withoutSignature } from './action-heads.js'
import type { MatchContext } from './context.js'
import { changeFromStep } from './decide.js'
import type { MatchRow } from './match-cache.js'
import { encodeChange, type MatchChange } from './match-change.js'
import { type MatchLog, readLog, saveResult } from './match-rows.js'
import { changedColumns } from './step-write.js'

/** The entries of one statement. SQLite allows 32,766 parameters. */
const ENTRIES_PER_STATEMENT = 4000

/**
 * Migrates a match to its game's current revision. The game's migrations convert its log. If that
 * does not replay, the match continues from its state. Nothing else ever rewrites a log.
 */
export async function migrateStoredMatch(context: MatchContext, id: string): Promise<void> {
  const { store } = context
  await transact(store, async (tx) => {
    const row = await tx
      .selectFrom('matches')
      .selectAll()
      .where('id', '=', id)
      // SQLite runs one transaction at a time.
      .$if(store.kind === 'postgresql', (query) => query.forUpdate())
      .executeTakeFirst()
    const game = row === undefined ? undefined : await newerGame(context, row)
    if (row === undefined || game === undefined) return
    const migrated = migrateMatch(context, game, row, await readLog(tx, id))
    const { log, change, revision, checkpoint } = migrated
    const version = row.version + 1
    await tx
      .updateTable('matches')
      .set({
        ...changedColumns(change, row.event_count, context.now()),
        revision,
        checkpoint,
        version,
      })
      .where('id', '=', id)
      .execute()
    if (log !== undefined) {
      await tx.deleteFrom('entries').where('match', '=', id).execute()
      const first = change.entries - log.length
      const rows = log.map((entry, i) => {
        return { match: id, n: first + i, at: entry.at, entry: JSON.stringify(entry) }
      })
      for (let i = 0; i < rows.length; i += ENTRIES_PER_STATEMENT) {
        const part = rows.slice(i, i + ENTRIES_PER_STATEMENT)
        await tx.insertInto('entries').values(part).execute()
      }
    }
    await tx.deleteFrom('pending_actions').where('match', '=', id).execute()
    const pending = change.pendingActions.map((each) => ({ match: id, ...each }))
    if (pending.length > 0) await tx.insertInto('pending_actions').values(pending).execute()
    if (change.resultRecord !== undefined) await saveResult(tx, change.resultRecord)
    await store.notify(tx, encodeChange(id, version, change))
  })
}

/** A match's game, if the match has an older revision of it. */
export async function newerGame(
  context: MatchContext,
  row: Pick<MatchRow, 'game' | 'revision'>,
): Promise<Game | undefined> {
  const game = await context.games[row.game]?.load()
  return game === undefined || row.revision >= game.revision ? undefined : game
}

interface MigratedMatch extends Pick<MatchRow, 'revision' | 'checkpoint'> {
  /** `undefined` if the log stays as it is. */
  readonly log: readonly LogEntry[] | undefined
  /** The other changes. The log gets no entries, and nobody is notified. */
  readonly change: MatchChange
}

function migrateMatch(
  context: MatchContext,
  game: Game,
  row: MatchRow,
  earlier: MatchLog,
): MigratedMatch {
  const { id, ended_at: endedAt } = row
  return runGame(id, () => {
    const automated = JSON.parse(row.automated)
    const { checkpoint, ...start } = JSON.parse(row.snapshot)
    const save = saveMatch({ ...start, ...earlier, state: checkpoint.state })
    const loaded = loadMatch(game, save, { trustState: stateProblem })
    if (!loaded.ok) throw new GameFailure(id, loaded.error.message)
    const { note } = loaded.value
    // A migration may merge or split entries, and changes the start that people signed.
    const match = { ...loaded.value.match, log: loaded.value.match.log.map(withoutSignature) }
    const actionHeads = advanceHeads(NO_ACTIONS, match.log)
    const step = { match, events: [], appended: [], rejectedAnswers: [], duplicate: false }
    return {
      revision: game.revision,
      checkpoint: match.checkpoint === null ? null : JSON.stringify(match.checkpoint),
      log: note === 'migrated' ? match.log : undefined,
      change: changeFromStep(
        context,
        { id, endedAt, game, automated, actionHeads },
        undefined,
        step,
      ),
    }
  })
}
