import { describe, expect, test } from 'vitest'
import { editionRules } from './editions.js'
import type { DiplomacyVariant } from './map.js'
import { parseOrders } from './notation/parse.js'
import type { DiplomacyOrder } from './orders.js'
import {
  adjustmentsDue,
  centresOf,
  type DiplomacyPosition,
  type DiplomacyStep,
  parseUnit,
  phaseCode,
  phaseName,
  provinceOf,
  startingPosition,
} from './position.js'
import { activePowers, type DiplomacyTurn, playPhase, takeCentres, winnerOf } from './seasons.js'
import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const play = (
  position: DiplomacyPosition,
  mail: string,
  variant: DiplomacyVariant = DIPLOMACY_STANDARD,
): DiplomacyTurn => {
  const step: DiplomacyStep = position.phase.step
  const { orders, unreadable } = parseOrders(variant, mail, { step })
  expect(unreadable).toEqual([])
  return playPhase(variant, position, orders)
}

const at = (code: string, changes: Partial<DiplomacyPosition>): DiplomacyPosition => ({
  ...startingPosition(DIPLOMACY_STANDARD),
  phase: {
    year: 1901,
    season: code.startsWith('S') ? 0 : 1,
    step: code.endsWith('M') ? 'moves' : code.endsWith('R') ? 'retreats' : 'adjustments',
  },
  ...changes,
})

