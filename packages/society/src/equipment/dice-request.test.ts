import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DiceError } from './dice-errors.js'
import {
  type DiceRequest,
  diceRequest,
  formatDiceRequest,
  parseDiceRequest,
} from './dice-request.js'

const sample = `#S 20
#D 1
#R 1
#L 1
#T Acka: Hit determination
#C I am using the dice server roll a d20 to see if I hit
`

const plain = ['#S 6', '#D 2', '#R 3', '#L 4']

function accepted(lines: readonly string[]): DiceRequest {
  const read = parseDiceRequest(lines.join('\n'))
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join('\n'))
  return read.value
}

function refused(lines: readonly string[]): readonly DiceError[] {
  const read = parseDiceRequest(lines.join('\n'))
  if (read.ok) throw new Error(`accepted: ${lines.join(' / ')}`)
  return read.error
}

const codes = (errors: readonly DiceError[]): readonly (readonly [string, string])[] =>
  errors.map(({ code, clause }) => [code, clause])

/** Returns the plain request with another value in one of its lines. */
const withLine = (tag: string, value: number | string): readonly string[] =>
  plain.map((line) => (line.startsWith(tag) ? `${tag} ${value}` : line))

describe("the rule's own sample", () => {
  test('is parsed [1250.3/I(7), 1250.3/I(4)]', () => {
    expect(accepted([sample])).toEqual({
      sides: 20,
      dice: 1,
      rolls: 1,
      perLine: 1,
      title: 'Acka: Hit determination',
      comments: ['I am using the dice server roll a d20 to see if I hit'],
      recipients: 'list',
    })
  })

  test('is written back unchanged [1250.3/I(7)]', () => {
    expect(formatDiceRequest(accepted([sample]))).toBe(sample)
  })
})

describe('numbers', () => {
  const fields = [
    ['#S', 'sides', 2, 1000],
    ['#D', 'dice', 1, 1000],
    ['#R', 'rolls', 1, 1000],
    ['#L', 'perLine', 1, 20],
  ] as const

  for (const [tag, field, least, most] of fields) {
    const clause = `1250.3/I${tag}`
    const sentence = { '#S': 'I(3)', '#D': 'I(1)', '#R': 'I(2)', '#L': 'I#L' }[tag]

    test(`may be ${least} to ${most} for ${tag} [${clause}, 1250.3/${sentence}]`, () => {
      for (const value of [least, least + 1, most - 1, most]) {
        expect(accepted(withLine(tag, value))[field]).toBe(value)
      }
      for (const value of [0, least - 1, most + 1, 1_000_000, '9'.repeat(400)]) {
        const [error, ...others] = refused(withLine(tag, value))
        expect([error?.code, error?.clause]).toEqual(['badNumber', clause])
        expect(error?.message).toContain(`from ${least} to ${most}`)
        expect(others).toEqual([])
      }
    })

    test(`must have only decimal digits for ${tag}`, () => {
      const bad = ['+2', '-2', '2.0', '2,0', '2e0', '0x2', 'two', '2 dice', '', '２', '2_0', 'NaN']
      for (const value of bad) {
        expect(codes(refused(withLine(tag, value)))).toEqual([['badNumber', clause]])
      }
      expect(accepted(withLine(tag, '0007'))[field]).toBe(7)
      expect(accepted(withLine(tag, '\t 7  '))[field]).toBe(7)
    })

    test(`must be given exactly once for ${tag}`, () => {
      const others = plain.filter((line) => !line.startsWith(tag))
      expect(codes(refused(others))).toEqual([['missing', clause]])
      expect(codes(refused([...plain, `${tag} 7`]))).toEqual([['repeated', clause]])
      expect(codes(refused([...plain, `${tag} x`]))).toEqual([['repeated', clause]])
      expect(codes(refused([...others, tag]))).toEqual([['badNumber', clause]])
    })
  }

  test('of dice and rolls allow a million dice in all [1250.3/I(1), 1250.3/I(2)]', () => {
    const request = accepted(['#S 6', '#D 1000', '#R 1000', '#L 20'])
    expect(request.dice * request.rolls).toBe(1_000_000)
  })

  test('of rolls on a line may be larger than those of rolls [1250.3/I#L]', () => {
    expect(accepted(['#S 6', '#D 1', '#R 1', '#L 20']).perLine).toBe(20)
  })
})

