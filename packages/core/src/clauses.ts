/**
 * A rule, cut into single obligations. Each has an id that follows the numbering of the rule's
 * text, and one line that states it in our own words.
 *
 * @typeParam Rule - the rule's name, such as `'1250.7'`
 * @typeParam Id - the clause ids, such as `'4f(1)'`
 */
export interface Clauses<Rule extends string = string, Id extends string = string> {
  /** The name of the rule, such as `'1250.7'`. */
  readonly rule: Rule
  /** Clause id to one line in our own words. */
  readonly of: Readonly<Record<Id, string>>
  /** The clauses that no program can honour or break (flavour, good form); all others are tested. */
  readonly untestable: readonly Id[]
}

/**
 * The citation of a clause: the rule and the id, as in `'1250.7/4f(1)'`.
 *
 * @typeParam Table - the type of a clause table, as `typeof clauses`
 */
export type Citation<Table extends Clauses = Clauses> =
  Table extends Clauses<infer Rule, infer Id> ? `${Rule}/${Id}` : never

/**
 * Declares the clauses of a rule. Errors, events and awards cite them by a typed {@link Citation},
 * so citing a clause that does not exist does not compile.
 *
 * @param rule - the rule's name
 * @param of - clause id to one line in our own words
 * @param untestable - the ids of clauses that no program can honour or break
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
