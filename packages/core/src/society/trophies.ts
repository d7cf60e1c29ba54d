import * as v from 'valibot'
import type { InstanceRecord, TrophyAward } from './awards.js'
import type { SocietyCitation } from './clauses.js'
import { type SchemaOf, textSchema } from './schema.js'

/** A kind of Trophy. */
export interface TrophyKind {
  /** What it is called. */
  readonly name: string
  /** Whether there is but one, which moves; of others a new one is made for every award. */
  readonly unique: boolean
  /** Whether a single Trophy of the kind has no name of its own. */
  readonly nameless: boolean
}

/** Checks a kind of Trophy that comes from outside. */
export const kindSchema: SchemaOf<TrophyKind> = /* @__PURE__ */ v.strictObject({
  name: textSchema,
  unique: v.boolean(),
  nameless: v.boolean(),
})

/** The Trophies that rule 1250.2 defines; a cabinet can hold further kinds. */
export const trophyKinds: readonly TrophyKind[] = [
  { name: 'Jade Grapefruit', unique: false, nameless: true },
  { name: 'Golden Knife', unique: true, nameless: false },
]

/** Whether a name says no kind of Trophy in item h of a description (1250.1 III.h). */
export function isReserved(name: string): boolean {
  return name === 'standard' || name === 'none'
}

/**
 * What gates a Trophy: rule 1250.2 (a single winner, and three or more players at the start), or
 * `'none'`, where the Game's own word suffices.
 */
export type TrophyGate = 'rule-1250.2' | 'none'

/**
 * The name of the kind that a Game means: `'standard'` is the Jade Grapefruit (1250.1 III.h).
 *
 * @example
 * ```ts
 * import { trophyNamed } from '@ackanomic/core/society'
 *
 * trophyNamed('standard') // => 'Jade Grapefruit'
 * trophyNamed('Golden Knife') // => 'Golden Knife'
 * ```
 */
export function trophyNamed(trophy: string): string {
  return trophy === 'standard' ? 'Jade Grapefruit' : trophy
}

/**
 * The clause by which a Trophy is not given, or `null` when it is: not to a mere referee
 * (`1250.1/III.e(6)`), not without a single winner (`1250.2/2(1)`), not where fewer than three
 * players started (`1250.2/2(2)`), and to nobody but the winner (`1250.2/2(3)`).
 */
export function trophyBar(
  record: Pick<InstanceRecord, 'starters' | 'referees' | 'refereesMayPlay' | 'outcome'>,
  award: Pick<TrophyAward, 'to'>,
  gate: TrophyGate = 'rule-1250.2',
): SocietyCitation | null {
  const { winners } = record.outcome
  const { to } = award
  if (to !== null && record.referees.includes(to) && !record.refereesMayPlay) {
    return '1250.1/III.e(6)'
  }
  if (gate === 'rule-1250.2') {
    if (winners.length !== 1) return '1250.2/2(1)'
    if (record.starters < 3) return '1250.2/2(2)'
  }
  return to !== null && winners.includes(to) ? null : '1250.2/2(3)'
}
