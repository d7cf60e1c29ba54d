/** A schema that follows Standard Schema, version 1 (valibot, zod, arktype …), as far as needed. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly '~standard': StandardProps<Input, Output>
}

export interface StandardProps<Input = unknown, Output = Input> {
  readonly version: 1
  readonly vendor: string
  /** Checks a value. It must return the result directly, not as a promise. */
  readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>
  /** Carries the types, without a value at run time. */
  readonly types?: { readonly input: Input; readonly output: Output } | undefined
}

export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] }

export interface StandardIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}
