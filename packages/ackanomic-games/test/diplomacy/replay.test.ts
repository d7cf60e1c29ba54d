import { expect, test } from 'vitest'
import { PLAYED_GAME } from './played-game.test-support.js'
import { type RecordedGame, type RecordedPhase, replayGame } from './replay-game.test-support.js'

const powers = (text: string): [string, string][] =>
  text.split('; ').map((part) => [part.slice(0, 3), part.slice(4)])

const lists = (text: string): Record<string, string> =>
  Object.fromEntries(powers(text).map(([power, list]) => [power, list.replaceAll(', ', ',')]))

function readPhase(block: string): RecordedPhase {
  const [head = '', ...rows] = block.split('\n')
  const [n = '', via] = head.split(' ')
  const row = (name: string): string | undefined =>
    rows
      .find((line) => line.trim().startsWith(`${name} `))
      ?.trim()
      .slice(name.length + 1)
  const [u, d, c, o] = ['units', 'lost', 'centres', 'orders'].map(row)
  const orders = (o ?? '')
    .split('; ')
    .filter((part) => part !== '')
    .map((part): [string, string[]] => [part.slice(0, 3), part.slice(4).split(', ')])
  return {
    n,
    u: lists(u ?? ''),
    ...(d !== undefined && { d: lists(d) }),
    ...(c !== undefined && { c: lists(c) }),
    o: Object.fromEntries(orders),
    ...(via !== undefined && { via: 1 }),
  }
}

const GAME: RecordedGame = {
  id: 'played game',
  phases: PLAYED_GAME.trim()
    .split(/\n(?=\S)/)
    .map(readPhase),
}

test('a replay of a real game has the recorded result of each phase', () => {
  expect(replayGame(GAME)).toEqual({ phases: 21 })
})

test('a difference is found and reported', () => {
  const phases = GAME.phases.map((phase, at) =>
    at === 1 ? { ...phase, u: { ...phase.u, ENG: 'A LVP,F LON,F EDI' } } : phase,
  )
  const { phases: agreed, difference } = replayGame({ id: 'altered', phases })
  expect(agreed).toBe(1)
  expect(difference).toMatch(/^F1901M: units recorded, not ours: .*ENG/)
})
