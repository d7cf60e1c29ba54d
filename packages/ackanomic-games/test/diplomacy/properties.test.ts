import {
  adjudicate,
  DIPLOMACY_STANDARD,
  type DiplomacyOrder,
  type DiplomacyVariant,
  editionRules,
  type PowerId,
} from '@ackanomic/games/diplomacy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeMen, disagreement, flaw, menOf, settle } from './properties.test-support.js'
import { dice, orderOf } from './random-orders.test-support.js'

const EDITIONS = ['1976', 'datc'] as const

function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const roll = dice(seed)
  const left = [...list]
  return list.map(() => left.splice(roll(left.length), 1)[0] as T)
}

/** The standard map with its provinces and powers in another sequence, so with other numbers. */
function renumbered(seed: number): DiplomacyVariant {
  const mix = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(shuffled(Object.entries(record), seed))
  return {
    ...DIPLOMACY_STANDARD,
    provinces: mix(DIPLOMACY_STANDARD.provinces),
    armies: mix(DIPLOMACY_STANDARD.armies),
    fleets: mix(DIPLOMACY_STANDARD.fleets),
    powers: mix(DIPLOMACY_STANDARD.powers),
  }
}

describe.each(EDITIONS)('random orders, edition %s', (edition) => {
  test('agree with the plain adjudicator in 3,000 sets', () => {
    for (let seed = 0; seed < 3000; seed++)
      expect(disagreement(menOf(seed), edition)).toBeUndefined()
  })

  test('leave every unit in one place, no province with two units, and only valid retreats', () => {
    for (let seed = 3000; seed < 6000; seed++) {
      const men = menOf(seed)
      expect([seed, flaw(men, settle(men, edition))]).toEqual([seed, undefined])
    }
  })

  test('have the same results in any sequence of units, orders, powers and provinces', () => {
    const maps = [1, 2, 3, 4].map(renumbered)
    for (let seed = 6000; seed < 8000; seed++) {
      const men = menOf(seed)
      const orders = men.map(orderOf)
      const units = men.map((man) => man.unit)
      const rules = editionRules(edition)
      const plain = adjudicate(DIPLOMACY_STANDARD, { units }, orders, rules)
      const other = adjudicate(
        maps[seed % maps.length] as DiplomacyVariant,
        { units: shuffled(units, seed) },
        shuffled(orders, seed + 1),
        rules,
      )
      const outcomes = orders.map((order) => other.resolutions.find((r) => r.order === order))
      expect([describeMen(men), outcomes]).toEqual([describeMen(men), plain.resolutions])
      expect(new Set(other.units)).toEqual(new Set(plain.units))
      expect(new Set(other.dislodged)).toEqual(new Set(plain.dislodged))
      expect(other.contested).toEqual(plain.contested)
    }
  })

  test('have the same results when repeated, whatever was adjudicated in between', () => {
    for (let seed = 0; seed < 300; seed++) {
      const first = settle(menOf(seed), edition)
      settle(menOf(seed + 1), edition)
      expect(settle(menOf(seed), edition)).toEqual(first)
      expect(JSON.parse(JSON.stringify(first))).toEqual(first)
    }
  })
})

test('orders have the same result under other names of powers', () => {
  const names = Object.keys(DIPLOMACY_STANDARD.powers)
  const other = (power: PowerId): PowerId => names[(names.indexOf(power) + 3) % names.length]!
  for (let seed = 0; seed < 1000; seed++) {
    const men = menOf(seed)
    const moved = men.map((man) => ({
      ...man,
      unit: { ...man.unit, power: other(man.unit.power) },
    }))
    const outcomes = (list: typeof men) =>
      settle(list, '1976').resolutions.map(({ outcome }) => outcome)
    expect(outcomes(moved)).toEqual(outcomes(men))
  }
})

test('nonsensical orders are void, without exceptions', () => {
  const ids = [
    ...Object.keys(DIPLOMACY_STANDARD.provinces),
    ...Object.keys(DIPLOMACY_STANDARD.fleets),
    'XYZ',
    'PAR/NC',
  ]
  const place = fc.constantFrom(...ids)
  const named = fc.record({ at: place, kind: fc.constantFrom('A' as const, 'F' as const) })
  const power = fc.constantFrom(...Object.keys(DIPLOMACY_STANDARD.powers), 'ATLANTIS')
  const order: fc.Arbitrary<DiplomacyOrder> = fc.oneof(
    fc.record({ type: fc.constant('hold' as const), power, unit: named }),
    fc.record({ type: fc.constant('move' as const), power, unit: named, to: place }),
    fc.record({ type: fc.constant('support' as const), power, unit: named, of: named, to: place }),
    fc.record({ type: fc.constant('support' as const), power, unit: named, of: named }),
    fc.record({ type: fc.constant('convoy' as const), power, unit: named, of: named, to: place }),
    fc.record({ type: fc.constant('build' as const), power, unit: named }),
    fc.record({ type: fc.constant('waive' as const), power }),
  )
  const unit = fc.record({
    power,
    at: place,
    kind: fc.constantFrom('A' as const, 'F' as const),
  })
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 40 }), fc.array(order, { maxLength: 80 }), (us, os) => {
      for (const edition of EDITIONS) {
        const result = adjudicate(DIPLOMACY_STANDARD, { units: us }, os, editionRules(edition))
        expect(result.resolutions.slice(0, os.length).map((one) => one.order)).toEqual(os)
        const homes = result.units.map((one) => one.at.slice(0, 3))
        expect(new Set(homes).size).toBe(homes.length)
      }
    }),
    { seed: 1976, numRuns: 500 },
  )
})
