import { describe, expect, test } from 'vitest'
import { type Errands, errandRecipe, errands } from '../engine/errands.test-support.js'
import type { Referee } from '../inquiry.js'
import { loadMatch, readSaveHead } from './load.js'
import { type Match, startMatch, submit, tick } from './match.js'
import { begin, game, order, played, table, tails, take } from './played.test-support.js'
import { replay, rewind } from './replay.js'
import { saveMatch } from './save.js'

const HOUR = 3_600_000

const log = (match: Match<Errands>) => match.state.own.log.slice(2)

describe('a match under way', () => {
  test('a start is refused as the game refuses it [1250.1/VI.a(5)]', () => {
    const started = startMatch(game, { table: { ...table, players: ['Ann'] } })
    expect(started).toMatchObject({ ok: false, error: { code: 'tooFewPlayers' } })
  })

  test('a match is the same when it was JSON, whatever its announcement leaves out', () => {
    const started = startMatch(game, { table: { ...table, duel: undefined } as unknown })
    if (!started.ok) throw new Error(started.error.says)
    const { match } = started.value
    expect(JSON.parse(JSON.stringify(match))).toStrictEqual(match)
  })

  test('an entry is recorded as it was read, and the match before stays as it was', () => {
    const before = begin()
    const { match, recorded } = take(before, order(2000, { call: 'log', text: 'hello' }))
    expect(log(match)).toEqual(['hello'])
    expect(recorded).toEqual(match.log)
    expect(before.log).toEqual([])
    expect(Object.isFrozen(match.log)).toBe(true)
  })

  test('a refused entry leaves the match alone, though time has passed', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    const refused = submit(game, match, order(2000 + 2 * HOUR, { call: 'forbidden' }))
    expect(refused).toMatchObject({ ok: false, error: { code: 'forbidden', clause: 'errands/1' } })
    expect(match.state.clock.now).toBe(2000)
  })

  test('the referee is asked after every entry until nothing can be answered', () => {
    const { match, recorded } = take(
      begin(),
      order(
        2000,
        { call: 'ask', name: 'coin', next: [{ call: 'ask', name: 'coin' }] },
        { call: 'ask', name: 'essay' },
      ),
      tails,
    )
    expect(recorded.map(({ kind }) => kind)).toEqual(['move', 'ruling', 'ruling'])
    expect(recorded[1]).toEqual({ kind: 'ruling', at: 2000, by: 'Dee', inquiry: 0, answer: 0 })
    expect(match.state.asked.map(({ name }) => name)).toEqual(['essay'])
  })

  test('a host and a seat are asked under their own names', () => {
    const { recorded } = take(
      begin(),
      order(2000, { call: 'ask', name: 'coin', to: 'host' }, { call: 'ask', name: 'coin', to: 1 }),
      tails,
    )
    expect(recorded.slice(1)).toMatchObject([{ by: null }, { by: 'Bob' }])
  })

  test('an answer that does not fit is reported, and the inquiry stays open', () => {
    const { match, unfit } = take(begin(), order(2000, { call: 'ask', name: 'coin' }), () => 17)
    expect(unfit).toMatchObject([{ asked: { id: 0 }, rejection: { code: 'badAnswer' } }])
    expect(match.state.asked).toHaveLength(1)
  })

  test('while play is halted nobody is asked; after the decision the referee is', () => {
    const asked = take(begin(), order(2000, { call: 'ask', name: 'coin' })).match
    const dispute = { kind: 'membership', at: 3000, event: { what: 'dispute', by: 'Ann' } } as const
    const halted = submit(game, asked, dispute, { referee: tails })
    expect(halted.ok && halted.value.recorded).toMatchObject([{ kind: 'ruling' }, dispute])
    const first = submit(game, asked, dispute)
    if (!first.ok) throw new Error(first.error.says)
    const idle = tick(game, first.value.match, 4000, { referee: tails })
    expect(idle.recorded).toEqual([])
    const decision = {
      kind: 'membership',
      at: 5000,
      event: { what: 'decision', as: 'speaker' },
    } as const
    const settled = submit(game, first.value.match, decision, { referee: tails })
    expect(settled.ok && settled.value.recorded).toMatchObject([
      decision,
      { kind: 'ruling', at: 5000 },
    ])
  })

  test('a referee is not asked what it may not answer while play is halted', () => {
    const asked = take(begin(), order(2000, { call: 'ask', name: 'coin' })).match
    const dispute = { kind: 'membership', at: 3000, event: { what: 'dispute', by: 'Ann' } } as const
    const halted = submit(game, asked, dispute)
    if (!halted.ok) throw new Error(halted.error.says)
    let questions = 0
    const counting: Referee = () => ++questions
    tick(game, halted.value.match, 4000, { referee: counting })
    expect(questions).toBe(0)
  })

  test('what may be answered while play is halted is asked then too', () => {
    const { inquiries } = errandRecipe
    const open = errands({
      inquiries: { ...inquiries, coin: { ...inquiries.coin, whileHalted: true } },
    })
    const started = startMatch(open, { table })
    if (!started.ok) throw new Error(started.error.says)
    const asked = submit(open, started.value.match, order(2000, { call: 'ask', name: 'coin' }))
    if (!asked.ok) throw new Error(asked.error.says)
    const dispute = { kind: 'membership', at: 3000, event: { what: 'dispute', by: 'Ann' } } as const
    const halted = submit(open, asked.value.match, dispute)
    if (!halted.ok) throw new Error(halted.error.says)
    const { recorded } = tick(open, halted.value.match, 4000, { referee: tails })
    expect(recorded).toMatchObject([{ kind: 'ruling', answer: 0 }])
  })

  test('deadlines before an entry are recorded one by one, the referee asked after each', () => {
    const opened = take(
      begin(),
      order(
        2000,
        { call: 'start', deadline: 'turn', length: HOUR, next: [{ call: 'ask', name: 'coin' }] },
        { call: 'start', deadline: 'own', length: 2 * HOUR },
      ),
    ).match
    const { match, recorded } = take(
      opened,
      order(2000 + 5 * HOUR, { call: 'log', text: 'late' }),
      tails,
    )
    expect(recorded.map(({ kind, at }) => [kind, at - 2000])).toEqual([
      ['time', HOUR],
      ['ruling', HOUR],
      ['time', 2 * HOUR],
      ['move', 5 * HOUR],
    ])
    expect(log(match)).toEqual(['turn', 'coin = 0', 'own', 'late'])
  })

  test('a tick records nothing where nothing is due', () => {
    const { match } = take(begin(), order(2000, { call: 'start', deadline: 'turn', length: HOUR }))
    expect(tick(game, match, 2000 + HOUR - 1).recorded).toEqual([])
    const due = tick(game, match, 2000 + 9 * HOUR)
    expect(due.recorded).toEqual([{ kind: 'time', at: 2000 + HOUR }])
    expect(tick(game, due.match, 2000 + 99 * HOUR).recorded).toEqual([])
  })

  test('the same mail twice is refused by its number', () => {
    const entry = order(2000, { call: 'log', text: 'once' })
    const first = submit(game, begin(), entry, { number: 0 })
    if (!first.ok) throw new Error(first.error.says)
    const again = submit(game, first.value.match, entry, { number: 0 })
    expect(again).toMatchObject({
      ok: false,
      error: { code: 'wrongNumber', clause: 'contract/order', facts: { number: 0, next: 1 } },
    })
    const early = submit(game, first.value.match, entry, { number: 5 })
    expect(early.ok ? '' : early.error.says).toBe('Entry 5 comes too soon; the next one is 1.')
  })

  test.each([['1'], [Number.NaN], [1.5], [null]])('%j is the number of no entry', (number) => {
    const entry = order(2000, { call: 'log', text: 'once' })
    const refused = submit(game, begin(), entry, { number: number as number })
    expect(refused.ok ? '' : refused.error).toMatchObject({ facts: { number: null, next: 0 } })
    expect(refused.ok ? '' : refused.error.says).toContain('give a whole number. The next one is 0')
  })

  test.each([[null], [undefined], [7], ['x'], [{ at: 'now' }], [{ kind: 'time', at: 1e99 }]])(
    'junk %j is refused [contract/form]',
    (junk) => {
      const refused = submit(game, begin(), junk as never)
      expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } })
    },
  )

  test('an entry that cannot be looked at is refused [contract/form]', () => {
    const barred = () => {
      throw new Error('No.')
    }
    const entry = Object.defineProperty({ kind: 'time' }, 'at', { get: barred, enumerable: true })
    const refused = submit(game, begin(), entry as never)
    expect(refused).toMatchObject({ ok: false, error: { code: 'malformed' } })
  })
})

