import type { Kysely } from 'kysely'
import unhomoglyph from 'unhomoglyph'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type { Modules } from '../modules/modules.js'
import type { Tables } from '../store/tables.js'
import type { AuthContext } from './context.js'

/** Letters without their case: "ß" is "SS", and "İ" is "i". */
const folded = (text: string): string => text.toUpperCase().toLowerCase().replaceAll('i\u0307', 'i')

/**
 * The key that two names share if people would take one for the other: case, width, spaces and
 * invisible characters do not count, and letters that look alike are the same (UTS 39).
 */
export function nameKeyOf(name: string): string {
  const visible = name.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const key = unhomoglyph(folded(unhomoglyph(visible)))
  // A capital "I" looks like a small "l".
  return key.replaceAll('i', 'l').replaceAll(/\s+/gu, ' ').trim()
}

/** The key that a mail address has in any spelling. */
export const mailKeyOf = (mail: string): string => mail.normalize('NFKC').toLowerCase()

/**
 * The tables whose people keep their names. Being told of something is not enough, or anybody could
 * take a name by writing to it.
 */
const PLACES = ['tokens', 'participants', 'consents'] as const

const MAX_SUFFIX = 100

/** Checks that a name is free, and looks like no other. Rejects with `nameTaken`. */
export async function checkName(
  { modules }: Pick<AuthContext, 'modules'>,
  db: Kysely<Tables>,
  name: string,
): AsyncResult<void> {
  if (await isFree(modules, db, name)) return { ok: true, value: undefined }
  for (let i = 2; i < MAX_SUFFIX; i++) {
    const free = `${name} ${i}`
    if (free.length <= 40 && (await isFree(modules, db, free)))
      return refuse('nameTaken', { name, free })
  }
  return refuse('nameTaken', { name, free: null })
}

async function isFree(modules: Modules, db: Kysely<Tables>, name: string): Promise<boolean> {
  const account = await db
    .selectFrom('accounts')
    .select('person')
    .where(({ eb, or }) =>
      or([
        eb('name_key', '=', nameKeyOf(name)),
        eb('person', '=', name),
        eb('stand_in', '=', name),
      ]),
    )
    .executeTakeFirst()
  if (account !== undefined) return false
  for (const place of PLACES) {
    const found = await db
      .selectFrom(place)
      .select('person')
      .where('person', '=', name)
      .limit(1)
      .executeTakeFirst()
    if (found !== undefined) return false
  }
  return !(await modules.hasName(db, name))
}

/** Checks that an account was not deleted, and looks like no other. Rejects with `nameTaken`. */
export async function checkInvited(
  context: Pick<AuthContext, 'modules'>,
  db: Kysely<Tables>,
  person: string,
): AsyncResult<void> {
  const alike = await db
    .selectFrom('accounts')
    .select(['person', 'deleted_at'])
    .where(({ eb, or }) =>
      or([eb('name_key', '=', nameKeyOf(person)), eb('stand_in', '=', person)]),
    )
    .executeTakeFirst()
  const own = await db
    .selectFrom('accounts')
    .select('deleted_at')
    .where('person', '=', person)
    .executeTakeFirst()
  const isFine = own === undefined ? alike === undefined : own.deleted_at === null
  return isFine ? { ok: true, value: undefined } : checkName(context, db, person)
}
