import {
  DIPLOMACY_DUEL,
  DIPLOMACY_ISLANDS,
  DIPLOMACY_STANDARD,
  type DiplomacyOrder,
  type DiplomacyPosition,
  editionRules,
  formatOrder,
  legalOrdersAt,
  legalOrdersByPlace,
  orderProblem,
  startingPosition,
} from '@ackanomic/games/diplomacy'
import { describe, expect, test } from 'vitest'
import { boardOf } from './board.test-support.js'
import { listFlaw, randomPosition } from './legal-orders.test-support.js'

const MAPS = [DIPLOMACY_STANDARD, DIPLOMACY_DUEL, DIPLOMACY_ISLANDS] as const

test.each(MAPS)(
  'the listed orders are those that the adjudicator finds legal: $name',
  (variant) => {
    for (const edition of ['1976', 'datc'] as const) {
      const rules = editionRules(edition)
      for (let seed = 0; seed < 3; seed++) {
        const position = randomPosition(seed, variant, rules)
        expect([seed, listFlaw(variant, position, rules)]).toEqual([seed, undefined])
      }
    }
  },
)

const position = (
  board: string,
  step: DiplomacyPosition['phase']['step'] = 'moves',
): DiplomacyPosition => ({
  ...startingPosition(DIPLOMACY_STANDARD),
  phase: { year: 1901, season: 1, step },
  units: boardOf(board),
})

