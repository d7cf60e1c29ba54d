import type { LogEntry } from '../entry.js'

/** What came from outside as a value of type `unknown`, and nothing that has a type. */
export type Untrusted<Given> = unknown extends Given ? Given : never

/** What an entry carries that a player wrote: the move, or what a joiner brings. */
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
 * What came from outside and has not been read: of type `unknown` as a whole, or an entry that the
 * app made around a move (or a joiner's particulars) of type `unknown`. An entry that has a type is
 * none, so that a move of the wrong type does not compile.
 */
export type UntrustedEntry<Given> = unknown extends Given
  ? Given
  : [Given] extends [LogEntry]
    ? unknown extends UntrustedPayload<Given>
      ? Given
      : never
    : never
