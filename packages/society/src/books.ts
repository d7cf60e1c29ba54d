import { deepFreeze, parseUntrusted } from '@ackanomic/core/untrusted'
import type { EnactedRule } from './enacted-rule.js'
import { type Ledger, noNames } from './ledger.js'
import { type BooksOptions, optionsSchema } from './options.js'
import { type TrophyCollection, trophyKinds, withKind } from './trophies.js'

/**
 * The books of a society's secretary, as immutable, plain JSON. Every function that changes the
 * books returns new ones, or an error.
 */
export interface Books {
  /** The readings of the rules by which the books are kept. */
  readonly options: BooksOptions
  /** The rules of the suite that define Games or General Equipment, in the order of enactment. */
  readonly suite: readonly EnactedRule[]
  /** The Trophies. They change hands in the order in which matches are recorded. */
  readonly trophies: TrophyCollection
  /** The finished matches, and what each of them gave. */
  readonly ledger: Ledger
}

/**
 * Opens new books: no rules, no matches, and the Trophies of rule 1250.2, whose unique one is
 * nowhere yet.
 *
 * @param options - the readings that differ from the defaults
 * @throws RangeError if an option or its value does not exist
 *
 * @example
 * ```ts
 * import { openBooks } from '@ackanomic/society'
 *
 * const books = openBooks({ pointCap: 'player' })
 * books.options // => { pointCap: 'player', trophyGate: 'rule-1250.2' }
 * books.trophies.trophies // => [{ id: 0, kind: 'Golden Knife', place: { at: 'nowhere' }, haunting: null }]
 * ```
 */
export function openBooks(options: Partial<BooksOptions> = {}): Books {
  const chosen = parseUntrusted(optionsSchema, options)
  if (!chosen.ok) throw new RangeError(chosen.error)
  return deepFreeze({
    options: chosen.value,
    suite: [],
    trophies: trophyKinds.reduce(withKind, { kinds: [], trophies: [] } as TrophyCollection),
    ledger: { months: [], booked: noNames },
  })
}
