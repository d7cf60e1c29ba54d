import { describe, expect, test } from 'vitest'
import type { DiplomacyPlayedPhase } from '../history.js'
import { parseOrders } from '../notation/parse.js'
import { formatOrder } from '../orders.js'
import { type DiplomacyPosition, parseUnit, startingPosition } from '../position.js'
import { playPhase } from '../seasons.js'
import { DIPLOMACY_STANDARD } from '../variants/standard.js'
import { readDaide, readDaideResults, writeDaide } from './daide.js'
import { readJudge, writeJudge } from './judge.js'
import { readSavedGame, writeSavedGame } from './saved-game.js'

function played(before: DiplomacyPosition, mail: string): DiplomacyPlayedPhase {
  const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, mail, { step: before.phase.step })
  expect(unreadable).toEqual([])
  const { position: after, resolutions, disbanded } = playPhase(DIPLOMACY_STANDARD, before, orders)
  return { before, resolutions, disbanded, after }
}

describe('python-diplomacy', () => {
  test('files with retreats and winters are read, and written back with the builds and disbands due', () => {
    const state = {
      timestamp: 1,
      zobrist_hash: '81',
      note: '',
      civil_disorder: { RUSSIA: 0 },
      influence: { RUSSIA: ['FIN', 'BAL'] },
      centers: { FRANCE: ['MAR', 'PAR', 'DEN'], RUSSIA: ['STP', 'SWE'] },
    }
    const phases = [
      {
        name: 'F1911R',
        state: {
          ...state,
          units: { FRANCE: ['A DEN'], ITALY: ['A LVN', 'A WAR'], RUSSIA: ['F EDI', '*A DEN'] },
          retreats: { RUSSIA: { 'A DEN': ['SWE'] } },
        },
        orders: { FRANCE: [], RUSSIA: ['A DEN R SWE'] },
        results: { 'A DEN': [] },
      },
      {
        name: 'W1911A',
        state: { ...state, units: { FRANCE: ['A DEN'], RUSSIA: ['F EDI', 'A SWE', 'A PRU'] } },
        orders: { FRANCE: ['A PAR B'], RUSSIA: ['A PRU D'] },
        results: { 'A PAR': [''], 'A PRU': [''] },
      },
    ]
    const read = readSavedGame(DIPLOMACY_STANDARD, { id: '001ce02c', phases })
    if (!read.ok) throw new Error(read.error.join('\n'))
    const [retreat, winter] = read.value.phases
    expect(retreat?.position.dislodged).toMatchObject([{ unit: { at: 'DEN' }, retreats: ['SWE'] }])
    expect(winter?.orders).toMatchObject([
      { type: 'build', power: 'FRANCE', unit: { kind: 'A', at: 'PAR' } },
      { type: 'disband', power: 'RUSSIA', unit: { kind: 'A', at: 'PRU' } },
    ])
    if (winter === undefined) return
    const { resolutions } = playPhase(DIPLOMACY_STANDARD, winter.position, winter.orders)
    const phase = { before: winter.position, resolutions, disbanded: [], after: winter.position }
    const [again] = writeSavedGame(DIPLOMACY_STANDARD, [phase], { id: '7' }).phases
    expect(again?.results).toEqual({ 'A PAR': [''], 'A PRU': [''] })
    expect(again?.state.builds).toMatchObject({
      FRANCE: { count: 2, homes: ['MAR', 'PAR'] },
      RUSSIA: { count: -1, homes: [] },
    })
  })
})

