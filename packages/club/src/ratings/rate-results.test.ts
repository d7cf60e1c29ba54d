import { days } from '@ackanomic/core'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshStore } from '../../../host/src/fresh.test-support.js'
import { migrateModule } from '../../../host/src/store/migrations.js'
import { clubSchema } from '../store/schema.js'
import type { RatedResult } from './compute-ratings.js'
import { computeRatings } from './compute-ratings.test-support.js'
import { rateResult } from './rate-results.js'
import { createSeasons } from './seasons.js'

const DAY = days(1)

const players = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve', 'Fay'] as const

const results = fc.uniqueArray(
  fc.record({
    match: fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'b', 'c') }),
    day: fc.nat(8),
    winner: fc.constantFrom(...players, 'Nobody'),
    here: fc.subarray([...players], { minLength: 2, maxLength: 3 }),
  }),
  { selector: ({ match }) => match, maxLength: 8 },
)

test('ratings do not depend on the order in which results arrive', async () => {
  const store = await freshStore()
  await migrateModule(store, clubSchema)
  let games = 0
  await fc.assert(
    fc.asyncProperty(results, fc.constantFrom(0, 0.5, 1), async (drawn, carryOver) => {
      games += 1
      const seasons = createSeasons({ starts: [3 * DAY, 5 * DAY], carryOver })
      const rated = drawn.map(({ match, day, winner, here }): RatedResult => {
        const [game, endedAt] = [`game ${games}`, day * DAY]
        const outcome = { at: endedAt, winners: [winner], ranking: [], awards: [] }
        const record = { players: here, outcome }
        return { game, match: `${game} ${match}`, endedAt, record }
      })
      await store.db.transaction().execute(async (tx) => {
        for (const result of rated) {
          const { match, endedAt, record } = result
          const row = { match, record: JSON.stringify(record), ended_at: endedAt, booked: 1 }
          await tx.insertInto('result_records').values(row).execute()
          await rateResult({ seasons }, tx, result)
        }
      })
      const right = [...computeRatings(rated, seasons).values()].flat()
      const stored = await store.db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', `game ${games}`)
        .execute()
      const byName = (one: { person: string; season: number }) => `${one.season} ${one.person}`
      const sorted = <Row extends { person: string; season: number }>(rows: readonly Row[]) =>
        rows.toSorted((one, other) => (byName(one) < byName(other) ? -1 : 1))
      expect(sorted(stored)).toEqual(sorted(right.map(({ rank: _, ...rating }) => rating)))
    }),
  )
  await store.close()
})
