import { describe, expect, test } from 'vitest'
import { checkVariant } from './check.js'
import type { Variant } from './map.js'
import { DUEL } from './variants/duel.js'
import { ISLANDS } from './variants/islands.js'
import { STANDARD } from './variants/standard.js'

const problems = (value: unknown): readonly string[] => {
  const checked = checkVariant(value)
  return checked.ok ? [] : checked.error.map(({ where, says }) => `${where}: ${says}`)
}

/** A copy of the duel in which something is changed. */
const altered = (change: (copy: Record<string, never>) => void): unknown => {
  const copy = JSON.parse(JSON.stringify(DUEL))
  change(copy)
  return copy
}

test.each([STANDARD, ISLANDS, DUEL].map((variant): [string, Variant] => [variant.name, variant]))(
  '%s is a good variant, also after a trip through JSON',
  (_, variant) => {
    expect(problems(variant)).toEqual([])
    const copy = JSON.parse(JSON.stringify(variant))
    const checked = checkVariant(copy)
    expect(checked.ok && checked.value).toEqual(variant)
  },
)

test('the standard map has the numbers that it is known by', () => {
  const provinces = Object.values(STANDARD.provinces)
  expect(provinces.length).toBe(75)
  expect(provinces.filter((one) => one.centre).length).toBe(34)
  const kinds = ['land', 'coast', 'sea'].map((k) => provinces.filter((p) => p.kind === k).length)
  expect(kinds).toEqual([14, 42, 19])
  expect(Object.values(STANDARD.powers).flatMap((power) => power.units).length).toBe(22)
})

describe('a bad variant gets a list of what is wrong', () => {
  test.each<[string, (copy: any) => void, RegExp]>([
    ['kind', (c) => (c.provinces.ALT.kind = 'swamp'), /^provinces\.ALT\.kind: A province is land/],
    ['name', (c) => (c.name = ''), /^name: Give it a text/],
    ['places', (c) => (c.provinces.ALT.places = []), /^provinces\.ALT\.places/],
    [
      'one-sided',
      (c) => (c.armies.BUR = ['CAM', 'HEI', 'WAL']),
      /^armies\.BUR: ALT borders on BUR; list/,
    ],
    [
      'army at sea',
      (c) => c.armies.ALT.push('LAK'),
      /^armies\.ALT: LAK is no province where an army/,
    ],
    ['army of nowhere', (c) => (c.armies.XXX = []), /^armies\.XXX: Armies go only from/],
    [
      'itself',
      (c) => c.armies.ALT.push('ALT'),
      /^armies\.ALT: A province does not border on itself/,
    ],
    [
      'fleet inland',
      (c) => c.fleets.ALT.push('BUR'),
      /^fleets\.ALT: BUR: A fleet is never on land/,
    ],
    ['fleet one-sided', (c) => (c.fleets.LAK = ['HEI']), /^fleets\.LAK: NOO borders on LAK; list/],
    ['fleet itself', (c) => c.fleets.ALT.push('ALT'), /^fleets\.ALT: A province does not border/],
    [
      'no such coast',
      (c) => c.fleets.ALT.push('NOO/NC'),
      /^fleets\.ALT: NOO\/NC: NOO has one shore/,
    ],
    [
      'no such province',
      (c) => c.fleets.ALT.push('FOO'),
      /^fleets\.ALT: FOO: There is no province FOO/,
    ],
    ['unnamed coast', (c) => (c.provinces.ALT.coasts = ['NC', 'SC']), /Name the coast: NC or SC/],
    [
      'coasts inland',
      (c) => (c.provinces.BUR.coasts = ['NC', 'SC']),
      /^provinces\.BUR\.coasts: Only a coast/,
    ],
    ['coast twice', (c) => (c.provinces.ALT.coasts = ['NC', 'NC']), /A coast is named twice/],
    ['two names', (c) => (c.provinces.ALT.aliases = ['heide']), /"heide" is already a name of ALT/],
    [
      'lonely',
      (c) => (c.provinces.ISL = { ...c.provinces.ALT, name: 'Isle' }),
      /^provinces\.ISL: Nothing borders/,
    ],
    [
      'home',
      (c) => c.powers.WEST.homes.push('HEI'),
      /^powers\.WEST\.homes: HEI is no supply centre/,
    ],
    ['two homes', (c) => c.powers.WEST.homes.push('OST'), /OST is a home of WEST already/],
    ['unit', (c) => c.powers.WEST.units.push('X HEI'), /X HEI: Write a unit as/],
    ['unit at sea', (c) => c.powers.WEST.units.push('A LAK'), /LAK is no province where an army/],
    ['fleet on land', (c) => c.powers.WEST.units.push('F RID'), /F RID: A fleet is never on land/],
    [
      'two units',
      (c) => c.powers.WEST.units.push('A OST'),
      /A OST: A OST stands there already|stands there already/,
    ],
    ['one power', (c) => delete c.powers.EAST, /^powers: A game needs two powers/],
    ['victory', (c) => (c.victory = 0), /^victory: The map has 8 centres; ask for 1 to 8/],
    ['seasons', (c) => delete c.seasons[1].counts, /^seasons: Some season has to end/],
    ['letters', (c) => (c.seasons[0].letter = 'W'), /^seasons: Each season has a letter/],
  ])('%s', (_, change, says) => {
    expect(problems(altered(change)).join('\n')).toMatch(
      new RegExp(says.source.replace(/^\^/, '(^|\\n)')),
    )
  })

  test('all at once', () => {
    const found = problems({ ...DUEL, victory: 99, seasons: [{ letter: 'W', name: 'Winter' }] })
    expect(found.length).toBe(3)
  })

  test('whatever is no variant at all', () => {
    for (const junk of [undefined, null, 7, 'map', [], {}, { provinces: 4 }])
      expect(checkVariant(junk).ok).toBe(false)
  })
})
