import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { OPEN, Script } from './script.test-support.js'

function termOf(options: object, item: number): string | undefined {
  const [[, event] = []] = new Script(OPEN, options).told('announced')
  return event?.type === 'announced' ? event.terms[item - 1] : undefined
}

describe('the announcement in sentences', () => {
  test.each([
    [{ minimum: 3, maximum: 5 }, '1. 3 to 5 players.'],
    [{ maximum: 2 }, '1. 2 players.'],
  ])('describes the number of players %j [1250.14/III.B1]', (players, says) => {
    expect(termOf({ players }, 1)).toBe(says)
  })

  test.each([
    [{}, 'moves 7 days, retreats 3 days, adjustments 3 days.'],
    [
      { moves: days(1), retreats: 131_400_000, adjustments: 5 },
      'moves 1 day, retreats 1 day 12 hours 30 minutes, adjustments 5 milliseconds.',
    ],
    [
      { moves: 3_600_000, retreats: 61_000, adjustments: days(366) },
      'moves 1 hour, retreats 1 minute 1 second, adjustments 366 days.',
    ],
  ])('describes the limits %j [1250.14/III.B4.a, 1250.14/III.B4.b]', (limits, says) => {
    expect(termOf({ limits }, 4)).toBe(`4. Time limits: ${says}`)
  })
})
