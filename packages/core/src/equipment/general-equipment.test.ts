import { describe, expect, test } from 'vitest'
import { equipmentClauses } from './clauses.js'
import {
  type DefinitionDictionary,
  definitionLookupDictionaries,
  wordValidatingDictionaries,
} from './dictionaries.js'
import { generalEquipment } from './general-equipment.js'

describe('General Equipment', () => {
  test('is everything that the rule describes [1250.3/0]', () => {
    expect(generalEquipment.map(({ name }) => name)).toEqual([
      'Ackanomic Magic Dice',
      'Gamepoints',
      "The Official Scrabble Player's Dictionary (OSPD)",
      'Unabr.dict',
      'The Official Dictionary of Acka',
      'Definition Lookup Dictionary a',
      'Definition Lookup Dictionary b',
    ])
    const parts = generalEquipment.map(({ clause }) => /\/(\w+)/.exec(clause)?.[1])
    expect([...new Set(parts)]).toEqual(['I', 'II', 'III', 'IV'])
    for (const { clause } of generalEquipment) {
      expect(equipmentClauses.of).toHaveProperty([clause.slice('1250.3/'.length)])
    }
  })

  test('lists each dictionary under its own clause [1250.3/0]', () => {
    const listed = [
      ...Object.values(wordValidatingDictionaries),
      ...Object.values(definitionLookupDictionaries),
    ].map(({ title, clause }) => ({ name: title, clause }))
    const equipment = generalEquipment
      .filter(({ kind }) => kind.endsWith('dictionary'))
      .map(({ name, clause }) => ({ name, clause }))
    expect(equipment).toEqual(listed)
  })
})

describe('dictionaries', () => {
  test('the OSPD validates words [1250.3/III.a]', () => {
    expect(wordValidatingDictionaries.ospd).toMatchObject({ clause: '1250.3/III.a' })
    expect(wordValidatingDictionaries.ospd.title).toContain('OSPD')
  })

  test('Unabr validates words, uncompressed [1250.3/III.b]', () => {
    expect(wordValidatingDictionaries.unabr).toMatchObject({ clause: '1250.3/III.b' })
    expect(wordValidatingDictionaries.unabr.source).toContain('uncompressed')
  })

  test('the Official Dictionary validates words [1250.3/III.c]', () => {
    expect(wordValidatingDictionaries.official).toMatchObject({ clause: '1250.3/III.c' })
    expect(Object.keys(wordValidatingDictionaries)).toEqual(['ospd', 'unabr', 'official'])
  })

  test('two dictionaries tell definitions [1250.3/IV]', () => {
    expect(Object.keys(definitionLookupDictionaries)).toEqual(['lookupA', 'lookupB'])
    for (const { clause } of Object.values(definitionLookupDictionaries)) {
      expect(clause).toBe('1250.3/IV')
    }
    const plugged: Partial<
      Record<keyof typeof definitionLookupDictionaries, DefinitionDictionary>
    > = {
      lookupA: { define: (word) => (word === 'ing' ? [{ text: 'A meadow by a river.' }] : []) },
    }
    expect(plugged.lookupA?.define('ing')).toEqual([{ text: 'A meadow by a river.' }])
  })
})
