import { createTableClock, days, type Game, hours } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { timeBetween } from '@ackanomic/core/engine'
import { minimalOpening, randomMatch } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'

const clock = createTableClock(
  {
    timeZone: 'Europe/Berlin',
    quiet: [{ days: ['sat', 'sun'] }, { from: '22:00', to: '07:00' }],
    holidays: ['1970-01-06'],
    bank: { start: days(1), increment: hours(1), most: days(2) },
  },
  0,
)
if (!clock.ok) throw new Error(clock.error)

describe('a table with a clock', () => {
  test.each(Object.entries(catalogue))(
    'has no deadline of %s in a quiet time',
    async (_, listing) => {
      const game: Game = await listing.load()
      const { table } = minimalOpening(game)
      const opening = { table: { ...table, clock: clock.value } }
      const match = randomMatch(game, opening, seededRandom('clocks'), { entries: 60 })
      const dues = match.trials.flatMap(({ result }) =>
        result.ok ? game.status(result.value.state).clock.timers.map(({ due }) => due) : [],
      )
      expect(dues.length).toBeGreaterThan(0)
      for (const due of new Set(dues))
        if (due !== null) expect(timeBetween(clock.value, due, due + 1)).toBe(1)
    },
  )
})
