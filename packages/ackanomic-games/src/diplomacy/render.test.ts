import { describe, expect, test } from 'vitest'
import { parseOrders } from './notation/parse.js'
import { type Position, readUnit, startingPosition } from './position.js'
import { cellsOf } from './render/areas.js'
import { renderMap } from './render/map.js'
import { renderPosition } from './render/text.js'
import { playPhase } from './seasons.js'
import { DUEL } from './variants/duel.js'
import { ISLANDS } from './variants/islands.js'
import { STANDARD } from './variants/standard.js'

const count = (text: string, part: string): number => text.split(part).length - 1

describe('as text', () => {
  test('the start', () => {
    const lines = renderPosition(STANDARD, startingPosition(STANDARD)).split('\n')
    expect(lines.length).toBe(17)
    expect(lines.slice(-3)).toEqual([
      'Turkey, 3 centres: ANK CON SMY',
      '  A CON, A SMY, F ANK',
      'Unowned: BEL BUL DEN GRE HOL NWY POR RUM SER SPA SWE TUN',
    ])
  })

  test('retreats, builds, disbands, the eliminated', () => {
    const position: Position = {
      ...startingPosition(DUEL),
      phase: { year: 3, season: 1, step: 'adjustments' },
      units: [readUnit('WEST', 'A HEI')],
      owners: { ALT: 'WEST', BUR: 'WEST' },
      dislodged: [{ unit: readUnit('WEST', 'F LAK'), from: 'STR', retreats: ['NOO'] }],
    }
    expect(renderPosition(DUEL, position).split('\n')).toEqual([
      'Winter 3, adjustments',
      '',
      'West, 2 centres: ALT BUR',
      '  A HEI',
      '  F LAK was dislodged from STR; it retreats to NOO',
      '  may build 1: ALT BUR',
      'East, eliminated',
      'Unowned: CAM MOO NOO OST RID STR',
    ])
  })
})

describe('as a map', () => {
  test('the cells fill the picture, each side is shared', () => {
    for (const variant of [STANDARD, ISLANDS, DUEL]) {
      const cells = cellsOf(variant)
      const area = cells.reduce((sum, { corners }) => {
        const twice = corners.reduce((part, [x, y], at) => {
          const [nextX, nextY] = corners[(at + 1) % corners.length]!
          return part + x * nextY - nextX * y
        }, 0)
        return sum + Math.abs(twice) / 2
      }, 0)
      expect(area).toBeCloseTo(variant.picture.width * variant.picture.height, 0)
      for (const [number, { beyond }] of cells.entries())
        for (const other of beyond) if (other >= 0) expect(cells[other]?.beyond).toContain(number)
      const drawn = new Set(cells.map((cell) => cell.province).filter((id) => id !== undefined))
      expect(drawn.size).toBe(Object.keys(variant.provinces).length)
    }
  })

  test('units, owners, centres and names are on it', () => {
    const svg = renderMap(STANDARD, startingPosition(STANDARD))
    expect(count(svg, '<g transform')).toBe(22)
    expect(count(svg, '<circle')).toBe(34)
    expect(svg).toContain('<title>RUSSIA F STP/SC</title>')
    expect(svg).toContain('<title>Tyrrhenian Sea</title>TYS')
    expect(svg).toContain(STANDARD.powers.TURKEY!.colour)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  test('orders are drawn by what became of them', () => {
    const start = startingPosition(STANDARD)
    const mail =
      'Austria: A Vie-Tyr, A Bud S A Vie-Tri\nItaly: A Ven-Tyr\nFrance: A Par-Bur, A Mar S A Par-Bur, F Bre H'
    const turn = playPhase(STANDARD, start, parseOrders(STANDARD, mail).orders)
    const svg = renderMap(STANDARD, start, turn.resolutions)
    expect(count(svg, 'marker-end="url(#bad)"')).toBe(2)
    expect(count(svg, 'marker-end="url(#good)"')).toBe(1)
    expect(count(svg, 'stroke-dasharray="7 4"')).toBe(2)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  test('dislodged units stand aside, orders for nowhere are left out', () => {
    const position: Position = {
      ...startingPosition(DUEL),
      units: [readUnit('EAST', 'A HEI')],
      dislodged: [{ unit: readUnit('WEST', 'A HEI'), from: 'WAL', retreats: [] }],
    }
    const order = { type: 'hold', power: 'WEST', unit: { at: 'NIL' } } as const
    const svg = renderMap(DUEL, position, [{ order, outcome: { is: 'succeeds' } }])
    expect(count(svg, 'stroke-dasharray="3 2"')).toBe(1)
    expect(count(svg, '<g transform')).toBe(2)
    expect(svg).not.toMatch(/NaN|undefined/)
  })
})
