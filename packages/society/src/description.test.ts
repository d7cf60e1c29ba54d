import { gameName, refereeCount, refereesMayPlay } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { checkDescription, checkRule } from './description-check.js'
import { sampleDescription, value } from './samples.test-support.js'

const flaws = (description: unknown, silence: 'flaw' | 'none' = 'flaw'): readonly string[] => {
  const checked = checkDescription(description, silence)
  return checked.ok ? [] : checked.error.map(({ code }) => code)
}

const without = (key: string): unknown => {
  const { [key as 'play']: _, ...rest } = sampleDescription()
  return rest
}

describe('a complete description', () => {
  test('is accepted unchanged [1250.1/III.a(3)]', () => {
    expect(checkDescription(sampleDescription())).toEqual({ ok: true, value: sampleDescription() })
  })

  test('may settle every item with the word "none" [1250.1/III.a(3)]', () => {
    const none = sampleDescription({
      equipment: 'none',
      players: { lower: 'none', upper: 'none' },
      play: 'none',
      referees: 'none',
      winning: 'none',
      further: 'none',
      trophy: 'none',
    })
    expect(checkDescription(none)).toEqual({ ok: true, value: none })
    expect(refereeCount(none)).toBe(0)
  })

  test('bears the name of its rule unless it states another [1250.1/III.a(1)]', () => {
    expect(gameName(sampleDescription())).toBe('Snap')
    expect(gameName(sampleDescription({ name: 'Shouting' }))).toBe('Shouting')
    expect(flaws(without('title'))).toEqual(['unnamed'])
    expect(flaws({ ...sampleDescription(), name: '' })).toEqual(['unnamed'])
    expect(flaws({ ...sampleDescription(), rule: 7 })).toEqual(['unnamed'])
  })

  test('says whether referees may play', () => {
    const referees = { count: 1, chosen: 'by lot', mayPlay: true }
    expect(refereesMayPlay(sampleDescription({ referees }))).toBe(true)
    expect(refereesMayPlay(sampleDescription())).toBe(false)
    expect(refereesMayPlay(sampleDescription({ referees: 'none' }))).toBe(false)
    const silent = checkDescription({
      ...sampleDescription(),
      referees: { count: 1, chosen: 'by lot' },
    })
    expect(refereesMayPlay(value(silent))).toBe(false)
  })
})

describe('a missing item', () => {
  test.each([
    ['equipment [1250.1/III.b]', 'equipment', 'itemMissing', '1250.1/III.b'],
    ['limits [1250.1/III.c(1)]', 'players', 'itemMissing', '1250.1/III.c(1)'],
    ['play [1250.1/III.d]', 'play', 'itemMissing', '1250.1/III.d'],
    ['referees [1250.1/III.e(1)]', 'referees', 'itemMissing', '1250.1/III.e(1)'],
    ['winning [1250.1/III.f]', 'winning', 'itemMissing', '1250.1/III.f'],
    ['further information [1250.1/III.g]', 'further', 'itemMissing', '1250.1/III.g'],
    ['Trophy [1250.1/III.h(1)]', 'trophy', 'itemMissing', '1250.1/III.h(1)'],
  ])('is reported: %s', (_, key, code, clause) => {
    const absent = checkDescription(without(key))
    expect(absent.ok ? [] : absent.error).toMatchObject([{ code, clause }])
    const empty = checkDescription({ ...sampleDescription(), [key]: ' ' })
    expect(empty.ok ? [] : empty.error).toMatchObject([{ code, clause }])
  })

  test('is listed with all other missing ones [1250.1/III.a(3)]', () => {
    const checked = checkDescription({ title: 'Nothing' })
    expect(checked.ok ? [] : checked.error.map(({ details }) => details)).toEqual([
      { item: 'equipment' },
      { item: 'players' },
      { item: 'play' },
      { item: 'referees' },
      { item: 'winning' },
      { item: 'further' },
      { item: 'trophy' },
    ])
    expect(checked.ok ? [] : checked.error.every(({ message }) => message.length > 20)).toBe(true)
  })

  test('is settled by the word "none", even for limits [1250.1/III.a(3)]', () => {
    const nothing = { equipment: 'none', players: 'none', play: 'none', referees: 'none' }
    const checked = checkDescription({
      title: 'Nothing',
      ...nothing,
      winning: 'none',
      further: 'none',
      trophy: 'none',
    })
    expect(checked.ok && checked.value).toMatchObject({
      ...nothing,
      players: { lower: 'none', upper: 'none' },
    })
  })

  test('counts as "none" in an enacted rule, unless it is the limits', () => {
    const silent = { title: 'Double Crash', players: { lower: 2, upper: 2 }, play: 'Sink ships.' }
    const checked = checkDescription(silent, 'none')
    expect(checked.ok && checked.value).toMatchObject({
      equipment: 'none',
      referees: 'none',
      winning: 'none',
      trophy: 'none',
    })
    expect(flaws({ title: 'Double Crash' }, 'none')).toEqual(['itemMissing'])
  })
})