describe('recipients', () => {
  const addresses = (count: number): readonly string[] =>
    Array.from({ length: count }, (_, i) => `player${i}@example.org`)
  const mail = (count: number) => [...addresses(count).map((to) => `#P ${to}`), ...plain]

  test('are the list if no private address is given [1250.3/I(4), 1250.3/I#P]', () => {
    expect(accepted(mail(0)).recipients).toBe('list')
  })

  test('are only the private addresses if any are given, ten at most [1250.3/I(5), 1250.3/I#P]', () => {
    expect(accepted(mail(1)).recipients).toEqual(addresses(1))
    expect(accepted(mail(10)).recipients).toEqual(addresses(10))
    expect(codes(refused(mail(11)))).toEqual([['tooMany', '1250.3/I#P']])
    expect(refused(mail(11))[0]?.details).toEqual({ tag: 'P', count: 11 })
  })

  test('have one address each [1250.3/I#P, 1250.3/I(5)]', () => {
    expect(codes(refused(['#P', '#P   ', ...plain]))).toEqual([
      ['badAddress', '1250.3/I#P'],
      ['badAddress', '1250.3/I#P'],
    ])
    for (const several of [
      'a@example.org, b@example.org',
      'a@example.org b@example.org',
      'ann bob',
      'ann@example.org,bob',
      'ann;bob',
      'ann <bob',
      'ann, bob <bob@example.org>',
      'ann@example.org <bob@example.org>',
      'Ann <ann@example.org bob>',
      'Ann <>',
    ]) {
      const errors = refused([`#P ${several}`, ...plain])
      expect(codes(errors)).toEqual([['badAddress', '1250.3/I#P']])
      expect(errors[0]?.message).toContain(`Line 1, "${several}", is not one address`)
    }
    expect(accepted(['#P  Ann Other <ann@example.org> ', ...plain]).recipients).toEqual([
      'Ann Other <ann@example.org>',
    ])
  })
})

describe('texts', () => {
  test('may include one title, with or without text [1250.3/I#T]', () => {
    expect(accepted(plain).title).toBeUndefined()
    expect(accepted(['#T', ...plain]).title).toBe('')
    expect(accepted(['#T #S 7', ...plain]).title).toBe('#S 7')
    expect(codes(refused(['#T a', '#T b', ...plain]))).toEqual([['repeated', '1250.3/I#T']])
  })

  test('keep up to a hundred comments unchanged [1250.3/I#C]', () => {
    const comments = Array.from({ length: 100 }, (_, i) => (i % 3 === 0 ? '' : `  ${i}) \ud800 `))
    const lines = comments.map((comment) => `#C ${comment}`)
    expect(accepted([...lines, ...plain]).comments).toEqual(comments)
    expect(codes(refused([...lines, '#C', ...plain]))).toEqual([['tooMany', '1250.3/I#C']])
  })
})

