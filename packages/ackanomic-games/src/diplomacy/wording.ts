import type { PowerId, Variant } from './map.js'

/** Several things in a sentence: `'France, Italy and Turkey'`. */
export function inSentence(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** What a power is called on a map; what is no power of it stays as it is written. */
export function powerName(variant: Variant, power: PowerId): string {
  return (Object.hasOwn(variant.powers, power) ? variant.powers[power]?.name : undefined) ?? power
}
