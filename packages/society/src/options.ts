import type { SchemaOf } from '@ackanomic/core/untrusted'
import * as v from 'valibot'

/** The readings of the rules by which the books are kept. */
export interface BooksOptions {
  /** Whether the 8 points of 1250.1 IV.d are for a match or for each player. Default: `'match'`. */
  readonly pointCap: 'match' | 'player'
  /** Whether rule 1250.2 restricts Trophies besides the Game's rule. Default: `'rule-1250.2'`. */
  readonly trophyGate: 'rule-1250.2' | 'none'
}

const pointCaps = ['match', 'player'] as const
const trophyGates = ['rule-1250.2', 'none'] as const

export const optionsSchema: SchemaOf<BooksOptions> = /* @__PURE__ */ v.strictObject({
  pointCap: v.optional(v.picklist(pointCaps, `must be one of ${pointCaps}`), 'match'),
  trophyGate: v.optional(v.picklist(trophyGates, `must be one of ${trophyGates}`), 'rule-1250.2'),
})
