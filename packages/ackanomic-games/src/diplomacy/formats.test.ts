import { describe, expect, test } from 'vitest'
import { readDaide, readDaideResults, writeDaide, writeDaideResults } from './formats/daide.js'
import { readJudge, writeJdip, writeJudge } from './formats/judge.js'
import { readSavedGame, writeSavedGame } from './formats/saved-game.js'
import type { DiplomacyPlayedPhase } from './history.js'
import { parseOrders } from './notation/parse.js'
import { formatOrder } from './orders.js'
import { type DiplomacyPosition, parseUnit, startingPosition } from './position.js'
import { playPhase } from './seasons.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

function play(before: DiplomacyPosition, mail: string): DiplomacyPlayedPhase {
  const { orders, unreadable } = parseOrders(DIPLOMACY_STANDARD, mail, { step: before.phase.step })
  expect(unreadable).toEqual([])
  const { position: after, resolutions, disbanded } = playPhase(DIPLOMACY_STANDARD, before, orders)
  return { before, resolutions, disbanded, after }
}

/** A year with a convoy, a bounce, a cut, a dislodgement, a retreat, builds and a waive. */
const YEAR: readonly DiplomacyPlayedPhase[] = (() => {
  const phases: DiplomacyPlayedPhase[] = []
  let position = startingPosition(DIPLOMACY_STANDARD)
  for (const mail of [
    'England: F Edi-Nth, F Lon-Eng, A Lvp-Yor\nFrance: A Par-Bur, A Mar-Spa, F Bre-MAO\nGermany: A Mun-Bur, F Kie-Den, A Ber-Kie\nItaly: A Ven-Tyr, A Rom-Ven, F Nap-Ion\nAustria: A Vie-Gal, A Bud-Ser, F Tri-Alb\nRussia: A War-Gal, A Mos-Ukr, F Sev-Bla, F StP/sc-Bot\nTurkey: A Con-Bul, A Smy-Con, F Ank-Bla',
    'England: F Nth C A Yor-Nwy, A Yor-Nwy, F Eng-Bel\nFrance: F MAO-Por, A Par-Bur\nGermany: A Kie-Hol, F Den-Swe, A Mun-Ruh\nItaly: A Tyr-Tri, A Ven S A Tyr-Tri, F Ion-Tun\nAustria: A Ser-Gre, F Alb S A Ser-Gre, A Vie S A Bud-Tri\nRussia: F Sev-Rum, A Ukr S F Sev-Rum, F Bot-Swe\nTurkey: A Bul-Gre, F Ank-Bla',
    'Germany: A Ber B, waive\nEngland: F Lon B, A Edi B\nFrance: A Mar B, F Bre B\nItaly: F Nap B',
    'England: F Bel-Hol\nGermany: A Hol H\nRussia: A Ukr S F Rum, F Rum H, A War-Gal\nAustria: A Vie-Gal\nTurkey: A Bul-Rum, F Ank-Bla\nItaly: A Ven-Tri',
  ]) {
    phases.push(play(position, mail))
    position = phases.at(-1)!.after
  }
  return phases
})()

const kinds = new Set(
  YEAR.flatMap(({ resolutions }) => resolutions.map(({ outcome }) => outcome.is)),
)

/** A phase in which a convoying fleet is dislodged, and its retreat. */
const LOST: readonly DiplomacyPlayedPhase[] = (() => {
  const units = [
    'FRANCE A BRE',
    'FRANCE F ENG',
    'ENGLAND F LON',
    'ENGLAND F IRI',
    'ITALY F SPA/SC',
  ].map((text) => parseUnit(text.split(' ')[0]!, text.slice(text.indexOf(' ') + 1)))
  const before: DiplomacyPosition = { ...startingPosition(DIPLOMACY_STANDARD), units }
  const one = play(
    before,
    'France: F Eng C A Bre-Wal, A Bre-Wal\nEngland: F Lon-Eng, F Iri S F Lon-Eng\nItaly: F Spa/sc S F MAO - Wes',
  )
  return [one, play(one.after, 'France: F Eng R Pic')]
})()

const NUL = String.fromCharCode(0)
const OVERRIDE = String.fromCodePoint(0x202e)

