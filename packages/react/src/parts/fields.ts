/** A field of a form, as far as a schema tells what it takes. */
export type Field =
  | { readonly kind: 'text' | 'number' | 'yes' | 'json' }
  | { readonly kind: 'choice'; readonly of: readonly unknown[] }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | { readonly kind: 'list'; readonly item: Field }
  | { readonly kind: 'row'; readonly items: readonly Field[] }
  | { readonly kind: 'object'; readonly fields: Readonly<Record<string, Field>> }
  | { readonly kind: 'either'; readonly of: readonly Field[] }
  | { readonly kind: 'optional'; readonly field: Field }

/** The parts of a valibot schema that tell what it takes. */
interface Described {
  readonly type?: unknown
  readonly literal?: unknown
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  readonly item?: unknown
  readonly items?: readonly unknown[]
  readonly wrapped?: unknown
}

const JSON_TEXT: Field = { kind: 'json' }

/**
 * The fields of a form for what a schema takes. Schemas of valibot tell; of any other library's
 * schema, and of what cannot be told, the field is one for JSON.
 */
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
      return { kind: 'either', of: options.map(fieldOf) }
    case 'optional':
    case 'nullable':
    case 'nullish':
      return { kind: 'optional', field: fieldOf(wrapped) }
    case 'custom':
      return { kind: 'text' }
    default:
      return JSON_TEXT
  }
}

/** What a kind of move is called: its type, where it has one. */
export function kindName(field: Field, index: number): string {
  const type = field.kind === 'object' ? field.fields.type : undefined
  return type?.kind === 'fixed' ? String(type.value) : `form ${index + 1}`
}

/** A value to begin with. */
export function emptyOf(field: Field): unknown {
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
      return Object.fromEntries(Object.entries(field.fields).map(([key, of]) => [key, emptyOf(of)]))
    case 'either':
      return field.of[0] === undefined ? null : emptyOf(field.of[0])
    case 'optional':
      return null
    case 'text':
    case 'json':
      return ''
  }
}
