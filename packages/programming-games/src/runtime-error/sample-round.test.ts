import { expect, test } from 'vitest'
import { Sitting } from './sitting.test-support.js'

test('the sample round: a script without a test, then a script and a test that edits [RTE/sample, RTE/turn]', () => {
  const sitting = new Sitting({
    hands: ['AC 5C 9H 2S JD', '4H KH 6D 5S 3C'],
    deck: '7S 8S',
  })
  expect(sitting.does('Ann', 'script AC 5C : 9H')).toBe('')
  expect(sitting.does('Ann', 'skip')).toBe('')
  expect(sitting.hand(0)).toBe('2S JD 7S')

  expect(sitting.does('Bob', 'script 4H KH : 6D')).toBe('')
  expect(sitting.does('Bob', 'input 5S')).toBe('')
  expect(sitting.posted()[0]).toMatchObject({ functions: ['edit'] })
  expect(sitting.does('Bob', 'edit Ann 1 lower AC with 3C')).toBe('')
  expect(sitting.told()).toEqual(['edit', 'end', 'turned up', 'draw', 'turn'])
  expect(sitting.state.shared.statements).toEqual([
    [{ lower: '3C', upper: '5C', function: '9H' }],
    [{ lower: '4H', upper: 'KH', function: '6D' }],
  ])
  expect(sitting.pile).toBe('AC 5S')
  expect(sitting.hand(1)).toBe('8S')
  expect(sitting.state.shared.turn).toBe(0)
})
