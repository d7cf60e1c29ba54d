/** A field of a form, as far as a schema describes it, and its initial value. */
export type Field = { readonly initial?: unknown } & Taken

type Taken =
  | { readonly kind: 'text' | 'number' | 'yes' | 'json' }
  | { readonly kind: 'choice'; readonly of: readonly unknown[] }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | { readonly kind: 'list'; readonly item: Field }
  | { readonly kind: 'row'; readonly items: readonly Field[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: 'either'; readonly of: readonly Field[] }
  /** An optional field, and its value if it is absent. */
  | { readonly kind: 'optional'; readonly field: Field; readonly absent: null | undefined }

/** The parts of a valibot schema that describe its input. */
interface Described {
  readonly type?: unknown
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly item?: unknown
  readonly items?: readonly unknown[]
  readonly wrapped?: unknown
  readonly default?: unknown
}

const JSON_TEXT: Field = { kind: 'json' }

/** The field for a schema of valibot; for other libraries and unknown schemas, one for JSON. */
export function fieldOf(schema: unknown): Field {
  if (typeof schema !== 'object' || schema === null) return JSON_TEXT
  const {
    type,
    literal,
    options = [],
    entries = {},
    item,
    items = [],
    wrapped,
  } = schema as Described
  switch (type) {
    case 'string':
      return { kind: 'text' }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'yes' }
    case 'literal':
      return { kind: 'fixed', value: literal }
    case 'picklist':
      return { kind: 'choice', of: options }
    case 'array':
      return { kind: 'list', item: fieldOf(item) }
    case 'tuple':
    case 'strict_tuple':
      return { kind: 'row', items: items.map(fieldOf) }
    case 'object':
    case 'strict_object':
      return {
        kind: 'object',
        fields: Object.fromEntries(Object.entries(entries).map(([key, of]) => [key, fieldOf(of)])),
      }
    case 'variant':
    case 'union':
      return eitherOf(options.map(fieldOf))
    case 'optional':
    case 'nullable':
    case 'nullish': {
      const field = fieldOf(wrapped)
      const { default: usual } = schema as Described
      // A default need not be left out here.
      if (usual !== undefined && typeof usual !== 'function') return { ...field, initial: usual }
      return { kind: 'optional', field, absent: type === 'optional' ? undefined : null }
    }
    case 'custom':
      return { kind: 'text' }
    default:
      return JSON_TEXT
  }
}

/** One of several forms, or a choice if all of them are named values. */
function eitherOf(of: readonly Field[]): Field {
  const values = of.flatMap((each) =>
    each.kind === 'fixed' ? [each.value] : each.kind === 'choice' ? each.of : [],
  )
  const isChoice = of.every(({ kind }) => kind === 'fixed' || kind === 'choice')
  return isChoice ? { kind: 'choice', of: values } : { kind: 'either', of }
}

/** The name of one of several forms: its type, if it has one. */
export function kindName(field: Field, index: number): string {
  if (field.kind === 'fixed') return String(field.value)
  if (field.kind !== 'object') return field.kind
  const fixed = Object.values(field.fields).find(({ kind }) => kind === 'fixed')
  const { type = fixed } = field.fields
  return type?.kind === 'fixed' ? String(type.value) : `form ${index + 1}`
}

/** Whether a value may belong to a field, as far as fields can be told apart. */
export function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'fixed':
      return field.value === value
    case 'choice':
      return field.of.includes(value)
    case 'list':
    case 'row':
      return Array.isArray(value)
    case 'object': {
      const parts = Object(value) as Readonly<Record<string, unknown>>
      return Object.entries(field.fields).every(
        ([key, each]) => each.kind !== 'fixed' || each.value === parts[key],
      )
    }
    case 'yes':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'text':
      return typeof value === 'string'
    default:
      return true
  }
}

export function emptyOf(field: Field): unknown {
  if (field.initial !== undefined && field.kind !== 'object') return field.initial
  switch (field.kind) {
    case 'fixed':
      return field.value
    case 'choice':
      return field.of[0]
    case 'yes':
      return false
    case 'number':
      return 0
    case 'list':
      return []
    case 'row':
      return field.items.map(emptyOf)
    case 'object':
      return {
        ...Object.fromEntries(Object.entries(field.fields).map(([key, of]) => [key, emptyOf(of)])),
        ...Object(field.initial),
      }
    case 'either':
      return field.of[0] === undefined ? null : emptyOf(field.of[0])
    case 'optional':
      return field.absent
    case 'text':
    case 'json':
      return ''
  }
}
