import type { StandardSchemaV1 } from '../game/standard-schema.js'
import { err } from '../result.js'
import type { GameTypes } from './bundle.js'
import type { NotationOf } from './contract.js'
import type { Model } from './model.js'
import { readerOf } from './reader.js'

/**
 * Creates a plain notation: a move's type and its fields in order, as in `take 2`. A single type
 * may be left out. The last field takes the rest.
 *
 * @example
 * ```ts
 * import { defineClauses, defineModel, part, plainNotation } from '@ackanomic/core/engine'
 * import * as v from 'valibot'
 *
 * const model = defineModel(defineClauses('nim', {}), {
 *   moves: { take: { count: v.picklist([1, 2, 3]) } },
 *   shared: part<{ readonly heap: number }>(),
 * })
 * const { parse, format } = plainNotation(model)
 * parse('take 2', {} as never) // => { ok: true, value: { type: 'take', count: 2 } }
 * format({ type: 'take', count: 2 }, {} as never) // => 'take 2'
 * ```
 */
export function plainNotation<T extends GameTypes>({
  fields,
  move: schema,
}: Model<T>): NotationOf<T> {
  const types = Object.keys(fields)
  const forms = types.map((type) => [type, ...(fields[type] ?? [])].join(' '))
  const help = `Write ${forms.map((form) => `"${form}"`).join(' or ')}.`
  const read = readerOf(schema, 'move')
  return {
    help,
    parse(text) {
      const words = text.trim().split(/\s+/u)
      const named = types.find((type) => type === words[0]?.toLowerCase())
      const type = named ?? (types.length === 1 ? types[0] : undefined)
      if (type === undefined) return err(help)
      const names = fields[type] ?? []
      const given = named === undefined ? words : words.slice(1)
      const parts = names.map((_, index) =>
        index === names.length - 1 ? given.slice(index).join(' ') : (given[index] ?? ''),
      )
      const moveOf = (asText: readonly string[]): object =>
        Object.fromEntries([
          ['type', type],
          ...names.map((name, index) => {
            const part = parts[index] ?? ''
            return [name, asText.includes(name) ? part : valueIn(part)]
          }),
        ])
      // A field that takes no number may take its text.
      const asText = wrongFields(schema, moveOf([]))
      const wrong = wrongFields(schema, moveOf(asText))
      return read(moveOf(asText.filter((name) => !wrong.includes(name))))
    },
    format: (move) =>
      Object.values(move)
        .map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
        .join(' '),
  }
}

function wrongFields(schema: StandardSchemaV1, move: object): readonly string[] {
  const result = schema['~standard'].validate(move)
  const issues = result instanceof Promise ? [] : (result.issues ?? [])
  return issues.map(({ path: [step] = [] }) => String(typeof step === 'object' ? step.key : step))
}

function valueIn(part: string): unknown {
  try {
    return JSON.parse(part)
  } catch {
    return part
  }
}
