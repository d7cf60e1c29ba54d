import {
  DIPLOMACY_STANDARD,
  type DiplomacyPlayedPhase,
  type DiplomacyResolution,
  startingPosition,
} from '@ackanomic/games/diplomacy'
import { areasOf } from '@ackanomic/games/diplomacy/pictures'
import { expect, test } from 'vitest'
import { waysOf } from './advance.js'
import { chartOf } from './charts.js'

const chart = chartOf(DIPLOMACY_STANDARD.name)
if (chart === undefined) throw new Error('The map is not drawn.')

const placeOf = (id: string): readonly number[] =>
  areasOf(chart.drawing).find((area) => area.id === id)?.unit ?? []

const goes = (
  at: string,
  to: string,
  outcome: DiplomacyResolution['outcome'],
): DiplomacyResolution => ({
  order: { type: 'move', power: 'FRANCE', unit: { at }, to },
  outcome,
})

const before = startingPosition(DIPLOMACY_STANDARD)

const played = (resolutions: readonly DiplomacyResolution[]): DiplomacyPlayedPhase =>
  ({ before, resolutions }) as DiplomacyPlayedPhase

test('a unit that moved comes from its old province, and one that bounced goes halfway and returns', () => {
  const ways = waysOf(chart, [
    played([
      goes('PAR', 'PIC', { is: 'succeeds' }),
      goes('MAR', 'BUR', { is: 'bounced', by: ['MUN'], strength: 1, against: 1 }),
    ]),
  ])
  const [par, pic, mar, bur] = ['PAR', 'PIC', 'MAR', 'BUR'].map(placeOf)
  const px = (from: readonly number[] = [], to: readonly number[] = [], part = 1): string =>
    to.map((each, i) => `${(each - (from[i] ?? 0)) * part}px`).join(' ')
  expect(ways.get('A PIC')).toEqual([px(pic, par), '0'])
  expect(ways.get('A MAR')).toEqual(['0', px(mar, bur, 0.5), '0'])
  expect(ways.size).toBe(2)
})

test('a unit that bounced and was dislodged does not move', () => {
  const bounced = goes('MAR', 'BUR', { is: 'bounced', by: ['MUN'], strength: 1, against: 1 })
  expect(waysOf(chart, [played([{ ...bounced, dislodged: { by: 'PIE' } }])]).size).toBe(0)
})
