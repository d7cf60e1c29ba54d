import { expect, test } from 'vitest'
import { nameKeyOf } from './names.js'

test.each([
  ['Ann', 'ANN', 'case'],
  ['Ann Lee', ' Ann  Lee ', 'spaces'],
  ['Ann', '\uFF21nn', 'width'],
  ['Ann', 'A\u200Bnn', 'an invisible letter'],
  ['Ann', '\u0410nn', 'a Cyrillic capital A'],
  ['ann', '\u0430nn', 'a Cyrillic small a'],
  ['Ann', '\u0430nn', 'a Cyrillic small a, in another case'],
  ['Bob', '\u0392ob', 'a Greek Beta'],
  ['limes11', 'Iimes11', 'a capital I'],
  ['Paul', 'Pau1', 'a one'],
  ['OOO', 'O0O', 'a zero'],
  ['Tim', 'Tirn', 'two letters that look like one'],
  ['nico', 'n\u0456\u0441\u043E', 'two scripts'],
  ['Istanbul', '\u0130stanbul', 'a dot on a capital'],
  ['Istanbul', '\u0131stanbul', 'no dot on a small letter'],
  ['Strasse', 'Stra\u00DFe', 'a sharp s'],
])('%s and %s look alike despite %s', (one, other) => {
  expect(nameKeyOf(one)).toBe(nameKeyOf(other))
})

test.each([
  ['Ann', 'Anna'],
  ['Bob', 'Rob'],
  ['Jos\u00E9', 'Jose'],
  ['\u0141ukasz', 'Lukasz'],
  ['Mar\u00EDa', 'Mar\u00EDo'],
  ['\u540D\u524D', '\u540D\u79F0'],
  ['\u0410\u043D\u043D\u0430', '\u0410\u043B\u043B\u0430'],
])('%s and %s do not look alike', (one, other) => {
  expect(nameKeyOf(one)).not.toBe(nameKeyOf(other))
})