describe('limits in a description', () => {
  const limits = (lower: unknown, upper: unknown): readonly string[] =>
    flaws({ ...sampleDescription(), players: { lower, upper } })

  test.each([
    ['must have an upper limit', 2, undefined, ['itemMissing']],
    ['must have a lower limit', undefined, 2, ['itemMissing']],
    ['must not be missing', undefined, undefined, ['itemMissing']],
    ['must not be below 2', 1, 4, ['lowerBelowTwo']],
    ['must not be crossed', 5, 4, ['limitsCrossed']],
    [
      'must not be crossed for every value of an expression',
      { expression: 'n' },
      1,
      ['limitsCrossed'],
    ],
    ['must not be fractions', 2, 2.5, ['limitNotInteger']],
    ['must not have an expression without a name', 2, { expression: '' }, ['itemMissing']],
    [
      'must not have an expression with a broken offset',
      2,
      { expression: 'n', plus: '1' },
      ['itemMissing'],
    ],
    ['may be equal', 3, 3, []],
    ['may be integers', 2, 12, []],
    ['may be expressions', { expression: 'n', plus: 1 }, { expression: 'n', minus: 1 }, []],
  ])(
    '%s [1250.1/III.c(1), 1250.1/III.c(2), 1250.1/III.c(3), 1250.1/III.c(4)]',
    (_, lower, upper, codes) => {
      expect(limits(lower, upper)).toEqual(codes)
    },
  )
})

describe('referees in a description', () => {
  test.each([
    [0, []],
    [3, []],
    [-1, ['refereeCount']],
    [1.5, ['refereeCount']],
    ['one', ['refereeCount']],
  ])('must be a whole number, zero or more: %s [1250.1/III.e(2)]', (count, codes) => {
    expect(
      flaws({ ...sampleDescription(), referees: { count, chosen: 'by lot', mayPlay: false } }),
    ).toEqual(codes)
  })

  test('must have a number and a way to choose them [1250.1/III.e(1)]', () => {
    expect(flaws({ ...sampleDescription(), referees: { count: 1 } })).toEqual(['itemMissing'])
    expect(flaws({ ...sampleDescription(), referees: { chosen: 'by lot' } })).toEqual([
      'itemMissing',
    ])
  })
})

describe('an unknown field', () => {
  test.each([
    ['an item', { ...sampleDescription(), plyers: 4 }, 'plyers'],
    [
      'a limit',
      { ...sampleDescription(), players: { lower: 2, upper: 4, most: 4 } },
      'players.most',
    ],
    [
      'the terms of referees',
      { ...sampleDescription(), referees: { count: 1, chosen: 'by lot', mayplay: true } },
      'referees.mayplay',
    ],
  ])('is reported if it misspells %s [1250.1/III.a(3)]', (_, description, field) => {
    for (const silence of ['flaw', 'none'] as const) {
      const checked = checkDescription(description, silence)
      expect(checked.ok ? [] : checked.error).toEqual([
        {
          code: 'unknownField',
          clause: '1250.1/III.a(3)',
          details: { field },
          message: `A description has no field "${field}"; leave it out.`,
        },
      ])
    }
  })
})

describe('a description', () => {
  test.each([[null], [undefined], [7], ['a text'], [[]]])(
    'cannot be %j [1250.1/III.a(3)]',
    (junk) => {
      expect(flaws(junk)).toEqual(['notADescription'])
    },
  )

  test('cannot be one of two in a rule [1250.1/III.a(2)]', () => {
    const checked = checkRule([sampleDescription(), sampleDescription({ title: 'Snip' })])
    expect(checked.ok ? [] : checked.error).toMatchObject([
      { code: 'severalGames', clause: '1250.1/III.a(2)', details: { games: 2 } },
    ])
    expect(checkRule([sampleDescription()]).ok).toBe(true)
    expect(checkRule([]).ok).toBe(false)
  })
})

test.each([
  [{ policy: 'private' }, []],
  [{ policy: 'open', stages: { vote: 'none' } }, []],
  [{ policy: 'secret' }, ['wrongMessages']],
  [{ policy: 'open', stages: { vote: 'never' } }, ['wrongMessages']],
  [{ policy: 'open', also: 1 }, ['wrongMessages']],
  ['open', ['wrongMessages']],
])('a description’s messages are checked: %j', (messages, expected) => {
  expect(flaws({ ...sampleDescription(), messages })).toEqual(expected)
})
