import { createMatch, days } from '@ackanomic/core'
import { randomBot, searchBot, seededRandom } from '@ackanomic/core/bots'
import { lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { tactics } from './bot.js'
import { clauses, game } from './game.js'

const secret = 'the same cards in each run'
const newMatch = (id: string) =>
  createMatch(game, { players: ['Ann', 'Bob'], id, secret, now: () => 0 })

describe('a trick', () => {
  test('goes to the highest card', () => {
    const match = newMatch('a trick')
    const [ann, bob] = match.value.state.secret.map(({ hand }) => hand[0] ?? 0)
    match.play('Ann', `play ${ann}`)
    match.play('Bob', `play ${bob}`)
    expect(match.viewFor(null).shared.tricks).toEqual((ann ?? 0) > (bob ?? 0) ? [1, 0] : [0, 1])
  })

  test('refuses a card that its player does not hold', () => {
    const match = newMatch('not in hand')
    const other = match.value.state.secret[1]?.hand[0]
    expect(match.play('Ann', `play ${other}`).error?.code).toBe('notInHand')
  })

  test('gets the lowest card of a late player', () => {
    const match = newMatch('late')
    const lowest = match.value.state.secret[0]?.hand[0]
    match.advanceTo(days(3))
    expect(match.viewFor(null).shared.played).toEqual([lowest])
  })
})

describe('the bot', () => {
  test('takes more tricks than random play', { timeout: 60_000 }, () => {
    const taken = [0, 0]
    for (let round = 0; round < 20; round++) {
      const match = newMatch(`match ${round}`)
      match.playBotsSync({
        Ann: searchBot(game, seededRandom(`bot ${round}`), { tactics, rollouts: 30 }),
        Bob: randomBot(game, seededRandom(`random ${round}`)),
      })
      for (const [seat, tricks] of match.viewFor(null).shared.tricks.entries())
        taken[seat] = (taken[seat] ?? 0) + tricks
    }
    expect(taken[0]).toBeGreaterThan(taken[1] ?? 0)
  })
})

describe('the laws', () => {
  const seats = (...players: string[]) => ({ roster: { players, referees: [], startedAt: 0 } })
  const setups = [seats('Ann', 'Bob'), seats('Ann', 'Bob', 'Cyd', 'Dee')]
  // For a longer run: { runs: 1000, fuzzCount: 100_000 }
  const options = { setups, clauses: [clauses], runs: 20, fuzzCount: 500 }
  for (const law of lawsOf(game, options)) test(law.name, { timeout: 60_000 }, () => law.check())
})
