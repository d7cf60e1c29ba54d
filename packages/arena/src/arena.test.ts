import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { afterEach, describe, expect, test } from 'vitest'
import { judgeFolder, runArena, wilson } from './arena.js'
import { badPlayer } from './bad-player.test-support.js'
import { commandPlayer } from './players.js'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'))
  folders.push(folder)
  return folder
}

const short = { game: pureSkill, options: { packSize: 3 }, seed: 'a test' }

describe('an arena', () => {
  test('counts each bad answer by its cause, and keeps saves that can be judged again', async () => {
    const folder = newFolder()
    const patience = 100
    const bad = badPlayer(patience)
    const players = [bad.player, 'random', 'random'] as const
    const [standing] = await runArena({ ...short, players, matches: 6, patience, folder })
    expect(standing?.failures).toEqual(bad.given)
    expect(standing?.matches).toBe(6)
    expect(await judgeFolder(folder)).toEqual({ judged: 6, contradicted: [] })
  })

  test('finds a changed save', async () => {
    const folder = newFolder()
    const players = ['random', 'random', 'random'] as const
    await runArena({ ...short, players, matches: 1, patience: 10, folder })
    const file = join(folder, readdirSync(folder)[0] ?? '')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"packSize":3', '"packSize":4'))
    expect((await judgeFolder(folder)).contradicted).toHaveLength(1)
  })

  test.each([
    [0, 0, [0, 0, 1]],
    [5, 10, [0.24, 0.5, 0.76]],
    [10, 10, [0.72, 1, 1]],
  ])('gives a confidence interval for %d points in %d matches', (points, matches, interval) => {
    expect(wilson(points, matches).map((each) => Math.round(each * 100) / 100)).toEqual(interval)
  })
})

const hasPython = spawnSync('python3', ['--version']).status === 0

test.runIf(hasPython)('a program in Python plays against our bots', async () => {
  const player = commandPlayer(
    `python3 "${join(import.meta.dirname, '../../../examples/player.py')}"`,
  )
  const players = [player, 'random', 'random'] as const
  const [standing] = await runArena({ ...short, players, matches: 3, patience: 60_000 })
  player.close?.()
  expect(standing).toMatchObject({ matches: 3, replaced: 0 })
  expect(Object.values(standing?.failures ?? {})).toEqual([0, 0, 0, 0])
})
