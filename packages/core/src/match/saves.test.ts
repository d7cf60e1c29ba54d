import { describe, expect, test } from 'vitest'
import { stateProblem } from '../engine/position.js'
import { loadMatch, readSaveHeader } from './load.js'
import { tick } from './match.js'
import { game, order, played, take } from './played.test-support.js'
import { replay, rewind } from './replay.js'
import { saveMatch, saveSnapshot } from './save.js'

describe('a match that resumes from a checkpoint', () => {
  test('continues without its older log if the state is trusted', () => {
    const match = played()
    const loaded = loadMatch(game, saveSnapshot(match), { trustState: stateProblem })
    if (!loaded.ok) throw new Error(loaded.error.message)
    const taken = loaded.value.match
    expect([loaded.value.note, taken.log, taken.checkpoint?.entries]).toEqual(['trusted', [], 3])
    expect(taken.state).toEqual(match.state)
    const entry = order(5000, { call: 'log', text: 'on' })
    const continued = take(taken, entry)
    expect(continued.match.state).toEqual(take(match, entry).match.state)
    expect(rewind(game, continued.match, 3)).toMatchObject({ ok: true, value: { log: [] } })
    expect(rewind(game, continued.match, 2)).toMatchObject({
      ok: false,
      error: { details: { from: 3 } },
    })
    const again = loadMatch(game, saveMatch(continued.match), { trustState: stateProblem })
    expect(again).toEqual({ ok: true, value: { match: continued.match, note: 'trusted' } })
  })

  test('has the same state as a replay of the full log', () => {
    const match = played()
    const { roster: start, options, position } = match
    const kept = [...match.log]
    const loaded = loadMatch(game, saveSnapshot(match), { trustState: stateProblem })
    if (!loaded.ok) throw new Error(loaded.error.message)
    const continued = take(loaded.value.match, order(5000, { call: 'log', text: 'on' }))
    kept.push(...continued.appended)
    const audited = replay(game, { roster: start, options, position, checkpoint: null, log: kept })
    expect(audited).toEqual({ ok: true, value: continued.match.state })
  })
})

