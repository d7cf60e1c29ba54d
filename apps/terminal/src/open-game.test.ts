import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { openGame, openListed } from './open-game.js'

const opened = async (name: string): Promise<string> => {
  const found = await openGame(name, '.')
  return found.ok ? found.value.game.id : found.error
}

describe('the game to open', () => {
  test.each([
    ['spades', 'spades'],
    ['Spades', 'spades'],
    ['spade', 'spades'],
    ['1250.15', 'spades'],
    ['rule 1250.15', 'spades'],
    ['Game of Pure Skill', 'pure-skill'],
    ['pure', 'pure-skill'],
    ['pureskill', 'pure-skill'],
    ['lantern', 'rusty-lantern'],
    ['go', 'There is no game "go".'],
    ['tromino', 'tromino-go'],
    ['acks', 'acks-and-exceptions'],
    ['', 'There is no game "".'],
  ])('is found as %j', async (name, id) => {
    expect((await opened(name)).slice(0, id.length)).toBe(id)
  })

  test.each([
    ['sapdes', 'spades'],
    ['diplomcay', 'diplomacy'],
    ['rusty-lantren', 'rusty-lantern'],
  ])('is suggested for %j', async (name, id) => {
    expect(await opened(name)).toMatch(`There is no game "${name}". Did you mean "${id}"? Choose`)
  })

  test('from a module must have everything that a session needs', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ackanomic-open-'))
    writeFileSync(
      join(folder, 'half.mjs'),
      'export const half = { id: "half", setup() {}, view() {} }',
    )
    writeFileSync(join(folder, 'none.mjs'), 'export const none = 7')
    const [half, none] = [
      await openGame('./half.mjs', folder),
      await openGame('./none.mjs', folder),
    ]
    rmSync(folder, { recursive: true })
    expect(half.ok ? '' : half.error).toMatch(
      /^\.\/half\.mjs exports no game; .* lacks .*notation, apply/u,
    )
    expect(none.ok ? '' : none.error).toMatch(/^\.\/none\.mjs exports no game; [^.]*\.$/u)
  })

  test('from a module has the clauses that the module exports', async () => {
    const nim = await openGame(
      './nim.ts',
      fileURLToPath(new URL('../../../examples', import.meta.url)),
    )
    expect(nim).toMatchObject({ value: { game: { id: 'nim' }, clauses: { rule: 'nim' } } })
  })

  test('from a save is found only by its id', async () => {
    expect(await openListed('Spades')).toMatchObject({ ok: false })
    expect(await openListed('spades')).toMatchObject({ ok: true })
  })
})
