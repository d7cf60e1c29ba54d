import { describe, expect, test } from 'vitest'
import { editionRules } from './editions.js'
import { orderProblem } from './legal-orders.js'
import type { PowerId } from './map.js'
import { parseOrders } from './notation/parse.js'
import { checkOrders } from './order-checks.js'
import { type DiplomacyPosition, parseUnit, startingPosition } from './position.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const { owners } = startingPosition(DIPLOMACY_STANDARD)

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

function checks(at: DiplomacyPosition, mail: string, rules = editionRules()): readonly string[] {
  const { step } = at.phase
  const { orders } = parseOrders(DIPLOMACY_STANDARD, mail, { power: 'FRANCE', step })
  return checkOrders(DIPLOMACY_STANDARD, at, 'FRANCE', orders, rules).map(
    ({ is, message }) => `${is}: ${message}`,
  )
}

describe('the check of movement orders', () => {
  const board = position({ FRANCE: 'A PAR, A MAR, F MAO', GERMANY: 'A MUN, A RUH, F NTH' })

  test.each<[string, readonly string[]]>([
    [
      'A Par-Bur, A Mar S A Par-Bur, F MAO-Gas',
      [
        'good: Army Paris can move to Burgundy.',
        'good: Army Marseilles can support Army Paris to Burgundy.',
        'good: Fleet Mid-Atlantic Ocean can move to Gascony.',
      ],
    ],
    [
      'A Par-Mos, A Mar H, A Mar-Spa, F MAO H, F MAO H',
      [
        'illegal: Army Paris cannot move to Moscow: it cannot get there from where it is.',
        'ambiguous: “Army Marseilles holds” does not count: the unit got different orders, and none of them counts; give each unit one.',
        'ambiguous: “Army Marseilles moves to Spain” does not count: the unit got different orders, and none of them counts; give each unit one.',
        'good: Fleet Mid-Atlantic Ocean can hold.',
        'twice: “Fleet Mid-Atlantic Ocean holds” is in the list twice; once is enough.',
      ],
    ],
    [
      'A Par B, A Mar S A Par-Bur, A Par H',
      [
        'no place: Paris cannot build an army: such an order has no place in this phase.',
        'idle: Army Marseilles can support Army Paris to Burgundy, but without effect: the other unit has a different order.',
        'good: Army Paris can hold.',
        'missing: Fleet Mid-Atlantic Ocean has no order; it would hold.',
      ],
    ],
    // The orders of others are unknown, so support for their moves counts as good.
    [
      'A Par S A Mun-Bur, A Mar-Bur, F MAO C A Mun-Spa',
      [
        'good: Army Paris can support Army Munich to Burgundy.',
        'good: Army Marseilles can move to Burgundy.',
        'illegal: Fleet Mid-Atlantic Ocean cannot convoy Army Munich to Spain: no convoy of that army to that shore leads over its sea.',
      ],
    ],
  ])('comments on “%s”', (mail, says) => {
    expect(checks(board, mail)).toEqual(says)
  })

  test('counts the last of several orders where the rules say so', () => {
    const mail = 'A Par-Bur, A Par-Pic, A Mar H, F MAO H'
    const [first, second] = checks(board, mail, editionRules('1976', { secondOrder: 'last' }))
    expect([first, second]).toEqual([
      'overruled: “Army Paris moves to Burgundy” does not count: another order for the same unit or place counts instead.',
      'good: Army Paris can move to Picardy.',
    ])
  })

  test('requires fleets with convoy orders, or fleets of others', () => {
    const sea = position({ FRANCE: 'A BRE, F ENG, F MAO', ENGLAND: 'F NTH' })
    expect(checks(sea, 'A Bre-Lon, F ENG C A Bre-Lon, F MAO H')[0]).toMatch(
      /^good: Army Brest can move to London\.$/,
    )
    expect(checks(sea, 'A Bre-Lon, F ENG H, F MAO H')[0]).toBe(
      'idle: Army Brest can move to London, but without effect: no chain of fleets could convoy it, given the orders of your own fleets.',
    )
    expect(checks(sea, 'A Bre-Nwy, F ENG C A Bre-Nwy, F MAO H')[0]).toBe(
      'good: Army Brest can move to Norway, if fleets of others convoy it.',
    )
    expect(checks(sea, 'A Bre-Gas, F ENG H, F MAO C A Bre-Gas')[2]).toBe(
      'idle: Fleet Mid-Atlantic Ocean can convoy Army Brest to Gascony, but without effect: the army goes by land.',
    )
  })

  test('takes a support as an order to the supported unit where the rules say so', () => {
    const rules = editionRules('1976', { implicitOrders: true })
    const mail = 'A Mar S A Par-Bur, F MAO H'
    expect(checks(board, mail)).toHaveLength(3)
    expect(checks(board, mail, rules)).toEqual([
      'good: Army Marseilles can support Army Paris to Burgundy.',
      'good: Fleet Mid-Atlantic Ocean can hold.',
    ])
  })
})

