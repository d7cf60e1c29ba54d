import { memoizeByRef } from '@ackanomic/core/engine'
import type { DiplomacyLocation, DiplomacyVariant, ProvinceId, ProvinceKind } from './map.js'

export const KINDS: Readonly<Record<ProvinceKind, number>> = { land: 0, coast: 1, sea: 2 }

/** Compiles a variant to integers: provinces are `0 … size - 1`, and coasts follow. */
function compile(variant: DiplomacyVariant) {
  const ids: readonly ProvinceId[] = Object.keys(variant.provinces)
  const size = ids.length
  const names: DiplomacyLocation[] = [...ids]
  const home: number[] = ids.map((_, at) => at)
  const coasts: number[][] = ids.map((id, at) =>
    (variant.provinces[id]?.coasts ?? []).map((coast) => {
      home.push(at)
      return names.push(`${id}/${coast}`) - 1
    }),
  )
  const places = names.length
  const index = new Map(names.map((name, at) => [name, at]))
  const province = Uint16Array.from(home)
  const facts = ids.map((id) => variant.provinces[id])

  const armyTo = new Uint8Array(size * size)
  const fleetTo = new Uint8Array(places * places)
  const fleetReach = new Uint8Array(places * size)
  const waters = new Uint8Array(size * size)
  for (const [from, to] of pairs(variant.armies, index)) armyTo[from * size + to] = 1
  for (const [from, to] of pairs(variant.fleets, index)) {
    const start = home[from] ?? 0
    const end = home[to] ?? 0
    fleetTo[from * places + to] = 1
    fleetReach[from * size + end] = 1
    waters[start * size + end] = 1
  }
  const kind = Uint8Array.from(facts, (fact) => KINDS[fact?.kind ?? 'land'])
  const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
  const next = (table: Uint8Array, from: number, width: number): readonly number[] =>
    range(width).filter((to) => table[from * width + to] === 1)
  return {
    size,
    /** The number of locations: provinces, then coasts. */
    places,
    names,
    index,
    /** Location to province. */
    province,
    /** Province to 0 (land), 1 (coast), 2 (sea). */
    kind,
    centre: Uint8Array.from(facts, (fact) => (fact?.centre === true ? 1 : 0)),
    /** Province to its coasts; empty for a single shore. */
    coasts,
    /** `from * size + to` to 1 if an army can move. */
    armyTo,
    /** `from * places + to` to 1 if a fleet can move between locations. */
    fleetTo,
    /** `from * size + to` to 1 if a fleet at a location reaches some shore of a province. */
    fleetReach,
    /** `a * size + b` to 1 if a fleet passes between provinces, on any coasts. */
    waters,
    armyNext: range(size).map((from) => next(armyTo, from, size)),
    fleetNext: range(places).map((from) => next(fleetTo, from, places)),
    /** Province to those reached over land or water. */
    anyNext: range(size).map((from) =>
      range(size).filter((to) => armyTo[from * size + to] === 1 || waters[from * size + to] === 1),
    ),
    seasBeside: range(size).map((from) =>
      next(waters, from, size).filter((to) => kind[to] === KINDS.sea),
    ),
    powers: Object.keys(variant.powers),
    powerIndex: new Map(Object.keys(variant.powers).map((power, at) => [power, at])),
  }
}

export type Atlas = ReturnType<typeof compile>

export const atlasOf = /* @__PURE__ */ memoizeByRef(compile)

function* pairs(
  borders: Readonly<Record<string, readonly string[]>>,
  index: ReadonlyMap<string, number>,
): Generator<readonly [number, number]> {
  for (const [from, list] of Object.entries(borders))
    for (const to of list) {
      const a = index.get(from)
      const b = index.get(to)
      if (a !== undefined && b !== undefined) yield [a, b]
    }
}
