/**
 * A schema of any library that follows Standard Schema, version 1 (valibot, zod, arktype …). Only
 * the parts that this library needs are declared.
 *
 * @typeParam Input - the accepted input
 * @typeParam Output - the output, defaults filled in
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

/** The result of a schema. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** A problem of a value. */
export interface StandardIssue {
  /** A sentence. */
  readonly message: string
  /** Where in the value. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
