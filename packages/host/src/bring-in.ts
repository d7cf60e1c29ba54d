import type { Rejection, Result } from '@ackanomic/core'
import { decideBringingIn, programsProblem } from './decide.js'
import type { House } from './house.js'
import { refuse } from './rejections.js'
import { matchSchema, problemOf } from './schemas.js'
import type { Brought } from './types.js'
import { writeChange } from './write.js'

/** Takes up a match from a save. */
export async function bringIn(house: House, brought: Brought): Promise<Result<void, Rejection>> {
  const { match: id, programs } = brought
  const problem = problemOf(matchSchema, id) ?? programsProblem(house, programs)
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
