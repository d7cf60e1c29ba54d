import type { Variant } from '../map.js'
import { DUEL } from './duel.js'
import { ISLANDS } from './islands.js'
import { STANDARD } from './standard.js'

/** The maps of this library, the usual one first. */
export const MAPS: readonly [Variant, ...Variant[]] = [STANDARD, DUEL, ISLANDS]

/** The map of a state, a view, or whatever has its options. */
export type MapOf = (of: { readonly options: { readonly variant: string } }) => Variant

/** Finds maps by their names; the options were checked, so that there is one of that name. */
export function mapsOf(variants: readonly [Variant, ...Variant[]]): MapOf {
  const maps = new Map(variants.map((variant) => [variant.name, variant]))
  return ({ options }) => maps.get(options.variant) ?? variants[0]
}
