import { describe, expect, test } from 'vitest'
import { CLUB } from '../roles.test-support.js'
import { MAX_TIMESTAMP } from '../time.js'
import { errands, joining } from './errands.test-support.js'
import { at, by, Sitting, START } from './match-script.test-support.js'
import { isPlayerName, readEntry } from './read-entry.js'

const KINDS = "Send an object whose kind is 'move', 'answer', 'time' or 'roster'."
const STAMP = 'at must be milliseconds since the epoch, an integer.'
const OFFICE = 'one of speaker, president, senate, scorekeeper, poet laureate, appointee'
const WHATS =
  'event.type must be one of join, leave, vacation, substitute, return, activity, refereeResigns, refereeFound, silence, inquire, continue, dispute, decision, exhibition, newKey.'

const move = (fields: object) => ({ kind: 'move', at: START, by: 'Ann', move: {}, ...fields })
const answer = (fields: object) => ({
  kind: 'answer',
  at: START,
  by: 'Ref',
  prompt: 0,
  answer: 1,
  ...fields,
})
const event = (fields: unknown) => ({ kind: 'roster', at: START, event: fields })

const without = (entry: object, key: string): object =>
  Object.fromEntries(Object.entries(entry).filter(([name]) => name !== key))

describe('an unreadable entry', () => {
  test.each<readonly [string, unknown, string]>([
    ['nothing in it', undefined, KINDS],
    ['null in its place', null, KINDS],
    ['a text in its place', 'bid 10H', KINDS],
    ['a list in its place', [], KINDS],
    ['no kind', { at: START }, KINDS],
    ['an unknown kind', { kind: 'bid', at: START }, KINDS],
    ['the name of an Object method as its kind', { kind: 'constructor', at: START }, KINDS],
    ['no time', { kind: 'time' }, STAMP],
    ['a date as text', { kind: 'time', at: '2026-11-21' }, STAMP],
    ['half a millisecond in its time', { kind: 'time', at: 0.5 }, STAMP],
    ['a time that is not a number', { kind: 'time', at: Number.NaN }, STAMP],
    ['an infinite time', { kind: 'time', at: Number.POSITIVE_INFINITY }, STAMP],
    ['a time beyond the calendar', { kind: 'time', at: MAX_TIMESTAMP + 1 }, STAMP],
    ['minus zero as its time', { kind: 'time', at: -0 }, STAMP],
    [
      'an extra field',
      { kind: 'time', at: START, by: 'Ann' },
      'The field "by" is unknown; leave it out.',
    ],
    [
      'a hostile field',
      JSON.parse('{ "kind": "time", "at": 0, "__proto__": {} }'),
      'The field "__proto__" is unknown; leave it out.',
    ],
    ['a move by nobody', without(move({}), 'by'), 'by is missing; it must be a name.'],
    ['a move by a number', move({ by: 7 }), 'by must be a name.'],
    ['an unknown role', move({ as: 'king' }), `as must be ${OFFICE}.`],
    ['no move', without(move({}), 'move'), 'move is missing; it must be a move.'],
    ['an answer by a number', answer({ by: 7 }), 'by must be a name, or null for the host.'],
    [
      'an answer to no prompt',
      without(answer({}), 'prompt'),
      'prompt is missing; it must be the id of a prompt.',
    ],
    ['an answer to a text', answer({ prompt: '0' }), 'prompt must be the id of a prompt.'],
    ['no answer', without(answer({}), 'answer'), 'answer is missing; it must be an answer.'],
    ['no event', { kind: 'roster', at: START }, 'event is missing; it must be an event.'],
    ['a text as its event', event('leave'), WHATS],
    ['null as its event', event(null), WHATS],
    ['a list as its event', event([{ type: 'leave' }]), WHATS],
    ['an unknown event', event({ what: 'sleeps' }), WHATS],
    ['the name of an Object method as its event', event({ what: 'toString' }), WHATS],
    [
      'a person without a name',
      event({ type: 'return', person: '' }),
      'event: person must be a name.',
    ],
    [
      'a player missing who joins',
      event({ type: 'join', join: null }),
      'event: person is missing; it must be a name.',
    ],
    [
      'no players who leave',
      event({ type: 'leave', persons: [], from: 'match' }),
      'event: persons must name somebody.',
    ],
    [
      'the same player twice',
      event({ type: 'leave', persons: ['Ann', 'Ann'], from: 'match' }),
      'event: persons names Ann twice; name each once.',
    ],
    [
      'a player who leaves an unknown place',
      event({ type: 'leave', persons: ['Ann'], from: 'work' }),
      "event: from must be 'match' or 'community'.",
    ],
    [
      'only the name of a Substitute',
      event({ type: 'vacation', person: 'Ann', substitute: 'Sub' }),
      'event: substitute must be { person, agrees }: Send an object with person, agrees.',
    ],
    [
      'an extra field of a Substitute',
      event({
        type: 'substitute',
        person: 'Ann',
        substitute: { person: 'Sub', agrees: true, paid: 3 },
      }),
      'event: substitute must be { person, agrees }: The field "paid" is unknown; leave it out.',
    ],
    [
      'no Substitute',
      event({ type: 'substitute', person: 'Ann' }),
      'event: substitute is missing; it must be { person, agrees }.',
    ],
    [
      'a half-active player',
      event({ type: 'activity', person: 'Ann', active: 0.5 }),
      'event: active must be true or false.',
    ],
    [
      'a referee who may be unwilling',
      event({ type: 'refereeFound', person: 'Rex' }),
      'event: willing is missing; it must be true or false.',
    ],
    [
      'an inquiry by an unknown role',
      event({ type: 'inquire', as: 'mayor' }),
      `event: as must be ${OFFICE}.`,
    ],
    [
      'a decision by nobody',
      event({ type: 'decision' }),
      'event: as is missing; it must be the name of a role.',
    ],
    [
      'a dispute raised by a list',
      event({ type: 'dispute', by: ['Ann'] }),
      'event: by must be a name.',
    ],
    [
      'an extra field of an event',
      event({ type: 'continue', person: 'Ref', at: START }),
      'event: The field "at" is unknown; leave it out.',
    ],
  ])('with %s is refused with the reason [contract/form]', (_, entry, problem) => {
    expect(readEntry(entry, CLUB)).toEqual({ ok: false, error: problem })
    expect(new Sitting().refuses(entry)).toEqual({
      code: 'invalidEntry',
      clause: 'contract/form',
      details: { problem },
      message: `The entry cannot be read. ${problem}`,
    })
  })

  test('that throws when it is read is refused like any other [contract/form]', () => {
    const trap = {
      get kind(): string {
        throw new Error('Boo')
      },
    }
    expect(readEntry(trap)).toEqual({ ok: false, error: 'It cannot be read; send plain JSON.' })
  })
})