describe('nJudge', () => {
  test('results are read as nJudge writes them', () => {
    const text = [
      'Movement results for Fall of 1903.  (ferret.013)',
      '',
      'Turkey: Army Bulgaria SUPPORT Italian Army Apulia -> Greece.  (*cut*)',
      '',
      'Austria: Army Serbia SUPPORT Russian Fleet Rumania -> Bulgaria (east coast).',
      'Italy: Fleet Ionian Sea CONVOY Army Apulia -> Greece.',
      'Italy: Army Apulia -> Ionian Sea -> Greece.  (*bounce*)',
      'Russia: Army Vienna -> Budapest.  (*BOUNCE,  dislodged*)',
      'England: Fleet Denmark, No Orders Processed.',
      'England: Fleet St Petersburg (north coast) HOLD.  (*dislodged*)',
      "The next phase of 'ferret' will be Retreats for Fall of 1903.",
    ].join('\n')
    const read = readJudge(DIPLOMACY_STANDARD, text, 'moves')
    if (!read.ok) throw new Error(read.error.join('\n'))
    expect(read.value.map(({ order, marks }) => [formatOrder(order), ...marks])).toEqual([
      ['A BUL S ITALY A APU - GRE', 'cut'],
      ['A SER S RUSSIA F RUM - BUL/EC'],
      ['F ION C A APU - GRE'],
      ['A APU - ION - GRE VIA', 'bounce'],
      ['A VIE - BUD', 'bounce', 'dislodged'],
      ['F DEN H'],
      ['F STP/NC H', 'dislodged'],
    ])
    const retreats = readJudge(
      DIPLOMACY_STANDARD,
      'Retreat orders for Fall of 1902.  (ferret.006)\n\nFrance:    \tArmy  Belgium -> Burgundy.\nItaly:     Army  Naples DISBAND.',
      'retreats',
    )
    expect(retreats.ok && retreats.value.map(({ order }) => formatOrder(order))).toEqual([
      'A BEL R BUR',
      'A NAP D',
    ])
    const winter = [
      'Adjustment results for Winter of 1903.  (narwhal.011)',
      'Austria:   \tBuilds a fleet in Trieste.',
      'England:                  Build waived.',
      'Italy:     2 builds waived.',
      'Germany:                  Removes the fleet in the Helgoland Bight.',
      'France:    Defaults, removing the army in Prussia.',
      'Russia:    \t1 unusable build pending.',
      'Russia:    2 unused builds pending.',
      'Turkey:                   1 unusable build waived.',
    ].join('\n')
    const built = readJudge(DIPLOMACY_STANDARD, winter, 'adjustments')
    if (!built.ok) throw new Error(built.error.join('\n'))
    expect(built.value.map(({ order }) => `${order.power} ${formatOrder(order)}`)).toEqual([
      'AUSTRIA F TRI B',
      'ENGLAND WAIVE',
      'ITALY WAIVE',
      'ITALY WAIVE',
      'GERMANY F HEL D',
      'FRANCE A PRU D',
    ])
  })

  test('results are written as nJudge writes them', () => {
    const units = [
      ['AUSTRIA', 'A SER'],
      ['RUSSIA', 'F RUM'],
      ['RUSSIA', 'F BLA'],
      ['TURKEY', 'F BUL/EC'],
      ['TURKEY', 'A CON'],
      ['ITALY', 'F HEL'],
    ].map(([power = '', unit = '']) => parseUnit(power, unit))
    const start = startingPosition(DIPLOMACY_STANDARD)
    const attack = played(
      { ...start, units },
      'Austria: A Ser S F Rum-Bul\nRussia: F Rum-Bul/ec, F Bla C A Con-Sev\nTurkey: F Bul/ec S F Bla, A Con-Sev',
    )
    expect(writeJudge(DIPLOMACY_STANDARD, attack).split('\n')).toEqual([
      'Movement results for Spring of 1901.',
      '',
      'Austria: Army Serbia SUPPORT Russian Fleet Rumania -> Bulgaria.',
      'Italy:   Fleet Helgoland Bight, No Orders Processed.',
      'Russia:  Fleet Rumania -> Bulgaria (east coast).',
      'Russia:  Fleet Black Sea CONVOY Turkish Army Constantinople -> Sevastopol.',
      'Turkey:  Fleet Bulgaria (east coast) SUPPORT Russian Fleet Black Sea.  (*cut, dislodged*)',
      'Turkey:  Army Constantinople -> Black Sea -> Sevastopol.',
    ])
    const winter = played(
      {
        ...start,
        phase: { year: 1901, season: 1, step: 'adjustments' },
        units: units.slice(4),
        owners: { LON: 'ENGLAND' },
      },
      'Turkey: A Con D',
    )
    expect(writeJudge(DIPLOMACY_STANDARD, winter).split('\n').slice(2)).toEqual([
      'Italy:   Defaults, removing the fleet in the Helgoland Bight.',
      'Turkey:  Removes the army in Constantinople.',
    ])
  })
})

describe('DAIDE', () => {
  const TOKENS =
    'ADR AEG ALB ANK APU ARM BAL BAR BEL BER BLA BOH BRE BUD BUL BUR CLY CON DEN EAS ECH EDI FIN GAL GAS GOB GOL GRE HEL HOL ION IRI KIE LON LVN LVP MAO MAR MOS MUN NAF NAO NAP NTH NWG NWY PAR PIC PIE POR PRU ROM RUH RUM SER SEV SIL SKA SMY SPA STP SWE SYR TRI TUN TUS TYR TYS UKR VEN VIE WAL WAR WES YOR'.split(
      ' ',
    )

  test('has a token for each of the 75 provinces', () => {
    const places = TOKENS.map((token) => {
      const read = readDaide(DIPLOMACY_STANDARD, `( AUS AMY ${token} ) HLD`)
      if (!read.ok || read.value.type !== 'hold') throw new Error(token)
      expect(
        writeDaide(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD), read.value),
      ).toMatch(new RegExp(`^\\( \\w+ \\w+ (?:\\( )?${token} `, 'u'))
      return read.value.unit.at
    })
    expect(places.sort()).toEqual(Object.keys(DIPLOMACY_STANDARD.provinces).sort())
  })

  test('logs are read with numbered years and the seas of a convoy', () => {
    const read = readDaideResults(
      DIPLOMACY_STANDARD,
      [
        'ORD ( FAL #1901 ) ( ( ITA AMY TUN ) CTO SYR VIA ( ION EAS ) ) ( SUC )',
        'ORD ( WIN #1901 ) ( ( ENG FLT EDI ) BLD ) ( SUC )',
        'ORD (SPR 1903) ((ENG FLT BAL) SUP (RUS AMY WAR) MTO PRU) (NSO)',
      ].join('\n'),
    )
    if (!read.ok) throw new Error(read.error.join('\n'))
    expect(
      read.value.map(({ phase, order, result }) => [phase.year, formatOrder(order), result]),
    ).toEqual([
      [1901, 'A TUN - ION - EAS - SYR VIA', 'SUC'],
      [1901, 'F EDI B', 'SUC'],
      [1903, 'F BAL S RUSSIA A WAR - PRU', 'NSO'],
    ])
  })
})
