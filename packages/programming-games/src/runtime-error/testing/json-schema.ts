import type * as v from 'valibot'

/** A JSON Schema, as far as it is needed here. */
export type JsonSchema = { readonly [key: string]: unknown }

/** As much of valibot's own form as is looked at. */
interface Inner {
  readonly type: string
  readonly requirement?: number
  readonly pipe?: readonly Inner[]
  readonly entries?: Readonly<Record<string, Inner>>
  readonly item?: Inner
  readonly wrapped?: Inner
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const BOUNDS: Readonly<Record<string, string>> = {
  min_value: 'minimum',
  max_value: 'maximum',
  min_length: 'minItems',
  max_length: 'maxItems',
}

/** The JSON Schema of a schema; lists of cards, statements and tallies refer to `$defs`. */
export function jsonSchemaOf(schema: v.GenericSchema, title: string): JsonSchema {
  const $defs: Record<string, unknown> = {}
  const named = (name: string, of: JsonSchema): JsonSchema => {
    $defs[name] = of
    return { $ref: `#/$defs/${name}` }
  }
  const of = (inner: Inner): JsonSchema => {
    if (inner.pipe !== undefined) {
      const all: Record<string, unknown> = {}
      for (const each of inner.pipe) {
        const bound = BOUNDS[each.type]
        if (bound !== undefined) all[bound] = each.requirement
        else Object.assign(all, each.type === 'integer' ? { type: 'integer' } : of(each))
      }
      return all
    }
    return plain(inner)
  }
  const plain = (inner: Inner): JsonSchema => {
    const { options = [], entries = {} } = inner
    switch (inner.type) {
      case 'custom':
        return {}
      case 'number':
      case 'boolean':
        return { type: inner.type }
      case 'literal':
        return { const: inner.literal }
      case 'picklist':
        return options.length === 52 ? named('card', { enum: options }) : { enum: options }
      case 'array':
        return { type: 'array', items: of(inner.item as Inner) }
      case 'variant':
        return { oneOf: (options as readonly Inner[]).map(of) }
      case 'strict_object': {
        const keys = Object.keys(entries)
        const object = {
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(entries).map(([key, each]) => [key, of(each.wrapped ?? each)]),
          ),
          required: keys.filter((key) => entries[key]?.type !== 'exact_optional'),
          additionalProperties: false,
        }
        if (keys.join() === 'lower,upper,function') return named('statement', object)
        return keys.join() === 'dead,S,CS,HS,CHS' ? named('tally', object) : object
      }
      default:
        throw new Error(`${inner.type} has no JSON Schema here`)
    }
  }
  const body = of(schema as unknown as Inner)
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', title, ...body, $defs }
}

/** Whether a value has the shape of a JSON Schema: of as much of it as stands above. */
export function hasShape(value: unknown, schema: JsonSchema, root: JsonSchema = schema): boolean {
  const { $ref, type, enum: values, oneOf, properties, required = [], items } = schema
  if (typeof $ref === 'string') {
    const defs = root.$defs as Readonly<Record<string, JsonSchema>>
    return hasShape(value, defs[$ref.split('/').at(-1) ?? ''] ?? {}, root)
  }
  if ('const' in schema && value !== schema.const) return false
  if (Array.isArray(values) && !values.includes(value)) return false
  if (Array.isArray(oneOf)) return oneOf.filter((each) => hasShape(value, each, root)).length === 1
  const within = (size: number, least: string, most: string): boolean =>
    size >= Number(schema[least] ?? 0) && size <= Number(schema[most] ?? Number.POSITIVE_INFINITY)
  switch (type) {
    case 'integer':
      return Number.isInteger(value) && within(value as number, 'minimum', 'maximum')
    case 'boolean':
      return typeof value === 'boolean'
    case 'array':
      return (
        Array.isArray(value) &&
        within(value.length, 'minItems', 'maxItems') &&
        value.every((each) => hasShape(each, items as JsonSchema, root))
      )
    case 'object': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      const fields = properties as Readonly<Record<string, JsonSchema>>
      const keys = Object.keys(value)
      return (
        (required as readonly string[]).every((key) => keys.includes(key)) &&
        keys.every((key) => {
          const field = Object.hasOwn(fields, key) ? fields[key] : undefined
          return (
            field !== undefined && hasShape((value as Record<string, unknown>)[key], field, root)
          )
        })
      )
    }
    default:
      return true
  }
}
