/**
 * A schema of any library that follows Standard Schema, version 1 (valibot, zod, arktype …). Only
 * what this library needs of it is declared.
 *
 * @typeParam Input - what may come in
 * @typeParam Output - what comes out, defaults filled in
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  /** The standard's own properties. */
  readonly '~standard': StandardProps<Input, Output>
}

/** The properties of a {@link StandardSchemaV1}. */
export interface StandardProps<Input = unknown, Output = Input> {
  /** The version of the standard. */
  readonly version: 1
  /** The library that made the schema. */
  readonly vendor: string
  /** Checks a value. Schemas given to this library must answer at once, not by a promise. */
  readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
  /** Carries the types; never there at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
}

/** What a schema answers. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** What is wrong with a value. */
export interface StandardIssue {
  /** A sentence. */
  readonly message: string
  /** Where in the value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
