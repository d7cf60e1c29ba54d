import { type Err, ok, type Result, type ResultRecord } from '@ackanomic/core'
import { describeName, parseUntrusted, type SchemaOf } from '@ackanomic/core/untrusted'
import { castDraft } from 'immer'
import * as v from 'valibot'
import type { Books } from './books.js'
import { type BooksError, type BooksErrors, refuse } from './books-errors.js'
import { change } from './change.js'
import { isText, textSchema } from './schema.js'
import {
  isReserved,
  kindNamed,
  type Trophy,
  type TrophyKind,
  type TrophyPlace,
  withKind,
} from './trophies.js'

export const kindSchema: SchemaOf<TrophyKind> = /* @__PURE__ */ v.strictObject({
  name: textSchema,
  unique: v.boolean(),
  nameless: v.boolean(),
})

export const placeSchema: SchemaOf<TrophyPlace> = /* @__PURE__ */ v.variant('at', [
  v.strictObject({ at: v.literal('nowhere') }),
  v.strictObject({ at: v.literal('treasury') }),
  v.strictObject({ at: v.literal('player'), player: textSchema }),
  v.strictObject({ at: v.literal('elsewhere'), where: textSchema }),
])

/**
 * Adds a kind of Trophy. It refuses with `badTrophy` (1250.1 III.h(1)).
 *
 * @example
 * ```ts
 * import { defineTrophy, createBooks } from '@ackanomic/society'
 *
 * const books = defineTrophy(createBooks(), { name: 'Tin Spoon', unique: true, nameless: false })
 * books.ok && books.value.trophies.trophies.map(({ kind }) => kind) // => ['Golden Knife', 'Tin Spoon']
 * ```
 */
export function defineTrophy(books: Books, kind: TrophyKind): Result<Books, BooksError> {
  const parsed = parseUntrusted(kindSchema, kind)
  if (!parsed.ok) return unfit('kind', parsed.error)
  const { name } = parsed.value
  if (isReserved(name) || books.trophies.kinds.some((other) => other.name === name)) {
    return unfit('kind', `"${name}" is in use; give another name.`)
  }
  return ok(
    change(books, (draft) => {
      draft.trophies = castDraft(withKind(books.trophies, parsed.value))
    }),
  )
}

/**
 * Defines the kinds of Trophy that a record awards and the books lack; each award makes a new one.
 *
 * @example
 * ```ts
 * import { createBooks, defineAwardedTrophies } from '@ackanomic/society'
 *
 * const spoon = { award: 'trophy', trophy: 'Tin Spoon', to: 'Ann', clause: '1/1' } as const
 * const books = defineAwardedTrophies(createBooks(), { outcome: { awards: [spoon] } })
 * books.trophies.kinds.at(-1)?.name // => 'Tin Spoon'
 * ```
 */
export function defineAwardedTrophies(
  books: Books,
  { outcome }: { readonly outcome: Pick<ResultRecord['outcome'], 'awards'> },
): Books {
  const names = outcome.awards.flatMap((each) =>
    each.award === 'trophy' ? [kindNamed(each.trophy)] : [],
  )
  return names.reduce((before, name) => {
    // A known Trophy is refused, and stays as it is.
    const defined = defineTrophy(before, { name, unique: false, nameless: false })
    return defined.ok ? defined.value : before
  }, books)
}

/**
 * Moves a Trophy to a place, by a rule outside the suite. It refuses with `badTrophy` (1250.2/1,
 * 1250.2/3(1)).
 *
 * @example
 * ```ts
 * import { createBooks, moveTrophy } from '@ackanomic/society'
 *
 * const books = moveTrophy(createBooks(), 0, { at: 'player', player: 'Ann' })
 * books.ok && books.value.trophies.trophies[0]?.place // => { at: 'player', player: 'Ann' }
 * ```
 */
export function moveTrophy(
  books: Books,
  id: number,
  place: TrophyPlace,
): Result<Books, BooksError> {
  const parsed = parseUntrusted(placeSchema, place)
  return parsed.ok ? changed(books, id, { place: parsed.value }) : unfit('place', parsed.error)
}

/**
 * Lets an Undead haunt a Trophy, or nobody (`null`). It refuses with `badTrophy` (1250.2/1,
 * 1250.2/3(2)).
 *
 * @example
 * ```ts
 * import { hauntTrophy, createBooks } from '@ackanomic/society'
 *
 * const books = hauntTrophy(createBooks(), 0, 'the late Zed')
 * books.ok && books.value.trophies.trophies[0]?.haunting // => 'the late Zed'
 * ```
 */
export function hauntTrophy(
  books: Books,
  id: number,
  undead: string | null,
): Result<Books, BooksError> {
  return undead === null || isText(undead)
    ? changed(books, id, { haunting: undead })
    : unfit('Undead', 'Give a name, or null for none.')
}

function unfit(what: BooksErrors['badTrophy']['what'], problem: string): Err<BooksError> {
  return refuse({ code: 'badTrophy', details: { what, problem } })
}

function changed(
  books: Books,
  id: number,
  now: Partial<Pick<Trophy, 'place' | 'haunting'>>,
): Result<Books, BooksError> {
  if (!books.trophies.trophies.some((each) => each.id === id)) {
    return unfit('id', `There is no Trophy ${describeName(id)}; give its number, from 0.`)
  }
  return ok(
    change(books, ({ trophies }) => {
      Object.assign(trophies.trophies[id] as object, now)
    }),
  )
}

/**
 * Returns the Trophies that a player has.
 *
 * @example
 * ```ts
 * import { createBooks, moveTrophy, trophiesOf } from '@ackanomic/society'
 *
 * const books = moveTrophy(createBooks(), 0, { at: 'player', player: 'Ann' })
 * books.ok && trophiesOf(books.value, 'Ann').map(({ kind }) => kind) // => ['Golden Knife']
 * ```
 */
export function trophiesOf(
  { trophies }: Pick<Books, 'trophies'>,
  player: string,
): readonly Trophy[] {
  return trophies.trophies.filter(({ place }) => place.at === 'player' && place.player === player)
}
