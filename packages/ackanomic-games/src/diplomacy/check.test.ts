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
)('%s is a valid variant, also after JSON', (_, variant) => {
  expect(problems(variant)).toEqual([])
  const copy = JSON.parse(JSON.stringify(variant))
  const checked = checkVariant(copy)
  expect(checked.ok && checked.value).toEqual(variant)
})

test('the standard map has its well-known numbers', () => {
  const provinces = Object.values(DIPLOMACY_STANDARD.provinces)
  expect(provinces.length).toBe(75)
  expect(provinces.filter((one) => one.centre).length).toBe(34)
  const kinds = ['land', 'coast', 'sea'].map((k) => provinces.filter((p) => p.kind === k).length)
  expect(kinds).toEqual([14, 42, 19])
  expect(Object.values(DIPLOMACY_STANDARD.powers).flatMap((power) => power.units).length).toBe(22)
})

describe('an invalid variant gets a list of faults', () => {
  test.each<[string, string, unknown, RegExp]>([
    ['kind', 'provinces.ALT.kind', 'swamp', /^provinces\.ALT\.kind: A province is land/],
    ['name', 'name', '', /^name: Give it a text/],
    ['one-sided', 'armies.BUR', ['CAM', 'HEI', 'WAL'], /^armies\.BUR: ALT borders on BUR; list/],
    [
      'army at sea',
      'armies.ALT',
      [...(DIPLOMACY_DUEL.armies.ALT ?? []), 'LAK'],
      /^armies\.ALT: LAK: No army can stand at LAK/,
    ],
    ['army of nowhere', 'armies.XXX', [], /^armies\.XXX: There is no province "XXX"/],
    [
      'itself',
      'armies.ALT',
      [...(DIPLOMACY_DUEL.armies.ALT ?? []), 'ALT'],
      /^armies\.ALT: A province does not border on itself/,
    ],
    [
      'fleet inland',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'BUR'],
      /^fleets\.ALT: BUR: No fleet can stand at BUR/,
    ],
    ['fleet one-sided', 'fleets.LAK', ['HEI'], /^fleets\.LAK: NOO borders on LAK; list/],
    [
      'fleet itself',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'ALT'],
      /^fleets\.ALT: A province does not border/,
    ],
    [
      'no such coast',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'NOO/NC'],
      /^fleets\.ALT: NOO\/NC: A fleet there stands at NOO/,
    ],
    [
      'no such province',
      'fleets.ALT',
      [...(DIPLOMACY_DUEL.fleets.ALT ?? []), 'FOO'],
      /^fleets\.ALT: FOO: There is no province "FOO"/,
    ],
    [
      'unnamed coast',
      'provinces.ALT.coasts',
      ['NC', 'SC'],
      /A fleet there stands at ALT\/NC or ALT\/SC/,
    ],
    [
      'coasts inland',
      'provinces.BUR.coasts',
      ['NC', 'SC'],
      /^provinces\.BUR\.coasts: Only a coast/,
    ],
    ['coast twice', 'provinces.ALT.coasts', ['NC', 'NC'], /A coast is named twice/],
    ['two names', 'provinces.ALT.aliases', ['heide'], /"heide" is already a name of ALT/],
    [
      'lonely',
      'provinces.ISL',
      { ...DIPLOMACY_DUEL.provinces.ALT, name: 'Isle' },
      /^provinces\.ISL: Nothing borders/,
    ],
    [
      'home',
      'powers.WEST.homes',
      [...(DIPLOMACY_DUEL.powers.WEST?.homes ?? []), 'HEI'],
      /^powers\.WEST\.homes: HEI is not a supply centre/,
    ],
    [
      'two homes',
      'powers.WEST.homes',
      [...(DIPLOMACY_DUEL.powers.WEST?.homes ?? []), 'OST'],
      /OST is a home of WEST already/,
    ],
    [
      'unit',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'X HEI'],
      /X HEI: Write a unit as/,
    ],
    [
      'unit at sea',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'A LAK'],
      /A LAK: No army can stand at LAK/,
    ],
    [
      'fleet on land',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'F RID'],
      /F RID: No fleet can stand at RID/,
    ],
    [
      'two units',
      'powers.WEST.units',
      [...(DIPLOMACY_DUEL.powers.WEST?.units ?? []), 'A OST'],
      /A OST: A OST stands there already|stands there already/,
    ],
    ['one power', 'powers.EAST', undefined, /^powers: A game needs two powers/],
    ['victory', 'victory', 0, /^victory: The map has 8 centres; ask for 1 to 8/],
    ['seasons', 'seasons.1.counts', undefined, /^seasons: Some season has to end/],
    ['letters', 'seasons.0.letter', 'W', /^seasons: Each season has a letter/],
  ])('%s', (_, path, value, says) => {
    expect(problems(altered(path, value)).join('\n')).toMatch(
      new RegExp(says.source.replace(/^\^/, '(^|\\n)')),
    )
  })

  test('at once', () => {
    const found = problems({
      ...DIPLOMACY_DUEL,
      victory: 99,
      seasons: [{ letter: 'W', name: 'Winter' }],
    })
    expect(found.length).toBe(3)
  })

  test('for any value', () => {
    for (const junk of [undefined, null, 7, 'map', [], {}, { provinces: 4 }])
      expect(checkVariant(junk).ok).toBe(false)
  })
})