describe('replay and rewind', () => {
  test('the log leads to the state', () => {
    const match = played()
    expect(replay(game, match)).toEqual({ ok: true, value: match.state })
  })

  test.each([[-1], [Number.NaN]])('a replay of %j entries stands at the start', (entries) => {
    expect(replay(game, played(), entries)).toEqual(replay(game, played(), 0))
  })

  test('a match can stand after any number of its entries', () => {
    const match = played()
    const back = rewind(game, match, 1)
    if (!back.ok) throw new Error(back.error.says)
    expect(log(back.value)).toEqual(['one'])
    expect(back.value.log).toEqual(match.log.slice(0, 1))
    expect(back.value.state.asked).toHaveLength(1)
  })

  test.each([[-1], [4], [0.5], [Number.NaN]])('not after %d', (entries) => {
    const back = rewind(game, played(), entries)
    expect(back).toMatchObject({
      ok: false,
      error: { code: 'cannotRewind', facts: { from: 0, to: 3 } },
    })
  })
})

describe('save and load', () => {
  test('what is saved is loaded, and goes on alike', () => {
    const match = played()
    const loaded = loadMatch(game, saveMatch(match))
    expect(loaded).toEqual({ ok: true, value: { match, note: null } })
  })

  test('a head tells the game without knowing it', () => {
    expect(readSaveHead(saveMatch(played()))).toEqual({
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
    ['text that is no JSON', '{"format": "acka', 'notJson'],
    ['an empty text', '', 'notJson'],
    ['another file', '{"name":"x"}', 'notASave'],
    ['a number', 7, 'notASave'],
    ['nothing', null, 'notASave'],
    ['a log that is no list', change('log', {}), 'notASave'],
    ['a missing start', change('revision', undefined), 'notASave'],
    ['an unknown field', change('extra', 1), 'notASave'],
    ['a hostile key', '{"format":"ackanomic match","__proto__":{"polluted":true}}', 'notASave'],
    ['a newer format', change('version', 2), 'newerFormat'],
    ['a format that never was', change('version', 0), 'notASave'],
    ['another game', change('game', 'chess'), 'otherGame'],
    ['a newer game', change('revision', 2), 'newerGame'],
    ['a start that is refused', change('table.players', ['Ann']), 'damaged'],
    ['an entry that is refused', change('log.0.by', 'Zoe'), 'damaged'],
    ['an entry that is junk', change('log.1', 'x'), 'damaged'],
    ['another checkpoint', change('checkpoint.state.own.log', []), 'damaged'],
    ['a shortened log', change('log', []), 'damaged'],
  ])('%s gives a clear error', (_, save, code) => {
    const loaded = loadMatch(game, save)
    expect(loaded).toMatchObject({ ok: false, error: { code } })
    expect(loaded.ok ? '' : loaded.error.says).toMatch(/^[A-Z].*\.$/)
  })

  test('a byte order mark before a save is passed over', () => {
    const loaded = loadMatch(game, `\uFEFF${saveMatch(played())}`)
    expect(loaded).toEqual({ ok: true, value: { match: played(), note: null } })
  })

  test.each([
    ['another file', '{"name":"x"}', 'Its "format" is not "ackanomic match"'],
    ['a list', '[]', 'Its "format" is not "ackanomic match"'],
    ['nothing', undefined, 'There is nothing at all; give the text of a save'],
    ['no row of a table', 'null', 'There is nothing at all; give the text of a save'],
    ['bytes', new TextEncoder().encode(saveMatch(played())), 'It is bytes; give the text'],
    ['a promise', Promise.resolve(''), 'It is a promise; await it'],
    ['a save made JSON twice', JSON.stringify(saveMatch(played())), 'made JSON once too often'],
    ['a match', played(), 'It is a match; keep the text that "saveMatch" makes of it'],
    ['a match as text', JSON.stringify(played()), 'keep the text that "saveMatch" makes of it'],
    ['a step', tick(game, played(), 0), 'It is a step, with a match in it'],
  ])('%s is told what would be right', (_, save, says) => {
    const loaded = loadMatch(game, save)
    expect(loaded.ok ? '' : loaded.error.code).toBe('notASave')
    expect(loaded.ok ? '' : loaded.error.says).toContain(says)
  })

  test('the error of a damaged log names the entry and why', () => {
    const loaded = loadMatch(game, change('log.2.by', 'Zoe'))
    expect(loaded.ok ? '' : loaded.error.says).toMatch(
      /^The save is damaged. LogEntry 2 of its log is refused: Zoe /,
    )
  })

  test.each([
    ['a game', change('game', 'x'.repeat(100_000))],
    ['a field', change('x'.repeat(100_000), 1)],
    ['a field of an entry', change(`log.1.${'x'.repeat(100_000)}`, 1)],
    ['a text of several lines', 'hello\nworld'],
  ])('the error repeats %s in one line, and not without end', (_, save) => {
    const loaded = loadMatch(game, save)
    const says = loaded.ok ? '' : loaded.error.says
    expect(says).toMatch(/^\P{Cc}{20,500}$/u)
  })

  test('what came in parsed stays its owner’s, to change', () => {
    const save = json()
    const loaded = loadMatch(game, save)
    if (!loaded.ok) throw new Error(loaded.error.says)
    save.log[0].by = 'Zoe'
    save.table.players.push('Zoe')
    expect(loaded.value.match.log[0]).toMatchObject({ by: 'Ann' })
    expect(loaded.value.match.table.players).toEqual(['Ann', 'Bob'])
  })

  test('what cannot be read twice is refused', () => {
    let looks = 0
    const get = () => {
      if (looks++ > 0) throw new Error('Enough.')
      return []
    }
    const once = Object.defineProperty(json(), 'log', { enumerable: true, get })
    expect(loadMatch(game, once)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })

  test('a list with gaps is refused', () => {
    const save = json()
    save.log.length += 1
    expect(loadMatch(game, save)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })

  test('nesting without end is refused, not followed', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    expect(loadMatch(game, deep)).toMatchObject({ ok: false, error: { code: 'notASave' } })
  })
})
