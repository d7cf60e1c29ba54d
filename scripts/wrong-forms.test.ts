import { mergeCatalogues } from '@ackanomic/core/catalogue'
import type { StandardSchemaV1 } from '@ackanomic/core/untrusted'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { describe, expect, test } from 'vitest'
import { readerOf } from '../packages/core/src/engine/reader.js'

/** The fields of a schema that tell which values it takes. */
interface Schema {
  readonly type: string
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
}

/** Returns a value of each form that a schema has; its contents may still be wrong. */
function samples(schema: Schema): readonly unknown[] {
  const { type, literal, options = [], wrapped, entries, item, items, pipe = [] } = schema
  if (wrapped !== undefined) return samples(wrapped)
  if (type === 'literal') return [literal]
  if (type === 'picklist') return [options[0]]
  if (type === 'variant' || type === 'union') return (options as Schema[]).flatMap(samples)
  if (type === 'string') return ['a']
  if (type === 'number') return [pipe.find((each) => each.type === 'min_value')?.requirement ?? 1]
  if (type === 'boolean') return [true]
  if (item !== undefined) return [samples(item)]
  if (items !== undefined) return [items.map((each) => samples(each)[0])]
  if (entries === undefined) return [{}]
  const parts = Object.entries(entries).map(([key, part]) => [key, samples(part)[0]])
  return [Object.fromEntries(parts)]
}

const MISSING = Symbol('missing')
const WRONG: readonly unknown[] = [
  MISSING,
  null,
  7,
  -1,
  3.5,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  '',
  'nonsense',
  'a\u202e\n\u200b',
  'x'.repeat(2000),
  [],
  [null],
  Array.from({ length: 1000 }, () => 'a'),
  {},
  { more: 1 },
]

/** Yields values with one part replaced, each with the name of that part. */
function* spoiled(value: unknown): Generator<readonly [unknown, string]> {
  if (typeof value !== 'object' || value === null) return
  const parts = value as Readonly<Record<string, unknown>>
  for (const [key, part] of Object.entries(parts)) {
    const put = (wrong: unknown): unknown => {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
      if (wrong === MISSING) delete copy[key]
      else copy[key] = wrong
      return copy
    }
    for (const wrong of WRONG) yield [put(wrong), key]
    for (const [inner, name] of spoiled(part)) yield [put(inner), name]
  }
  if (!Array.isArray(value)) yield [{ ...value, surplus: 1 }, 'surplus']
}

const listings = Object.values({
  ...mergeCatalogues(catalogue, programmingCatalogue),
  ...programmingCatalogue,
})

describe('a value of the wrong form is refused in plain words by', () => {
  test.each(listings.map(({ id, load }) => [id, load] as const))('%s', async (_, load) => {
    const { schemas } = await load()
    let refused = 0
    for (const [what, schema] of Object.entries(schemas)) {
      const read = readerOf(schema as StandardSchemaV1, what)
      const judge = (value: unknown, name: string | undefined): void => {
        const answer = read(value)
        if (answer.ok) return
        refused++
        expect(answer.error).not.toMatch(/Expected|received|Invalid|undefined|NaN|\[object/)
        expect(answer.error).toMatch(/[.!?]$/)
        expect(answer.error.length).toBeLessThan(400)
        expect(answer.error).not.toMatch(/[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/u)
        if (name !== undefined) expect(answer.error).toContain(name)
      }
      for (const wrong of WRONG) if (wrong !== MISSING) judge(wrong, undefined)
      for (const sample of samples(schema as unknown as Schema)) {
        const sound = read(sample).ok
        for (const [value, name] of spoiled(sample)) judge(value, sound ? name : undefined)
      }
    }
    expect(refused).toBeGreaterThan(20)
  })
})
