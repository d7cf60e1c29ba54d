import { describe, expect, test } from 'vitest'
import { gainsOf, type Scored } from './scoring.js'
import type { Default, FictionaryRound } from './state.js'

type Case = FictionaryRound['case']

/** Scores a round of five: seat 0 is the Brainiac, and the list has the order of the seats. */
function gains(votes: readonly (number | null)[], more: Partial<Scored> = {}): readonly number[] {
  const list = [0, 1, 2, 3, 4].map((author) => ({ author }))
  const round = {
    brainiac: 0,
    case: '3c',
    similar: [],
    list,
    votes,
    defaults: [],
  } as const
  return gainsOf({ ...round, ...more }, { step3Penalty: 5, botPenalty: 0 })
}

describe('the Gamepoints of a round', () => {
  test.each<[string, readonly (number | null)[], readonly number[]]>([
    ['one vote each', [null, 3, 4, 5, 2], [2, 1, 1, 1, 1]],
    ['all votes for one bluff', [null, 3, 3, 3, 3], [2, 0, 3, 0, 0]],
    ['sheeping by all', [null, 2, 3, 4, 5], [2, 0, 0, 0, 0]],
    [
      'one right vote, two votes for one bluff and one for another',
      [null, 1, 2, 2, 3],
      [0, 4, 1, 0, 0],
    ],
    ['right votes by all', [null, 1, 1, 1, 1], [0, 2, 2, 2, 2]],
    ['one right vote, and sheeping by the others', [null, 2, 1, 4, 5], [0, 0, 2, 0, 0]],
  ])(
    'are counted for %s [1250.10/5a.i] [1250.10/5a.ii] [1250.10/5a.iii] [1250.10/4b]',
    (_, votes, expected) => {
      expect(gains(votes)).toEqual(expected)
    },
  )

  test('include those of step 3 [1250.10/5a(2)]', () => {
    const list = [0, 1, 3, 4].map((author) => ({ author }))
    const more = { case: '3b', similar: [2], list } as const
    expect(gains([null, 1, null, 2, 2], more)).toEqual([0, 4, 4, 0, 0])
    expect(gains([null, 2, null, 2, 2], more)).toEqual([2, 2, 4, 0, 0])
  })

  test('give the Brainiac nothing without a vote [1250.10/3a(2)] [1250.10/3d(2)]', () => {
    const none = [null, null, null, null, null]
    expect(gains(none, { case: '3a', similar: [1, 4], list: [] })).toEqual([0, 3, 0, 0, 3])
    expect(gains(none, { case: '3d', list: [] })).toEqual([-4, 0, 0, 0, 0])
  })

  const late = (step: Default['step'], bot = false): Default => ({ step, seat: 0, bot })

  test.each<[string, readonly Default[], Case, 4 | 5, 0 | 1, number]>([
    ['in time', [], '3c', 5, 0, 2],
    ['one step late', [late(1)], '3c', 5, 0, 1],
    ['two steps late', [late(1), late(5)], '3c', 5, 0, 0],
    ['a bot', [late(1, true), late(5, true)], '3c', 5, 0, 2],
    ['a bot that costs', [late(1, true), late(5, true)], '3c', 5, 1, 0],
    ['no report', [late(3)], '3d', 5, 0, -5],
    ['no report, and a late word', [late(1), late(3)], '3d', 5, 0, -6],
    ['no report, at a penalty of 4', [late(3)], '3d', 4, 0, -4],
    ['no report, at a penalty of 4, and a late word', [late(1), late(3)], '3d', 4, 0, -5],
    ['no report by a bot', [late(3, true)], '3d', 5, 0, -4],
    ['no report by a bot that costs', [late(3, true)], '3d', 5, 1, -5],
    ['no report by a bot that costs, at a penalty of 4', [late(3, true)], '3d', 4, 1, -4],
  ])(
    'are reduced by defaults: %s [1250.10/IV.3(2)] [1250.10/3d(1)]',
    (_, defaults, how, step3Penalty, botPenalty, expected) => {
      const list = how === '3d' ? [] : [{ author: 0 }, { author: 1 }]
      const votes = [null, how === '3d' ? null : 2]
      const round = { brainiac: 0, case: how, similar: [], list, votes, defaults }
      expect(gainsOf(round, { step3Penalty, botPenalty })[0]).toBe(expected)
    },
  )

  test('ignore a vote for a number off the list', () => {
    expect(gains([null, 9, null, null, null])).toEqual([2, 0, 0, 0, 0])
  })
})
