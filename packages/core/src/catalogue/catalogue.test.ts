import { describe, expect, test } from 'vitest'
import { nim } from '../bots/nim.test-support.js'
import { defineClauses } from '../clauses.js'
import { startMatch } from '../match/match.js'
import { saveMatch } from '../match/save.js'
import { listGame, mergeCatalogues } from './listing.js'
import { loadListedMatch } from './load-listed.js'

let loads = 0
const listed = listGame({
  id: 'nim',
  entryPoint: './nim.js',
  description: { ...nim.description, rule: '1250.99', name: 'Matches' },
  load: async () => {
    loads += 1
    return nim
  },
  clauses: async () => defineClauses('nim', { '1': 'Matches are taken.' }),
})

function save(): string {
  const roster = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
  const started = startMatch(nim, { roster, options: { matches: 5 } })
  if (!started.ok) throw new Error(started.error.message)
  return saveMatch(started.match)
}

describe('a listing', () => {
  test('describes its game without importing it', () => {
    expect([listed.id, listed.title, listed.rule]).toEqual(['nim', 'Matches', '1250.99'])
    expect(loads).toBe(0)
  })

  test('imports its game only once, and tries again after a failure', async () => {
    let tries = 0
    const flaky = listGame({
      ...listed,
      load: async () => {
        tries += 1
        if (tries === 1) throw new Error('offline')
        return nim
      },
    })
    await expect(flaky.load()).rejects.toThrow('offline')
    expect(await Promise.all([flaky.load(), flaky.load()])).toEqual([nim, nim])
    expect(await flaky.load()).toBe(nim)
    expect(tries).toBe(2)
  })

  test('loads a match, and refuses anything else', async () => {
    const loaded = await listed.loadMatch(save())
    expect(loaded.ok && [loaded.value.id, loaded.value.note]).toEqual(['nim', null])
    expect(loaded.ok && loaded.value.game).toBe(nim)
    const refused = await listed.loadMatch('')
    expect(refused.ok ? '' : refused.error.code).toBe('notJson')
  })
})

describe('a catalogue', () => {
  test('loads a match of the game named in its save', async () => {
    const loaded = await loadListedMatch({ nim: listed }, JSON.parse(save()))
    expect(loaded.ok && loaded.value.match.state.shared).toEqual({ matches: 5, turn: 0 })
  })

  test('answers for an unlisted game with the listed ones, without importing any', async () => {
    const before = loads
    const refused = await loadListedMatch(
      { nim: listed },
      { ...JSON.parse(save()), game: 'toString' },
    )
    expect(refused.ok ? '' : refused.error).toMatchObject({
      code: 'notListed',
      clause: 'contract/form',
      details: { game: 'toString', listed: ['nim'] },
    })
    expect(refused.ok ? '' : refused.error.message).toContain('"toString"')
    expect(loads).toBe(before)
  })

  test('finds a game by its id, whatever its key in the list', async () => {
    const loaded = await loadListedMatch({ mine: listed }, save())
    expect(loaded.ok && loaded.value.id).toBe('nim')
    const other = await loadListedMatch({ mine: listed }, { ...JSON.parse(save()), game: 'mine' })
    expect(other.ok ? '' : other.error.details).toEqual({ game: 'mine', listed: ['nim'] })
  })

  test('of chosen games has no others, and loads like the full one', async () => {
    const any = mergeCatalogues({ mine: listed })
    expect(Object.keys(any)).toEqual(['nim'])
    for (const id of ['mine', 'toString', '__proto__']) expect(any[id]).toBeUndefined()
    expect(await any.nim?.load()).toBe(nim)
    const loaded = await loadListedMatch(any, save())
    expect(loaded.ok && loaded.value.game).toBe(nim)
  })
})
