import { searchBot, seededRandom } from '@ackanomic/core/bots'
import { expect, test } from 'vitest'
import { listed, play, playListed } from './bot.js'
import { chess } from './chess.js'
import { shortSighted } from './chess-tactics.js'

test.each(listed)('bots play %s', async (id) => {
  const { match, moves, longest } = await playListed(id, 4)
  console.log(`${id}: the longest of ${moves} moves took ${Math.round(longest)} of 200 ms.`)
  expect(moves).toBeGreaterThan(0)
  expect(moves).toBeLessThanOrEqual(4)
  expect(match.game).toBe(id)
  expect(match.log.filter(({ kind }) => kind === 'move')).toHaveLength(moves)
})

test('bots play a match to its end, even of a game without defineGame', async () => {
  const { match, moves } = await play(chess, 20, (seat) =>
    searchBot(chess, seededRandom(seat), { rollouts: 4, tactics: shortSighted }),
  )
  expect([match.game, moves]).toEqual(['chess', 20])
  const whole = await playListed('pure-skill', 1000, 1)
  expect(whole.moves).toBeLessThanOrEqual(39)
  expect(whole.match.state).toMatchObject({ outcome: { winners: expect.any(Array) } })
})

test('bots do not play a game that is not listed', async () => {
  await expect(playListed('toString', 1)).rejects.toThrow('Name one of: ')
})
