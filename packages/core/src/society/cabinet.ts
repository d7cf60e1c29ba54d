import * as v from 'valibot'
import { freezePlain } from '../plain.js'
import { ok, type Result } from '../result.js'
import type { Books } from './books.js'
import { type BooksRejection, refuse } from './books-rejections.js'
import { isText, nameIn, read, type SchemaOf, textSchema } from './schema.js'
import { isReserved, type Trophy, type TrophyKind, type TrophyPlace, withKind } from './trophies.js'

/** Checks a kind of Trophy that comes from outside. */
export const kindSchema: SchemaOf<TrophyKind> = /* @__PURE__ */ v.strictObject({
  name: textSchema,
  unique: v.boolean(),
  nameless: v.boolean(),
})

/** Checks a place that comes from outside. */
export const placeSchema: SchemaOf<TrophyPlace> = /* @__PURE__ */ v.variant('at', [
  v.strictObject({ at: v.literal('nowhere') }),
  v.strictObject({ at: v.literal('treasury') }),
  v.strictObject({ at: v.literal('player'), player: textSchema }),
  v.strictObject({ at: v.literal('elsewhere'), where: textSchema }),
])

/** Adds a kind of Trophy. Refuses with `badKind` (1250.1 III.h(1)). */
export function defineTrophy(books: Books, kind: TrophyKind): Result<Books, BooksRejection> {
  const parsed = read(kindSchema, kind)
  if (!parsed.ok) return refuse({ code: 'badKind', facts: { problem: parsed.error } })
  const { name } = parsed.value
  if (isReserved(name) || books.cabinet.kinds.some((other) => other.name === name)) {
    const problem = `"${name}" is in use; give another name.`
    return refuse({ code: 'badKind', facts: { problem } })
  }
  return ok(freezePlain({ ...books, cabinet: withKind(books.cabinet, parsed.value) }))
}

/**
 * Puts a Trophy somewhere: for rules outside the suite, and to enter where it was before the books
 * were opened. Refuses with `noSuchTrophy` (1250.2/1) or `badPlace` (1250.2/3(1)).
 */
export function placeTrophy(
  books: Books,
  id: number,
  place: TrophyPlace,
): Result<Books, BooksRejection> {
  const parsed = read(placeSchema, place)
  return parsed.ok
    ? changed(books, id, { place: parsed.value })
    : refuse({ code: 'badPlace', facts: { problem: parsed.error } })
}

/**
 * Lets an Undead haunt a Trophy, or with `null` none. Refuses with `noSuchTrophy` (1250.2/1) or
 * `badUndead` (1250.2/3(2)).
 */
export function hauntTrophy(
  books: Books,
  id: number,
  undead: string | null,
): Result<Books, BooksRejection> {
  return undead === null || isText(undead)
    ? changed(books, id, { haunting: undead })
    : refuse({ code: 'badUndead', facts: { undead: nameIn(undead) } })
}

function changed(
  books: Books,
  id: number,
  change: Partial<Pick<Trophy, 'place' | 'haunting'>>,
): Result<Books, BooksRejection> {
  const { trophies } = books.cabinet
  const trophy = trophies.find((each) => each.id === id)
  if (trophy === undefined) return refuse({ code: 'noSuchTrophy', facts: { id: nameIn(id) } })
  const cabinet = { ...books.cabinet, trophies: trophies.with(id, { ...trophy, ...change }) }
  return ok(freezePlain({ ...books, cabinet }))
}

/** The Trophies that a player has. */
export function trophiesOf({ cabinet }: Pick<Books, 'cabinet'>, player: string): readonly Trophy[] {
  return cabinet.trophies.filter(({ place }) => place.at === 'player' && place.player === player)
}
