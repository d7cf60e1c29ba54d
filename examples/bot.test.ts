import { searchBot, seededPick } from '@ackanomic/core/bots'
import { expect, test } from 'vitest'
import { play, playListed } from './bot.js'
import { chess } from './chess.js'

test.each([
  'pure-skill',
  'ghost',
  'spades',
  'viruses',
  'tromino-go',
  'diplomacy',
  'acks-and-exceptions',
])('bots play %s', async (id) => {
  const { match, moves } = await playListed(id, 4, 40)
  expect(moves).toBe(4)
  expect(match.game).toBe(id)
  expect(match.log.filter(({ kind }) => kind === 'move')).toHaveLength(4)
})

test('bots play a match to its end, and any game that is written by hand', async () => {
  const bot = searchBot(seededPick(3), { playouts: 4, steps: 4 })
  const { match, moves } = await play(chess, 20, bot)
  expect([match.game, moves]).toEqual(['chess', 20])
  const whole = await playListed('pure-skill', 1000, 1)
  expect(whole.moves).toBeLessThanOrEqual(39)
  expect(whole.match.state).toMatchObject({ outcome: { winners: expect.any(Array) } })
})

test('a game that is not listed is not played', async () => {
  await expect(playListed('toString', 1)).rejects.toThrow('Name one of: ')
})
