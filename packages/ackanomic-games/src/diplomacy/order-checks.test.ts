import { describe, expect, test } from 'vitest'
import { editionRules } from './editions.js'
import type { PowerId } from './map.js'
import { parseOrders } from './notation/parse.js'
import { checkOrders } from './order-checks.js'
import { type DiplomacyPosition, parseUnit, startingPosition } from './position.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const { owners } = startingPosition(DIPLOMACY_STANDARD)

/** A position of two powers. */
function position(
  units: Readonly<Record<PowerId, string>>,
  more: Partial<DiplomacyPosition> = {},
): DiplomacyPosition {
  return {
    phase: { year: 1901, season: 1, step: 'moves' },
    units: Object.entries(units).flatMap(([power, list]) =>
      list.split(', ').map((unit) => parseUnit(power, unit)),
    ),
    owners,
    dislodged: [],
    ...more,
  }
}

/** The checks of a mail of France's. */
function checks(at: DiplomacyPosition, mail: string, rules = editionRules()): readonly string[] {
  const { step } = at.phase
  const { orders } = parseOrders(DIPLOMACY_STANDARD, mail, { power: 'FRANCE', step })
  return checkOrders(DIPLOMACY_STANDARD, at, 'FRANCE', orders, rules).map(
    ({ is, message }) => `${is}: ${message}`,
  )
}

describe('what orders for movement would come to', () => {
  const board = position({ FRANCE: 'A PAR, A MAR, F MAO', GERMANY: 'A MUN, A RUH, F NTH' })

  test.each<[string, readonly string[]]>([
    [
      'A Par-Bur, A Mar S A Par-Bur, F MAO-Gas',
      [
        'good: A PAR - BUR is legal.',
        'good: A MAR S A PAR - BUR is legal.',
        'good: F MAO - GAS is legal.',
      ],
    ],
    [
      'A Par-Mos, A Mar H, A Mar-Spa, F MAO H, F MAO H',
      [
        'illegal: A PAR - MOS is not legal: it cannot get there from where it is.',
        'ambiguous: A MAR H does not count: the unit got different orders, and none of them counts; give each unit one.',
        'ambiguous: A MAR - SPA does not count: the unit got different orders, and none of them counts; give each unit one.',
        'good: F MAO H is legal.',
        'twice: F MAO H is in the list twice; once is enough.',
      ],
    ],
    [
      'A Par B, A Mar S A Par-Bur, A Par H',
      [
        'no place: A PAR B is not legal: such an order has no place in this phase.',
        'idle: A MAR S A PAR - BUR is legal, but without effect: the other unit has a different order.',
        'good: A PAR H is legal.',
        'missing: Fleet Mid-Atlantic Ocean has no order; it would hold.',
      ],
    ],
    // What others order is theirs to know.
    [
      'A Par S A Mun-Bur, A Mar-Bur, F MAO C A Mun-Spa',
      [
        'good: A PAR S A MUN - BUR is legal.',
        'good: A MAR - BUR is legal.',
        'illegal: F MAO C A MUN - SPA is not legal: no convoy of that army to that shore leads over its sea.',
      ],
    ],
  ])('%s', (mail, says) => {
    expect(checks(board, mail)).toEqual(says)
  })

  test('the first or the last of several orders counts where the rules say so', () => {
    const mail = 'A Par-Bur, A Par-Pic, A Mar H, F MAO H'
    const [first, second] = checks(board, mail, editionRules('1976', { secondOrder: 'last' }))
    expect([first, second]).toEqual([
      'overruled: A PAR - BUR does not count: another order for the same unit or place counts instead.',
      'good: A PAR - PIC is legal.',
    ])
  })

  test('an army by convoy needs fleets that are ordered to, or those of others', () => {
    const sea = position({ FRANCE: 'A BRE, F ENG, F MAO', ENGLAND: 'F NTH' })
    expect(checks(sea, 'A Bre-Lon, F ENG C A Bre-Lon, F MAO H')[0]).toMatch(
      /^good: A BRE - LON is legal\.$/,
    )
    expect(checks(sea, 'A Bre-Lon, F ENG H, F MAO H')[0]).toBe(
      'idle: A BRE - LON is legal, but without effect: no chain of fleets could convoy it, given the orders of your own fleets.',
    )
    expect(checks(sea, 'A Bre-Nwy, F ENG C A Bre-Nwy, F MAO H')[0]).toBe(
      'good: A BRE - NWY is legal; it needs fleets of others to convoy it.',
    )
    expect(checks(sea, 'A Bre-Gas, F ENG H, F MAO C A Bre-Gas')[2]).toBe(
      'idle: F MAO C A BRE - GAS is legal, but without effect: the army goes by land.',
    )
  })

  test('a support that stands for an order is one, where the rules have it', () => {
    const rules = editionRules('1976', { implicitOrders: true })
    const mail = 'A Mar S A Par-Bur, F MAO H'
    expect(checks(board, mail)).toHaveLength(3)
    expect(checks(board, mail, rules)).toEqual([
      'good: A MAR S A PAR - BUR is legal.',
      'good: F MAO H is legal.',
    ])
  })
})