describe('a readable entry', () => {
  test.each<readonly [string, unknown]>([
    ['a move', move({})],
    ['a move in the name of an office', move({ as: 'poet laureate' })],
    ['an answer', answer({})],
    ['an answer by the host', answer({ by: null })],
    ['the time', { kind: 'time', at: 0 }],
    ['a time before the epoch', { kind: 'time', at: -MAX_TIMESTAMP }],
    ['a vacation', event({ type: 'vacation', person: 'Ann' })],
    [
      'a vacation with a Substitute',
      event({ type: 'vacation', person: 'Ann', substitute: { person: 'Sub', agrees: false } }),
    ],
    [
      'several players who leave',
      event({ type: 'leave', persons: ['Ann', 'Bob'], from: 'community' }),
    ],
  ])('may be %s', (_, entry) => {
    expect(readEntry(entry)).toEqual({ ok: true, value: entry })
  })
})

describe('the name of a player', () => {
  test.each<readonly [string, unknown, boolean]>([
    ['may be a word', 'Ann', true],
    ['may be several words', 'else Kinkolf the 2nd', true],
    ['may be in any script', 'Ødipus 🐟', true],
    ['may be that of an Object method', 'toString', true],
    ['may not be one that some JSON readers drop', 'constructor', false],
    ['may not be one that some JSON readers refuse', '__proto__', false],
    ['may have a hundred characters', 'a'.repeat(100), true],
    ['may not have a hundred and one characters', 'a'.repeat(101), false],
    ['may not be empty', '', false],
    ['may not begin with a blank', ' Ann', false],
    ['may not end with a blank', 'Ann ', false],
    ['may not contain a line break', 'An\nn', false],
    ['may not contain half a character', 'Ann \ud83d', false],
    ['may not contain a character without width', 'Ann\u200b', false],
    ['may not contain a character that turns the writing', '\u202eAnn', false],
    ['may not contain a blank of another kind', 'Ann\u00a0Lee', false],
    ['may not write an accented letter as two characters', 'Rene\u0301', false],
    ['may write an accented letter as one character', 'Ren\u00e9', true],
    ['may not be a number', 5, false],
  ])('%s', (_, value, is) => {
    expect(isPlayerName(value)).toBe(is)
  })
})

