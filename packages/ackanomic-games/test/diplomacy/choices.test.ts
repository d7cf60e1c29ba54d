import {
  adjudicate,
  DIPLOMACY_EDITIONS,
  DIPLOMACY_STANDARD,
  type DiplomacyEdition,
  type DiplomacyResolution,
  type DiplomacyRulebook,
  editionRules,
  parseOrders,
} from '@ackanomic/games/diplomacy'
import { describe, expect, test } from 'vitest'
import { boardOf, brief } from './board.test-support.js'

function first(
  board: string,
  mail: string,
  changes: Partial<DiplomacyRulebook>,
  edition: DiplomacyEdition,
): string {
  const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, mail)
  expect(unreadable).toEqual([])
  const rules = editionRules(edition, changes)
  const result = adjudicate(DIPLOMACY_STANDARD, { units: boardOf(board) }, orders, rules)
  return brief((result.resolutions[0] as DiplomacyResolution).outcome)
}

type Row = readonly [
  issue: string,
  changes: Partial<DiplomacyRulebook>,
  before: string,
  after: string,
]

/** The outcomes of the first order for each choice: by DATC's preference, and when it is changed. */
const ROWS: readonly (readonly [board: string, mail: string, ...row: Row])[] = [
  [
    'ENGLAND A LON, F ENG, F NTH; FRANCE F BRE, F MAO',
    'England: A Lon-Bel\nEngland: F Eng C A Lon-Bel\nEngland: F Nth C A Lon-Bel\nFrance: F MAO-Eng\nFrance: F Bre S F MAO-Eng',
    '4.A.1',
    { routes: 'any-disrupts' },
    'succeeds',
    'disrupted',
  ],
  [
    'FRANCE A BRE, F ENG, F YOR; ENGLAND F LON, F WAL; GERMANY F BEL, F NTH',
    'France: A Bre-Lon\nFrance: F Eng C A Bre-Lon\nFrance: F Yor S A Bre-Lon\nEngland: F Lon S F Wal-Eng\nEngland: F Wal-Eng\nGermany: F Bel-Eng\nGermany: F Nth S F Bel-Eng',
    '4.A.2',
    { paradox: '1971' },
    'paradox',
    'succeeds',
  ],
  [
    'FRANCE A BRE, F ENG, F YOR; ENGLAND F LON, F WAL; GERMANY F BEL, F NTH',
    'France: A Bre-Lon\nFrance: F Eng C A Bre-Lon\nFrance: F Yor S A Bre-Lon\nEngland: F Lon S F Wal-Eng\nEngland: F Wal-Eng\nGermany: F Bel-Eng\nGermany: F Nth S F Bel-Eng',
    '4.A.2',
    { paradox: '2000' },
    'paradox',
    'succeeds',
  ],
  [
    'ENGLAND F WAL, F LON; FRANCE A BRE, F ENG',
    'England: F Wal-Eng\nEngland: F Lon S F Wal-Eng\nFrance: A Bre-Lon\nFrance: F Eng C A Bre-Lon',
    '4.A.2',
    { paradox: 'all-hold' },
    'succeeds',
    'paradox',
  ],
  [
    'ENGLAND A LON, F NTH, F ENG; FRANCE F BEL; GERMANY F HEL, F SKA',
    'England: A Lon-Bel\nEngland: F Nth C A Lon-Bel\nEngland: F Eng S A Lon-Bel\nFrance: F Bel S F Nth\nGermany: F Hel S F Ska-Nth\nGermany: F Ska-Nth',
    '4.A.2',
    { paradox: '1982' },
    'paradox',
    'succeeds',
  ],
  [
    'ENGLAND A NWY; GERMANY F SKA; RUSSIA F SWE',
    'England: A Nwy-Swe\nGermany: F Ska C A Nwy-Swe\nRussia: F Swe-Nwy',
    '4.A.3',
    { adjacentConvoy: 'swap' },
    'bounced',
    'succeeds',
  ],
  [
    'ENGLAND A NWY, F SKA; RUSSIA A SWE',
    'England: A Nwy-Swe\nEngland: F Ska C A Nwy-Swe\nRussia: A Swe-Nwy',
    '4.A.3',
    { adjacentConvoy: 'via' },
    'succeeds',
    'bounced',
  ],
  [
    'ENGLAND A NWY; GERMANY F SKA; RUSSIA A SWE',
    'England: A Nwy-Swe via convoy\nGermany: F Ska C A Nwy-Swe\nRussia: A Swe-Nwy',
    '4.A.3',
    { adjacentConvoy: 'own-fleet' },
    'succeeds',
    'bounced',
  ],
  [
    'FRANCE A BEL; ENGLAND F NTH, A HOL',
    'France: A Bel-Hol via\nEngland: F Nth-Hel\nEngland: A Hol-Kie',
    '4.A.3',
    { landFallback: true },
    'unconvoyed',
    'succeeds',
  ],
  [
    'ITALY A VEN, F ALB; AUSTRIA A TRI, F ADR',
    'Italy: A Ven S F Alb-Tri\nItaly: F Alb-Tri\nAustria: A Tri-Ven via\nAustria: F Adr C A Tri-Ven',
    '4.A.4',
    { convoyCutsAgainstItself: true },
    'succeeds',
    'cut',
  ],
  [
    'ENGLAND A LON, F NTH',
    'England: A Lon-Bel\nEngland: F Nth C A Lon-Bel',
    '4.A.6',
    { namedRoutes: 'required' },
    'succeeds',
    'unconvoyed',
  ],
  [
    'FRANCE F NWG, F NTH; ENGLAND A NWY, F DEN, F FIN; GERMANY F SKA; RUSSIA A SWE, F BAR',
    'France: F Nwg-Nwy\nFrance: F Nth S F Nwg-Nwy\nEngland: A Nwy-Swe via\nEngland: F Den S A Nwy-Swe\nEngland: F Fin S A Nwy-Swe\nGermany: F Ska C A Nwy-Swe\nRussia: A Swe-Nwy\nRussia: F Bar S A Swe-Nwy',
    '4.A.7',
    { dislodgedHasNoEffect: 'always' },
    'bounced',
    'succeeds',
  ],
  ['FRANCE F POR', 'France: F Por-Spa', '4.B.1', { coastOpen: 'first' }, 'coast-open', 'succeeds'],
  [
    'FRANCE F GAS',
    'France: F Gas-Spa',
    '4.B.2',
    { coastOmitted: 'void' },
    'succeeds',
    'coast-omitted',
  ],
  [
    'FRANCE F GAS',
    'France: F Gas-Spa/sc',
    '4.B.3',
    { coastWrong: 'only' },
    'coast-wrong',
    'succeeds',
  ],
  [
    'FRANCE F POR, F MAO',
    'France: F Por S F Mao-Spa\nFrance: F Mao-Spa/nc',
    '4.B.4',
    { supportCoast: 'required' },
    'succeeds',
    'coast-open',
  ],
  [
    'FRANCE F POR; ENGLAND F MAO',
    'France: F Por S F Mao-Spa\nEngland: F Mao-Spa/nc',
    '4.B.4',
    { supportCoast: 'own-optional' },
    'succeeds',
    'coast-open',
  ],
  [
    'FRANCE F POR, F MAO',
    'France: F Por S F Mao-Spa/nc\nFrance: F Mao-Spa/sc',
    '4.B.4',
    { supportCoast: 'ignored' },
    'unmatched',
    'succeeds',
  ],
  [
    'FRANCE F SPA/SC',
    'France: F Spa/nc-Lyo',
    '4.B.5',
    { unitCoastWrong: 'void' },
    'succeeds',
    'unit-coast',
  ],
  [
    'FRANCE A GAS',
    'France: A Gas-Spa/nc',
    '4.B.6',
    { coastNeedless: 'void' },
    'succeeds',
    'coast-needless',
  ],
  ['FRANCE A PAR', 'France: Par-Bur', '4.C.1', { kindOmitted: 'void' }, 'succeeds', 'kind-omitted'],
  ['FRANCE A PAR', 'France: F Par-Bur', '4.C.2', { kindWrong: 'void' }, 'succeeds', 'kind-wrong'],
  [
    'FRANCE A PAR; GERMANY A MUN',
    'France: A Par S A Mun-Bur\nGermany: A Mun-Bur',
    '4.C.5',
    { powerOmitted: 'void' },
    'succeeds',
    'power-omitted',
  ],
  [
    'FRANCE A PAR; GERMANY A MUN',
    'France: A Par S Italian A Mun-Bur\nGermany: A Mun-Bur',
    '4.C.6',
    { powerWrong: 'void' },
    'succeeds',
    'power-wrong',
  ],
  [
    'FRANCE A PAR',
    'France: A Par-Bur\nFrance: A Par-Pic',
    '4.D.3',
    { secondOrder: 'first' },
    'ambiguous',
    'succeeds',
  ],
  [
    'FRANCE A PAR',
    'France: A Par-Bur\nFrance: A Par-Pic',
    '4.D.3',
    { secondOrder: 'last' },
    'ambiguous',
    'second-order',
  ],
  [
    'FRANCE A PAR; GERMANY A BUR',
    'France: A Par S A Bur',
    '4.D.9',
    { supportsInDisorder: false },
    'succeeds',
    'in-disorder',
  ],
  [
    'AUSTRIA A BUD; RUSSIA F RUM',
    'Austria: A Bud S F Rum\nRussia: F Rum-Hol',
    '4.E.1',
    { impossibleMove: 'stands' },
    'succeeds',
    'unmatched',
  ],
]