describe('save and load', () => {
  test('a saved match loads and continues the same way', () => {
    const match = played()
    const loaded = loadMatch(game, saveMatch(match))
    expect(loaded).toEqual({ ok: true, value: { match, note: null } })
  })

  test('the head of a save names the game', () => {
    expect(readSaveHeader(saveMatch(played()))).toEqual({
      ok: true,
      value: { game: 'errands', revision: 1 },
    })
  })

  const json = () => JSON.parse(saveMatch(played()))
  const change = (at: string, value: unknown) => {
    const save = json()
    const path = at.split('.')
    const last = path.pop() as string
    const place = path.reduce((inner, key) => inner[key], save)
    if (value === undefined) delete place[last]
    else place[last] = value
    return save
  }

  test.each([
    ['text that is not JSON', '{"format": "acka', 'notJson'],
    ['an empty text', '', 'notJson'],
    ['another file', '{"name":"x"}', 'notASave'],
    ['a number', 7, 'notASave'],
    ['null', null, 'notASave'],
    ['a log that is not a list', change('log', {}), 'notASave'],
    ['a missing revision', change('revision', undefined), 'notASave'],
    ['an unknown field', change('extra', 1), 'notASave'],
    ['a hostile key', '{"format":"ackanomic match","__proto__":{"polluted":true}}', 'notASave'],
    ['a newer format', change('version', 2), 'newerFormat'],
    ['a format that never existed', change('version', 0), 'notASave'],
    ['another game', change('game', 'chess'), 'otherGame'],
    ['a newer game', change('revision', 2), 'newerGame'],
    ['a start that is refused', change('roster.players', ['Ann']), 'damaged'],
    ['an entry that is refused', change('log.0.by', 'Zoe'), 'damaged'],
    ['an entry that is junk', change('log.1', 'x'), 'damaged'],
    ['another state', change('state.shared.log', []), 'damaged'],
    ['an invented position', change('position', {}), 'damaged'],
    ['a log without its beginning', saveSnapshot(played()), 'untrusted'],
    ['a shortened log', change('log', []), 'damaged'],
  ])('loading %s gives a clear error', (_, save, code) => {
    const loaded = loadMatch(game, save)
    expect(loaded).toMatchObject({ ok: false, error: { code } })
    expect(loaded.ok ? '' : loaded.error.message).toMatch(/^[A-Z].*\.$/)
  })

  test('a byte order mark before a save is skipped', () => {
    const loaded = loadMatch(game, `\uFEFF${saveMatch(played())}`)
    expect(loaded).toEqual({ ok: true, value: { match: played(), note: null } })
  })

  test.each([
    ['another file', '{"name":"x"}', 'Its "format" is not "ackanomic match"'],
    ['a list', '[]', 'Its "format" is not "ackanomic match"'],
    [
      'nothing',
      undefined,
      'This is not a save of a match. There is nothing; pass the text of a save, or its parsed JSON.',
    ],
    [
      'null as text',
      'null',
      'This is not a save of a match. There is nothing; pass the text of a save, or its parsed JSON.',
    ],
    [
      'bytes',
      new TextEncoder().encode(saveMatch(played())),
      'This is not a save of a match. It is bytes; pass the text that they encode.',
    ],
    ['a promise', Promise.resolve(''), 'It is a promise; await it'],
    [
      'a save that was stringified twice',
      JSON.stringify(saveMatch(played())),
      'This is not a save of a match. It is text in quotation marks; it was stringified once too often.',
    ],
    [
      'a match',
      played(),
      'This is not a save of a match. It is a match; pass the text that "saveMatch" returns for it.',
    ],
    [
      'a match as text',
      JSON.stringify(played()),
      'This is not a save of a match. It is a match; pass the text that "saveMatch" returns for it.',
    ],
    ['a step', tick(game, played(), 0), 'It is a step, with a match in it'],
  ])('the error for %s says what would be right', (_, save, says) => {
    const loaded = loadMatch(game, save)
    expect(loaded.ok ? '' : loaded.error.code).toBe('notASave')
    expect(loaded.ok ? '' : loaded.error.message).toContain(says)
  })

  test('the error for a damaged log names the entry and the reason', () => {
    const loaded = loadMatch(game, change('log.2.by', 'Zoe'))
    expect(loaded.ok ? '' : loaded.error.message).toMatch(
      /^The save is damaged, or was made by another version. Entry 2 of its log is refused: Zoe /,
    )
  })

  test.each([
    ['a long name of a game', change('game', 'x'.repeat(100_000))],
    ['a long field', change('x'.repeat(100_000), 1)],
    ['a long field of an entry', change(`log.1.${'x'.repeat(100_000)}`, 1)],
    ['a text of several lines', 'hello\nworld'],
  ])('an error repeats %s in one short line', (_, save) => {
    const loaded = loadMatch(game, save)
    const says = loaded.ok ? '' : loaded.error.message
    expect(says).toMatch(/^\P{Cc}{20,500}$/u)
  })

  test('a match does not change with the parsed save that it was loaded from', () => {
    const save = json()
    const loaded = loadMatch(game, save)
    if (!loaded.ok) throw new Error(loaded.error.message)
    save.log[0].by = 'Zoe'
    save.roster.players.push('Zoe')
    expect(loaded.value.match.log[0]).toMatchObject({ by: 'Ann' })
    expect(loaded.value.match.roster.players).toEqual(['Ann', 'Bob'])
  })

  test('a save is read only once', () => {
    const { log } = json()
    let looks = 0
    const get = () => {
      if (looks++ > 0) throw new Error('Enough.')
      return log
    }
    const once = Object.defineProperty(json(), 'log', { enumerable: true, get })
    expect(loadMatch(game, once)).toMatchObject({ ok: true, value: { match: { log } } })
    expect(loadMatch(game, once)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })

  test('a list with gaps is refused', () => {
    const save = json()
    save.log.length += 1
    expect(loadMatch(game, save)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })

  test('endless nesting is refused', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(loadMatch(game, deep)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })
})
