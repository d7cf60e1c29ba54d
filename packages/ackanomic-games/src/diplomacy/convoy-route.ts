import type { ProvinceId, Variant } from './map.js'
import type { Convoy, Move, Order } from './orders.js'
import { provinceOf } from './units.js'

/** The seas of the shortest chain of fleets that were ordered to convoy a move. */
export function convoyRoute(
  variant: Variant,
  { unit, to }: Move,
  all: readonly Order[],
): readonly ProvinceId[] {
  const start = provinceOf(unit.at)
  const goal = provinceOf(to)
  const serves = (order: Order): order is Convoy =>
    order.type === 'convoy' && provinceOf(order.of.at) === start && provinceOf(order.to) === goal
  const seas = all.filter(serves).map((order) => provinceOf(order.unit.at))
  const touch = (one: ProvinceId, other: ProvinceId): boolean =>
    Object.entries(variant.fleets).some(
      ([at, next]) => provinceOf(at) === one && next.some((each) => provinceOf(each) === other),
    )
  let ways = seas.filter((sea) => touch(start, sea)).map((sea) => [sea])
  for (let length = 0; length < seas.length; length++) {
    const whole = ways.find((way) => touch(way.at(-1) ?? '', goal))
    if (whole !== undefined) return whole
    ways = ways.flatMap((way) =>
      seas
        .filter((sea) => !way.includes(sea) && touch(way.at(-1) ?? '', sea))
        .map((sea) => [...way, sea]),
    )
  }
  return []
}

/** Whether an army that moves so needs a convoy, or has asked for one. */
export function wantsConvoy(variant: Variant, { unit, to, via }: Move): boolean {
  return via === true || variant.armies[provinceOf(unit.at)]?.includes(provinceOf(to)) !== true
}
