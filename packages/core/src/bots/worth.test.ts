import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.js'
import type { PublicRoster } from '../game/view.js'
import { Worth } from './worth.js'

interface ParticipantStatus {
  readonly winners?: readonly string[]
  readonly scores?: readonly number[]
}

const seats = ['Ann', 'Bob', 'Cyd'].map((player) => ({ holder: player, player }))

/** Returns the worth of a state that has only an outcome and scores. */
function worthIn(): (state: ParticipantStatus) => readonly number[] {
  const game = {
    outcome: ({ winners }: ParticipantStatus) => (winners === undefined ? undefined : { winners }),
    scores: ({ scores }: ParticipantStatus) => scores,
  }
  const worth = new Worth(
    game as unknown as Game<ParticipantStatus, never>,
    { seats } as unknown as PublicRoster,
    undefined,
  )
  return (state) => worth.of(state)
}

describe('the worth of a finished match', () => {
  test.each([
    [['Bob'], [0, 1, 0]],
    [
      ['Ann', 'Bob'],
      [29 / 30, 29 / 30, 0],
    ],
    [
      ['Ann', 'Bob', 'Cyd'],
      [1 / 3, 1 / 3, 1 / 3],
    ],
    [[], [1 / 6, 1 / 6, 1 / 6]],
  ])('with winners %j is %j', (winners, worth) => {
    expect(worthIn()({ winners })).toEqual(worth)
  })
})

test('a lead before the end is worth more than a tie and less than a win', () => {
  const worthOf = worthIn()
  expect(worthOf({})).toEqual([0.5, 0.5, 0.5])
  expect(worthOf({ scores: [3, 3, 3] })).toEqual([0.5, 0.5, 0.5])
  const [ahead = 0, behind = 0] = worthOf({ scores: [9, 1, 5] })
  expect(ahead).toBeGreaterThan(0.5)
  expect(behind).toBeLessThan(0.5)
  for (let lead = 1; lead < 1000; lead *= 10) {
    const [most = 1, least = 0] = worthOf({ scores: [lead, -lead, 0] })
    expect(most).toBeLessThanOrEqual(0.9)
    expect(least).toBeGreaterThanOrEqual(0.1)
  }
})
