import { expect, test } from 'vitest'
import { Script } from './script.test-support.js'

test('the sample round: a script without a test, then a script and a test that edits [RTE/sample, RTE/turn]', () => {
  const played = new Script({
    hands: ['AC 5C 9H 2S JD', '4H KH 6D 5S 3C'],
    deck: '7S 8S',
  })
  expect(played.does('Ann', 'script AC 5C : 9H')).toBe('')
  expect(played.does('Ann', 'skip')).toBe('')
  expect(played.hand(0)).toBe('2S JD 7S')

  expect(played.does('Bob', 'script 4H KH : 6D')).toBe('')
  expect(played.does('Bob', 'input 5S')).toBe('')
  expect(played.posted()[0]).toMatchObject({ functions: ['edit'] })
  expect(played.does('Bob', 'edit Ann 1 lower AC with 3C')).toBe('')
  expect(played.told()).toEqual(['edit', 'end', 'turned up', 'draw', 'turn'])
  expect(played.state.shared.statements).toEqual([
    [{ lower: '3C', upper: '5C', function: '9H' }],
    [{ lower: '4H', upper: 'KH', function: '6D' }],
  ])
  expect(played.pile).toBe('AC 5S')
  expect(played.hand(1)).toBe('8S')
  expect(played.state.shared.turn).toBe(0)
})