describe.each(['x', '(', '(*', 'A Par - ', 'France: ', `${NUL}${OVERRIDE}`])(
  'a long text of %j',
  (piece) => {
    const long = piece.repeat(20_000 / piece.length)
    const texts = [long, `France: ${long}`, `ORD ( SPR 1901 ) ( ${long} ) ( SUC )`]
    const state = { units: { FRANCE: [long], [long]: [] }, centers: { FRANCE: [long] } }
    const phases = [
      { name: 'S1901M', state, orders: { FRANCE: [long] } },
      { name: long, state },
    ]
    const readers: readonly [string, () => { ok: boolean; error?: string | readonly string[] }][] =
      [
        ...texts.flatMap((text): typeof readers => [
          ['readJudge', () => readJudge(DIPLOMACY_STANDARD, text, 'moves')],
          ['readDaide', () => readDaide(DIPLOMACY_STANDARD, text)],
          ['readDaideResults', () => readDaideResults(DIPLOMACY_STANDARD, text)],
        ]),
        ['readSavedGame', () => readSavedGame(DIPLOMACY_STANDARD, { phases })],
        ['readSavedGame', () => readSavedGame(DIPLOMACY_STANDARD, { phases: long })],
        ['readSavedGame', () => readSavedGame(DIPLOMACY_STANDARD, { phases, [long]: long, id: 7 })],
      ]

    test.each(readers)('is refused by %s in short, clean sentences', (_, read) => {
      const { ok, error = [] } = read()
      if (ok) return
      for (const sentence of [error].flat()) {
        expect(sentence.length).toBeLessThan(500)
        expect(sentence).not.toContain(NUL)
        expect(sentence).not.toContain(OVERRIDE)
        expect(sentence).not.toMatch(/Invalid|Expected|received/u)
      }
    })
  },
)

test('a refusal names the first fifty faults, and counts the rest', () => {
  const read = readJudge(DIPLOMACY_STANDARD, 'France: A par-moon\n'.repeat(60), 'moves')
  expect(read.ok ? [] : read.error).toHaveLength(51)
  expect(read.ok ? '' : read.error.at(-1)).toBe('And 10 more problems.')
})

test('the sample phases contain every outcome of an order', () => {
  for (const { resolutions } of LOST) for (const { outcome } of resolutions) kinds.add(outcome.is)
  expect([...kinds].sort()).toEqual(
    ['bounced', 'disrupted', 'dislodged', 'succeeds', 'void'].sort(),
  )
})

