import { describe, expect, test } from 'vitest'
import type { Addressee } from '../prompt.js'
import type { Errands } from './errand-types.test-support.js'
import { at, by, Sitting, THREE } from './match-script.test-support.js'

type Name = keyof Errands['Prompts']

const asked = (name: Name, to?: Addressee) =>
  new Sitting().apply(by.run(1, 'Ann', { call: 'ask', name, ...(to === undefined ? {} : { to }) }))

describe('a prompt', () => {
  test('goes to the referee, who answers for chance [1250.1/VIII.a(1)]', () => {
    const sitting = asked('coin')
    expect(sitting.state.openPrompts).toEqual([
      {
        id: 0,
        name: 'coin',
        to: 'referee',
        at: at(1),
        question: { kind: 'pick', of: 2 },
        details: null,
      },
    ])
    expect(sitting.apply(by.answer(2, 'Ref', 0, 1)).log).toEqual(['coin = 1'])
    expect(sitting.state).toMatchObject({ openPrompts: [], promptCount: 1 })
  })

  test('is answered only by its addressee, and hidden from others [1250.1/VIII.a(1), contract/prompt]', () => {
    const sitting = asked('coin')
    for (const person of ['Ann', 'Bob', 'Zoe']) {
      const there = sitting.refuses(by.answer(2, person, 0, 1))
      expect(there).toEqual({
        code: 'noSuchPrompt',
        clause: 'contract/prompt',
        details: { prompt: 0, open: [] },
        message: 'No prompt is open to you, so you cannot answer prompt 0.',
      })
      expect(new Sitting().refuses(by.answer(2, person, 0, 1))).toEqual(there)
    }
    expect(sitting.refuses(by.answer(2, null, 0, 1))).toEqual({
      code: 'notAsked',
      clause: '1250.1/VIII.a(1)',
      details: { person: null, prompt: 0, to: 'the referee' },
      message: 'Prompt 0 was put to the referee; the host cannot answer it.',
    })
  })

  test('may address a seat or the host', () => {
    const essay = asked('essay', 1)
    expect(essay.refuses(by.answer(2, 'Ref', 0, { text: 'x' })).code).toBe('noSuchPrompt')
    expect(essay.refuses(by.answer(2, null, 0, { text: 'x' }))).toMatchObject({
      details: { to: 'Bob' },
      message: 'Prompt 0 was put to Bob; the host cannot answer it.',
    })
    expect(essay.apply(by.answer(2, 'Bob', 0, { text: 'x' })).log).toEqual([
      'essay = {"text":"x","marks":7}',
    ])
    const host = asked('coin', 'host')
    expect(host.refuses(by.answer(2, 'Ref', 0, 1))).toMatchObject({
      code: 'notAsked',
      message: 'Prompt 0 was put to the host; Ref cannot answer it.',
    })
    expect(host.refuses(by.answer(2, 'Ann', 0, 1)).code).toBe('noSuchPrompt')
    expect(host.apply(by.answer(2, null, 0, 0)).log).toEqual(['coin = 0'])
  })

  test('among several can be answered in any order, but only once [contract/prompt]', () => {
    const sitting = new Sitting().apply(
      by.run(
        1,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'dice' },
        { call: 'ask', name: 'word' },
      ),
      by.answer(2, 'Ref', 1, [1, 6]),
    )
    expect(sitting.refuses(by.answer(3, 'Ref', 1, [1, 6]))).toMatchObject({
      code: 'noSuchPrompt',
      details: { prompt: 1, open: [0, 2] },
      message: 'Prompt 1 is not open to you; you can answer 0, 2.',
    })
    sitting.apply(by.answer(3, 'Ref', 2, true), by.answer(3, 'Ref', 0, 0))
    expect(sitting.log).toEqual(['dice = [1,6]', 'word = true', 'coin = 0'])
    expect(sitting.apply(by.run(4, 'Ann', { call: 'ask', name: 'coin' })).state).toMatchObject({
      openPrompts: [{ id: 3 }],
      promptCount: 4,
    })
  })

  test.each<readonly [string, Name, unknown, unknown]>([
    ['a pick', 'coin', 1, 2],
    ['a pick', 'coin', 0, -1],
    ['a pick', 'coin', 0, 0.5],
    ['a pick', 'coin', 0, '1'],
    ['a shuffle', 'order', [2, 0, 1], [0, 1]],
    ['a shuffle', 'order', [2, 0, 1], [0, 1, 1]],
    ['a shuffle', 'order', [2, 0, 1], [1, 2, 3]],
    ['a roll', 'dice', [6, 6], [6, 7]],
    ['a roll', 'dice', [1, 1], [0, 1]],
    ['a roll', 'dice', [1, 1], [1]],
    ['a word', 'word', false, 'yes'],
    ['a fragment', 'inside', true, 1],
    ['a judgement', 'verdict', 'good', 'fair'],
    ['a judgement of the game’s own', 'essay', { text: 'x', marks: 3 }, { text: 7 }],
    ['a judgement of the game’s own', 'essay', { text: 'x', marks: 3 }, null],
  ])(
    'for %s refuses an answer that does not fit, and takes one that does [contract/prompt]',
    (_, name, fits, fails) => {
      const to = name === 'essay' ? 1 : 'referee'
      const who = name === 'essay' ? 'Bob' : 'Ref'
      const sitting = asked(name, to)
      expect(sitting.refuses(by.answer(2, who, 0, fails))).toMatchObject({
        code: 'badAnswer',
        clause: 'contract/prompt',
        details: { prompt: 0 },
      })
      expect(sitting.apply(by.answer(2, who, 0, fits)).log).toEqual([
        `${name} = ${JSON.stringify(fits)}`,
      ])
    },
  )

  test('says what would fit when it refuses an answer', () => {
    expect(asked('verdict').refuses(by.answer(2, 'Ref', 0, 'fair')).message).toBe(
      'The answer to prompt 0 does not fit. Answer with one of: good, bad.',
    )
  })

  test('lets the game refuse an answer of the right shape', () => {
    expect(asked('essay', 1).refuses(by.answer(2, 'Bob', 0, { text: '' }))).toEqual({
      code: 'emptyEssay',
      clause: 'errands/2',
      details: { marks: 7 },
      message: 'Nothing for 7 marks.',
    })
  })

  test('copies its answer as JSON', () => {
    const answer = { text: 'x', marks: -0 }
    expect(asked('essay', 1).apply(by.answer(2, 'Bob', 0, answer)).log).toEqual([
      'essay = {"text":"x","marks":0}',
    ])
    const order = [0, 1, 2]
    asked('order').apply(by.answer(2, 'Ref', 0, order))
    expect(Object.isFrozen(order)).toBe(false)
  })

  test('cannot be answered during a pause, unless it runs on', () => {
    const sitting = new Sitting().apply(
      by.run(
        1,
        'Ann',
        { call: 'ask', name: 'coin' },
        { call: 'ask', name: 'alarm' },
        { call: 'halt', reason: 'lunch' },
      ),
    )
    expect(sitting.refuses(by.answer(2, 'Ref', 0, 1))).toMatchObject({
      code: 'paused',
      details: { reasons: ['lunch'] },
    })
    expect(sitting.apply(by.answer(2, 'Ref', 1, 2)).log).toEqual(['alarm = 2'])
  })
})

