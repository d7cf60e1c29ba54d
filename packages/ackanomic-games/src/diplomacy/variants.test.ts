import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { checkVariant } from './check.js'
import { diplomacyOn } from './game.js'
import { randomLegalOrders } from './legal-orders.js'
import type { DiplomacyVariant } from './map.js'
import { drawMap } from './pictures/draw-map.js'
import { DIPLOMACY_DUEL_DRAWING } from './pictures/small-drawings.js'
import { DIPLOMACY_STANDARD_DRAWING } from './pictures/standard-drawing.js'
import { startingPosition } from './position.js'
import { activePowers, playPhase } from './seasons.js'
import { checkMapFile } from './variants/map-file.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import {
  DIPLOMACY_FLEET_ROME,
  DIPLOMACY_FRANCE_AUSTRIA,
  DIPLOMACY_GERMANY_ITALY,
} from './variants/on-standard.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const VARIANTS: readonly (readonly [string, DiplomacyVariant, number, number])[] = [
  ['Fleet Rome', DIPLOMACY_FLEET_ROME, 7, 22],
  ['France vs Austria', DIPLOMACY_FRANCE_AUSTRIA, 2, 6],
  ['Germany vs Italy', DIPLOMACY_GERMANY_ITALY, 2, 6],
]

describe.each(VARIANTS)('%s', (name, variant, powers, units) => {
  test('has a complete drawing', () => {
    const credits = { author: 'somebody', source: 'the rules' }
    const file = JSON.parse(
      JSON.stringify({ variant, drawing: DIPLOMACY_STANDARD_DRAWING, credits }),
    )
    expect(checkMapFile(file)).toEqual({
      ok: true,
      value: { variant, drawing: DIPLOMACY_STANDARD_DRAWING, credits },
    })
    const svg = drawMap(variant, DIPLOMACY_STANDARD_DRAWING, startingPosition(variant))
    expect(svg.split('class="unit ').length - 1).toBe(units)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  test('can be played for twenty phases of random orders', () => {
    const players = Array.from({ length: powers }, (_, at) => `Player ${at}`)
    const roster = { players, referees: ['Dee'], startedAt: START, census: { players: 9 } }
    const begun = diplomacyOn([variant]).setup(roster, { variant: name })
    expect(begun.ok).toBe(true)
    let position = startingPosition(variant)
    let seed = 7
    const choose = (of: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % of
    }
    for (let phase = 0; phase < 20; phase++) {
      const orders = activePowers(variant, position).flatMap((power) =>
        randomLegalOrders(variant, position, power, choose),
      )
      position = playPhase(variant, position, orders as never).position
    }
    expect(position.phase.year).toBeGreaterThan(1902)
  })
})

test('variants differ from the standard game as listed', () => {
  expect(DIPLOMACY_FLEET_ROME.powers.ITALY?.units).toEqual(['A VEN', 'F NAP', 'F ROM'])
  expect(Object.keys(DIPLOMACY_FRANCE_AUSTRIA.powers)).toEqual(['AUSTRIA', 'FRANCE'])
  expect(startingPosition(DIPLOMACY_GERMANY_ITALY).owners).toEqual({
    BER: 'GERMANY',
    KIE: 'GERMANY',
    MUN: 'GERMANY',
    NAP: 'ITALY',
    ROM: 'ITALY',
    VEN: 'ITALY',
  })
})

describe('the check of a map file', () => {
  const credits = { author: 'somebody', source: 'the rules' }
  const faultsOf = (drawing: unknown, variant: unknown = DIPLOMACY_DUEL): readonly string[] => {
    const checked = checkMapFile({ variant, drawing, credits })
    return checked.ok ? [] : checked.error.map(({ where, message }) => `${where}: ${message}`)
  }
  const { areas } = DIPLOMACY_DUEL_DRAWING
  const [first] = areas.ALT!.rings

  test.each<[string, unknown, readonly (string | RegExp)[]]>([
    ['nothing without a drawing', null, []],
    [
      'the drawing of another map',
      DIPLOMACY_STANDARD_DRAWING,
      [/^drawing\.areas\.ALT: ALT is not drawn\.$/],
    ],
    [
      'a width that is not a number',
      { ...DIPLOMACY_DUEL_DRAWING, width: 'wide' },
      [/^drawing\.width: /],
    ],
    [
      'a border with half a point',
      { ...DIPLOMACY_DUEL_DRAWING, borders: [[1, 2, 3]] },
      [/^drawing\.borders\.0: Give x and y/],
    ],
    [
      'an open ring',
      {
        ...DIPLOMACY_DUEL_DRAWING,
        areas: { ...areas, ALT: { ...areas.ALT, rings: [first!.slice(1)] } },
      },
      ['drawing.areas.ALT: Its borders do not follow each other round; list them in their order.'],
    ],
    [
      'a centre where the map has none',
      { ...DIPLOMACY_DUEL_DRAWING, areas: { ...areas, HEI: { ...areas.HEI, centre: [1, 1] } } },
      ['drawing.areas.HEI.centre: It has no centre.'],
    ],
    [
      'a coast that the map does not have',
      {
        ...DIPLOMACY_DUEL_DRAWING,
        areas: { ...areas, HEI: { ...areas.HEI, coasts: { NC: { unit: [1, 1], label: [1, 1] } } } },
      },
      ['drawing.areas.HEI.coasts: It has no coast NC.'],
    ],
  ])('reports %s', (_, drawing, says) => {
    const found = faultsOf(drawing)
    expect(found.length > 0).toBe(says.length > 0)
    if (says[0] !== undefined) expect(found[0]).toMatch(says[0])
  })

  test('reports neighbours that do not touch, and touching places that are not neighbours', () => {
    const armies = {
      ...DIPLOMACY_DUEL.armies,
      BUR: ['CAM', 'HEI', 'WAL', 'RID'],
      ALT: ['NOO', 'HEI'],
      RID: ['OST', 'MOO', 'BUR'],
    }
    expect(checkVariant({ ...DIPLOMACY_DUEL, armies }).ok).toBe(true)
    expect(faultsOf(DIPLOMACY_DUEL_DRAWING, { ...DIPLOMACY_DUEL, armies })).toEqual([
      'drawing.areas.ALT: ALT and BUR have a border in common, but are no neighbours.',
      'drawing.areas.BUR: BUR and RID are neighbours, but have no border in common.',
    ])
  })

  test('reports the faults of the variant, too', () => {
    expect(faultsOf(null, { ...DIPLOMACY_DUEL, victory: 99 })).toEqual([
      'variant.victory: The map has 8 centres; ask for 1 to 8 of them.',
    ])
  })
})

test('a drawing must say where each coast is', () => {
  const credits = { author: 'somebody', source: 'the rules' }
  const { areas } = DIPLOMACY_STANDARD_DRAWING
  const drawing = {
    ...DIPLOMACY_STANDARD_DRAWING,
    areas: { ...areas, SPA: { ...areas.SPA, coasts: { NC: areas.SPA?.coasts?.NC } } },
  }
  expect(checkMapFile({ variant: DIPLOMACY_STANDARD, drawing, credits })).toEqual({
    ok: false,
    error: [{ where: 'drawing.areas.SPA.coasts', message: 'Say where SC is.' }],
  })
})
