import type { Citation } from '../clauses.js'
import type { equipmentClauses } from './clauses.js'

/** A thing that any Game may use, as the "General Equipment" of its description names it. */
export interface GeneralEquipment {
  /** Its name. */
  readonly name: string
  /** What kind of thing it is. */
  readonly kind: 'dice' | 'gamepoints' | 'word dictionary' | 'definition dictionary'
  /** The clause that describes it. */
  readonly clause: Citation<typeof equipmentClauses>
}

/**
 * All General Equipment that rule 1250.3 describes, in its order.
 *
 * @example
 * ```ts
 * import { generalEquipment } from '@ackanomic/core/equipment'
 *
 * generalEquipment.length // => 7
 * generalEquipment[0]?.name // => 'Ackanomic Magic Dice'
 * ```
 */
export const generalEquipment: readonly GeneralEquipment[] = [
  { name: 'Ackanomic Magic Dice', kind: 'dice', clause: '1250.3/I(8)' },
  { name: 'Gamepoints', kind: 'gamepoints', clause: '1250.3/II(1)' },
  {
    name: "The Official Scrabble Player's Dictionary (OSPD)",
    kind: 'word dictionary',
    clause: '1250.3/III.a',
  },
  { name: 'Unabr.dict', kind: 'word dictionary', clause: '1250.3/III.b' },
  { name: 'The Official Dictionary of Acka', kind: 'word dictionary', clause: '1250.3/III.c' },
  { name: 'Definition Lookup Dictionary a', kind: 'definition dictionary', clause: '1250.3/IV' },
  { name: 'Definition Lookup Dictionary b', kind: 'definition dictionary', clause: '1250.3/IV' },
]
