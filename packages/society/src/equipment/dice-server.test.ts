import { seededDie } from '@ackanomic/core/bots'
import { describe, expect, test } from 'vitest'
import { countsOf, unfairness } from './chi-square.test-support.js'
import { diceRequest, formatDiceRequest } from './dice-request.js'
import { parseDiceResult } from './dice-result.js'
import { diceServer } from './dice-server.js'

const written = (parts: Parameters<typeof diceRequest>[0]): string => {
  const made = diceRequest(parts)
  if (!made.ok) throw new Error(made.error[0]?.message)
  return formatDiceRequest(made.value)
}

describe('the dice server', () => {
  test('rolls the requested dice, sides and rolls in order [1250.3/I(8), 1250.3/I#R, 1250.3/I#D, 1250.3/I#S]', () => {
    const thrown: number[] = []
    const server = diceServer((sides) => thrown.push(sides))
    const read = parseDiceResult(server(written({ sides: 9, dice: 2, rolls: 3 })))
    expect(read.ok && read.value.rolls).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ])
    expect(thrown).toEqual([9, 9, 9, 9, 9, 9])
  })

  test('rolls a million dice, whose result can be read back [1250.3/I(1), 1250.3/I(2), 1250.3/I(8)]', () => {
    const most = { sides: 1000, dice: 1000, rolls: 1000, perLine: 20 }
    const read = parseDiceResult(diceServer(seededDie(3))(written(most)))
    if (!read.ok) throw new Error(read.error[0]?.message)
    const values = read.value.rolls.flat()
    expect(values.length).toBe(1_000_000)
    const faces = values.map((die) => die - 1)
    expect(unfairness(countsOf(1000, faces))).toBeLessThan(4)
    expect(read.value.request).toMatchObject(most)
  })

  test.each([
    [0, '0'],
    [7, '7'],
    [1.5, '1.5'],
    [Number.NaN, 'NaN'],
    ['3', '"3"'],
    [3n, '3n'],
    [undefined, 'undefined'],
    [null, 'null'],
    [Object.create(null), 'object'],
  ])('reports a die that shows %s [1250.3/I(8)]', (shown, given) => {
    expect(diceServer(() => shown as number)(written({ sides: 6 }))).toBe(
      `No dice were rolled:\n- A die of 6 sides showed ${given}; it can show a whole number from 1 to 6.\n`,
    )
  })
})

describe('the answer of the dice server', () => {
  test('to a request is its result [1250.3/I(7), 1250.3/I(8)]', () => {
    const server = diceServer(() => 17)
    expect(server('#S 20\n#D 1\n#R 1\n#L 1\n#T Acka: Hit determination\n')).toBe(
      'Ackanomic Magic Dice\nTo the mailing list\nTitle: Acka: Hit determination\nSides: 20\nDice in a roll: 1\nRolls: 1\nRolls to a line: 1\n\n17\n',
    )
  })

  test('to anything else has the reasons, and nothing is rolled [1250.3/I(6)]', () => {
    const server = diceServer(() => {
      throw new Error('thrown')
    })
    const answer = server('hello\n#S 6\n#D 1\n#R 1\n#L 21')
    expect(answer.split('\n').map((line) => line.slice(0, 8))).toEqual([
      'No dice ',
      '- Line 1',
      '- Line 5',
      '',
    ])
    expect(parseDiceResult(answer).ok).toBe(false)
  })
})
