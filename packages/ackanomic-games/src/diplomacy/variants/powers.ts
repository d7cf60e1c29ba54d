import type { Power, PowerId } from '../map.js'

type Row = readonly [name: string, adjective: string, colour: string, homes: string, units: string]

/** The powers of a map from a row each; home centres and first units stand in one text. */
export function powersOf(rows: Readonly<Record<PowerId, Row>>): Readonly<Record<PowerId, Power>> {
  const powers = Object.entries(rows).map(([id, [name, adjective, colour, homes, units]]) => {
    const [shared, first] = [homes.split(' '), units.split(', ')]
    return [id, { name, adjective, colour, homes: shared, units: first } satisfies Power]
  })
  return Object.fromEntries(powers)
}