describe('a mail with a request', () => {
  test('may have any order of lines, either case, any line ends and blank lines [1250.3/I(6)]', () => {
    const shuffled = '\r\n#l 4\r\n\r\n#R\t3\r#d 2\n   \n#c x\n#s   6\n#t Y\n#p z\n'
    expect(accepted([shuffled])).toEqual({
      sides: 6,
      dice: 2,
      rolls: 3,
      perLine: 4,
      title: 'Y',
      comments: ['x'],
      recipients: ['z'],
    })
  })

  test('must have only tagged lines [1250.3/I(6)]', () => {
    const signed = [...plain, '-- ', 'Ann', '#X 3', ' #S 6', '> #S 6']
    const errors = refused(signed)
    expect(codes(errors)).toEqual(Array.from({ length: 5 }, () => ['looseText', '1250.3/I(6)']))
    expect(errors[1]?.message).toBe(
      'Line 6, "Ann", does not begin with #P, #S, #D, #R, #L, #C or #T; put comments on the roll into a #C line.',
    )
  })

  test('must have a blank between tag and value [1250.3/I#S, 1250.3/I#C]', () => {
    const lines = ['#S6', '#D 2', '#R 3', '#L 4', '#Comment']
    expect(codes(refused(lines))).toEqual([
      ['noBlank', '1250.3/I#S'],
      ['noBlank', '1250.3/I#C'],
    ])
    expect(codes(refused(['#ſ 6', ...plain]))).toEqual([['looseText', '1250.3/I(6)']])
  })

  test('may have an invisible mark before the first line [1250.3/I(6)]', () => {
    expect(accepted(['\ufeff#S 6', '#D 2', '#R 3', '#L 4'])).toEqual(accepted(plain))
    expect(codes(refused(['#S 6', '\ufeff#D 2', '#R 3', '#L 4']))).toEqual([
      ['looseText', '1250.3/I(6)'],
      ['missing', '1250.3/I#D'],
    ])
  })

  test('is quoted without splitting a character [1250.3/I(6)]', () => {
    const [error] = refused([...plain, '\u{1f600}'.repeat(400)])
    expect(error?.code).toBe('looseText')
    expect(error?.message).not.toMatch(/\p{Cs}/u)
  })

  test('is refused with every problem and its line', () => {
    const errors = refused(['#S 1', 'hello', '#D two', '#L 1', '#L 2', '#Pa@example.org'])
    expect(errors.map(({ code, details }) => [code, 'line' in details ? details.line : 0])).toEqual(
      [
        ['badNumber', 1],
        ['looseText', 2],
        ['badNumber', 3],
        ['repeated', 5],
        ['noBlank', 6],
        ['missing', 0],
      ],
    )
    expect(errors.map(({ message }) => message)).toEqual([
      'Line 1: "1" won\'t do; #S takes the sides of a die, a whole number from 2 to 1000.',
      'Line 2, "hello", does not begin with #P, #S, #D, #R, #L, #C or #T; put comments on the roll into a #C line.',
      'Line 3: "two" won\'t do; #D takes the dice in each roll, a whole number from 1 to 1000.',
      'Line 5 is another #L line; a request has only one.',
      'Line 6, "#Pa@example.org", has no blank after #P; put one between the tag and its value.',
      'There is no #R line; #R takes the rolls, a whole number from 1 to 1000.',
    ])
  })

  test('must be text', () => {
    for (const junk of [undefined, null, 7, {}, []]) {
      const read = parseDiceRequest(junk as unknown as string)
      expect(read.ok ? [] : codes(read.error)).toEqual([['notText', '1250.3/I(6)']])
    }
  })
})

