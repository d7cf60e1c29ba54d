import type { DiplomacyLocation, DiplomacyVariant, PowerId } from './map.js'
import { provinceOf } from './position.js'

export function joinWords(items: readonly string[]): string {
  return items.length < 2
    ? (items[0] ?? '')
    : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

/** The name of a power on a map; other texts stay as they are. */
export function powerName(variant: DiplomacyVariant, power: PowerId): string {
  return (Object.hasOwn(variant.powers, power) ? variant.powers[power]?.name : undefined) ?? power
}

/**
 * Returns the full name of a location: `'St Petersburg (NC)'`.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_STANDARD, placeName } from '@ackanomic/games/diplomacy'
 *
 * placeName(DIPLOMACY_STANDARD, 'STP/NC') // => 'St Petersburg (NC)'
 * ```
 */
export function placeName(variant: DiplomacyVariant, location: DiplomacyLocation): string {
  const id = provinceOf(location)
  const name = variant.provinces[id]?.name ?? id
  return location === id ? name : `${name} (${location.slice(id.length + 1)})`
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
] as const

/** The exact length in words: `'1 day 12 hours'`. */
export function formatDuration(length: number): string {
  let rest = length
  return UNITS.flatMap(([unit, size]) => {
    const count = Math.floor(rest / size)
    rest -= count * size
    return count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]
  }).join(' ')
}

/** Parses a length such as `'2 days 12 hours'`; `undefined` if it is none. */
export function parseDuration(text: string): number | undefined {
  const parts = [...text.matchAll(/(\d{1,9})\s*([a-z]+)[\s,]*(?:and\s+)?/giy)]
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) return undefined
  let length = 0
  for (const [, count, word = ''] of parts) {
    const unit = UNITS.find(([name]) => name === word.toLowerCase().replace(/s$/, ''))
    if (unit === undefined) return undefined
    length += Number(count) * unit[1]
  }
  return length
}

export function formatTime(at: number): string {
  const limit = 8_640_000_000_000_000
  return new Date(Math.max(-limit, Math.min(limit, at)))
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d\d\.\d{3}Z$/, ' UTC')
}