describe('saved games of python-diplomacy', () => {
  test.each([
    ['a year', YEAR],
    ['a dislodged fleet', LOST],
  ])('of %s are read back as written', (_, phases) => {
    const saved = writeSavedGame(DIPLOMACY_STANDARD, phases, { id: '7' })
    const read = readSavedGame(DIPLOMACY_STANDARD, JSON.parse(JSON.stringify(saved)))
    if (!read.ok) throw new Error(read.error.join('\n'))
    expect(read.value.phases.map(({ position }) => sorted(position))).toEqual(
      [...phases.map(({ before }) => before), phases.at(-1)!.after].map(sorted),
    )
    let position = read.value.phases[0]!.position
    for (const [at, { orders }] of read.value.phases.slice(0, -1).entries()) {
      expect(sorted(position)).toEqual(sorted(read.value.phases[at]!.position))
      position = playPhase(DIPLOMACY_STANDARD, position, orders).position
    }
  })

  test('have the form of python-diplomacy’s own files', () => {
    const [spring] = writeSavedGame(DIPLOMACY_STANDARD, YEAR, { id: '7' }).phases
    expect(spring?.state.units.RUSSIA).toEqual(['A MOS', 'A WAR', 'F SEV', 'F STP/SC'])
    expect(spring?.orders.AUSTRIA).toEqual(['A VIE - GAL', 'A BUD - SER', 'F TRI - ALB'])
    expect(spring?.results['A VIE']).toEqual(['bounce'])
    expect(spring?.results['A BUD']).toEqual([])
    const [lost, retreat] = writeSavedGame(DIPLOMACY_STANDARD, LOST, { id: '7' }).phases
    expect(lost?.results).toMatchObject({ 'F ENG': ['dislodged'], 'A BRE': ['disrupted'] })
    expect(retreat?.state.units.FRANCE).toEqual(['A BRE', '*F ENG'])
    expect(Object.keys(retreat?.state.retreats.FRANCE ?? {})).toEqual(['F ENG'])
    const winter = writeSavedGame(DIPLOMACY_STANDARD, YEAR, { id: '7' }).phases.find(
      (p) => p.name === 'W1901A',
    )
    expect(winter?.state.builds.ENGLAND).toEqual({ count: 2, homes: ['EDI', 'LON', 'LVP'] })
    expect(winter?.results['F LON']).toEqual([''])
    expect(winter?.orders.GERMANY).toContain('WAIVE')
    const convoy = writeSavedGame(DIPLOMACY_STANDARD, YEAR, { id: '7' }).phases[1]
    expect(convoy?.orders.ENGLAND).toContain('A YOR - NWY VIA')
    expect(convoy?.orders.TURKEY).toContain('A BUL - GRE')
  })

  test('are read, with a dislodged unit’s attacker found in the orders of the phase before', () => {
    const centers = { AUSTRIA: ['TRI', 'VIE', 'SER'], TURKEY: ['ANK', 'CON', 'SMY', 'BUL', 'GRE'] }
    const phases = [
      {
        name: 'S1902M',
        state: {
          timestamp: 1537459329381213,
          units: {
            AUSTRIA: ['F TRI', 'A SER', 'A VIE'],
            TURKEY: ['F BLA', 'A GRE', 'A BUL', 'A CON', 'F SMY'],
          },
          centers,
        },
        orders: {
          AUSTRIA: ['F TRI - VEN', 'A SER S A VIE - BUD', 'A VIE - BUD'],
          ENGLAND: null,
          TURKEY: [
            'A GRE S A BUL - SER',
            'A BUL - SER',
            'F BLA H',
            'A CON - BUL VIA',
            'F SMY - AEG',
          ],
        },
        results: {
          'F TRI': ['bounce'],
          'A SER': ['cut', 'dislodged'],
          'A VIE': ['bounce'],
          'A BUL': [],
        },
        messages: [
          { sender: 'ENGLAND', recipient: 'GLOBAL', time_sent: 826, phase: 'S1902M', message: 'y' },
        ],
      },
      {
        name: 'S1902R',
        state: {
          units: {
            AUSTRIA: ['F TRI', 'A VIE', '*A SER'],
            TURKEY: ['F BLA', 'A GRE', 'A SER', 'A BUL', 'F AEG'],
          },
          centers,
        },
        orders: { AUSTRIA: ['A SER D'] },
        results: { 'A SER': [''] },
      },
    ]
    const read = readSavedGame(DIPLOMACY_STANDARD, {
      id: '0021f2cf',
      map: 'standard',
      rules: [],
      phases,
    })
    if (!read.ok) throw new Error(read.error.join('\n'))
    const [spring, retreat] = read.value.phases
    expect(spring?.results['A SER']).toEqual(['cut', 'dislodged'])
    expect(retreat?.position.dislodged).toEqual([
      { unit: { power: 'AUSTRIA', kind: 'A', at: 'SER' }, from: 'BUL', retreats: [] },
    ])
    expect(retreat?.orders.map(formatOrder)).toEqual(['A SER D'])
  })

  test('are refused with the name of the phase when unreadable', () => {
    const state = { units: { FRANCE: ['A PAR'], NARNIA: ['A XYZ'] }, centers: {} }
    const phases = [
      { name: 'S1901M', state, orders: { FRANCE: ['A PAR - MOON'] } },
      { name: 'X1901M', state },
      { name: `X${'1'.repeat(30)}`, state },
      { name: 'COMPLETED', state },
    ]
    const read = readSavedGame(DIPLOMACY_STANDARD, { phases })
    expect(read.ok ? [] : read.error).toEqual([
      'S1901M: "A PAR - MOON": Where does A PAR go? The map has no place "moon".',
      'S1901M: The map has no power NARNIA.',
      'S1901M: The map has no place for A XYZ.',
      'X1901M: This map has no such phase.',
      `X${'1'.repeat(19)}…: This map has no such phase.`,
    ])
    expect(readSavedGame(DIPLOMACY_STANDARD, { phases: 7 })).toEqual({
      ok: false,
      error: ['phases must be a list (got 7).'],
    })
    expect(readSavedGame(DIPLOMACY_STANDARD, null).ok).toBe(false)
  })
})

const sorted = (position: DiplomacyPosition): unknown => ({
  ...position,
  units: position.units.map((unit) => JSON.stringify(unit)).sort(),
  dislodged: position.dislodged.map(({ unit, retreats }) => [unit, [...retreats].sort()]),
})