describe('a request built from parts', () => {
  test('has the limits of a mail [1250.3/I(1), 1250.3/I(2), 1250.3/I(3)]', () => {
    expect(diceRequest({ sides: 6 }).ok).toBe(true)
    const parts = { sides: 1, dice: 1.5, rolls: Number.POSITIVE_INFINITY, perLine: -0 }
    const made = diceRequest(parts)
    expect(made.ok ? [] : codes(made.error)).toEqual([
      ['badNumber', '1250.3/I#S'],
      ['badNumber', '1250.3/I#D'],
      ['badNumber', '1250.3/I#R'],
      ['badNumber', '1250.3/I#L'],
    ])
  })

  test('omits undefined parts [1250.3/I(4), 1250.3/I#S]', () => {
    const made = diceRequest({
      sides: 6,
      dice: undefined,
      rolls: undefined,
      perLine: undefined,
      title: undefined,
      comments: undefined,
      recipients: undefined,
    } as unknown as { sides: number })
    expect(made).toEqual(diceRequest({ sides: 6 }))
    const nothing = diceRequest(undefined as unknown as { sides: number })
    expect(nothing.ok ? [] : codes(nothing.error)).toEqual([['badNumber', '1250.3/I#S']])
  })

  test.each([
    ['title', '1250.3/I#T', [null, 7, {}, Symbol('x'), Object.create(null)]],
    ['comments', '1250.3/I#C', [null, 7, 'one', {}, [7], [null], [Symbol('x')]]],
    ['recipients', '1250.3/I#P', [null, 7, 'ann@example.org', {}, [], [null], [Symbol('x')]]],
  ])('refuses %s of a wrong form [%s]', (part, clause, values) => {
    for (const value of values) {
      const made = diceRequest({ sides: 6, [part]: value })
      expect(made.ok ? [] : codes(made.error)).toEqual([['badPart', clause]])
      expect(made.ok ? '' : made.error[0]?.message).toMatch(
        RegExp(`^The ${part} won't do; give .+\\.$`),
      )
    }
  })

  test('refuses a number of a wrong form [1250.3/I#S, 1250.3/I#D]', () => {
    for (const value of [null, {}, [6], 6n, true, () => 6, Symbol('6'), Object.create(null)]) {
      const made = diceRequest({ sides: value as number, dice: value as number })
      expect(made.ok ? [] : codes(made.error)).toEqual([
        ['badNumber', '1250.3/I#S'],
        ['badNumber', '1250.3/I#D'],
      ])
    }
  })

  test('reports problems of parts and numbers together [1250.3/I#S, 1250.3/I#C]', () => {
    const comments = Array.from({ length: 50_000 }, () => 'x')
    const many = diceRequest({ sides: 1, comments })
    expect(many.ok ? [] : codes(many.error)).toEqual([
      ['badNumber', '1250.3/I#S'],
      ['tooMany', '1250.3/I#C'],
    ])
    const made = diceRequest({ sides: 1, title: 7 as unknown as string })
    expect(made.ok ? [] : codes(made.error)).toEqual([
      ['badNumber', '1250.3/I#S'],
      ['badPart', '1250.3/I#T'],
    ])
  })

  test('does not let its texts add lines [1250.3/I#T, 1250.3/I#C, 1250.3/I#P]', () => {
    const texts = { title: 'a\n#R 1000', comments: ['b\r\n#D 1000'] }
    const made = diceRequest({ sides: 6, ...texts, recipients: ['c'] })
    expect(made.ok && made.value).toEqual({
      sides: 6,
      dice: 1,
      rolls: 1,
      perLine: 1,
      title: 'a #R 1000',
      comments: ['b #D 1000'],
      recipients: ['c'],
    })
    const two = diceRequest({ sides: 6, recipients: ['c\r#P d'] })
    expect(two.ok ? [] : codes(two.error)).toEqual([['badAddress', '1250.3/I#P']])
  })

  test('refuses parts that throw', () => {
    const trap = Object.defineProperty({ sides: 6 }, 'title', {
      get: () => {
        throw new Error('Do not look.')
      },
      enumerable: true,
    })
    const { proxy, revoke } = Proxy.revocable({ sides: 6 }, {})
    revoke()
    for (const hostile of [trap, proxy, { sides: 6, comments: proxy }]) {
      const made = diceRequest(hostile as never)
      expect(made.ok ? [] : codes(made.error)).toEqual([['notText', '1250.3/I(6)']])
    }
  })
})

describe('a written request', () => {
  const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, ''))
  const address = line.map((text) => text.replaceAll(/[\s,;<>@]/gu, '')).filter((to) => to !== '')
  const request: fc.Arbitrary<DiceRequest> = fc
    .record(
      {
        sides: fc.integer({ min: 2, max: 1000 }),
        dice: fc.integer({ min: 1, max: 1000 }),
        rolls: fc.integer({ min: 1, max: 1000 }),
        perLine: fc.integer({ min: 1, max: 20 }),
        title: line,
        comments: fc.array(line, { maxLength: 100 }),
        recipients: fc.oneof(
          fc.constant('list' as const),
          fc.array(address, { minLength: 1, maxLength: 10 }),
        ),
      },
      { requiredKeys: ['sides', 'dice', 'rolls', 'perLine', 'comments', 'recipients'] },
    )
    .map((record) => record as DiceRequest)

  test('is read back the same, in any order of lines', () => {
    fc.assert(
      fc.property(request, fc.infiniteStream(fc.nat()), (wanted, keys) => {
        const mail = formatDiceRequest(wanted)
        expect(parseDiceRequest(mail)).toEqual({ ok: true, value: wanted })
        const order = mail
          .split('\n')
          .map((text) => ({ text, key: /^#[PC]/.test(text) ? 0.5 : (keys.next().value ?? 0) }))
          .sort((a, b) => a.key - b.key)
        expect(parseDiceRequest(order.map(({ text }) => text).join('\r\n'))).toEqual({
          ok: true,
          value: wanted,
        })
        expect(JSON.parse(JSON.stringify(wanted))).toEqual(wanted)
      }),
      { seed: 1250, numRuns: 500 },
    )
  })
})
