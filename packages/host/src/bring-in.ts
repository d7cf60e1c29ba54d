import type { Rejection, Result } from '@ackanomic/core'
import { loadListed } from '@ackanomic/core/catalogue'
import { changeOf } from './change.js'
import { botsIn, programsProblem } from './decide.js'
import { newRow } from './hosted.js'
import type { House } from './house.js'
import { refuse } from './rejections.js'
import { matchSchema, problemOf } from './schemas.js'
import type { Brought } from './types.js'
import { writeChange } from './write.js'

/** Takes up a match from a save. */
export async function bringIn(
  house: House,
  { match: id, save, programs = {}, trust = false }: Brought,
): Promise<Result<void, Rejection>> {
  const problem = problemOf(matchSchema, id) ?? programsProblem(house, programs)
  if (problem !== undefined) return refuse('badRequest', { problem })
  const loaded = await loadListed(house.games, save, { trust })
  if (!loaded.ok) return loaded
  const { game, match } = loaded.value
  return house.store.db.transaction().execute(async (tx) => {
    const base = match.base === null ? null : JSON.stringify(match.base)
    const row = { ...newRow(id, game, programs), base }
    const made = await tx
      .insertInto('matches')
      .values(row)
      .onConflict((clash) => clash.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made === undefined) return refuse('matchExists', { match: id })
    const step = { match, posts: [], recorded: match.log, unfit: [], repeated: false }
    const change = changeOf(game, id, undefined, step, botsIn(programs))
    await writeChange(tx, { id, said: 0, over: null }, change)
    house.matches.keep(id, change.checkpoint, match)
    return { ok: true, value: undefined }
  })
}
