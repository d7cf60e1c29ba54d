import { type GameDescription, gameName, type Timestamp } from '@ackanomic/core'
import type { EquipmentDescription } from './equipment/general-equipment.js'
import { isSameName } from './schema.js'

/** A rule of the suite. */
export interface EnactedRule {
  /** Its number, such as `'1250.7'`, which is the class of the Game that it defines. */
  readonly rule: string
  /** Its name. */
  readonly title: string
  /** Other names of its Game in records, such as the id of an engine. */
  readonly also: readonly string[]
  /** Its text. */
  readonly text: string
  /** The time at which it became a rule, in milliseconds since the epoch, UTC. */
  readonly since: Timestamp
  /** The Submission from which it was made, or `null` if it was made in another way. */
  readonly posted: { readonly by: string; readonly at: Timestamp } | null
  /** The Game that it defines, or `null` if it defines none. */
  readonly game: GameDescription | null
  /** The General Equipment that it defines. */
  readonly equipment: readonly EquipmentDescription[]
}

/** The rule whose Game has a number or a name; the one added first, if there are several. */
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

/** The class of a Game (1250.1 IV.c): the number of its rule, or its name while it has none. */
export function classOf(suite: readonly EnactedRule[], game: string): string {
  return ruleOf(suite, game)?.rule ?? game
}