describe('each choice', () => {
  test.each(ROWS)(
    'has its own effect: %s, %s, issue %s',
    (board, mail, _, changes, before, after) => {
      expect(first(board, mail, {}, 'datc')).toBe(before)
      expect(first(board, mail, changes, 'datc')).toBe(after)
    },
  )
})

test('a named convoy route can be binding, whatever happens on others (4.A.6)', () => {
  const board = 'ENGLAND A LON, F NTH, F ENG; FRANCE F BRE, F MAO'
  const mail =
    'England: A Lon-Nth-Bel\nEngland: F Nth C A Lon-Bel\nEngland: F Eng C A Lon-Bel\nFrance: F MAO-Eng\nFrance: F Bre S F Mao-Eng'
  const old: Partial<DiplomacyRulebook> = { routes: 'any-disrupts' }
  expect(first(board, mail, old, 'datc')).toBe('disrupted')
  expect(first(board, mail, { ...old, namedRoutes: 'binding' }, 'datc')).toBe('succeeds')
})

test('the rules decide whether a unit may retreat behind its convoyed attacker (4.A.5)', () => {
  const board = 'FRANCE A GAS, A BUR, F MAO, F WES, F LYO; ITALY A MAR'
  const mail =
    'France: A Gas-Mar via\nFrance: A Bur S A Gas-Mar\nFrance: F Mao C A Gas-Mar\nFrance: F Wes C A Gas-Mar\nFrance: F Lyo C A Gas-Mar'
  const { orders } = parseOrders(DIPLOMACY_STANDARD, mail)
  const retreats = (changes: Partial<DiplomacyRulebook>) =>
    adjudicate(DIPLOMACY_STANDARD, { units: boardOf(board) }, orders, editionRules('datc', changes))
      .dislodged[0]?.retreats
  expect(retreats({})).toEqual(['GAS', 'PIE', 'SPA'])
  expect(retreats({ retreatBehindConvoy: false })).toEqual(['PIE', 'SPA'])
  expect(retreats({ adjacentConvoy: 'swap' })).toEqual(['PIE', 'SPA'])
})

test('the editions differ only where the 1976 rulebook differs', () => {
  const [old, datc] = [DIPLOMACY_EDITIONS['1976'], DIPLOMACY_EDITIONS.datc]
  const differing = Object.keys(old).filter(
    (key) => old[key as keyof DiplomacyRulebook] !== datc[key as keyof DiplomacyRulebook],
  )
  expect(differing.sort()).toEqual([
    'adjacentConvoy',
    'disorderFrom',
    'landFallback',
    'paradox',
    'retreatBehindConvoy',
    'routes',
  ])
})
