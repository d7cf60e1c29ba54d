/** A rule, cut into single obligations, each with an id that follows the numbering of the rule. */
export interface Clauses<Rule extends string = string, Id extends string = string> {
  readonly rule: Rule
  /** Each clause in our own words, by its id. */
  readonly of: Readonly<Record<Id, string>>
  /** The clauses that no program can honour or break, such as good form. */
  readonly untestable: readonly Id[]
}

/** The citation of a clause, such as `'1250.7/4f(1)'`. */
export type Citation<Roster extends Clauses = Clauses> =
  Roster extends Clauses<infer Rule, infer Id> ? `${Rule}/${Id}` : never

/**
 * Declares the clauses of a rule, which errors, events and awards cite by a typed {@link Citation}.
 *
 * @example
 * ```ts
 * import { type Citation, defineClauses } from '@ackanomic/core/engine'
 *
 * const clauses = defineClauses('house', { '1': 'Bids are sealed.', '2': 'Be kind.' }, ['2'])
 * const cited: Citation<typeof clauses> = 'house/1'
 * clauses.of['1'] // => 'Bids are sealed.'
 * ```
 */
export function defineClauses<const Rule extends string, const Id extends string>(
  rule: Rule,
  of: Readonly<Record<Id, string>>,
  untestable: readonly NoInfer<Id>[] = [],
): Clauses<Rule, Id> {
  return { rule, of, untestable }
}
