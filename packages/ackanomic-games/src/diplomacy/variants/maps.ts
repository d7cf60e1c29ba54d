import type { Variant } from '../map.js'
import { DUEL } from './duel.js'
import { ISLANDS } from './islands.js'
import { STANDARD } from './standard.js'

/** The maps of this library, the usual one first. */
export const MAPS: readonly [Variant, ...Variant[]] = [STANDARD, DUEL, ISLANDS]
