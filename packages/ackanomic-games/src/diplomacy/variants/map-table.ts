import type {
  DiplomacyLocation,
  DiplomacyPower,
  DiplomacyVariant,
  PowerId,
  Province,
  ProvinceId,
} from '../map.js'

type Ground = Pick<DiplomacyVariant, 'provinces' | 'armies' | 'fleets'>

/**
 * Parses the provinces of a map from a table: short name and kind, with `*` for a centre | full
 * name and others | where armies go | where fleets go, by coast. An indented line continues a row.
 */
export function mapTable(table: string): Ground {
  const provinces: Record<ProvinceId, Province> = {}
  const armies: Record<ProvinceId, readonly ProvinceId[]> = {}
  const fleets: Record<DiplomacyLocation, readonly DiplomacyLocation[]> = {}
  for (const row of table.trim().split(/\n(?! )/u)) {
    const [head = '', names = '', byLand = '', bySea = ''] = row.split('|').map((c) => c.trim())
    const [id = '', kind = ''] = head.split(' ')
    const [name = '', ...aliases] = names.split(', ')
    const shores = bySea.split('; ').map((shore) => shore.split(': '))
    const coasts = shores.flatMap((shore) => (shore.length === 2 ? (shore[0] ?? '') : []))
    provinces[id] = {
      name,
      kind: kind.replace('*', '') as Province['kind'],
      ...(kind.endsWith('*') && { centre: true }),
      ...(coasts.length > 0 && { coasts }),
      ...(aliases.length > 0 && { aliases }),
    }
    if (byLand !== '') armies[id] = byLand.split(' ')
    if (bySea === '') continue
    for (const [to = '', coast] of shores.map((shore) => [...shore].reverse()))
      fleets[coast === undefined ? id : `${id}/${coast}`] = to.split(' ')
  }
  return { provinces, armies, fleets }
}

type Row = readonly [name: string, adjective: string, colour: string, homes: string, units: string]

/** The powers of a map from a row each; one text holds home centres and first units. */
export function powersOf(
  rows: Readonly<Record<PowerId, Row>>,
): Readonly<Record<PowerId, DiplomacyPower>> {
  const powers = Object.entries(rows).map(([id, [name, adjective, colour, homes, units]]) => {
    const [shared, first] = [homes.split(' '), units.split(', ')]
    return [id, { name, adjective, colour, homes: shared, units: first } satisfies DiplomacyPower]
  })
  return Object.fromEntries(powers)
}