test('the check of retreats comments on each order', () => {
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
    'idle: Army Burgundy can retreat to Paris, but without effect: Picardy retreats there too, and both units would be lost.',
    'idle: Army Picardy can retreat to Paris, but without effect: Burgundy retreats there too, and both units would be lost.',
    'missing: Fleet Mid-Atlantic Ocean has no order; it would be disbanded.',
  ])
  expect(checks(at, 'A Bur-Mar, A Bur D, A Bur D, A Pic H, F MAO-WES')).toEqual([
    'illegal: Army Burgundy cannot retreat to Marseilles: it cannot get there from where it is.',
    'good: Army Burgundy can disband.',
    'twice: “Army Burgundy disbands” is in the list twice; once is enough.',
    'no place: Army Picardy cannot hold: such an order has no place in this phase.',
    'good: Fleet Mid-Atlantic Ocean can retreat to Western Mediterranean.',
    'missing: Army Picardy has no order; it would be disbanded.',
  ])
})

test('the check of builds and disbands comments on each order', () => {
  const phase = { year: 1901, season: 1, step: 'adjustments' } as const
  const builds = position({ FRANCE: 'A BUR' }, { phase })
  expect(checks(builds, 'Build A Par, Build F Par, Build A Bur')).toEqual([
    'good: Paris can build an army.',
    'illegal: Paris cannot build a fleet: a fleet cannot stand in a province without a shore.',
    'illegal: Burgundy cannot build an army: the power does not own the centre; build in centres you own.',
    'missing: A build would be left unused.',
  ])
  expect(checks(builds, 'Build A Par, Build A Par, Build A Mar, waive')).toEqual([
    'good: Paris can build an army.',
    'twice: “Paris builds an army” is in the list twice; once is enough.',
    'good: Marseilles can build an army.',
    'overruled: “A build is left unused” does not count: the power has no builds left.',
  ])
  const poor = position({ FRANCE: 'A BUR, A GAS, A PIC' }, { phase, owners: { PAR: 'FRANCE' } })
  expect(checks(poor, 'A Bur D')).toEqual([
    'good: Army Burgundy can disband.',
    'missing: A disband has no order; Army Gascony would be disbanded.',
  ])
})

test.each([
  ['void', 'coast-needless'],
  ['ignored', undefined],
] as const)('a needless coast in an order is %s, by the rules', (choice, why) => {
  const order = {
    type: 'move',
    power: 'FRANCE',
    unit: { kind: 'A', at: 'PAR' },
    to: 'BUR/NC',
  } as const
  const rules = { ...editionRules(), coastNeedless: choice }
  const board = position({ FRANCE: 'A PAR' })
  expect(orderProblem(DIPLOMACY_STANDARD, board, order, rules)?.why).toBe(why)
})
