import type { LogEntry } from '../entry.js'

/** Matches input of type `unknown`, and no other type. */
export type Untrusted<Given> = unknown extends Given ? Given : never

/** The part of an entry that a player wrote: the move, or what a joiner brings. */
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
 * Input that has not been read yet: `unknown` as a whole, or an entry that the app made around a
 * move (or what a joiner brings) of type `unknown`. A typed entry does not match, so a move of the
 * wrong type does not compile.
 */
export type UntrustedEntry<Given> = unknown extends Given
  ? Given
  : [Given] extends [LogEntry]
    ? unknown extends UntrustedPayload<Given>
      ? Given
      : never
    : never