test('what retreats would come to', () => {
  const lost = (unit: string, ...retreats: string[]) =>
    ({ unit: parseUnit('FRANCE', unit), from: 'MUN', retreats }) as const
  const at = position(
    { GERMANY: 'A BUR, A PIC' },
    {
      phase: { year: 1901, season: 1, step: 'retreats' },
      dislodged: [lost('A BUR', 'GAS', 'PAR'), lost('A PIC', 'BRE', 'PAR'), lost('F MAO', 'WES')],
    },
  )
  expect(checks(at, 'A Bur-Par, A Pic-Par')).toEqual([
    'idle: A BUR R PAR is legal, but without effect: Picardy retreats there too, and both units would be lost.',
    'idle: A PIC R PAR is legal, but without effect: Burgundy retreats there too, and both units would be lost.',
    'missing: Fleet Mid-Atlantic Ocean has no order; it would be disbanded.',
  ])
  expect(checks(at, 'A Bur-Mar, A Bur D, A Bur D, A Pic H, F MAO-WES')).toEqual([
    'illegal: A BUR R MAR is not legal: it cannot get there from where it is.',
    'good: A BUR D is legal.',
    'twice: A BUR D is in the list twice; once is enough.',
    'no place: A PIC H is not legal: such an order has no place in this phase.',
    'good: F MAO R WES is legal.',
    'missing: Army Picardy has no order; it would be disbanded.',
  ])
})

test('what builds and disbands would come to', () => {
  const phase = { year: 1901, season: 1, step: 'adjustments' } as const
  const builds = position({ FRANCE: 'A BUR' }, { phase })
  expect(checks(builds, 'Build A Par, Build F Par, Build A Bur')).toEqual([
    'good: A PAR B is legal.',
    'illegal: F PAR B is not legal: a fleet cannot stand in a province without a shore.',
    'illegal: A BUR B is not legal: the power does not own the centre; build in centres you own.',
    'missing: A build would be left unused.',
  ])
  expect(checks(builds, 'Build A Par, Build A Par, Build A Mar, waive')).toEqual([
    'good: A PAR B is legal.',
    'twice: A PAR B is in the list twice; once is enough.',
    'good: A MAR B is legal.',
    'overruled: WAIVE does not count: the power has no builds left.',
  ])
  const poor = position({ FRANCE: 'A BUR, A GAS, A PIC' }, { phase, owners: { PAR: 'FRANCE' } })
  expect(checks(poor, 'A Bur D')).toEqual([
    'good: A BUR D is legal.',
    'missing: A disband has no order; Army Gascony would be disbanded.',
  ])
})
