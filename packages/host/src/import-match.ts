import type { Rejection, Result } from '@ackanomic/core'
import type { House } from './context.js'
import { decideBringingIn, programsProblem } from './decide.js'
import { refuse } from './rejections.js'
import { matchSchema, problemOf } from './schemas.js'
import type { ImportRequest } from './types.js'
import { writeChange } from './write.js'

/** Takes up a match from a save. */
export async function importMatch(
  house: House,
  brought: ImportRequest,
): Promise<Result<void, Rejection>> {
  const { match: id, automated } = brought
  const problem = problemOf(matchSchema, id) ?? programsProblem(house, automated)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const taken = await decideBringingIn(house, brought)
  if (!taken.ok) return taken
  const { row, change } = taken.value
  return house.store.db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('matches')
      .values(row)
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) return refuse('matchExists', { match: id })
    await writeChange(tx, row, change)
    return { ok: true, value: undefined }
  })
}