describe('legal orders', () => {
  const listed = (board: string, at: string, edition: '1976' | 'datc' = '1976') =>
    legalOrdersAt(DIPLOMACY_STANDARD, position(board), at, editionRules(edition)).map(formatOrder)

  test('name the coasts of fleets, also in supports', () => {
    expect(listed('FRANCE F MAO, A MAR', 'MAO')).toEqual(
      expect.arrayContaining(['F MAO - SPA/NC', 'F MAO - SPA/SC']),
    )
    expect(listed('FRANCE F MAO, A MAR', 'MAR')).toEqual(
      expect.arrayContaining(['A MAR S F MAO - SPA', 'A MAR S F MAO - SPA/NC']),
    )
    expect(listed('RUSSIA F STP/SC', 'STP')).toEqual([
      'F STP/SC H',
      'F STP/SC - BOT',
      'F STP/SC - FIN',
      'F STP/SC - LVN',
    ])
  })

  test('cover chains of fleets, with via where the edition uses it', () => {
    const board = 'ENGLAND A YOR, F NTH, F NWG'
    const far = ['A YOR - NWY', 'A YOR - STP']
    expect(listed(board, 'YOR')).toEqual(expect.arrayContaining(['A YOR - NWY']))
    expect(listed(board, 'YOR')).not.toContain('A YOR - EDI VIA')
    expect(listed(board, 'YOR', 'datc')).toContain('A YOR - EDI VIA')
    expect(listed('ENGLAND A YOR, F NTH, F NWG, F BAR', 'YOR')).toEqual(expect.arrayContaining(far))
    expect(listed('ENGLAND A YOR, F NTH, F NWG, F BAR', 'BAR')).toEqual(
      expect.arrayContaining(['F BAR C A YOR - STP']),
    )
    // The route over the Norwegian Sea to Norway has a shortcut.
    expect(listed(board, 'NWG')).not.toContain('F NWG C A YOR - NWY')
    expect(listed(board, 'NTH')).toContain('F NTH C A YOR - NWY')
    // A fleet cannot support a move that needs its own convoy.
    expect(listed('ENGLAND A YOR, F NTH', 'NTH')).not.toContain('F NTH S A YOR - NWY')
  })

  test('name the power of a supported foreign unit if the rules require it', () => {
    const rules = editionRules('1976', { powerOmitted: 'void' })
    const board = position('FRANCE A PAR, A MAR; GERMANY A BUR')
    const orders = legalOrdersAt(DIPLOMACY_STANDARD, board, 'PAR', rules)
    expect(orders.map(formatOrder)).toContain('A PAR S GERMANY A BUR')
    expect(orders.map(formatOrder)).toContain('A PAR S A MAR - GAS')
    for (const order of orders)
      expect(orderProblem(DIPLOMACY_STANDARD, board, order, rules)).toBeUndefined()
  })

  test('are listed by place for a whole board', () => {
    const start = startingPosition(DIPLOMACY_STANDARD)
    const winter = { ...start, phase: { year: 1901, season: 1, step: 'adjustments' } } as const
    const spare = { ...winter, units: start.units.filter(({ at }) => !at.startsWith('STP')) }
    expect(legalOrdersByPlace(DIPLOMACY_STANDARD, winter, 'RUSSIA')).toEqual({})
    const builds = legalOrdersByPlace(DIPLOMACY_STANDARD, spare, 'RUSSIA')
    expect(builds.STP?.map(formatOrder)).toEqual(['A STP B', 'F STP/NC B', 'F STP/SC B', 'WAIVE'])
    const keep = editionRules('1976', { waives: false })
    expect(legalOrdersByPlace(DIPLOMACY_STANDARD, spare, 'RUSSIA', keep).STP).toHaveLength(3)
    const poor = { ...winter, owners: { MOS: 'RUSSIA' } }
    expect(Object.keys(legalOrdersByPlace(DIPLOMACY_STANDARD, poor, 'RUSSIA'))).toEqual([
      'MOS',
      'SEV',
      'STP/SC',
      'WAR',
    ])
    expect(legalOrdersAt(DIPLOMACY_STANDARD, start, 'BUR')).toEqual([])
    expect(legalOrdersAt(DIPLOMACY_STANDARD, start, 'NOWHERE')).toEqual([])
    expect(legalOrdersAt(DIPLOMACY_STANDARD, winter, 'BUR')).toEqual([])
    expect(
      legalOrdersAt(
        DIPLOMACY_STANDARD,
        { ...winter, phase: { ...winter.phase, step: 'retreats' } },
        'PAR',
      ),
    ).toEqual([])
  })

  test('exclude armies at sea', () => {
    const home = { ...DIPLOMACY_STANDARD.powers.ENGLAND, homes: ['NTH'] }
    const wet = {
      ...DIPLOMACY_STANDARD,
      provinces: {
        ...DIPLOMACY_STANDARD.provinces,
        NTH: { ...DIPLOMACY_STANDARD.provinces.NTH, centre: true },
      },
      powers: { ...DIPLOMACY_STANDARD.powers, ENGLAND: home },
    } as typeof DIPLOMACY_STANDARD
    const winter: DiplomacyPosition = {
      ...position('FRANCE A PAR', 'adjustments'),
      owners: { NTH: 'ENGLAND' },
    }
    expect(legalOrdersAt(wet, winter, 'NTH').map(formatOrder)).toEqual(['F NTH B', 'WAIVE'])
    const army: DiplomacyOrder = { type: 'build', power: 'ENGLAND', unit: { kind: 'A', at: 'NTH' } }
    expect(orderProblem(wet, winter, army)?.why).toBe('army-at-sea')
  })
})

test('an illegal order gets its reason in a sentence', () => {
  const board = position('FRANCE A PAR, F MAO; GERMANY A BUR')
  const messageFor = (order: DiplomacyOrder) =>
    orderProblem(DIPLOMACY_STANDARD, board, order)?.message
  const unit = { kind: 'A', at: 'PAR' } as const
  expect(messageFor({ type: 'build', power: 'FRANCE', unit })).toBe(
    'Paris cannot build an army: such an order has no place in this phase.',
  )
  expect(messageFor({ type: 'hold', power: 'FRANCE', unit: { at: 'BUR' } })).toBe(
    'The unit in Burgundy cannot hold: the unit belongs to another power; only its own power can order it.',
  )
  expect(
    messageFor({ type: 'move', power: 'FRANCE', unit: { kind: 'F', at: 'MAO' }, to: 'SPA' }),
  ).toBe('Fleet Mid-Atlantic Ocean cannot move to Spain: it could be either coast; name the coast.')
  // An order without the kind of its unit is legal.
  expect(
    messageFor({ type: 'move', power: 'FRANCE', unit: { at: 'PAR' }, to: 'BUR' }),
  ).toBeUndefined()
})