describe('a parsed entry', () => {
  test('is refused with the field and the reason [contract/form]', () => {
    const sitting = new Sitting()
    const hides = (value: unknown) => ({
      ...by.time(1),
      kind: 'move',
      by: 'Ann',
      move: { type: 'hide', note: value },
    })
    expect(sitting.refuses(hides(7))).toMatchObject({
      code: 'invalidEntry',
      clause: 'contract/form',
      message: 'The entry cannot be read. note must be text (got 7).',
    })
    const saysOf = (move: unknown): string => sitting.refuses({ ...hides('x'), move }).message
    expect(saysOf({ type: 'hide', note: 'x', 'a"b': 1 })).toBe(
      'The entry cannot be read. The field "a\\"b" is unknown; there are type and note.',
    )
    expect(saysOf({ type: 'hide' })).toBe(
      'The entry cannot be read. note is missing; it must be text.',
    )
    expect(saysOf({ type: 'hide', note: 'x', ['y'.repeat(9999)]: 1 }).length).toBeLessThan(500)
    expect(sitting.refuses({ ...hides('x'), move: { type: 'fly' } }).code).toBe('invalidEntry')
    expect(sitting.refuses({ ...hides('x'), move: null }).code).toBe('invalidEntry')
  })

  test('is refused when its schema throws or answers late [contract/form]', () => {
    const gameWith = (validate: () => never) =>
      errands({ move: { '~standard': { version: 1, vendor: 'test', validate } } })
    const thrown = gameWith(() => {
      throw new Error('Too deep')
    })
    expect(new Sitting({ game: thrown }).refuses(by.run(1, 'Ann'))).toMatchObject({
      details: { problem: 'It cannot be read; send plain JSON.' },
    })
    const late = gameWith(() => Promise.resolve({ value: {} }) as never)
    expect(new Sitting({ game: late }).refuses(by.run(1, 'Ann'))).toMatchObject({
      details: { problem: 'The schema is asynchronous; it must be synchronous.' },
    })
  })

  test('is a JSON copy, separate from its input', () => {
    const gift = { of: [-0, 1], left: undefined }
    const entry = by.move(1, 'Ann', { type: 'give', gift })
    const sitting = new Sitting().apply(
      entry,
      by.move(2, 'Ann', { type: 'give', gift: { of: [] } }),
    )
    expect(sitting.state.shared.gifts).toStrictEqual([{ of: [0, 1, 0, 0] }, { of: [0] }])
    expect(gift).toStrictEqual({ of: [-0, 1], left: undefined })
    expect(Object.isFrozen(gift)).toBe(false)
  })

  test('is copied again in a replay, so the log and the state share nothing', () => {
    const game = errands()
    const start = new Sitting({ game })
    const step = game.apply(start.state, by.move(1, 'Ann', { type: 'give', gift: { of: [7] } }))
    if (!step.ok) throw new Error(step.error.message)
    const log = JSON.parse(JSON.stringify([by.move(1, 'Ann', { type: 'give', gift: { of: [7] } })]))
    const logs: readonly (readonly unknown[])[] = [log, [deepFreeze(log[0])], [step.value.entry]]
    for (const entries of logs) {
      for (const _ of ['first', 'again']) {
        expect(game.applyAll(start.state, entries)).toEqual({ ok: true, value: step.value.state })
        expect(game.apply(start.state, entries[0])).toMatchObject({
          value: { state: step.value.state },
        })
      }
    }
  })

  test('is copied each time it is applied, so no two parts of a state share it', () => {
    const pin = { type: 'pin', times: 0 } as const
    const give = { type: 'give', gift: { of: [7] } } as const
    const game = errands()
    const start = new Sitting({ game })
    const simulation = game.simulate(start.state)
    const log: unknown[] = []
    for (const move of [pin, give, pin, give]) {
      const step = game.apply(start.state, by.move(1, 'Ann', move))
      if (!step.ok) throw new Error(step.error.message)
      log.push(step.value.entry)
      simulation.play(0, move)
    }
    const { shared } = simulation.snapshot()
    expect(shared.pins.map(({ times }) => times)).toEqual([2, 1])
    expect(shared.gifts).toEqual([{ of: [7, 0, 0] }, { of: [7, 0] }])
    for (const entries of [log, JSON.parse(JSON.stringify(log))]) {
      expect(game.applyAll(start.state, entries)).toMatchObject({ ok: true, value: { shared } })
    }
    expect([pin, give]).toEqual([
      { type: 'pin', times: 0 },
      { type: 'give', gift: { of: [7] } },
    ])
  })

  test('stays the same when a log entry is applied again', () => {
    const game = errands()
    const { state } = new Sitting({ game })
    const step = game.apply(state, by.move(1, 'Ann', { type: 'pin', times: 0 }))
    if (!step.ok) throw new Error(step.error.message)
    const again = game.apply(state, step.value.entry as unknown)
    expect(again).toEqual(step)
    expect(step.value.entry).toEqual(by.move(1, 'Ann', { type: 'pin', times: 0 }))
    expect(Object.isFrozen(step.value.entry?.kind === 'move' && step.value.entry.move)).toBe(true)
  })

  test('of any kind stays the same when a saved log is replayed', () => {
    const game = errands(joining)
    const sitting = new Sitting({ game })
    const { state } = sitting
    const log: unknown[] = []
    for (const entry of [
      by.run(1, 'Ann', { call: 'ask', name: 'essay', to: 1 }),
      by.answer(2, 'Bob', 0, { text: 'x' }),
      by.society(3, { type: 'join', person: 'Dan', join: { word: 'friend' } }),
      by.society(4, { type: 'leave', persons: ['Ann'], from: 'match' }),
      by.time(5),
      by.move(6, 'Dan', { type: 'hide', note: 'psst' }),
    ]) {
      const step = game.apply(sitting.state, entry)
      if (!step.ok) throw new Error(step.error.message)
      expect(step.value.entry).toEqual(entry)
      log.push(step.value.entry)
      sitting.apply(entry)
    }
    for (const _ of ['first', 'again']) {
      expect(game.applyAll(state, log)).toStrictEqual({ ok: true, value: sitting.state })
    }
  })

  test('of a player who joins gets the schema’s defaults', () => {
    const game = errands({
      ...joining,
      join: withDefaultWord,
    })
    const sitting = new Sitting({ game }).apply(
      by.society(1, { type: 'join', person: 'Dan', join: {} as never }),
    )
    expect(sitting.log).toEqual(['joined 3 with friend'])
    expect(sitting.state.clock.now).toBe(at(1))
  })
})

const withDefaultWord = {
  '~standard': {
    version: 1 as const,
    vendor: 'test',
    validate: () => ({ value: { word: 'friend' } }),
  },
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
