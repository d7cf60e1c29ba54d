import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { GameOf } from '../engine/contract.js'
import { type Errands, errandRecipe, errands } from '../engine/errands.test-support.js'
import type { Migration } from '../engine/recipe.js'
import type { WholeRecipe } from '../engine/whole-recipe.test-support.js'
import { equalPlain } from '../json.js'
import { loadMatch } from './load.js'
import { type Match, submit } from './match.js'
import { played } from './played.test-support.js'
import { rewind } from './replay.js'
import { saveMatch } from './save.js'

/** As much of a save as a test does harm to. */
interface Saved {
  readonly log: unknown[]
  readonly base: { readonly state: { readonly own: object } }
}

describe('older saves', () => {
  const renamed = errands({
    revision: 2,
    migrations: {
      1: ({ options, log: entries }) => ({
        options,
        log: JSON.parse(JSON.stringify(entries).replaceAll('"two"', '"too"')),
      }),
    },
  })

  test('a migration changes the log, and the state follows from it', () => {
    const loaded = loadMatch(renamed, saveMatch(played()))
    if (!loaded.ok) throw new Error(loaded.error.says)
    expect(loaded.value.note).toBe('migrated')
    expect(loaded.value.match.revision).toBe(2)
    expect(loaded.value.match.state.own.log.at(-1)).toBe('too')
  })

  const stricterMoves: WholeRecipe<Errands>['moves'] = {
    ...errandRecipe.moves,
    run: {
      ...errandRecipe.moves.run,
      check: (_, __, { person }) => ({ code: 'forbidden', facts: { person } }),
    },
  }
  const stricter = errands({ revision: 2, moves: stricterMoves })
  const silent = errands({ revision: 2, moves: stricterMoves, render: () => '' })

  test('a log that no longer replays falls back to its checkpoint, and says so', () => {
    const saved = played()
    const loaded = loadMatch(stricter, saveMatch(saved))
    if (!loaded.ok) throw new Error(loaded.error.says)
    const { match, note } = loaded.value
    expect(note).toBe('from checkpoint')
    expect(match.state).toEqual(saved.state)
    expect(match.base?.entries).toBe(3)
    expect(rewind(stricter, match, 1)).toMatchObject({ ok: false, error: { code: 'cannotRewind' } })
    const cheer = { kind: 'move', at: 4000, by: 'Zoe', move: { type: 'cheer' } } as const
    const next = submit(stricter, match, cheer)
    if (!next.ok) throw new Error(next.error.says)
    const again = loadMatch(stricter, saveMatch(next.value.match))
    expect(again.ok && equalPlain(again.value.match, next.value.match)).toBe(true)
  })

  test('a checkpoint that cannot be believed is damage', () => {
    const save = JSON.parse(saveMatch(played()))
    save.checkpoint.state.table.seats = 'none'
    expect(loadMatch(stricter, save)).toMatchObject({ ok: false, error: { code: 'damaged' } })
  })

  test('an older log that its checkpoint does not fit is damage, though it replays', () => {
    const save = JSON.parse(saveMatch(played()))
    save.log.pop()
    expect(loadMatch(renamed, save)).toMatchObject({ ok: false, error: { code: 'damaged' } })
  })

  test('a migration changes nothing of what came in', () => {
    const save = JSON.parse(saveMatch(played()))
    const before = JSON.stringify(save)
    const clearing = errands({
      revision: 2,
      migrations: { 1: (play) => Object.assign(play, { log: (play.log as unknown[]).splice(0) }) },
    })
    expect(loadMatch(clearing, save).ok).toBe(true)
    expect(JSON.stringify(save)).toBe(before)
  })

  /** Loads, saves and loads again as often as it takes to see whether it stays so. */
  function settled(of: GameOf<Errands>, save: string): Match<Errands> {
    const first = loadMatch(of, save)
    if (!first.ok) throw new Error(first.error.says)
    expect(first.value.note).toBe('from checkpoint')
    let { match } = first.value
    for (let i = 0; i < 3; i++) {
      const again = loadMatch(of, saveMatch(match))
      if (!again.ok) throw new Error(again.error.says)
      expect(again.value).toEqual({ match, note: null })
      match = again.value.match
    }
    return match
  }

  test.each<[string, Migration, number]>([
    ['drops an entry', ({ options, log: old }) => ({ options, log: old.slice(1) }), 2],
    ['adds one', ({ options, log: old }) => ({ options, log: [old[0], ...old] }), 4],
    ['cannot read the log', ({ log: old }) => JSON.parse(String(old[9])), 3],
    ['makes no log of it', ({ options }) => ({ options, log: 'none' as never }), 3],
    ['makes no entries of it', ({ options }) => ({ options, log: [7] }), 3],
  ])('a match goes on from its checkpoint where a migration %s', (_, migration, entries) => {
    const of = errands({ revision: 2, moves: stricterMoves, migrations: { 1: migration } })
    const match = settled(of, saveMatch(played()))
    expect(match.state).toEqual(played().state)
    expect([match.base?.entries, match.log.length]).toEqual([entries, entries])
  })

  test('a match goes on from its checkpoint where its start would now be refused', () => {
    const checkSetup = () => ({ code: 'badMotto', facts: { motto: '' } }) as const
    const match = settled(errands({ revision: 2, checkSetup }), saveMatch(played()))
    expect(match.state).toEqual(played().state)
  })

  test('options that a migration has changed stay as they are, though the state is older', () => {
    const shorter = errands({
      revision: 2,
      moves: stricterMoves,
      options: v.strictObject({ motto: v.string(), colours: v.tuple([v.literal('red')]) }),
      migrations: {
        1: ({ log: old }) => ({ options: { motto: 'On', colours: ['red'] }, log: old }),
      },
    })
    const match = settled(shorter, saveMatch(played()))
    expect(match.options).toEqual({ motto: 'On', colours: ['red'] })
    expect(match.state.options).toEqual(played().state.options)
  })

  test('an entry that came after a checkpoint is not lost in a migration', () => {
    const fallen = settled(stricter, saveMatch(played()))
    const cheer = { kind: 'move', at: 4000, by: 'Zoe', move: { type: 'cheer' } } as const
    const next = submit(stricter, fallen, cheer)
    if (!next.ok) throw new Error(next.error.says)
    const shortening = errands({
      revision: 3,
      moves: stricterMoves,
      migrations: { 2: ({ options, log: old }) => ({ options, log: old.slice(1) }) },
    })
    const match = settled(shortening, saveMatch(next.value.match))
    expect(match.state.own.log.at(-1)).toBe('Zoe cheers')
  })

  test.each([
    ['a start that is none', (save: Saved) => Object.assign(save, { table: null })],
    ['an entry that is none', (save: Saved) => save.log.splice(0, 1, null)],
    ['a state that throws', (save: Saved) => Object.assign(save.base.state.own, { log: 'none' })],
  ])('a match from a checkpoint with %s is damaged', (_, harm) => {
    const fallen = settled(stricter, saveMatch(played()))
    const cheer = { kind: 'move', at: 4000, by: 'Zoe', move: { type: 'cheer' } } as const
    const next = submit(stricter, fallen, cheer)
    if (!next.ok) throw new Error(next.error.says)
    const save: Saved = JSON.parse(saveMatch(next.value.match))
    harm(save)
    const loaded = loadMatch(silent, save)
    expect(loaded).toMatchObject({ ok: false, error: { code: 'damaged' } })
  })
})
