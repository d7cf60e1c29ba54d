import { readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Game, gameName, saveMatch, startMatch } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import { loadListedMatch } from '@ackanomic/core/catalogue'
import type { GameOf } from '@ackanomic/core/engine'
import { minimalOpening } from '@ackanomic/core/testing'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Catalogue, catalogue } from './catalogue.js'
import type { Ghost } from './ghost/model.js'

const source = dirname(fileURLToPath(import.meta.url))

function gamesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/\\]+[/\\]game\.ts$/u.test(path))
    .map((path) => dirname(path))
}

function startedSave(game: Game): string {
  const opening = { options: {}, ...minimalOpening(game) }
  const started = startMatch(game, opening, { referee: seededReferee(7) })
  if (!started.ok) throw new Error(started.error.message)
  return saveMatch(started.match)
}

test('the catalogue lists every game, in the order of the rules', () => {
  expect(new Set(Object.keys(catalogue))).toEqual(new Set(gamesIn(source)))
  const rules = Object.values(catalogue).flatMap(({ rule }) =>
    rule === null ? [] : [Number(rule.split('.')[1])],
  )
  expect(rules).toEqual([...rules].sort((a, b) => a - b))
})

describe.each(Object.entries(catalogue))('%s', (id, listing) => {
  test('is listed with its description', async () => {
    const game = await listing.load()
    expect([game.id, listing.id]).toEqual([id, id])
    expect(game.description).toEqual(listing.description)
    expect(listing.title).toBe(gameName(game.description))
    expect(listing.rule).toBe(game.description.rule)
    expect(listing.entryPoint).toMatch(new RegExp(`^@ackanomic/games/${id}$`, 'u'))
    const exported: Readonly<Record<string, unknown>> = await import(listing.entryPoint)
    expect(Object.values(exported)).toContain(game)
  })

  test('cites the clauses of its rule, without their texts', async () => {
    const { rule } = await listing.clauses()
    expect(rule).toBe(listing.rule)
    expect(await listing.load()).not.toHaveProperty('clauses')
  })

  test('loads its matches by the name in their saves', async () => {
    const save = startedSave(await listing.load())
    const loaded = await loadListedMatch(catalogue, save)
    if (!loaded.ok) throw new Error(loaded.error.message)
    expect(loaded.value.id).toBe(id)
    expect(loaded.value.game).toBe(await listing.load())
    expect(saveMatch(loaded.value.match)).toBe(save)
  })
})

test('a loaded match has the types of its game', async () => {
  const loaded = await loadListedMatch(catalogue, startedSave(await catalogue.ghost.load()))
  if (!loaded.ok || loaded.value.id !== 'ghost') throw new Error('It is no match of Ghost.')
  expectTypeOf(loaded.value.game).toEqualTypeOf<GameOf<Ghost>>()
  expectTypeOf<keyof Catalogue>().toExtend<string>()
  expect(loaded.value.match.state.shared.word).toBeNull()
})

test.each([
  ['text that is not JSON', '{', 'notJson'],
  ['JSON that is not a save', '{}', 'notASave'],
  ['the name of a property that all objects have', 'constructor', 'notListed'],
  ['a game that is not listed', 'chess', 'notListed'],
])('%s is refused', async (_, game, code) => {
  const save = game.startsWith('{')
    ? game
    : { ...JSON.parse(startedSave(await catalogue.ghost.load())), game }
  const refused = await loadListedMatch(catalogue, save)
  expect(refused.ok ? '' : refused.error.code).toBe(code)
  expect(refused.ok ? '' : refused.error.message).toMatch(/\.$/u)
})
