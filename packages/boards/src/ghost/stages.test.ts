import type { Ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf, MatchChange } from '@ackanomic/react'
import { expect, test } from 'vitest'
import { ghostStages } from './stages.js'

type Change = MatchChange<BoardMatchOf<Ghost>>

/** The results of some events, as Bob sees them. */
function staged(...events: readonly object[]): ReturnType<typeof ghostStages> {
  const view = { role: 'seat', seat: 1 } as Change['after']
  const told = events.map((event) => ({
    event,
    message: 'It is so. More.',
  })) as Change['events'][0][]
  return ghostStages({ before: view, after: view, events: told, names: ['Ann', 'Bob'] })
}

test('a protest is shown with its ground', () => {
  const protest = { type: 'protested', by: 0, against: 1, ground: 'nowhere', word: 'VHE' }
  expect(staged(protest)).toMatchObject([
    { title: 'Ann protests against you', text: '“VHE is in no word.”' },
  ])
})

test('a player who is out is shown with the verdict, over the word that is destroyed', () => {
  const resolved = {
    type: 'resolved',
    ground: 'nowhere',
    valid: true,
    how: 'report',
    sought: 'VHE',
  }
  const removed = { type: 'removed', seat: 1, why: 'valid protest' }
  expect(staged(resolved, { type: 'destroyed', word: 'VHE' }, removed)).toMatchObject([
    {
      title: 'You are out',
      text: 'VHE is not in the dictionary. The protest was right.',
      on: 'before',
    },
  ])
})
