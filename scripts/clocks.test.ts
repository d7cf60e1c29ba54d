import { createMatchClock, days, type Game, hours } from '@ackanomic/core'
import { seededRandom } from '@ackanomic/core/bots'
import { timeBetween } from '@ackanomic/core/engine'
import { lawsOf, minimalOpening, randomMatch } from '@ackanomic/core/testing'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { describe, expect, test } from 'vitest'

const clock = createMatchClock(
  {
    timeZone: 'Europe/Berlin',
    quiet: [{ days: ['sat', 'sun'] }, { from: '22:00', to: '07:00' }],
    holidays: ['1970-01-06'],
    bank: { start: days(1), increment: hours(1), most: days(2) },
  },
  0,
)
if (!clock.ok) throw new Error(clock.error)

/** The options that give deadlines to games without any by default. */
const TIMED: Readonly<Record<string, object>> = { 'acks-and-exceptions': { timeLimit: 2 } }

const everyGame = Object.entries({ ...catalogue, ...programmingCatalogue })

describe.each(everyGame)('%s with a clock', (id, listing) => {
  async function opened() {
    const game: Game = await listing.load()
    const { roster } = minimalOpening(game)
    const options = TIMED[id] ?? {}
    return {
      game,
      opening: { roster: { ...roster, clock: clock.ok ? clock.value : undefined }, options },
    }
  }

  test('has no deadline in quiet times', async () => {
    const { game, opening } = await opened()
    const match = randomMatch(game, opening, seededRandom('clocks'), { entries: 60 })
    const dues = match.trials.flatMap(({ result }) =>
      result.ok ? game.status(result.value.state).clock.timers.map(({ due }) => due) : [],
    )
    // The rule of Runtime Error has no time limits.
    expect(dues.length > 0).toBe(id !== 'runtime-error')
    for (const due of new Set(dues))
      if (due !== null) expect(timeBetween(opening.roster.clock, due, due + 1)).toBe(1)
  })

  test('has the same states in apply and in simulate', async () => {
    const { game, opening } = await opened()
    const laws = lawsOf(game, { setups: [opening], runs: 3, entries: 40 })
    laws.find(({ name }) => name === 'both speeds give the same states')?.check()
  })
})
