import { describe, expect, test } from 'vitest'
import { equipmentClauses } from './clauses.js'
import {
  type DefinitionDictionary,
  type DefinitionDictionaryName,
  generalEquipment,
} from './general-equipment.js'

describe('General Equipment', () => {
  test('includes everything that the rule describes [1250.3/0]', () => {
    const all = Object.values(generalEquipment)
    expect(all.map(({ name }) => name)).toEqual([
      'Ackanomic Magic Dice',
      'Gamepoints',
      "The Official Scrabble Player's Dictionary (OSPD)",
      'Unabr.dict',
      'The Official Dictionary of Acka',
      'Definition Lookup Dictionary a',
      'Definition Lookup Dictionary b',
    ])
    const parts = all.map(({ clause }) => /\/(\w+)/.exec(clause)?.[1])
    expect([...new Set(parts)]).toEqual(['I', 'II', 'III', 'IV'])
    for (const { clause } of all) {
      expect(equipmentClauses.of).toHaveProperty([clause.slice('1250.3/'.length)])
    }
  })

  test('has influence only on the instance that uses it [1250.1/II.a(2)]', () => {
    expect(Object.values(generalEquipment).every(({ influence }) => influence === 'none')).toBe(
      true,
    )
  })
})

describe('dictionaries', () => {
  test.each([
    ['the OSPD [1250.3/III.a]', 'ospd', '1250.3/III.a', 'OSPD'],
    ['Unabr, uncompressed [1250.3/III.b]', 'unabr', '1250.3/III.b', 'uncompressed'],
    ['the Official Dictionary [1250.3/III.c]', 'official', '1250.3/III.c', 'Official Dictionary'],
  ] as const)('for the validity of words include %s', (_, key, clause, says) => {
    const { name, definition, ...dictionary } = generalEquipment[key]
    expect(dictionary.clause).toBe(clause)
    expect(`${name} ${definition}`).toContain(says)
  })

  test('for definitions are two [1250.3/IV]', () => {
    const { lookupA, lookupB } = generalEquipment
    expect([lookupA.clause, lookupB.clause]).toEqual(['1250.3/IV', '1250.3/IV'])
    const plugged: Partial<Record<DefinitionDictionaryName, DefinitionDictionary>> = {
      lookupA: { define: (word) => (word === 'ing' ? [{ text: 'A meadow by a river.' }] : []) },
    }
    expect(plugged.lookupA?.define('ing')).toEqual([{ text: 'A meadow by a river.' }])
  })
})
