import { days, ok, type Result } from '@ackanomic/core'
import {
  countSchema,
  deepFreeze,
  equalJson,
  type SchemaOf,
  serializeSave,
} from '@ackanomic/core/untrusted'
import * as v from 'valibot'
import { type Books, classOf, type EnactedRule } from './books.js'
import { checkDescription } from './description-check.js'
import { bookMatch, hasName, type Ledger, noNames } from './ledger.js'
import { optionsSchema } from './options.js'
import { checkRecord } from './record-result.js'
import { damaged, readSave, type SaveError } from './saves.js'
import { anythingSchema, momentSchema, textSchema } from './schema.js'
import { ruleFields } from './suite.js'
import { isReserved, type TrophyCollection, trophyKinds } from './trophies.js'
import { kindSchema, placeSchema } from './trophy-collection.js'

const FORMAT = 'ackanomic books'

interface Saved extends Pick<Books, 'options' | 'trophies'> {
  readonly suite: readonly (Omit<EnactedRule, 'game'> & { readonly game: unknown })[]
  readonly matches: readonly { readonly record: unknown; readonly lines: unknown }[]
}

const savedSchema: SchemaOf<Saved> = /* @__PURE__ */ v.strictObject({
  options: optionsSchema,
  suite: v.array(
    v.strictObject({
      ...ruleFields,
      posted: v.nullable(v.strictObject({ by: textSchema, at: momentSchema })),
      game: anythingSchema,
    }),
  ),
  trophies: v.strictObject({
    kinds: v.array(kindSchema),
    trophies: v.array(
      v.strictObject({
        id: countSchema,
        kind: textSchema,
        place: placeSchema,
        haunting: v.nullable(textSchema),
      }),
    ),
  }),
  matches: v.array(v.strictObject({ record: anythingSchema, lines: anythingSchema })),
})

/**
 * Saves books as JSON text. {@link loadBooks} reads it.
 *
 * @example
 * ```ts
 * import { loadBooks, createBooks, saveBooks } from '@ackanomic/society'
 *
 * loadBooks(saveBooks(createBooks())) // => { ok: true, value: createBooks() }
 * ```
 */
export function saveBooks({ options, suite, trophies, ledger }: Books): string {
  const matches = ledger.months.flatMap((month) => month.matches)
  return serializeSave(FORMAT, { options, suite, trophies, matches })
}

/**
 * Loads books from the text of a save, or from its parsed JSON, and records every match again. It
 * refuses with `notJson`, `notASave`, `newerFormat` or `damaged`.
 *
 * @example
 * ```ts
 * import { loadBooks, createBooks, saveBooks } from '@ackanomic/society'
 *
 * const save = saveBooks(createBooks())
 * loadBooks(save).ok // => true
 * const forged = loadBooks(save.replace('Golden Knife', 'Golden Spoon'))
 * forged.ok ? '' : forged.error.code // => 'damaged'
 * ```
 */
export function loadBooks(save: unknown): Result<Books, SaveError> {
  const saved = readSave(FORMAT, savedSchema, save)
  if (!saved.ok) return saved
  const { options, trophies } = saved.value
  const problem = suiteProblem(saved.value.suite) ?? cabinetProblem(trophies)
  if (problem !== undefined) return damaged(problem)
  const suite = saved.value.suite as readonly EnactedRule[]
  let ledger: Ledger = { months: [], booked: noNames }
  for (const { record, lines } of saved.value.matches) {
    const checked = checkRecord(record)
    if (!checked.ok) return damaged(checked.error.message)
    const { match, game } = checked.value
    if (hasName(ledger.booked, match)) return damaged(`"${match}" is booked twice.`)
    const booked = bookMatch(ledger, classOf(suite, game), checked.value, options)
    if (booked.changed.length > 0 || !equalJson(booked.lines, lines)) {
      return damaged(`"${match}" is booked above the caps.`)
    }
    ledger = booked.ledger
  }
  return ok(deepFreeze({ options, suite, trophies, ledger }))
}

function suiteProblem(suite: Saved['suite']): string | undefined {
  for (const [index, { rule, title, since, posted, game, equipment }] of suite.entries()) {
    if (suite.findIndex((other) => other.rule === rule) < index) {
      return `Rule ${rule} is in the suite twice.`
    }
    if (posted !== null && (since < posted.at + days(3) || since >= posted.at + days(7))) {
      return `Rule ${rule} cannot have been accepted at that time.`
    }
    if (posted !== null && (game === null) === (equipment.length === 0)) {
      return `Rule ${rule} must define either a Game or equipment.`
    }
    if (game === null) continue
    const checked = checkDescription(game)
    if (!checked.ok) return checked.error.map(({ message }) => message).join(' ')
    const isOwn = checked.value.rule === rule && checked.value.title === title
    if (!isOwn || !equalJson(checked.value, game)) {
      return `The description of the Game does not agree with rule ${rule}.`
    }
  }
  return undefined
}

function cabinetProblem({ kinds, trophies }: TrophyCollection): string | undefined {
  const names = kinds.map(({ name }) => name)
  if (new Set(names).size < names.length) return 'Two kinds of Trophy have the same name.'
  const reserved = names.find(isReserved)
  if (reserved !== undefined) return `No kind of Trophy can be called "${reserved}".`
  for (const kind of trophyKinds) {
    if (!kinds.some((other) => equalJson(other, kind))) {
      return `The ${kind.name} is not defined as in rule 1250.2.`
    }
  }
  for (const [index, { id, kind }] of trophies.entries()) {
    if (id !== index) return `Trophy ${index} has the id ${id}.`
    if (!names.includes(kind)) return `There is no kind of Trophy called "${kind}".`
  }
  for (const { name, unique } of kinds) {
    const count = trophies.filter(({ kind }) => kind === name).length
    if (unique && count !== 1) return `There are ${count} of the unique ${name}; there must be 1.`
  }
  return undefined
}
