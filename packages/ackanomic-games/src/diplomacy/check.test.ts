import { describe, expect, test } from 'vitest'
import { checkVariant } from './check.js'
import type { DiplomacyVariant } from './map.js'
import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS } from './variants/maps.js'
import { DIPLOMACY_STANDARD } from './variants/standard.js'

const problems = (value: unknown): readonly string[] => {
  const checked = checkVariant(value)
  return checked.ok ? [] : checked.error.map(({ where, message }) => `${where}: ${message}`)
}

const altered = (path: string, value: unknown): unknown => {
  const change = (part: unknown, keys: readonly string[]): unknown => {
    const [key, ...rest] = keys
    if (key === undefined) return value
    if (Array.isArray(part))
      return part.map((one, at) => (String(at) === key ? change(one, rest) : one))
    const copy = { ...(part as Record<string, unknown>) }
    const next = change(copy[key], rest)
    if (next === undefined) delete copy[key]
    else copy[key] = next
    return copy
  }
  return change(DIPLOMACY_DUEL, path.split('.'))
}

test.each(
  [DIPLOMACY_STANDARD, DIPLOMACY_ISLANDS, DIPLOMACY_DUEL].map(
    (variant): [string, DiplomacyVariant] => [variant.name, variant],
  ),
)('%s is a valid variant, before and after a trip through JSON', (_, variant) => {
  expect(problems(variant)).toEqual([])
  const copy = JSON.parse(JSON.stringify(variant))
  const checked = checkVariant(copy)
  expect(checked.ok && checked.value).toEqual(variant)
})

test('the standard map has 75 provinces, 34 centres and 22 units', () => {
  const provinces = Object.values(DIPLOMACY_STANDARD.provinces)
  expect(provinces.length).toBe(75)
  expect(provinces.filter((one) => one.centre).length).toBe(34)
  const kinds = ['land', 'coast', 'sea'].map((k) => provinces.filter((p) => p.kind === k).length)
  expect(kinds).toEqual([14, 42, 19])
  expect(Object.values(DIPLOMACY_STANDARD.powers).flatMap((power) => power.units).length).toBe(22)
})

describe('the check of a variant', () => {
  test.each<[string, string, unknown, RegExp]>([
    [
      'an unknown kind of province',
      'provinces.ALT.kind',
      'swamp',
      /^provinces\.ALT\.kind: A province is land/,
    ],
    ['an empty name', 'name', '', /^name: Give it a text/],
    [
      'a border that only one side lists',
      'armies.BUR',
      ['CAM', 'HEI', 'WAL'],
      /^armies\.BUR: ALT borders on BUR; list/,
    ],
    [
      'a border between an army’s province and the sea',
      'armies.ALT',
      [...(DIPLOMACY_DUEL.armies.ALT ?? []), 'LAK'],
      /^armies\.ALT: LAK: No army can stand at LAK/,
    ],
    [
      'the borders of an unknown province',
      'armies.XXX',
      [],
      /^armies\.XXX: There is no province "XXX"/,
    ],
    [
      'an army’s province that borders on itself',
      'armies.ALT',
      [...(DIPLOMACY_DUEL.armies.ALT ?? []), 'ALT'],
      /^armies\.ALT: A province does not border on itself/,
    ],
    [
      'a border between a fleet’s province and the inland',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'BUR'],
      /^fleets\.ALT: BUR: No fleet can stand at BUR/,
    ],
    [
      'a fleet’s border that only one side lists',
      'fleets.LAK',
      ['HEI'],
      /^fleets\.LAK: NOO borders on LAK; list/,
    ],
    [
      'a fleet’s province that borders on itself',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'ALT'],
      /^fleets\.ALT: A province does not border/,
    ],
    [
      'a coast that does not exist',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'NOO/NC'],
      /^fleets\.ALT: NOO\/NC: A fleet there stands at NOO/,
    ],
    [
      'a province that does not exist',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'FOO'],
      /^fleets\.ALT: FOO: There is no province "FOO"/,
    ],
    [
      'a border without the name of its coast',
      'provinces.ALT.coasts',
      ['NC', 'SC'],
      /A fleet there stands at ALT\/NC or ALT\/SC/,
    ],
    [
      'coasts of an inland province',
      'provinces.BUR.coasts',
      ['NC', 'SC'],
      /^provinces\.BUR\.coasts: Only a coast/,
    ],
    ['a coast named twice', 'provinces.ALT.coasts', ['NC', 'NC'], /A coast is named twice/],
    [
      'a name of two provinces',
      'provinces.ALT.aliases',
      ['heide'],
      /"heide" is already a name of ALT/,
    ],
    [
      'a province without neighbours',
      'provinces.ISL',
      { ...DIPLOMACY_DUEL.provinces.ALT, name: 'Isle' },
      /^provinces\.ISL: Nothing borders/,
    ],
    [
      'a home that is not a supply centre',
      'powers.WEST.homes',
      [...(DIPLOMACY_DUEL.powers.WEST?.homes ?? []), 'HEI'],
      /^powers\.WEST\.homes: HEI is not a supply centre/,
    ],
    [
      'a home of two powers',
      'powers.WEST.homes',
      [...(DIPLOMACY_DUEL.powers.WEST?.homes ?? []), 'OST'],
      /OST is a home of WEST already/,
    ],
    [
      'a unit that is neither army nor fleet',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'X HEI'],
      /X HEI: Write a unit as/,
    ],
    [
      'an army at sea',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'A LAK'],
      /A LAK: No army can stand at LAK/,
    ],
    [
      'a fleet on land',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'F RID'],
      /F RID: No fleet can stand at RID/,
    ],
    [
      'two units in one province',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'A OST'],
      /A OST: A OST stands there already|stands there already/,
    ],
    ['a single power', 'powers.EAST', undefined, /^powers: A game needs two powers/],
    ['a victory without centres', 'victory', 0, /^victory: The map has 8 centres; ask for 1 to 8/],
    [
      'a year that never counts centres',
      'seasons.1.counts',
      undefined,
      /^seasons: Some season has to end/,
    ],
    [
      'an unusable letter of a season',
      'seasons.0.letter',
      'W',
      /^seasons: Each season has a letter/,
    ],
  ])('reports %s', (_, path, value, says) => {
    expect(problems(altered(path, value)).join('\n')).toMatch(
      new RegExp(says.source.replace(/^\^/, '(^|\\n)')),
    )
  })

  test('reports all faults at once', () => {
    const found = problems({
      ...DIPLOMACY_DUEL,
      victory: 99,
      seasons: [{ letter: 'W', name: 'Winter' }],
    })
    expect(found.length).toBe(3)
  })

  test('refuses any value that is not a variant', () => {
    for (const junk of [undefined, null, 7, 'map', [], {}, { provinces: 4 }])
      expect(checkVariant(junk).ok).toBe(false)
  })
})
