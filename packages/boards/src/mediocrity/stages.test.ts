import type { Mediocrity } from '@ackanomic/games/mediocrity'
import type { BoardMatchOf, MatchChange } from '@ackanomic/react'
import { expect, test } from 'vitest'
import { mediocrityStages } from './stages.js'

type Change = MatchChange<BoardMatchOf<Mediocrity>>

test('a result tells who scores, all numbers, and which were equal', () => {
  const view = { role: 'seat', seat: 3 } as Change['after']
  const event: object = { type: 'result', round: 2, numbers: [1, 2, 2, 3, null], scorer: 0 }
  const told: readonly object[] = [{ event, message: '' }]
  const events = told as Change['events']
  const names = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve']
  expect(mediocrityStages({ before: view, after: view, events, names })).toEqual([
    {
      kind: 'round',
      title: '1 is the middle: Ann scores',
      text: 'Ann 1, Bob 2, Cyd 2, you 3\nEqual in the middle, so out: 2.',
      focus: 'The numbers of round 2: Ann',
    },
  ])
})
