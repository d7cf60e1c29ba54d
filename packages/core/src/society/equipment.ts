import * as v from 'valibot'
import { type SchemaOf, textSchema } from './schema.js'

/** General Equipment as a rule of the suite defines it (1250.1 II). */
export interface EquipmentDescription {
  /** What it is called; Games list it by this name. */
  readonly name: string
  /** Its definition, or where it stands. */
  readonly definition: string
  /**
   * What it influences outside the instance that uses it: `'none'`, unless its definition says
   * otherwise.
   */
  readonly influence: string
}

/** Checks a definition that comes from outside; silence about its influence means `'none'`. */
export const equipmentSchema: SchemaOf<EquipmentDescription> = /* @__PURE__ */ v.strictObject({
  name: textSchema,
  definition: textSchema,
  influence: v.optional(textSchema, 'none'),
})

/**
 * Whether equipment may act outside the instance that uses it (1250.1 II.a).
 *
 * @example
 * ```ts
 * import { reachesOutside } from '@ackanomic/core/society'
 *
 * reachesOutside({ name: 'Gamepoints', definition: 'Chits that keep score.', influence: 'none' }) // => false
 * ```
 */
export function reachesOutside(equipment: EquipmentDescription): boolean {
  return equipment.influence !== 'none'
}
