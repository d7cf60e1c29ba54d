import type { Rejection, Result } from '@ackanomic/core'
import type { StoreContext } from '../context.js'
import { transact } from '../persistence/transact.js'
import { writeChange } from '../persistence/write-change.js'
import { refuse } from '../rejections.js'
import { matchSchema, problemOf } from '../schemas.js'
import type { ImportRequest } from '../types.js'
import { automatedProblem, decideImport } from './decide.js'

/** Imports a match from a save. */
export async function importMatch(
  context: StoreContext,
  request: ImportRequest,
): Promise<Result<void, Rejection>> {
  const { match: id, automated } = request
  const problem = problemOf(matchSchema, id) ?? automatedProblem(context, automated)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const decided = await decideImport(context, request)
  if (!decided.ok) return decided
  const { row, change } = decided.value
  return transact(context.store, async (tx) => {
    const inserted = await tx
      .insertInto('matches')
      .values(row)
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted === undefined) return refuse('matchExists', { match: id })
    await writeChange(context.store, tx, { id, eventCount: row.event_count }, change)
    return { ok: true, value: undefined }
  })
}