describe('a judge’s results', () => {
  test.each([...YEAR, ...LOST].map((phase) => [phase] as const))(
    'are read back as written',
    (phase) => {
      const { step } = phase.before.phase
      const read = readJudge(DIPLOMACY_STANDARD, writeJudge(DIPLOMACY_STANDARD, phase), step)
      if (!read.ok) throw new Error(read.error.join('\n'))
      const powers = Object.keys(DIPLOMACY_STANDARD.powers)
      const given = [...phase.resolutions].sort(
        (a, b) => powers.indexOf(a.order.power) - powers.indexOf(b.order.power),
      )
      const places = (text: string): string =>
        text.replace(/\b[AF] |VIA|[A-Z]+ (?=[AF] )|NTH - |ENG - (?=WAL)/gu, '').trim()
      expect(read.value.map(({ order }) => places(formatOrder(order)))).toEqual(
        given.map(({ order }) => places(formatOrder(order))),
      )
      for (const [at, { marks }] of read.value.entries())
        expect(marks.includes('dislodged')).toBe(
          given[at]?.dislodged !== undefined || given[at]?.outcome.is === 'dislodged',
        )
    },
  )

  test('are read in the judge’s own words', () => {
    const text = [
      'Movement results for Spring of 1901.  (game.001)',
      '',
      'Austria: Army Budapest -> Serbia.',
      'England: Fleet North Sea CONVOY Army Yorkshire -> Norway.',
      'England: Army Yorkshire -> North Sea -> Norway.',
      'Germany: Army Munich -> Tyrolia.  (*bounce*)',
      'Germany: Army Kiel SUPPORT Fleet Denmark.  (*cut*)',
      'Russia:  Fleet St. Petersburg (south coast) HOLD.  (*bounce, dislodged*)',
      'The Army in Munich can retreat to Kiel or Berlin.',
    ].join('\n')
    const read = readJudge(DIPLOMACY_STANDARD, text, 'moves')
    expect(read.ok && read.value.map(({ order, marks }) => [formatOrder(order), ...marks])).toEqual(
      [
        ['A BUD - SER'],
        ['F NTH C A YOR - NWY'],
        ['A YOR - NTH - NWY VIA'],
        ['A MUN - TYR', 'bounce'],
        ['A KIE S F DEN', 'cut'],
        ['F STP/SC H', 'bounce', 'dislodged'],
      ],
    )
    const winter =
      'England: Builds an army in London.\nItaly: Removes the fleet in Naples.\nFrance: Build waived.'
    const built = readJudge(DIPLOMACY_STANDARD, winter, 'adjustments')
    expect(built.ok && built.value.map(({ order }) => formatOrder(order))).toEqual([
      'A LON B',
      'F NAP D',
      'WAIVE',
    ])
  })

  test('are read back in jDip’s short form, or refused', () => {
    for (const { before, resolutions } of [...YEAR, ...LOST])
      for (const { order } of resolutions) {
        const read = readJudge(
          DIPLOMACY_STANDARD,
          `${order.power}: ${writeJdip(order, before.phase.step)}`,
          before.phase.step,
        )
        expect(read.ok && read.value[0]?.order).toEqual(order)
      }
    const winter = 'England: B F stp/nc\nEngland: R F nap\nEngland: W build in par'
    const read = readJudge(DIPLOMACY_STANDARD, winter, 'adjustments')
    if (!read.ok) throw new Error(read.error.join('\n'))
    expect(read.value.map(({ order }) => formatOrder(order))).toEqual([
      'F STP/NC B',
      'F NAP D',
      'WAIVE',
    ])
    expect(read.value.map(({ order }) => writeJdip(order, 'adjustments'))).toEqual([
      'B F stp/nc',
      'R F nap',
      'W',
    ])
    const bad = readJudge(DIPLOMACY_STANDARD, 'A par-bur\nFrance: A par-moon', 'moves')
    expect(bad.ok ? [] : bad.error).toEqual([
      '"A par-bur": Whose order is it? Begin the line with the power, as in "France:".',
      '"A par-moon": Where does A PAR go? The map has no place "moon".',
    ])
  })
})

