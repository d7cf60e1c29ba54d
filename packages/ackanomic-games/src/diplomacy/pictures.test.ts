import { describe, expect, test } from 'vitest'
import type { DiplomacyVariant } from './map.js'
import { parseOrders } from './notation/parse.js'
import { drawCentres } from './pictures/draw-centres.js'
import { drawMap } from './pictures/draw-map.js'
import { areasOf } from './pictures/drawing.js'
import type { DiplomacyDrawing } from './pictures/drawing-schema.js'
import { DIPLOMACY_DUEL_DRAWING, DIPLOMACY_ISLANDS_DRAWING } from './pictures/small-drawings.js'
import { DIPLOMACY_STANDARD_DRAWING } from './pictures/standard-drawing.js'
import { type DiplomacyPosition, parseUnit, provinceOf, startingPosition } from './position.js'
import { playPhase } from './seasons.js'
import { crossings, neighboursOf, shapesIn } from './shapes.test-support.js'
import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

/** Returns the point halfway between the units of two provinces on the standard map. */
function midway(one: string, other: string): readonly [number, number] {
  const { areas } = DIPLOMACY_STANDARD_DRAWING
  const [a, b] = [areas[one]?.unit ?? [0, 0], areas[other]?.unit ?? [0, 0]]
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

const count = (text: string, part: string): number => text.split(part).length - 1

const DRAWN: readonly (readonly [string, DiplomacyVariant, DiplomacyDrawing])[] = [
  ['Standard', DIPLOMACY_STANDARD, DIPLOMACY_STANDARD_DRAWING],
  ['Duel', DIPLOMACY_DUEL, DIPLOMACY_DUEL_DRAWING],
  ['Islands', DIPLOMACY_ISLANDS, DIPLOMACY_ISLANDS_DRAWING],
]

/** Returns the pairs of neighbours on a map, by land or sea and on any coast. */
function pairsOn(variant: DiplomacyVariant): readonly string[] {
  const pairs = new Set<string>()
  for (const borders of [variant.armies, variant.fleets])
    for (const [from, list] of Object.entries(borders))
      for (const to of list) pairs.add([provinceOf(from), provinceOf(to)].sort().join('-'))
  return [...pairs].sort()
}

describe.each(DRAWN)('the drawing of %s', (_, variant, drawing) => {
  const svg = drawMap(variant, drawing, startingPosition(variant))
  const shapes = shapesIn(svg)

  test('shows a shared border between neighbours, and nowhere else', () => {
    const { along, anywhere } = neighboursOf(shapes)
    expect(along).toEqual(pairsOn(variant))
    expect(anywhere).toEqual(along)
  })

  test('fills the picture without gaps or overlaps', () => {
    const area = [...shapes].reduce((sum, { size }) => sum + size, 0)
    expect(area).toBe(drawing.width * drawing.height)
    expect(crossings(shapes)).toEqual([])
  })

  test('has the neighbours, centres and coasts of the map in its data', () => {
    const pairs = areasOf(drawing).flatMap(({ id, neighbours }) =>
      neighbours.map((other) => [id, other].sort().join('-')),
    )
    expect([...new Set(pairs)].sort()).toEqual(pairsOn(variant))
    expect(Object.keys(drawing.areas).sort()).toEqual(Object.keys(variant.provinces).sort())
    for (const [id, { centre, coasts = {} }] of Object.entries(drawing.areas)) {
      expect([id, centre !== undefined]).toEqual([id, variant.provinces[id]?.centre === true])
      expect([id, Object.keys(coasts)]).toEqual([id, [...(variant.provinces[id]?.coasts ?? [])]])
    }
  })

  test('puts names, units and centres into their provinces', () => {
    for (const [id, { label, unit, centre, coasts = {} }] of Object.entries(drawing.areas)) {
      const inside = shapes.find((shape) => shape.id === id)!.has
      const marks = [unit, label, ...(centre === undefined ? [] : [centre])]
      for (const at of marks) expect([id, at, inside(at)]).toEqual([id, at, true])
      for (const { unit: fleet } of Object.values(coasts))
        expect([id, inside(fleet)]).toEqual([id, true])
    }
  })

  test('has each province as a group with id, title and data', () => {
    expect(count(svg, '<g id=')).toBe(Object.keys(variant.provinces).length)
    for (const [id, { name, kind }] of Object.entries(variant.provinces)) {
      const group = new RegExp(
        `<g id="diplomacy-${id}" [^>]*data-kind="${kind}"[^>]*><title>${name} `,
      )
      expect(svg).toMatch(group)
    }
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})

test('several drawings on a page have separate ids and styles', () => {
  const one = drawMap(
    DIPLOMACY_DUEL,
    DIPLOMACY_DUEL_DRAWING,
    startingPosition(DIPLOMACY_DUEL),
    [],
    { id: 'a"><b' },
  )
  expect(one).toContain('<svg xmlns="http://www.w3.org/2000/svg" id="a-b"')
  expect([...one.matchAll(/ id="([^"]*)"/gu)].every(([, id]) => id?.startsWith('a-b'))).toBe(true)
  const rules = /<style>([\s\S]*?)<\/style>/u.exec(one)?.[1] ?? ''
  for (const rule of rules.split('\n').filter((line) => line !== ''))
    expect(rule).toMatch(/#a-b[ {]/)
  const ids = ['x', 'y'].map((id) =>
    drawMap(DIPLOMACY_DUEL, DIPLOMACY_DUEL_DRAWING, startingPosition(DIPLOMACY_DUEL), [], { id }),
  )
  expect(ids[0]?.replaceAll('"x', '"y').replaceAll('#x', '#y')).toBe(ids[1])
})

test('the colours of a drawing are CSS variables or fixed values, and cannot inject markup', () => {
  const start = startingPosition(DIPLOMACY_DUEL)
  const page = drawMap(DIPLOMACY_DUEL, DIPLOMACY_DUEL_DRAWING, start)
  expect(page).toContain('var(--diplomacy-sea,#cbdff0)')
  expect(page).toContain(`var(--diplomacy-WEST,${DIPLOMACY_DUEL.powers.WEST?.colour})`)
  expect(page).toContain('prefers-color-scheme:dark')
  for (const theme of ['light', 'dark'] as const) {
    const print = drawMap(DIPLOMACY_DUEL, DIPLOMACY_DUEL_DRAWING, start, [], {
      theme,
      colours: { sea: '#123456' },
    })
    expect(print).not.toMatch(/var\(|@media|gray/)
    expect(print).toContain('fill:#123456')
  }
  const evil = drawMap(DIPLOMACY_DUEL, DIPLOMACY_DUEL_DRAWING, start, [], {
    colours: { sea: 'red}</style><script>' },
  })
  expect(evil).not.toContain('script')
})

describe('a drawing shows', () => {
  const start = startingPosition(DIPLOMACY_STANDARD)

  test('units, owners, centres and names', () => {
    const svg = drawMap(DIPLOMACY_STANDARD, DIPLOMACY_STANDARD_DRAWING, start, [], {
      caption: 'A & B',
    })
    expect(count(svg, 'class="unit ')).toBe(22)
    expect(count(svg, 'class="centre"')).toBe(34)
    expect(count(svg, 'class="label')).toBe(75 + 6)
    expect(svg).toContain('<title>Russian fleet in St Petersburg</title>')
    expect(svg).toContain(
      'data-province="STP" data-kind="coast" data-centre="true" data-owner="RUSSIA"',
    )
    expect(svg).toContain('>A &#38; B</text>')
    expect(
      drawMap(DIPLOMACY_STANDARD, DIPLOMACY_STANDARD_DRAWING, start, [], { labels: false }),
    ).not.toContain('>TYS<')
  })

  test('orders by result, with failures crossed out', () => {
    const mail =
      'Austria: A Vie-Tyr, A Bud S A Vie-Tri\nItaly: A Ven-Tyr\nFrance: A Par-Bur, A Mar S A Par-Bur, F Bre H'
    const turn = playPhase(DIPLOMACY_STANDARD, start, parseOrders(DIPLOMACY_STANDARD, mail).orders)
    const svg = drawMap(DIPLOMACY_STANDARD, DIPLOMACY_STANDARD_DRAWING, start, turn.resolutions)
    expect(svg).toContain('data-order="A VIE - TYR" data-power="AUSTRIA" data-outcome="bounced"')
    expect(svg).toContain('<g class="order move" data-order="A PAR - BUR"')
    expect(svg).toContain('<g class="order support" data-order="A MAR S A PAR - BUR"')
    expect(count(svg, 'class="cross"')).toBe(3)
    expect(svg).not.toMatch(/NaN|undefined/)
    // A support of a move ends in the middle of the move.
    const end =
      /data-order="A MAR S A PAR - BUR".*?<circle class="head" cx="([\d.]+)" cy="([\d.]+)"/u
    const [, across, down] = end.exec(svg) ?? []
    const [x, y] = midway('PAR', 'BUR')
    expect(Number(across)).toBeCloseTo(x, 0)
    expect(Number(down)).toBeCloseTo(y, 0)
  })

  test('a convoyed army on its way along the fleets', () => {
    const units = ['A LON', 'F ENG', 'F MAO', 'F NTH'].map((unit) => parseUnit('ENGLAND', unit))
    const position: DiplomacyPosition = { ...start, units }
    const mail = 'England: A Lon-Por, F Eng C A Lon-Por, F MAO C A Lon-Por, F Nth H'
    const { resolutions } = playPhase(
      DIPLOMACY_STANDARD,
      position,
      parseOrders(DIPLOMACY_STANDARD, mail).orders,
    )
    const svg = drawMap(DIPLOMACY_STANDARD, DIPLOMACY_STANDARD_DRAWING, position, resolutions)
    const path = /<g class="order move"[^>]*><path class="halo" d="([^"]*)"/u.exec(svg)?.[1]
    const at = (id: string): string => (DIPLOMACY_STANDARD_DRAWING.areas[id]?.unit ?? []).join(',')
    expect(path).toMatch(new RegExp(`^M${at('LON')}Q${at('ENG')} [\\d.,]+Q${at('MAO')} `))
    const [, across, down] = /Q[\d.,]+ ([\d.]+),([\d.]+)Q/u.exec(path ?? '') ?? []
    const [x, y] = midway('ENG', 'MAO')
    expect(Number(across)).toBeCloseTo(x, 0)
    expect(Number(down)).toBeCloseTo(y, 0)
  })

  test('retreats, disbands, builds and waives', () => {
    const position: DiplomacyPosition = {
      ...startingPosition(DIPLOMACY_DUEL),
      units: [parseUnit('EAST', 'A HEI')],
      dislodged: [{ unit: parseUnit('WEST', 'A HEI'), from: 'WAL', retreats: ['BUR'] }],
    }
    const power = 'WEST'
    const good = { is: 'succeeds' } as const
    const svg = drawMap(DIPLOMACY_DUEL, DIPLOMACY_DUEL_DRAWING, position, [
      { order: { type: 'retreat', power, unit: { at: 'HEI' }, to: 'BUR' }, outcome: good },
      { order: { type: 'disband', power, unit: { at: 'HEI' } }, outcome: good },
      { order: { type: 'build', power, unit: { kind: 'F', at: 'ALT' } }, outcome: good },
      { order: { type: 'waive', power }, outcome: good },
      { order: { type: 'hold', power, unit: { at: 'NIL' } }, outcome: good },
      { order: { type: 'move', power, unit: { at: 'HEI' }, to: 'constructor' }, outcome: good },
    ])
    expect(count(svg, 'class="unit power-WEST dislodged"')).toBe(1)
    expect(count(svg, 'class="unit power-WEST new"')).toBe(1)
    expect(count(svg, 'class="order retreat"')).toBe(1)
    expect(count(svg, 'class="cross"')).toBe(1)
    expect(svg).not.toMatch(/NaN|undefined|NIL|constructor/)
  })
})

describe('the chart of centres', () => {
  const counts = [
    { year: 1900, centres: { FRANCE: 3, ITALY: 3 } },
    { year: 1901, centres: { FRANCE: 5, ITALY: 3 } },
    { year: 1902, centres: { FRANCE: 19 } },
  ]

  test('has a line for each power, with its name at the end, and a line for the goal', () => {
    const svg = drawCentres(DIPLOMACY_STANDARD, counts, { theme: 'light' })
    expect(count(svg, 'class="power ')).toBe(7)
    expect(svg).toContain('>France 19</text>')
    expect(svg).toContain('>Italy 0</text>')
    expect(svg).toContain('<title>18 centres win</title>')
    expect(svg).not.toMatch(/NaN|undefined|var\(/)
    const heights = [...svg.matchAll(/class="tick" x="608" y="([\d.]+)"/gu)].map(([, y]) =>
      Number(y),
    )
    expect(heights).toHaveLength(7)
    for (const [at, y] of heights.entries())
      for (const other of heights.slice(at + 1))
        expect(Math.abs(y - other)).toBeGreaterThanOrEqual(14.9)
  })

  test('can be drawn for no years or a single year', () => {
    for (const some of [[], counts.slice(0, 1)])
      expect(drawCentres(DIPLOMACY_STANDARD, some)).not.toMatch(/NaN|undefined|Infinity/)
  })
})
