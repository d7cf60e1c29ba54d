import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pureSkill } from '@ackanomic/games/pure-skill'
import { expect, test } from 'vitest'
import { judgeFolder, runArena } from './arena.js'
import { badPlayer } from './bad-player.test-support.js'

test('200 matches with a bad player are all finished, counted and judged again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'))
  const patience = 50
  const bad = badPlayer(patience)
  const [standing] = await runArena({
    game: pureSkill,
    options: { packSize: 3 },
    players: [bad.player, 'random', 'random'],
    matches: 200,
    seed: 'two hundred',
    patience,
    folder,
  })
  expect(standing?.failures).toEqual(bad.given)
  expect(standing?.matches).toBe(200)
  expect(await judgeFolder(folder)).toEqual({ judged: 200, contradicted: [] })
  rmSync(folder, { recursive: true })
})
