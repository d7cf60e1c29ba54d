import {
  adjudicate,
  DIPLOMACY_STANDARD,
  type DiplomacyAdjudication,
  type DiplomacyEdition,
  type DiplomacyResolution,
  editionRules,
  resolveAdjustments,
  resolveRetreats,
} from '@ackanomic/games/diplomacy'
import { describe, expect, test } from 'vitest'
import {
  DATC_CASES,
  type DatcCase,
  type Expected,
  ordersIn,
  ownersIn,
  unitsIn,
  written,
} from './datc.test-support.js'

const line = (of: DatcCase, name: string): string => of.lines.get(name) ?? ''

const lineFor = (of: DatcCase, edition: DiplomacyEdition, name: string, shared: string): string =>
  (edition === '1976' ? of.lines.get(shared) : undefined) ?? line(of, name)

const orders = (expected: readonly Expected[]) => expected.map(({ order }) => order)

function expectResults(
  expected: readonly Expected[],
  resolutions: readonly DiplomacyResolution[],
): void {
  for (const { order, succeeds } of expected) {
    if (succeeds === undefined) continue
    const resolution = resolutions.find((one) => one.order === order)
    expect([order, resolution?.outcome.is === 'succeeds']).toEqual([order, succeeds])
  }
}

function openPlaces(moved: DiplomacyAdjudication): string {
  return moved.dislodged
    .map(({ unit, retreats }) => `${unit.kind} ${unit.at} > ${retreats.join(' ') || '-'}`)
    .sort()
    .join('; ')
}

function checkMovement(of: DatcCase, edition: DiplomacyEdition): DiplomacyAdjudication {
  const given = ordersIn(line(of, 'orders'), 'moves')
  const before = { units: unitsIn(line(of, 'before')) }
  const moved = adjudicate(DIPLOMACY_STANDARD, before, orders(given), editionRules(edition))
  const differs = edition === '1976' && of.lines.has('1976')
  expect(written(moved.units)).toBe(lineFor(of, edition, 'after', '1976'))
  const lost = written(moved.dislodged.map(({ unit }) => unit))
  expect(lost).toBe(differs ? line(of, '1976 lost') : line(of, 'lost'))
  if (!differs) expectResults(given, moved.resolutions)
  return moved
}

function checkRetreats(
  of: DatcCase,
  edition: DiplomacyEdition,
  moved: DiplomacyAdjudication,
): void {
  expect(openPlaces(moved)).toBe(lineFor(of, edition, 'open', '1976 open'))
  const given = ordersIn(line(of, 'retreats'), 'retreats')
  const rules = editionRules(edition)
  const retreated = resolveRetreats(DIPLOMACY_STANDARD, moved, orders(given), rules)
  expect(written(retreated.units)).toBe(lineFor(of, edition, 'at last', '1976 last'))
  const differs = edition === '1976' && (of.lines.has('1976') || of.lines.has('1976 last'))
  if (!differs) expectResults(given, retreated.resolutions)
}

function checkAdjustments(of: DatcCase, edition: DiplomacyEdition): void {
  const board = {
    units: unitsIn(line(of, 'before')),
    owners: ownersIn(line(of, 'centres')),
  }
  const given = ordersIn(line(of, 'adjusts'), 'adjustments')
  const adjusted = resolveAdjustments(
    DIPLOMACY_STANDARD,
    board,
    orders(given),
    editionRules(edition),
  )
  expect(written(adjusted.units)).toBe(lineFor(of, edition, 'after', '1976'))
  expectResults(given, adjusted.resolutions)
}

test('DATC has 164 cases, one of them in two forms', () => {
  expect(DATC_CASES.length).toBe(165)
  expect(new Set(DATC_CASES.map(({ id }) => id)).size).toBe(164)
})

describe.each(['datc', '1976'] as const)('edition %s', (edition) => {
  test.each(DATC_CASES.map((of): [string, DatcCase] => [of.id, of]))(
    'gives the result of case %s',
    (_, of) => {
      if (of.lines.has('centres')) checkAdjustments(of, edition)
      else {
        const moved = checkMovement(of, edition)
        if (of.lines.has('retreats')) checkRetreats(of, edition, moved)
      }
    },
  )
})
