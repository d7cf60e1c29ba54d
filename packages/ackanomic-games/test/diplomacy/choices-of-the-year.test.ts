import {
  DIPLOMACY_STANDARD,
  type DiplomacyRulebook,
  editionRules,
  ordersInForce,
  parseOrders,
  parseUnit,
  resolveAdjustments,
  resolveRetreats,
} from '@ackanomic/games/diplomacy'
import { describe, expect, test } from 'vitest'
import { boardOf, brief } from './board.test-support.js'

function adjusted(
  board: string,
  owners: Readonly<Record<string, string>>,
  mail: string,
  changes: Partial<DiplomacyRulebook>,
): readonly string[] {
  const { orders } = parseOrders(DIPLOMACY_STANDARD, mail, { step: 'adjustments' })
  const rules = editionRules('datc', changes)
  const before = boardOf(board)
  const result = resolveAdjustments(DIPLOMACY_STANDARD, { units: before, owners }, orders, rules)
  return result.units.map((unit) => `${unit.kind} ${unit.at}`)
}

const GERMAN = { KIE: 'GERMANY', MUN: 'GERMANY', BER: 'GERMANY' }
const RUSSIAN = { STP: 'RUSSIA', MOS: 'RUSSIA', WAR: 'RUSSIA' }

test.each<readonly [string, string, object, string, Partial<DiplomacyRulebook>, string, string]>([
  [
    '4.B.7',
    'RUSSIA A MOS',
    RUSSIAN,
    'Russia: F Stp B',
    { buildCoastOpen: 'first' },
    'A MOS',
    'A MOS, F STP/NC',
  ],
  [
    '4.C.3',
    'GERMANY A RUH',
    GERMAN,
    'Germany: Mun B',
    { buildKindOmitted: 'void' },
    'A RUH, A MUN',
    'A RUH',
  ],
  [
    '4.C.3',
    'RUSSIA A UKR',
    RUSSIAN,
    'Russia: Stp/nc B',
    { buildKindOmitted: 'inland' },
    'A UKR, F STP/NC',
    'A UKR',
  ],
  [
    '4.C.4',
    'GERMANY A RUH',
    GERMAN,
    'Germany: F Mun B',
    { buildFleetInland: 'army' },
    'A RUH',
    'A RUH, A MUN',
  ],
  [
    '4.D.4',
    'GERMANY A RUH, A PIC',
    GERMAN,
    'Germany: A Mun B, A Kie B',
    { tooManyBuilds: 'none' },
    'A RUH, A PIC, A MUN',
    'A RUH, A PIC',
  ],
  [
    '4.D.4',
    'GERMANY A RUH, A PIC',
    GERMAN,
    'Germany: A Mun B, A Kie B',
    { tooManyBuilds: 'last' },
    'A RUH, A PIC, A MUN',
    'A RUH, A PIC, A KIE',
  ],
  [
    '4.D.5',
    'GERMANY A RUH',
    GERMAN,
    'Germany: A Kie B, F Kie B',
    { buildsInOnePlace: 'none' },
    'A RUH, A KIE',
    'A RUH',
  ],
  [
    '4.D.5',
    'GERMANY A RUH',
    GERMAN,
    'Germany: A Kie B, F Kie B',
    { buildsInOnePlace: 'last' },
    'A RUH, A KIE',
    'A RUH, F KIE',
  ],
  [
    '4.D.6',
    'GERMANY A RUH, A PAR, A MUN, A KIE',
    GERMAN,
    'Germany: A Mun D, A Kie D',
    { tooManyDisbands: 'none' },
    'A RUH, A PAR, A KIE',
    'A RUH, A MUN, A KIE',
  ],
  [
    '4.D.6',
    'GERMANY A RUH, A PAR, A MUN, A KIE',
    GERMAN,
    'Germany: A Mun D, A Kie D',
    { tooManyDisbands: 'last' },
    'A RUH, A PAR, A KIE',
    'A RUH, A PAR, A MUN',
  ],
  [
    '4.D.7',
    'GERMANY A RUH, A PIC',
    GERMAN,
    'Germany: waive',
    { waives: false },
    'A RUH, A PIC',
    'A RUH, A PIC, A BER',
  ],
  ['4.D.8', 'ITALY A TUS, A WAR', { WAR: 'ITALY' }, '', { disorderFrom: 'home' }, 'A WAR', 'A TUS'],
  [
    '4.D.8',
    'RUSSIA F LYO, A MAR',
    { MAR: 'RUSSIA' },
    '',
    { disorderOver: 'own' },
    'A MAR',
    'A MAR',
  ],
  [
    '4.D.8',
    'TURKEY F BLA, A BUR',
    { MOS: 'TURKEY' },
    '',
    { disorderOver: 'own' },
    'F BLA',
    'A BUR',
  ],
])(
  'the choice in issue %s has its effect: %s with %j, %s',
  (_, board, owners, mail, changes, before, after) => {
    const shared = owners as Readonly<Record<string, string>>
    expect(adjusted(board, shared, mail, {}).join(', ')).toBe(before)
    expect(adjusted(board, shared, mail, changes).join(', ')).toBe(after)
  },
)

