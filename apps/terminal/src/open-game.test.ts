import { describe, expect, test } from 'vitest'
import { openGame, openListed } from './open-game.js'

const opened = async (name: string): Promise<string> => {
  const found = await openGame(name, '.')
  return found.ok ? found.value.id : found.error
}

describe('a game', () => {
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

  test('of a save is called by its id alone', async () => {
    expect(await openListed('Spades')).toMatchObject({ ok: false })
    expect(await openListed('spades')).toMatchObject({ ok: true })
  })
})
