import { describe, expect, test } from 'vitest'
import { type DiplomacyEdition, editionRules } from './editions.js'
import { adjudicate } from './movement/adjudicate.js'
import { parseOrders } from './notation/parse.js'
import { parseUnit } from './position.js'
import { type DiplomacyOrderOutcome, describeResolution, type VoidReason } from './resolution.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'
import { placeName } from './wording.js'

const say = (
  board: readonly string[],
  mail: string,
  edition: DiplomacyEdition = '1976',
): string[] => {
  const units = board.map((text) => {
    const space = text.indexOf(' ')
    return parseUnit(text.slice(0, space), text.slice(space + 1))
  })
  const { orders } = parseOrders(DIPLOMACY_STANDARD, mail)
  const { resolutions } = adjudicate(DIPLOMACY_STANDARD, { units }, orders, editionRules(edition))
  return resolutions.map((one) => describeResolution(DIPLOMACY_STANDARD, one))
}

describe('the sentence on an order', () => {
  test('describes bounces, dislodgements and support', () => {
    const board = ['AUSTRIA A VIE', 'ITALY A VEN', 'ITALY A PIE', 'GERMANY A TYR', 'GERMANY A BOH']
    const mail =
      'Austria: A Vie-Tyr\nItaly: A Ven-Tyr\nItaly: A Pie S A Ven-Tyr\nGermany: A Tyr S A Boh\nGermany: A Boh-Vie'
    expect(say(board, mail)).toEqual([
      'Army Vienna moves to Tyrolia: stopped by Tyrolia and Venice, 1 against 2.',
      'Army Venice moves to Tyrolia: arrives.',
      'Army Piedmont supports Army Venice to Tyrolia: is given.',
      'Army Tyrolia supports Army Bohemia, which stays: void, the other unit got a different order; both orders must agree. Dislodged by an attack from Venice.',
      'Army Bohemia moves to Vienna: stopped by Vienna, 1 against 1.',
    ])
  })

  test('describes cuts, attacks on own units and missing orders', () => {
    const board = ['FRANCE A PAR', 'FRANCE A BUR', 'FRANCE A MAR', 'GERMANY A MUN', 'GERMANY A RUH']
    const mail =
      'France: A Par-Bur\nFrance: A Mar S A Par-Bur\nGermany: A Ruh-Bur, A Mun S A Ruh-Bur'
    expect(say(board, mail)).toEqual([
      'Army Paris moves to Burgundy: stopped by Burgundy and Ruhr; no power dislodges a unit of its own.',
      'Army Marseilles supports Army Paris to Burgundy: is given.',
      'Army Ruhr moves to Burgundy: stopped by Paris, 2 against 2.',
      'Army Munich supports Army Ruhr to Burgundy: is given.',
      'Army Burgundy holds (no order).',
    ])
    const cut = say(
      ['FRANCE A PAR', 'GERMANY A BUR', 'ITALY A MAR'],
      'Germany: A Bur S A Par\nItaly: A Mar-Bur\nFrance: A Par H',
    )
    expect(cut[0]).toBe(
      'Army Burgundy supports Army Paris, which stays: cut by an attack from Marseilles.',
    )
  })

  test('describes convoys', () => {
    const board = ['ENGLAND A LON', 'ENGLAND F NTH', 'FRANCE F ENG', 'FRANCE F BEL']
    const broken = say(
      board,
      'England: A Lon-Hol\nEngland: F Nth C A Lon-Hol\nFrance: F Eng-Nth, F Bel S F Eng-Nth',
    )
    expect(broken.slice(0, 2)).toEqual([
      'Army London moves to Holland: its convoy was broken: the fleet in North Sea was dislodged.',
      'Fleet North Sea convoys Army London to Holland: dislodged by an attack from English Channel.',
    ])
    expect(say(board, 'England: A Lon-Hol')[0]).toBe(
      'Army London moves to Holland: no whole chain of fleets was ordered to convoy it.',
    )
    const paradox = say(
      ['ENGLAND F LON', 'ENGLAND F WAL', 'FRANCE A BRE', 'FRANCE F ENG'],
      'England: F Lon S F Wal-Eng, F Wal-Eng\nFrance: A Bre-Lon, F Eng C A Bre-Lon',
      'datc',
    )
    expect(paradox[2]).toBe(
      'Army Brest moves to London: the convoy over English Channel is part of a paradox, and fails.',
    )
  })

  test('gives every reason for a void order', () => {
    const reasons: readonly VoidReason[] = [
      'army-at-sea',
      'coast-open',
      'not-yours',
      'no-build-due',
    ]
    for (const why of reasons) {
      const outcome: DiplomacyOrderOutcome = { is: 'void', why }
      const order = { type: 'hold', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' } } as const
      expect(describeResolution(DIPLOMACY_STANDARD, { order, outcome })).toMatch(
        /^Army Paris holds: void, \w.{20,}\.$/,
      )
    }
  })

  test('uses full place names', () => {
    expect(placeName(DIPLOMACY_STANDARD, 'STP/SC')).toBe('St Petersburg (SC)')
    expect(placeName(DIPLOMACY_STANDARD, 'XXX')).toBe('XXX')
  })
})