describe('DAIDE', () => {
  test.each([...YEAR, ...LOST].map((phase) => [phase] as const))(
    'results are read back as written',
    (phase) => {
      const read = readDaideResults(
        DIPLOMACY_STANDARD,
        writeDaideResults(DIPLOMACY_STANDARD, phase),
      )
      if (!read.ok) throw new Error(read.error.join('\n'))
      const places = (text: string): string =>
        text.replace(/\b[AF] |VIA|[A-Z]+ (?=[AF] )|NTH - |ENG - (?=WAL)/gu, '').trim()
      expect(read.value.map(({ order }) => places(formatOrder(order)))).toEqual(
        phase.resolutions.map(({ order }) => places(formatOrder(order))),
      )
      for (const { phase: at } of read.value) expect(at).toEqual(phase.before.phase)
      expect(read.value.map(({ dislodged }) => dislodged === true)).toEqual(
        phase.resolutions.map(
          ({ outcome, dislodged }) => dislodged !== undefined || outcome.is === 'dislodged',
        ),
      )
    },
  )

  test.each([
    ['( FRA AMY PAR ) HLD', 'A PAR H'],
    ['( ENG FLT LON ) MTO ECH', 'F LON - ENG'],
    ['( RUS FLT ( STP SCS ) ) MTO GOB', 'F STP/SC - BOT'],
    ['( FRA FLT MAO ) MTO ( SPA NCS )', 'F MAO - SPA/NC'],
    ['( FRA AMY PAR ) SUP ( FRA AMY MAR ) MTO BUR', 'A PAR S A MAR - BUR'],
    ['( FRA AMY PAR ) SUP ( ITA AMY BUR )', 'A PAR S ITALY A BUR'],
    ['( ENG FLT NTH ) CVY ( ENG AMY YOR ) CTO NWY', 'F NTH C A YOR - NWY'],
    ['( ENG AMY YOR ) CTO NWY VIA ( NTH )', 'A YOR - NTH - NWY VIA'],
    ['( FRA AMY PAR ) RTO GAS', 'A PAR R GAS'],
    ['( FRA AMY PAR ) DSB', 'A PAR D'],
    ['( FRA AMY PAR ) REM', 'A PAR D'],
    ['( FRA AMY PAR ) BLD', 'A PAR B'],
    ['FRA WVE', 'WAIVE'],
  ])('%s is the order %s', (text, canonical) => {
    const read = readDaide(DIPLOMACY_STANDARD, text)
    expect(read.ok && formatOrder(read.value)).toBe(canonical)
    if (!read.ok || text.includes('REM')) return
    const { units } = startingPosition(DIPLOMACY_STANDARD)
    const none: DiplomacyPosition = {
      ...startingPosition(DIPLOMACY_STANDARD),
      units: units.slice(0, 0),
    }
    expect(writeDaide(DIPLOMACY_STANDARD, none, read.value)).toBe(text)
  })

  test.each([
    ['( FRA AMY PAR HLD', 'That is not an order; '],
    ['( XXX AMY PAR ) HLD', '"XXX" is not a word of DAIDE on this map; '],
    ['( FRA TNK PAR ) HLD', '"TNK" is not a word of DAIDE on this map; '],
    ['( FRA AMY PAR ) MTO XYZ', '"XYZ" is not a word of DAIDE on this map; '],
    ['( FRA AMY PAR ) MTO ENG', 'That is not an order; '],
    ['( FRA AMY PAR ) MTO PARIS', '"PARIS" is not a word of DAIDE on this map; '],
    ['( FRA AMY PAR ) HLD BUR', 'That is not an order; '],
    ['( FRA AMY PAR ) FLY BUR', '"FLY" is not a word of DAIDE on this map; '],
    ['A PAR - BUR', '"A" is not a word of DAIDE on this map; '],
  ])('%s is reported as unreadable', (text, says) => {
    const error = `${says}write an order as in "( FRA AMY PAR ) MTO BUR".`
    expect(readDaide(DIPLOMACY_STANDARD, text)).toEqual({ ok: false, error })
    const read = readDaideResults(DIPLOMACY_STANDARD, `ORD ( SPR 1901 ) ( ${text} ) ( SUC )`)
    expect(read.ok).toBe(false)
  })

  test('results without a known message are refused', () => {
    for (const line of [
      'NOW ( SPR 1901 )',
      'ORD ( XXX 1901 ) ( ( FRA AMY PAR ) HLD ) ( SUC )',
      'ORD ( SPR 1901 ) ( ( FRA AMY PAR ) HLD ) ( YES )',
    ])
      expect(readDaideResults(DIPLOMACY_STANDARD, line).ok).toBe(false)
  })
})