describe('the right to move', () => {
  const errand = { call: 'log', text: 'done' } as const

  test("belongs to the holder of the seat for a seat's move [contract/role] [1250.1/VI.a(1)]", () => {
    const sitting = new Sitting()
    expect(sitting.apply(by.run(1, 'Ann', errand)).log).toEqual(['done'])
    for (const [person, is, what] of [
      ['Ref', 'referee', 'are a referee'],
      ['Zoe', 'stranger', 'are not in this match'],
    ] as const) {
      expect(sitting.refuses(by.run(2, person, errand))).toEqual({
        code: 'notAllowed',
        clause: 'contract/role',
        details: { person, move: 'run', roles: ['seat'], is },
        message: `${person} cannot make the move "run" because they ${what}; only a player in a seat can.`,
      })
    }
  })

  test('is refused, with the reason, to a player who is away, gone or out [contract/role] [1250.1/VI.c(6)]', () => {
    const sitting = new Sitting({
      roster: { ...THREE, players: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve'] },
    })
    sitting.apply(
      by.society(1, { type: 'vacation', person: 'Ann' }),
      by.society(1, { type: 'leave', persons: ['Bob'], from: 'match' }),
      by.run(1, 'Eve', { call: 'remove', seat: 2 }, { call: 'hold', seat: 3, person: null }),
    )
    const refused = (person: string) => {
      const { code, clause, message } = sitting.refuses(by.run(2, person, errand))
      expect(code).toBe('notAllowed')
      return `${clause}: ${message}`
    }
    const not = (person: string) =>
      `contract/role: ${person} cannot make the move "run" because they`
    const whose = 'only a player in a seat can.'
    expect(refused('Ann')).toBe(
      '1250.1/VI.c(6): Ann cannot make the move "run" because they are on vacation; record their return first.',
    )
    expect(refused('Bob')).toBe(`${not('Bob')} have left the game; ${whose}`)
    expect(refused('Cyd')).toBe(`${not('Cyd')} are out of the game; ${whose}`)
    expect(refused('Dan')).toBe(`${not('Dan')} are not in their own seat now; ${whose}`)
    const order = sitting.refuses(by.move(2, 'Eve', { type: 'order', errands: [] }))
    expect(order.message).toBe(
      'Eve cannot make the move "order" because they play in the match; only the referee can.',
    )
    const edict = sitting.refuses(by.move(2, 'Ann', { type: 'edict', errands: [] }))
    expect([edict.clause, edict.message]).toEqual([
      'contract/role',
      expect.stringMatching(/named in "as"\) can\.$/),
    ])
  })

  test("belongs to the referee for a referee's move", () => {
    const order = (person: string) => by.move(1, person, { type: 'order', errands: [errand] })
    const sitting = new Sitting()
    expect(sitting.refuses(order('Ann')).code).toBe('notAllowed')
    expect(sitting.apply(order('Ref')).log).toEqual(['referee, seat -1', 'done'])
  })

  test("belongs to the office for an office's move, not to the person", () => {
    const edict = { type: 'edict', errands: [errand] } as const
    const sitting = new Sitting()
    expect(sitting.refuses(by.move(1, 'Zoe', edict)).code).toBe('notAllowed')
    sitting.apply(by.move(1, 'Zoe', edict, 'poet laureate'), by.move(1, 'Ann', edict, 'senate'))
    expect(sitting.log).toEqual(['as poet laureate', 'done', 'as senate', 'done'])
  })

  test('belongs to anybody with a name, for a free move', () => {
    const sitting = new Sitting()
    sitting.apply(by.move(1, 'Zoe', { type: 'cheer' }))
    expect(sitting.log).toEqual(['Zoe cheers'])
    for (const [nobody, problem] of [
      ['', 'must be a name'],
      [' ', 'begins or ends with a blank; leave it out'],
      ['Zoe ', 'begins or ends with a blank; leave it out'],
      ['Z\noe', 'holds the character U+000A, which is invisible; leave it out'],
      ['Zoe\u200b', 'holds the character U+200B, which is invisible; leave it out'],
      ['x'.repeat(101), 'must be a name of 100 characters or less'],
    ] as const) {
      expect(sitting.refuses(by.move(1, nobody, { type: 'cheer' }))).toMatchObject({
        code: 'invalidEntry',
        details: { problem: `by ${problem}.` },
      })
    }
  })

  test('ends during a pause, except for pause moves', () => {
    const sitting = new Sitting().apply(by.run(1, 'Ann', { call: 'halt', reason: 'lunch' }))
    expect(sitting.refuses(by.run(2, 'Bob', errand))).toEqual({
      code: 'paused',
      clause: 'errands/1',
      details: { reasons: ['lunch'], clause: 'errands/1', until: null },
      message: 'Play is paused (lunch); send the move again once it resumes.',
    })
    expect(sitting.refuses(by.move(2, 'Ref', { type: 'order', errands: [] })).code).toBe('paused')
    expect(sitting.apply(by.move(2, 'Zoe', { type: 'cheer' })).log).toEqual(['Zoe cheers'])
  })

  test('leaves the game to refuse a move under its own clause', () => {
    expect(new Sitting().refuses(by.run(1, 'Ann', { call: 'forbidden' }))).toEqual({
      code: 'forbidden',
      clause: 'errands/1',
      details: { person: 'Ann' },
      message: 'Ann may not do that.',
    })
  })
})
