import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DiceRequest, diceRequest } from './dice-request.js'
import { type DiceRolls, formatDiceResult, parseDiceResult } from './dice-result.js'

function request(parts: Parameters<typeof diceRequest>[0]): DiceRequest {
  const made = diceRequest(parts)
  if (!made.ok) throw new Error(made.error[0]?.message)
  return made.value
}

const attack = request({
  sides: 6,
  dice: 2,
  rolls: 5,
  perLine: 2,
  title: 'Attack',
  comments: ['on', ''],
})
const shown: DiceRolls = [
  [1, 2],
  [3, 4],
  [5, 6],
  [6, 6],
  [1, 1],
]
const mail = `Ackanomic Magic Dice
To the mailing list
Title: Attack
Comment: on
Comment:
Sides: 6
Dice in a roll: 2
Rolls: 5
Rolls to a line: 2

1 2 | 3 4
5 6 | 6 6
1 1
`

describe('a result mail', () => {
  test('shows the rolls line by line, with title and comments [1250.3/I(8), 1250.3/I#L, 1250.3/I#T, 1250.3/I#C]', () => {
    expect(formatDiceResult(attack, shown)).toBe(mail)
  })

  test('goes to the list, or to the private addresses instead [1250.3/I(4), 1250.3/I(5)]', () => {
    const secret = request({ sides: 6, recipients: ['ann@example.org', 'the-mailing-list'] })
    const result = formatDiceResult(secret, [[3]])
    expect(result.split('\n').slice(0, 4)).toEqual([
      'Ackanomic Magic Dice',
      'To: ann@example.org',
      'To: the-mailing-list',
      'Sides: 6',
    ])
    expect(mail).toContain('To the mailing list')
    const read = parseDiceResult(result)
    expect(read.ok && read.value.request.recipients).toEqual([
      'ann@example.org',
      'the-mailing-list',
    ])
  })

  test.each([0, -1, Number.NaN])('shows one roll to a line if perLine is %s', (perLine) => {
    const result = formatDiceResult({ ...attack, perLine }, shown)
    expect(result.split('\n\n')[1]).toBe('1 2\n3 4\n5 6\n6 6\n1 1\n')
  })

  test('puts a few rolls on one short line [1250.3/I#L, 1250.3/I(8)]', () => {
    const wide = request({ sides: 6, rolls: 3, perLine: 20 })
    expect(formatDiceResult(wide, [[1], [2], [3]]).endsWith('\n\n1 | 2 | 3\n')).toBe(true)
  })
})

describe('a read result', () => {
  test('has its request and rolls, whatever the line ends and trailing blanks [1250.3/I(8)]', () => {
    const expected = { ok: true, value: { request: attack, rolls: shown } }
    expect(parseDiceResult(mail)).toEqual(expected)
    expect(parseDiceResult(`${mail.replaceAll('\n', '\r\n')}  \r\n`)).toEqual(expected)
  })

  test.each([
    ['a die shows more than its sides', mail.replace('5 6', '5 7'), 'badResult', 12],
    ['a die shows zero', mail.replace('5 6', '5 0'), 'badResult', 12],
    ['a die shows a fraction', mail.replace('5 6', '5 1.5'), 'badResult', 12],
    ['a die is missing', mail.replace('1 1', '1'), 'badResult', 13],
    ['there is an extra die', mail.replace('1 1', '1 1 1'), 'badResult', 13],
    ['a roll is missing on a line', mail.replace(' | 6 6', ''), 'badResult', 12],
    ['there is an extra roll', `${mail}2 2\n`, 'badResult', 14],
    ['a roll is missing', mail.replace('\n1 1', ''), 'badResult', 13],
    ['the blank line is missing', mail.replace('\n\n', '\n'), 'badResult', 10],
    ['it is empty', '', 'badResult', 1],
    ['it has another heading', mail.replace('Magic', 'Loaded'), 'badResult', 1],
    ['its head is cut short', mail.replace('Rolls to a line: 2\n', ''), 'badResult', 9],
    ['it has only a heading', 'Ackanomic Magic Dice\n', 'badResult', 2],
    ['it has a loose line', mail.replace('Title: Attack', 'Attack'), 'badResult', 3],
    ['it has no recipients', mail.replace('To the mailing list\n', ''), 'badResult', 2],
    [
      'it goes to the list and to private addresses',
      mail.replace('Title: ', 'To: '),
      'badResult',
      2,
    ],
    ['its sides are out of range', mail.replace('Sides: 6', 'Sides: 1'), 'badNumber', 6],
  ])('is refused if %s [1250.3/I(8)]', (_, text, code, line) => {
    const read = parseDiceResult(text)
    expect(
      read.ok
        ? []
        : read.error.map(({ code, details }) => [code, 'line' in details && details.line]),
    ).toEqual([[code, line]])
  })

  test('must be text', () => {
    const read = parseDiceResult(undefined as unknown as string)
    expect(read.ok ? '' : read.error[0]?.code).toBe('notText')
  })
})

test('every written result is read back the same [1250.3/I(8)]', () => {
  const line = fc.string({ unit: 'binary' }).map((text) => text.replace(/[\r\n]/g, ''))
  const results = fc
    .record({
      sides: fc.integer({ min: 2, max: 1000 }),
      dice: fc.integer({ min: 1, max: 12 }),
      rolls: fc.integer({ min: 1, max: 50 }),
      perLine: fc.integer({ min: 1, max: 20 }),
      comments: fc.array(line, { maxLength: 5 }),
      title: line,
    })
    .chain((parts) =>
      fc.record({
        request: fc.constant(request(parts)),
        rolls: fc.array(
          fc.array(fc.integer({ min: 1, max: parts.sides }), {
            minLength: parts.dice,
            maxLength: parts.dice,
          }),
          { minLength: parts.rolls, maxLength: parts.rolls },
        ),
      }),
    )
  fc.assert(
    fc.property(results, (result) => {
      const text = formatDiceResult(result.request, result.rolls)
      expect(parseDiceResult(text)).toEqual({ ok: true, value: result })
    }),
    { seed: 1250, numRuns: 300 },
  )
})
