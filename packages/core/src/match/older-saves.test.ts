import { describe, expect, test } from 'vitest'
import type { GameOf } from '../engine/contract.js'
import type { Errands } from '../engine/errand-types.test-support.js'
import { errandDefinition, errands } from '../engine/errands.test-support.js'
import { stateProblem } from '../engine/position.js'
import type { WholeDefinition } from '../engine/whole-definition.test-support.js'
import type { Migration } from '../game/game.js'
import { equalJson } from '../json.js'
import { loadMatch } from './load.js'
import { submit } from './match.js'
import { played, type ToyMatch } from './played.test-support.js'
import { rewind } from './replay.js'
import { saveMatch } from './save.js'

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

  test('are migrated by replaying their logs', () => {
    const loaded = loadMatch(renamed, saveMatch(played()))
    if (!loaded.ok) throw new Error(loaded.error.message)
    expect(loaded.value.note).toBe('migrated')
    expect(loaded.value.match.revision).toBe(2)
    expect(loaded.value.match.state.shared.log.at(-1)).toBe('too')
  })

  const stricterMoves: WholeDefinition<Errands>['moves'] = {
    ...errandDefinition.moves,
    run: {
      ...errandDefinition.moves.run,
      validate: (_, __, { person }) => ({ code: 'forbidden', details: { person } }),
    },
  }
  const stricter = errands({ revision: 2, moves: stricterMoves })

  test('that no longer replay are opened only if their last state is trusted', () => {
    const saved = played()
    const refused = loadMatch(stricter, saveMatch(saved))
    expect(refused).toMatchObject({ ok: false, error: { code: 'untrusted' } })
    expect(refused.ok ? '' : refused.error.message).toContain('load it with "trustState"')
    const loaded = loadMatch(stricter, saveMatch(saved), { trustState: stateProblem })
    if (!loaded.ok) throw new Error(loaded.error.message)
    const { match, note } = loaded.value
    expect(note).toBe('trusted')
    expect(match.state).toEqual(saved.state)
    expect([match.checkpoint?.entries, match.log]).toEqual([3, []])
    expect(rewind(stricter, match, 1)).toMatchObject({ ok: false, error: { code: 'cannotRewind' } })
    const cheer = { kind: 'move', at: 4000, by: 'Zoe', move: { type: 'cheer' } } as const
    const next = submit(stricter, match, cheer)
    if (!next.ok) throw new Error(next.error.message)
    const again = loadMatch(stricter, saveMatch(next.match), { trustState: stateProblem })
    expect(again.ok && equalJson(again.value.match, next.match)).toBe(true)
  })

  describe('a save of another version with the same revision', () => {
    const { shared, ...rest } = played().state
    const other = { ...JSON.parse(saveMatch(played())), state: { ...rest, shared: { log: [] } } }

    test('is refused, with a remedy', () => {
      expect(shared.log).not.toEqual([])
      expect(loadMatch(errands({}), other)).toMatchObject({
        ok: false,
        error: {
          code: 'damaged',
          message: expect.stringContaining('is damaged, or was made by another version. Its log'),
        },
      })
    })

    test('continues from its own state when trusted', () => {
      const loaded = loadMatch(errands({}), other, { trustState: stateProblem })
      if (!loaded.ok) throw new Error(loaded.error.message)
      expect(loaded.value.note).toBe('trusted')
      expect(loaded.value.match.state).toEqual(other.state)
    })

    test('continues from its log if its own state has another form', () => {
      const trustState = () => 'shared.log is missing.'
      const loaded = loadMatch(errands({}), other, { trustState })
      if (!loaded.ok) throw new Error(loaded.error.message)
      expect(loaded.value.note).toBe('migrated')
      expect(loaded.value.match.state).toEqual(played().state)
    })

    test('continues from its own state if its log no longer replays', () => {
      const changed = errands({ moves: stricterMoves })
      const save = saveMatch(played())
      expect(loadMatch(changed, save)).toMatchObject({ ok: false, error: { code: 'damaged' } })
      const loaded = loadMatch(changed, save, { trustState: stateProblem })
      expect(loaded).toMatchObject({ ok: true, value: { note: 'trusted' } })
    })
  })

  test('can replay to another state, since their logs decide', () => {
    const save = JSON.parse(saveMatch(played()))
    save.log.pop()
    expect(loadMatch(renamed, save)).toMatchObject({ ok: true, value: { note: 'migrated' } })
  })

  test('keep their own objects unchanged in a migration', () => {
    const save = JSON.parse(saveMatch(played()))
    const before = JSON.stringify(save)
    const clearing = errands({
      revision: 2,
      migrations: { 1: (play) => Object.assign(play, { log: (play.log as unknown[]).splice(0) }) },
    })
    expect(loadMatch(clearing, save).ok).toBe(true)
    expect(JSON.stringify(save)).toBe(before)
  })

  /** Loads a save, and checks that saving and loading it again changes nothing. */
  function settled(of: GameOf<Errands>, save: string): ToyMatch {
    const first = loadMatch(of, save, { trustState: stateProblem })
    if (!first.ok) throw new Error(first.error.message)
    expect(first.value.note).toBe('trusted')
    let { match } = first.value
    for (let i = 0; i < 3; i++) {
      const again = loadMatch(of, saveMatch(match), { trustState: stateProblem })
      if (!again.ok) throw new Error(again.error.message)
      expect(again.value).toEqual({ match, note: 'trusted' })
      match = again.value.match
    }
    return match
  }

  test.each<[string, Migration]>([
    ['drops an entry', ({ options, log: old }) => ({ options, log: old.slice(1) })],
    ['adds an entry', ({ options, log: old }) => ({ options, log: [old[0], ...old] })],
    ['cannot read the log', ({ log: old }) => JSON.parse(String(old[9]))],
    ['gives a log that is not a list', ({ options }) => ({ options, log: 'none' as never })],
    ['gives entries that are not objects', ({ options }) => ({ options, log: [7] })],
  ])('continue from a checkpoint if a migration %s', (_, migration) => {
    const migrating = errands({ revision: 2, moves: stricterMoves, migrations: { 1: migration } })
    const match = settled(migrating, saveMatch(played()))
    expect(match.state).toEqual(played().state)
    expect([match.checkpoint?.entries, match.log.length]).toEqual([3, 0])
  })

  test('continue from a checkpoint if their start would now be refused', () => {
    const setup = () => ({ code: 'badMotto', details: { motto: '' } }) as const
    const match = settled(errands({ revision: 2, setup }), saveMatch(played()))
    expect(match.state).toEqual(played().state)
  })

  test('keep an entry after a checkpoint through a migration', () => {
    const trusted = settled(stricter, saveMatch(played()))
    const cheer = { kind: 'move', at: 4000, by: 'Zoe', move: { type: 'cheer' } } as const
    const next = submit(stricter, trusted, cheer)
    if (!next.ok) throw new Error(next.error.message)
    const shortening = errands({
      revision: 3,
      moves: stricterMoves,
      migrations: { 2: ({ options, log: old }) => ({ options, log: old.slice(1) }) },
    })
    const match = settled(shortening, saveMatch(next.match))
    expect(match.state.shared.log.at(-1)).toBe('Zoe cheers')
  })
})
