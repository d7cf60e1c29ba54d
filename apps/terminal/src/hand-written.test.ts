import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { trial } from './testing/session.test-support.js'

const folder = mkdtempSync(join(tmpdir(), 'ackanomic-chess-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const chess = fileURLToPath(new URL('../../../examples/chess.ts', import.meta.url))
const sit = (command: readonly string[], ...lines: string[]) =>
  trial([chess, ...command], lines, folder)

describe('a game written without defineGame', () => {
  test('can be played against a bot, with refused moves and rewinding', async () => {
    const { shown } = await sit(['--seed', '7'], 'e4', 'Ke9', 'moves', 'rewind', 'd4', 'leave')
    expect(shown).toMatch(/• Ann plays e4\.\n• Bob plays \w+\./u)
    expect(shown).toContain('! "Ke9" is not a move')
    expect(shown).toMatch(/^ {2}e5 .*\ba3 /mu)
    expect(shown).toContain('The match is back after entry 0 of 2.')
    expect(shown).toMatch(/• Ann plays d4\..*• Bob wins, by resignation\..*Ranking: 1\. Bob\./su)
  })

  test('can be played by two people at one screen, saved and continued', async () => {
    const shared = ['--hot-seat', 'Ann,Bob', '--save', 'chess.json']
    const { shown } = await sit(shared, 'f3', 'e5', 'g4')
    expect(shown).toContain(`--load chess.json --hot-seat Ann,Bob --save chess.json`)
    const mate = await sit(['--load', 'chess.json', '--seat', 'Bob'], 'Qh4#')
    expect(mate.shown).toContain('Ranking: 1. Bob, 2. Ann.')
  })

  test('can be watched to its end', async () => {
    const { shown, code } = await sit(['--watch', '--seed', '3'])
    expect([code, shown.includes('Ranking: 1. ')]).toEqual([0, true])
  })
})
