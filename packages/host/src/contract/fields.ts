import type { GenericSchema } from 'valibot'
import type { Operation } from './operation.js'

/** The fields of an operation's input, with their schemas. */
export function fieldsOf({ input }: Operation): Readonly<Record<string, GenericSchema>> {
  return input !== undefined && 'entries' in input ? Object(input.entries) : {}
}

/** The names of the fields in the path of an operation. */
export const pathFields = ({ path }: Operation): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)

/** The type of a field's values, whether the field is optional or not. */
export function typeOf(schema: GenericSchema): string {
  return 'wrapped' in schema ? typeOf(Object(schema.wrapped)) : schema.type
}
