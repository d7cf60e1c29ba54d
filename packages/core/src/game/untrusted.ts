import type { LogEntry } from '../entry.js'

/** Matches the type `unknown` alone. */
export type Untrusted<Given> = unknown extends Given ? Given : never

/** The part of an entry that a player wrote: the move, or a joiner's data. */
export type UntrustedPayload<Given> = Given extends {
  readonly kind: 'move'
  readonly move: infer Move
}
  ? Move
  : Given extends { readonly kind: 'roster'; readonly event: infer Event }
    ? Event extends { readonly join: infer Join }
      ? Join
      : never
    : never

/**
 * Input that has not been checked: `unknown`, or an entry around a move or a joiner's data of type
 * `unknown`. A typed entry does not match, so a move of the wrong type does not compile.
 */
export type UntrustedEntry<Given> = unknown extends Given
  ? Given
  : [Given] extends [LogEntry]
    ? unknown extends UntrustedPayload<Given>
      ? Given
      : never
    : never
