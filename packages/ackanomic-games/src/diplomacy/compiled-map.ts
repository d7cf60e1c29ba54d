import { onceFor } from '@ackanomic/core/engine'
import type { Location, PowerId, ProvinceId, ProvinceKind, Variant } from './map.js'

/** The numbers of the kinds of provinces in {@link Atlas.kind}. */
export const KINDS: Readonly<Record<ProvinceKind, number>> = { land: 0, coast: 1, sea: 2 }

/**
 * A variant compiled to integers, once: provinces are `0 … size - 1`, the coasts of provinces
 * follow as further locations. Everything that asks "may it go there" looks into these tables.
 */
export interface Atlas {
  readonly size: number
  /** The number of locations: provinces, then coasts. */
  readonly places: number
  /** Location number to its name. */
  readonly names: readonly Location[]
  /** Name of a province or coast to its number. */
  readonly index: ReadonlyMap<string, number>
  /** Location number to the number of its province. */
  readonly province: Uint8Array | Uint16Array
  /** Province number to 0 (land), 1 (coast), 2 (sea). */
  readonly kind: Uint8Array
  /** Province number to 1 where it is a supply centre. */
  readonly centre: Uint8Array
  /** Province number to the numbers of its coasts; empty where it has one shore. */
  readonly coasts: readonly (readonly number[])[]
  /** `from * size + to` to 1 where an army goes from one province to the other. */
  readonly armyTo: Uint8Array
  /** `from * places + to` to 1 where a fleet goes from one location to the other. */
  readonly fleetTo: Uint8Array
  /** `from * size + to` to 1 where a fleet at a location reaches some shore of a province. */
  readonly fleetReach: Uint8Array
  /** `a * size + b` to 1 where a fleet passes between two provinces, on whichever coasts. */
  readonly waters: Uint8Array
  /** Province number to the provinces where an army goes. */
  readonly armyNext: readonly (readonly number[])[]
  /** Location number to the locations where a fleet goes. */
  readonly fleetNext: readonly (readonly number[])[]
  /** Province number to the provinces reached over land or water. */
  readonly anyNext: readonly (readonly number[])[]
  /** Province number to the numbers of the seas beside it. */
  readonly seasBeside: readonly (readonly number[])[]
  readonly powers: readonly PowerId[]
  /** Name of a power to its number. */
  readonly powerIndex: ReadonlyMap<PowerId, number>
}

/** The atlas of a variant; compiled at the first call, and remembered. */
export const atlasOf: (variant: Variant) => Atlas = /* @__PURE__ */ onceFor(compile)

function compile(variant: Variant): Atlas {
  const ids: readonly ProvinceId[] = Object.keys(variant.provinces)
  const size = ids.length
  const names: Location[] = [...ids]
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
    places,
    names,
    index,
    province,
    kind,
    centre: Uint8Array.from(facts, (fact) => (fact?.centre === true ? 1 : 0)),
    coasts,
    armyTo,
    fleetTo,
    fleetReach,
    waters,
    armyNext: range(size).map((from) => next(armyTo, from, size)),
    fleetNext: range(places).map((from) => next(fleetTo, from, places)),
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
