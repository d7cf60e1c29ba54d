import { describe, expect, test } from 'vitest'
import { countsOf, unfairness } from '../referees/chi-square.test-support.js'
import { foreseeableDie } from '../referees/foreseeable.js'
import { type DiceRequest, diceRequest } from './dice-request.js'
import { formatDiceResult, parseDiceResult } from './dice-result.js'
import { diceServer, rollDice } from './dice-server.js'

function request(parts: Parameters<typeof diceRequest>[0]): DiceRequest {
  const made = diceRequest(parts)
  if (!made.ok) throw new Error(made.error[0]?.says)
  return made.value
}

describe('rolling', () => {
  test('throws so many dice of so many sides in so many rolls, in order [1250.3/I(8), 1250.3/I#R, 1250.3/I#D, 1250.3/I#S]', () => {
    const thrown: number[] = []
    let next = 0
    const rolls = rollDice(request({ sides: 9, dice: 2, rolls: 3 }), (sides) => {
      thrown.push(sides)
      next += 1
      return next
    })
    expect(rolls).toEqual({
      ok: true,
      value: [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    })
    expect(thrown).toEqual([9, 9, 9, 9, 9, 9])
  })

  test('a million dice are rolled, written and read back [1250.3/I(1), 1250.3/I(2), 1250.3/I(8)]', () => {
    const most = request({ sides: 1000, dice: 1000, rolls: 1000, perLine: 20 })
    const rolls = rollDice(most, foreseeableDie(3))
    if (!rolls.ok) throw new Error(rolls.error[0]?.says)
    const values = rolls.value.flat()
    expect(values.length).toBe(1_000_000)
    expect(
      unfairness(
        countsOf(
          1000,
          values.map((die) => die - 1),
        ),
      ),
    ).toBeLessThan(4)
    const read = parseDiceResult(formatDiceResult(most, rolls.value))
    expect(read.ok && read.value.request).toEqual(most)
    expect(read.ok && read.value.rolls.flat().every((die, i) => die === values[i])).toBe(true)
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
  ])('a die that shows %s is refused [1250.3/I(8)]', (shown, given) => {
    const rolls = rollDice(request({ sides: 6 }), () => shown as number)
    expect(rolls.ok ? [] : rolls.error).toEqual([
      {
        code: 'badDie',
        clause: '1250.3/I(8)',
        facts: { sides: 6, given },
        says: `A die of 6 sides showed ${given}; it can show a whole number from 1 to 6.`,
      },
    ])
  })

  test('what is no die shows nothing, and is refused [1250.3/I(8)]', () => {
    const rolls = rollDice(request({ sides: 6 }), 4 as unknown as () => number)
    expect(rolls.ok ? '' : rolls.error[0]?.code).toBe('badDie')
  })

  test('a request beyond the limits is refused before a die is thrown [1250.3/I(2)]', () => {
    const endless = { ...request({ sides: 6 }), rolls: 1e15 }
    const rolls = rollDice(endless, () => {
      throw new Error('thrown')
    })
    expect(rolls.ok ? '' : rolls.error[0]?.code).toBe('outOfRange')
  })
})

describe('the server', () => {
  test('answers a request with its result [1250.3/I(7), 1250.3/I(8)]', () => {
    const server = diceServer(() => 17)
    expect(server('#S 20\n#D 1\n#R 1\n#L 1\n#T Acka: Hit determination\n')).toBe(
      'Ackanomic Magic Dice\nTo the mailing list\nTitle: Acka: Hit determination\nSides: 20\nDice in a roll: 1\nRolls: 1\nRolls to a line: 1\n\n17\n',
    )
  })

  test('answers anything else with the reasons, and throws no die [1250.3/I(6)]', () => {
    const server = diceServer(() => {
      throw new Error('thrown')
    })
    const answer = server('hello\n#S 6\n#D 1\n#R 1\n#L 21')
    expect(answer.split('\n').map((line) => line.slice(0, 8))).toEqual([
      'The dice',
      '- Line 1',
      '- Line 5',
      '',
    ])
    expect(parseDiceResult(answer).ok).toBe(false)
  })

  test('ignores loose text where told to, and tells of a bad die [1250.3/I(6), 1250.3/I(8)]', () => {
    const mail = '#S 6\n#D 1\n#R 1\n#L 1\n-- \nAnn'
    expect(diceServer(() => 4, { looseText: 'ignore' })(mail).endsWith('\n\n4\n')).toBe(true)
    expect(diceServer(() => 9, { looseText: 'ignore' })(mail)).toContain('showed 9')
  })
})
