import { describe, expect, test } from 'vitest'
import { type DiplomacyPosition, parseUnit, startingPosition } from './position.js'
import { renderPosition } from './render.js'
import { DIPLOMACY_DUEL } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

describe('a position as text', () => {
  test('shows the start of the game', () => {
    const lines = renderPosition(DIPLOMACY_STANDARD, startingPosition(DIPLOMACY_STANDARD)).split(
      '\n',
    )
    expect(lines.length).toBe(17)
    expect(lines.slice(-3)).toEqual([
      'Turkey, 3 centres: ANK CON SMY',
      '  A CON, A SMY, F ANK',
      'Unowned: BEL BUL DEN GRE HOL NWY POR RUM SER SPA SWE TUN',
    ])
  })

  test('shows retreats, builds, disbands and eliminated powers', () => {
    const position: DiplomacyPosition = {
      ...startingPosition(DIPLOMACY_DUEL),
      phase: { year: 3, season: 1, step: 'adjustments' },
      units: [parseUnit('WEST', 'A HEI')],
      owners: { ALT: 'WEST', BUR: 'WEST' },
      dislodged: [{ unit: parseUnit('WEST', 'F LAK'), from: 'STR', retreats: ['NOO'] }],
    }
    expect(renderPosition(DIPLOMACY_DUEL, position).split('\n')).toEqual([
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