describe('play', () => {
  test('leaves out units that have no place, and lists them', () => {
    const [paris, nowhere, second] = [
      { power: 'FRANCE', kind: 'A', at: 'PAR' },
      { power: 'FRANCE', kind: 'A', at: 'XYZ' },
      { power: 'ITALY', kind: 'A', at: 'PAR' },
    ] as const
    const turn = play(at('S1901M', { units: [paris, nowhere, second] }), 'France: A Par H')
    expect(turn.leftOut).toEqual([nowhere, second])
    expect(turn.position.units).toEqual([paris])
    expect(play(startingPosition(DIPLOMACY_STANDARD), '').leftOut).toEqual([])
    expect(play(at('W1901A', { owners: {} }), '').leftOut).toEqual([])
  })

  test('goes through spring, autumn and winter to the next spring', () => {
    let turn = play(startingPosition(DIPLOMACY_STANDARD), 'France: A Par-Pic, A Mar-Spa, F Bre-Mao')
    expect(phaseCode(DIPLOMACY_STANDARD, turn.position.phase)).toBe('F1901M')
    expect(turn.position.owners.SPA).toBeUndefined()
    turn = play(turn.position, 'France: A Pic-Bel, F Mao-Por')
    expect(phaseCode(DIPLOMACY_STANDARD, turn.position.phase)).toBe('W1901A')
    expect(phaseName(DIPLOMACY_STANDARD, turn.position.phase)).toBe('Winter 1901, adjustments')
    expect(centresOf(turn.position, 'FRANCE')).toEqual(['BEL', 'BRE', 'MAR', 'PAR', 'POR', 'SPA'])
    expect(adjustmentsDue(DIPLOMACY_STANDARD, turn.position, 'FRANCE')).toEqual({
      builds: 3,
      disbands: 0,
      sites: ['BRE', 'MAR', 'PAR'],
    })
    turn = play(turn.position, 'France: F Bre B, A Par B, waive')
    expect(phaseCode(DIPLOMACY_STANDARD, turn.position.phase)).toBe('S1902M')
    expect(turn.position.units.filter((unit) => unit.power === 'FRANCE').length).toBe(5)
  })

  test('changes the owners of centres only in a season that counts them', () => {
    const units = [parseUnit('ITALY', 'A TRI')]
    const spring = play(at('SM', { units, owners: { TRI: 'AUSTRIA' } }), '')
    expect(spring.position.owners).toEqual({ TRI: 'AUSTRIA' })
    const autumn = play(at('FM', { units, owners: { TRI: 'AUSTRIA' } }), '')
    expect(autumn.position.owners).toEqual({ TRI: 'ITALY' })
    expect(
      takeCentres(DIPLOMACY_STANDARD, { VIE: 'AUSTRIA' }, [parseUnit('ITALY', 'A TYR')]),
    ).toEqual({
      VIE: 'AUSTRIA',
    })
  })

  test('resolves retreats before the count of centres', () => {
    const units = [
      parseUnit('ITALY', 'A VEN'),
      parseUnit('ITALY', 'A TYR'),
      parseUnit('AUSTRIA', 'A TRI'),
    ]
    const owners = { VEN: 'ITALY', TRI: 'AUSTRIA', VIE: 'AUSTRIA' }
    const moved = play(at('FM', { units, owners }), 'Italy: A Ven-Tri, A Tyr S A Ven-Tri')
    expect(phaseCode(DIPLOMACY_STANDARD, moved.position.phase)).toBe('F1901R')
    expect(moved.position.owners).toEqual(owners)
    expect(moved.position.dislodged).toEqual([
      {
        unit: parseUnit('AUSTRIA', 'A TRI'),
        from: 'VEN',
        retreats: ['ALB', 'BUD', 'SER', 'VIE'],
      },
    ])
    const kept = play(moved.position, 'Austria: A Tri-Ser')
    expect(kept.position.owners).toMatchObject({ TRI: 'ITALY', SER: 'AUSTRIA' })
    const lost = play(moved.position, '')
    expect(lost.disbanded).toEqual([parseUnit('AUSTRIA', 'A TRI')])
    expect(lost.resolutions[0]).toMatchObject({ unordered: true, order: { type: 'disband' } })
  })

  test('removes two units that retreat to one place', () => {
    const dislodged = [
      { unit: parseUnit('AUSTRIA', 'F TRI'), from: 'TYR', retreats: ['ADR', 'ALB'] },
      { unit: parseUnit('TURKEY', 'F GRE'), from: 'ION', retreats: ['ALB', 'BUL/SC'] },
    ]
    const turn = play(at('SR', { units: [], dislodged }), 'Austria: F Tri-Alb\nTurkey: F Gre-Alb')
    expect(turn.position.units).toEqual([])
    expect(turn.disbanded.length).toBe(2)
    expect(turn.resolutions[0]?.outcome).toMatchObject({ is: 'bounced', by: ['GRE'] })
  })

  test('lets each power disband only its own units', () => {
    const units = [
      parseUnit('FRANCE', 'A PAR'),
      parseUnit('FRANCE', 'A BUR'),
      parseUnit('GERMANY', 'A MUN'),
    ]
    const owners = { PAR: 'FRANCE', MUN: 'GERMANY' }
    const phase = { year: 1901, season: 1, step: 'adjustments' } as const
    const turn = play({ ...at('FM', { units, owners, phase }) }, 'France: A Mun D, A Gas D')
    expect(turn.resolutions.map(({ outcome }) => outcome)).toMatchObject([
      { why: 'not-yours' },
      { why: 'no-unit' },
      { is: 'succeeds' },
    ])
  })

  test('removes at once a unit that cannot retreat', () => {
    const units = [
      parseUnit('FRANCE', 'F SPA/SC'),
      parseUnit('FRANCE', 'F MAO'),
      parseUnit('ENGLAND', 'F POR'),
    ]
    const turn = play(at('SM', { units }), 'France: F Spa-Por, F Mao S F Spa-Por')
    expect(turn.disbanded).toEqual([parseUnit('ENGLAND', 'F POR')])
    expect(phaseCode(DIPLOMACY_STANDARD, turn.position.phase)).toBe('F1901M')
  })

  test('disbands in civil disorder by the distance from home centres, then fleets, then by full names', () => {
    const units = [
      parseUnit('RUSSIA', 'F BOT'),
      parseUnit('RUSSIA', 'A FIN'),
      parseUnit('RUSSIA', 'A LVN'),
    ]
    const owners = { NWY: 'RUSSIA', SWE: 'RUSSIA' }
    const turn = play(at('WA', { units, owners }), '')
    expect(turn.disbanded).toEqual([parseUnit('RUSSIA', 'F BOT')])
    const two = play(at('WA', { units, owners: { NWY: 'RUSSIA' } }), '')
    expect(two.disbanded.map((unit) => unit.at)).toEqual(['BOT', 'FIN'])
  })
})