test('the choices about coasts and second orders also hold for retreats', () => {
  const lost = [
    {
      unit: parseUnit('FRANCE', 'F POR'),
      from: 'MAO',
      retreats: ['SPA/NC', 'SPA/SC'],
    },
  ]
  const after = (mail: string, changes: Partial<DiplomacyRulebook>): readonly string[] => {
    const { orders } = parseOrders(DIPLOMACY_STANDARD, mail, { step: 'retreats' })
    const result = resolveRetreats(
      DIPLOMACY_STANDARD,
      { units: [], dislodged: lost },
      orders,
      editionRules('1976', changes),
    )
    return [
      ...result.units.map((unit) => unit.at),
      ...result.resolutions.map((one) => brief(one.outcome)),
    ]
  }
  expect(after('France: F Por-Spa', {})).toEqual(['coast-open'])
  expect(after('France: F Por-Spa', { coastOpen: 'first' })).toEqual(['SPA/NC', 'succeeds'])
  expect(after('France: F Por-Spa/sc', {})).toEqual(['SPA/SC', 'succeeds'])
  expect(after('France: F Por-Mao', {})).toEqual(['attacker'])
  expect(after('France: A Por-Spa/sc', { kindWrong: 'void' })).toEqual(['kind-wrong'])
  const two = 'France: F Por-Spa/sc, F Por-Spa/nc'
  expect(after(two, {})).toEqual(['ambiguous', 'ambiguous'])
  expect(after(two, { secondOrder: 'first' })).toEqual(['SPA/SC', 'succeeds', 'second-order'])
  expect(after(two, { secondOrder: 'last' })).toEqual(['SPA/NC', 'second-order', 'succeeds'])
})

describe('orders in force', () => {
  const set = (power: string, mail: string) => ({
    power,
    orders: parseOrders(DIPLOMACY_STANDARD, mail, { power }).orders,
  })
  const force = (changes: Partial<DiplomacyRulebook>, context = {}, sets = TWO) =>
    ordersInForce(sets, editionRules('1976', changes), context).length
  const TWO = [set('FRANCE', 'A Par-Bur, F Bre-Mao'), set('FRANCE', 'A Par-Pic')]

  test('are the last set, or all sets combined (4.D.1, 4.D.2)', () => {
    expect(force({})).toBe(1)
    expect(force({ orderSets: 'combined' })).toBe(2)
    expect(force({}, { unsequenced: true })).toBe(3)
    expect(force({ unsequencedSets: 'hold' }, { unsequenced: true })).toBe(0)
  })

  test('may depend on other orders only where the rules say so (4.E.2, 4.E.3)', () => {
    const sets = [set('FRANCE', 'F Por S F Mao-Spa/nc, F Mao-Spa')]
    const read = (changes: Partial<DiplomacyRulebook>) =>
      ordersInForce(sets, editionRules('1976', changes))[1]
    expect(read({})).toMatchObject({ to: 'SPA' })
    expect(read({ poorlyWritten: 'set' })).toMatchObject({ to: 'SPA/NC' })
    const implied = [set('FRANCE', 'A Mar S A Par-Bur')]
    const board = { units: boardOf('FRANCE A MAR, A PAR') }
    expect(force({}, board, implied)).toBe(1)
    expect(
      ordersInForce(implied, editionRules('1976', { implicitOrders: true }), board)[1],
    ).toEqual({
      type: 'move',
      power: 'FRANCE',
      unit: { kind: 'A', at: 'PAR' },
      to: 'BUR',
    })
    expect(force({ implicitOrders: true }, { units: boardOf('ITALY A PAR') }, implied)).toBe(1)
  })

  test('include standing and proxied orders only where the rules say so (4.E.4, 4.E.5)', () => {
    const before = set('ITALY', 'A Ven S A Rom').orders
    expect(force({}, { before })).toBe(1)
    expect(force({ perpetualOrders: true }, { before })).toBe(2)
    const proxies = { VEN: 'FRANCE' }
    const sent = [set('FRANCE', 'A Ven-Tyr')]
    const context = { proxies, units: boardOf('ITALY A VEN') }
    const whose = (changes: Partial<DiplomacyRulebook>) =>
      ordersInForce(sent, editionRules('1976', changes), context)[0]?.power
    expect(whose({})).toBe('FRANCE')
    expect(whose({ proxyOrders: true })).toBe('ITALY')
  })
})
