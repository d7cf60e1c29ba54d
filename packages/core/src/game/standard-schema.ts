/**
 * A schema of any library that follows Standard Schema, version 1 (valibot, zod, arktype …). Only
 * the parts that this library needs are declared.
 *
 * @typeParam Input - the accepted input
 * @typeParam Output - the output, defaults filled in
 */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  /** The properties that the standard defines. */
  readonly '~standard': StandardProps<Input, Output>
}

/** The properties of a {@link StandardSchemaV1}. */
export interface StandardProps<Input = unknown, Output = Input> {
  /** The version of the standard. */
  readonly version: 1
  /** The library that made the schema. */
  readonly vendor: string
  /**
   * Checks a value. Schemas that you give to this library must return the result directly, not as a
   * promise.
   */
  readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
  /** Carries the types. It does not exist at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
}

/** The result of a schema. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

/** A problem of a value. */
export interface StandardIssue {
  /** The message, as a sentence. */
  readonly message: string
  /** The path to the part of the value that has the problem. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