describe('the end', () => {
  const owned = (count: number, power: string, before: object = {}): Record<string, string> =>
    Object.fromEntries([
      ...Object.entries(before),
      ...Object.entries(DIPLOMACY_STANDARD.provinces)
        .filter(([, facts]) => facts.centre)
        .slice(0, count)
        .map(([id]): [string, string] => [id, power]),
    ])

  test('comes with eighteen centres', () => {
    expect(winnerOf(DIPLOMACY_STANDARD, { owners: owned(17, 'ITALY') })).toBeUndefined()
    expect(winnerOf(DIPLOMACY_STANDARD, { owners: owned(18, 'ITALY') })).toBe('ITALY')
    const units = [parseUnit('ITALY', 'A WAR')]
    const position = at('FM', { units, owners: owned(17, 'ITALY', { WAR: 'RUSSIA' }) })
    const turn = play(position, '')
    expect(turn.winner).toBe('ITALY')
    expect(turn.eliminated).toEqual(['RUSSIA'])
  })

  test('does not come when two powers reach the number at once', () => {
    const owners = { ALT: 'WEST', BUR: 'WEST', OST: 'EAST', RID: 'EAST' }
    expect(winnerOf({ ...DIPLOMACY_DUEL, victory: 2 }, { owners })).toBeUndefined()
    expect(
      winnerOf({ ...DIPLOMACY_DUEL, victory: 2 }, { owners: { ...owners, CAM: 'WEST' } }),
    ).toBe('WEST')
  })

  test('of a power comes when it has neither a unit nor a centre', () => {
    const none = { units: [], owners: {}, dislodged: [] }
    expect(activePowers(DIPLOMACY_STANDARD, none)).toEqual([])
    expect(activePowers(DIPLOMACY_STANDARD, { ...none, owners: { VIE: 'AUSTRIA' } })).toEqual([
      'AUSTRIA',
    ])
    expect(
      activePowers(DIPLOMACY_STANDARD, { ...none, units: [parseUnit('ITALY', 'F ION')] }),
    ).toEqual(['ITALY'])
  })

  test('of a surplus unit comes before the moves where the rules say so (4.E.6)', () => {
    const units = [parseUnit('ITALY', 'A VEN'), parseUnit('ITALY', 'A SYR')]
    const position = at('SM', { units, owners: { VEN: 'ITALY' } })
    expect(playPhase(DIPLOMACY_STANDARD, position, []).position.units.length).toBe(2)
    const strict = editionRules('1976', { illegalUnits: 'removed' })
    const turn = playPhase(DIPLOMACY_STANDARD, position, [], strict)
    expect(turn.position.units).toEqual([parseUnit('ITALY', 'A VEN')])
  })
})

function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

function anyOrders(
  variant: DiplomacyVariant,
  position: DiplomacyPosition,
  roll: (below: number) => number,
): DiplomacyOrder[] {
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  if (position.phase.step === 'adjustments')
    return Object.keys(variant.powers).flatMap((power) => {
      const { sites } = adjustmentsDue(variant, position, power)
      return sites.map((site): DiplomacyOrder => {
        const coasts = variant.provinces[site]?.coasts
        const fleet = variant.provinces[site]?.kind === 'coast' && roll(2) === 0
        const place = fleet && coasts !== undefined ? `${site}/${pick(coasts)}` : site
        return { type: 'build', power, unit: { kind: fleet ? 'F' : 'A', at: place } }
      })
    })
  if (position.phase.step === 'retreats')
    return position.dislodged.map(({ unit, retreats }): DiplomacyOrder => {
      const { power, kind, at } = unit
      return { type: 'retreat', power, unit: { kind, at }, to: pick(retreats) }
    })
  return position.units.map((unit): DiplomacyOrder => {
    const { power, kind } = unit
    const named = { kind, at: unit.at }
    const next = (kind === 'A' ? variant.armies : variant.fleets)[unit.at] ?? []
    if (next.length === 0 || roll(6) === 0) return { type: 'hold', power, unit: named }
    const to = pick(next)
    if (roll(4) > 0) return { type: 'move', power, unit: named, to }
    const helped = position.units.find((one) => provinceOf(one.at) === provinceOf(to))
    return { type: 'support', power, unit: named, of: { at: helped?.at ?? to } }
  })
}

test.each(
  [DIPLOMACY_STANDARD, DIPLOMACY_ISLANDS, DIPLOMACY_DUEL].map(
    (variant): [string, DiplomacyVariant] => [variant.name, variant],
  ),
)('%s keeps units and centres consistent over twenty years of random orders', (_, variant) => {
  for (let seed = 1; seed <= 5; seed++) {
    const roll = dice(seed)
    let position = startingPosition(variant)
    let phases = 0
    while (position.phase.year < variant.firstYear + 20) {
      const orders = anyOrders(variant, position, roll)
      const turn = playPhase(variant, position, orders)
      expect(playPhase(variant, JSON.parse(JSON.stringify(position)), orders)).toEqual(turn)
      expect(turn.resolutions.slice(0, orders.length).map((one) => one.order)).toEqual(orders)
      const homes = turn.position.units.map((unit) => provinceOf(unit.at))
      expect(new Set(homes).size).toBe(homes.length)
      if (position.phase.step === 'adjustments')
        for (const power of Object.keys(variant.powers))
          expect(adjustmentsDue(variant, turn.position, power).disbands).toBe(0)
      if (position.phase.step === 'retreats') expect(turn.position.dislodged).toEqual([])
      position = turn.position
      phases++
    }
    expect(phases).toBeGreaterThan(20)
  }
})
