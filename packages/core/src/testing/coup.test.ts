import { describe, expect, test } from 'vitest'
import { lawsOf } from './laws.js'
import { coup } from './toys/coup.test-support.js'

const table = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0 }
const options = { tables: [{ table }], runs: 20, fuzzCount: 100 }

function brokenBy(game: ReturnType<typeof coup>): readonly string[] {
  return lawsOf(game, options).flatMap((law) => {
    try {
      law.check()
      return []
    } catch {
      return [law.name]
    }
  })
}

describe('a Coup that tells a player alone which card they drew keeps every law', () => {
  for (const law of lawsOf(coup(), options)) test(law.name, () => law.check())
})

test('a Coup that announces drawn cards to everybody breaks just one law', () => {
  expect(brokenBy(coup('all'))).toStrictEqual(['events leak nothing'])
})

test('a Coup that never lists the exchange breaks just one law, though nobody ever makes it', () => {
  expect(brokenBy(coup('its player', false))).toStrictEqual(['a complete list is complete'])
})
