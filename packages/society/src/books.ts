import { type GameDescription, gameName, type Timestamp } from '@ackanomic/core'
import { deepFreeze, parseUntrusted } from '@ackanomic/core/untrusted'
import type { EquipmentDescription } from './equipment/general-equipment.js'
import { type Ledger, noNames } from './ledger.js'
import { type BooksOptions, optionsSchema } from './options.js'
import { isSameName } from './schema.js'
import { type TrophyCollection, trophyKinds, withKind } from './trophies.js'

/** The books of a society's secretary, as immutable, plain JSON. */
export interface Books {
  /** The readings of the rules by which the books are kept. */
  readonly options: BooksOptions
  /** The rules that define Games or General Equipment, in the order of enactment. */
  readonly suite: readonly EnactedRule[]
  /** The Trophies, which change hands in the order in which matches are recorded. */
  readonly trophies: TrophyCollection
  readonly ledger: Ledger
}

/**
 * Creates books: no rules, no matches, and the Trophies of rule 1250.2.
 *
 * @throws RangeError if an option or its value does not exist
 *
 * @example
 * ```ts
 * import { createBooks } from '@ackanomic/society'
 *
 * const books = createBooks({ pointCap: 'player' })
 * books.options // => { pointCap: 'player', trophyGate: 'rule-1250.2' }
 * books.trophies.trophies // => [{ id: 0, kind: 'Golden Knife', place: { at: 'nowhere' }, haunting: null }]
 * ```
 */
export function createBooks(options: Partial<BooksOptions> = {}): Books {
  const chosen = parseUntrusted(optionsSchema, options)
  if (!chosen.ok) throw new RangeError(chosen.error)
  return deepFreeze({
    options: chosen.value,
    suite: [],
    trophies: trophyKinds.reduce(withKind, { kinds: [], trophies: [] } as TrophyCollection),
    ledger: { months: [], booked: noNames },
  })
}

/** A rule of the suite. */
export interface EnactedRule {
  /** The number, such as `'1250.7'`, which is the class of its Game. */
  readonly rule: string
  readonly title: string
  /** Other names of its Game in records, such as the id of an engine. */
  readonly also: readonly string[]
  readonly text: string
  /** The time at which it became a rule. */
  readonly since: Timestamp
  /** The Submission from which it was made, or `null`. */
  readonly posted: { readonly by: string; readonly at: Timestamp } | null
  /** The Game that it defines, or `null`. */
  readonly game: GameDescription | null
  readonly equipment: readonly EquipmentDescription[]
}

/** The rule of a Game with a number or name; the first one added, if there are several. */
export function ruleOf(suite: readonly EnactedRule[], game: string): EnactedRule | undefined {
  return (
    suite.find(({ rule }) => rule === game) ??
    suite.find(
      (rule) =>
        rule.game !== null &&
        [gameName(rule.game), ...rule.also].some((name) => isSameName(name, game)),
    )
  )
}

/**
 * Returns the class of a Game (1250.1 IV.c): the number of its rule, or else its name.
 *
 * @example
 * ```ts
 * import { classOf, createBooks } from '@ackanomic/society'
 *
 * classOf(createBooks().suite, 'Spades') // => 'Spades'
 * ```
 */
export function classOf(suite: readonly EnactedRule[], game: string): string {
  return ruleOf(suite, game)?.rule ?? game
}
