import type { Rejection, Result } from '@ackanomic/core'
import type { House } from './house.js'
import { refuse } from './rejections.js'
import { matchSchema, problemOf } from './schemas.js'
import type { Health } from './types.js'

/** How a host is. */
export async function healthOf({ store: { db }, now }: House): Promise<Health> {
  const matches = await db
    .selectFrom('matches')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('over', 'is', null).as('open'),
      fn.countAll<number>().filterWhere('over', 'is not', null).as('over'),
      fn.countAll<number>().filterWhere('fault', 'is not', null).as('faults'),
      fn.min('due').filterWhere('fault', 'is', null).as('due'),
    ])
    .executeTakeFirstOrThrow()
  const { waiting } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('due', 'is not', null)
    .executeTakeFirstOrThrow()
  const { letters } = await db
    .selectFrom('letters')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .executeTakeFirstOrThrow()
  const { open, over, faults, due } = matches
  const late = due === null ? 0 : Math.max(0, now() - due)
  return { open, over, faults, late, waiting, deadLetters: letters }
}

/** Has a match go on that a fault had stopped. */
export async function resume(
  { store: { db } }: House,
  match: string,
): Promise<Result<void, Rejection>> {
  if (problemOf(matchSchema, match) !== undefined) return refuse('noMatch', { match })
  const found = await db
    .updateTable('matches')
    .set({ fault: null })
    .where('id', '=', match)
    .returning('id')
    .executeTakeFirst()
  return found === undefined ? refuse('noMatch', { match }) : { ok: true, value: undefined }
}
