import { createMatch, days } from '@ackanomic/core'
import { lawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { clauses, hanabi, keeperOf, scoreOf } from './hanabi.js'
import { hanabiBot } from './hanabi-bot.js'

const names = ['Ann', 'Bob', 'Cyd', 'Dee', 'Eve']
const newMatch = (id: string, players = names.slice(0, 3)) =>
  createMatch(hanabi, { players, id, secret: 'the same cards in each run', now: () => 0 })

describe('a hand', () => {
  const match = newMatch('hands')
  const handsFor = (person: string | null) => {
    const view = match.viewFor(person)
    return [0, 1, 2].map((seat) => 'known' in view && view.known[keeperOf(seat, 3)]?.hand.length)
  }

  test.each([
    ['Ann', [undefined, 5, 5]],
    ['Bob', [5, undefined, 5]],
    ['Cyd', [5, 5, undefined]],
    [null, [false, false, false]],
  ])('is hidden from its holder and from spectators: %s', (person, hands) => {
    expect(handsFor(person)).toEqual(hands)
  })
})

describe('a hint', () => {
  test('marks all cards of its colour', () => {
    const match = newMatch('hints')
    const [card] = match.value.state.secret[keeperOf(1, 3)]?.hand ?? []
    match.play('Ann', `hint Bob ${card?.colour}`)
    const { marks, hints } = match.viewFor('Bob').shared
    expect([marks[1]?.[0]?.colours, hints]).toEqual([[card?.colour], 7])
  })

  test.each([
    ['hint Ann 1', 'badHint'],
    ['hint Dee 1', 'unparsable'],
    ['discard 1', 'hintsFull'],
    ['play 5', undefined],
  ])('or another first move, %s, has the error %s', (move, code) => {
    expect(newMatch('refusals').play('Ann', move).error?.code).toBe(code)
  })
})

describe('a player who misses a deadline', () => {
  test('discards their oldest card', () => {
    const match = newMatch('late')
    const [oldest] = match.value.state.secret[keeperOf(0, 3)]?.hand ?? []
    match.advanceTo(days(3))
    expect(match.viewFor(null).shared.discards).toEqual([oldest])
  })
})

describe('the bot', () => {
  test('makes a decent firework', () => {
    const scores = Array.from({ length: 30 }, (_, round) => {
      const players = names.slice(0, 2 + (round % 4))
      const match = newMatch(`match ${round}`, players)
      const run = match.playBotsSync(Object.fromEntries(players.map((name) => [name, hanabiBot])))
      expect(run.refused).toEqual([])
      const { fuses, fireworks } = match.viewFor(null).shared
      return fuses === 0 ? 0 : scoreOf(fireworks)
    })
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(14)
  })
})

describe('the laws', () => {
  const setups = [2, 3, 5].map((count) => ({
    roster: { players: names.slice(0, count), referees: [], startedAt: 0 },
  }))
  const laws = lawsOf(hanabi, { setups, clauses: [clauses], runs: 6, fuzzCount: 300 })
  for (const law of laws) test(law.name, () => law.check())
})
