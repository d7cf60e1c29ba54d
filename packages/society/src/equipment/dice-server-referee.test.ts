import type { Prompt, Question } from '@ackanomic/core'
import { seededDie } from '@ackanomic/core/bots'
import { answerProblem } from '@ackanomic/core/untrusted'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countsOf, unfairness } from './chi-square.test-support.js'
import { type DiceRequest, parseDiceRequest } from './dice-request.js'
import { diceServer } from './dice-server.js'
import {
  type DiceServerOptions,
  diceServerReferee,
  type SendDiceMail,
} from './dice-server-referee.js'

const put = (question: Question, id = 0): Prompt => ({
  id,
  name: 'chance',
  to: 'referee',
  at: 0,
  question,
  details: null,
})
const refereeWith = (send: SendDiceMail, options: Partial<DiceServerOptions> = {}) =>
  diceServerReferee(send, { match: 'GPS 1', recipients: ['dee@example.org'], ...options })
const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i)

/** Creates a server that keeps the requests. */
function noting(die = seededDie(1)): {
  send: SendDiceMail
  asked: DiceRequest[]
  mails: string[]
} {
  const asked: DiceRequest[] = []
  const mails: string[] = []
  const server = diceServer(die)
  const send = (mail: string): string => {
    const request = parseDiceRequest(mail)
    if (!request.ok) throw new Error(mail)
    asked.push(request.value)
    mails.push(mail)
    return server(mail)
  }
  return { send, asked, mails }
}

/** Returns the requests for a prompt, such as `3 × 2d6` for three rolls of two dice. */
function requestsFor(question: Question): readonly string[] {
  const { send, asked } = noting()
  expect(answerProblem(question, refereeWith(send)(put(question)))).toBeUndefined()
  return asked.map(({ sides, dice, rolls }) => `${rolls} × ${dice}d${sides}`)
}

describe('a referee with a dice server', () => {
  test.each<readonly [string, Question, readonly string[]]>([
    ['a pick of one', { kind: 'pick', of: 1 }, []],
    ['a pick of two', { kind: 'pick', of: 2 }, ['1 × 1d2']],
    ['a pick of 1000', { kind: 'pick', of: 1000 }, ['1 × 1d1000']],
    ['a pick of 1024', { kind: 'pick', of: 1024 }, ['1 × 2d32']],
    ['a pick of a million', { kind: 'pick', of: 1_000_000 }, ['1 × 2d1000']],
    ['a pick of 2 to the 30th', { kind: 'pick', of: 2 ** 30 }, ['1 × 4d182']],
    ['a shuffle of three', { kind: 'shuffle', of: 3 }, ['1 × 3d1000']],
    ['a shuffle of a deck', { kind: 'shuffle', of: 52 }, ['52 × 2d1000']],
    ['a shuffle of 2000', { kind: 'shuffle', of: 2000 }, ['6 × 999d1000', '1 × 6d1000']],
    ['a shuffle of one', { kind: 'shuffle', of: 1 }, []],
    ['a roll', { kind: 'roll', dice: 3, sides: 6 }, ['1 × 3d6']],
    ['no dice', { kind: 'roll', dice: 0, sides: 6 }, []],
    ['dice of one side', { kind: 'roll', dice: 3, sides: 1 }, []],
    ['2500 dice', { kind: 'roll', dice: 2500, sides: 6 }, ['2 × 1000d6', '1 × 500d6']],
    [
      'dice with more sides than the server has',
      { kind: 'roll', dice: 2, sides: 1024 },
      ['2 × 2d32'],
    ],
  ])('requests the dice for %s', (_, question, requests) => {
    expect(requestsFor(question)).toEqual(requests)
  })

  test('requests a million and one dice', () => {
    expect(requestsFor({ kind: 'roll', dice: 1_000_001, sides: 2 })).toEqual([
      '1000 × 1000d2',
      '1 × 1d2',
    ])
  })

  test('rerolls numbers above the pick', () => {
    const shown = [33, 33, 1, 3]
    const { send, asked } = noting(() => shown.shift() ?? 0)
    expect(refereeWith(send)(put({ kind: 'pick', of: 1025 }))).toBe(2)
    expect(asked.map(({ dice, sides }) => `${dice}d${sides}`)).toEqual(['2d33', '2d33'])
  })

  test('has the results sent to private recipients, or to the list if it is told so [1250.3/I(4), 1250.3/I(5)]', () => {
    const { send, asked } = noting()
    const question: Question = { kind: 'pick', of: 6 }
    const whom: DiceServerOptions['recipients'] = ({ id }) =>
      id === 7 ? ['dee@example.org'] : 'list'
    refereeWith(send, { recipients: 'list' })(put(question))
    refereeWith(send, { recipients: ['ann@example.org'] })(put(question))
    for (const id of [7, 8]) refereeWith(send, { recipients: whom })(put(question, id))
    expect(asked.map(({ recipients }) => recipients)).toEqual([
      'list',
      ['ann@example.org'],
      ['dee@example.org'],
      'list',
    ])
  })

  test('throws without the name of a match', () => {
    for (const match of [undefined, '', ' ', 7]) {
      expect(() => refereeWith(() => undefined, { match: match as string })).toThrow(RangeError)
    }
  })

  test('makes one request for a shuffle, and almost never two', () => {
    const { send, mails } = noting(seededDie('cards'))
    const referee = refereeWith(send)
    for (const id of range(1000)) {
      const deck: Question = { kind: 'shuffle', of: 52 }
      expect(answerProblem(deck, referee(put(deck, id)))).toBeUndefined()
    }
    expect(mails.length).toBeGreaterThanOrEqual(1000)
    expect(mails.length).toBeLessThan(1010)
  })

  test('sends different mails in each match, so results can be kept by their mails', () => {
    const { send, mails } = noting()
    const kept = new Map<string, string>()
    const keeping = (mail: string): string => {
      const result = kept.get(mail) ?? send(mail) ?? ''
      kept.set(mail, result)
      return result
    }
    const order: Question = { kind: 'shuffle', of: 12 }
    const dice: Question = { kind: 'roll', dice: 2500, sides: 6 }
    const answers = () =>
      ['GPS 1', 'GPS 2'].map((match) =>
        range(5).map((id) =>
          [order, dice].map((question, i) =>
            refereeWith(keeping, { match })(put(question, 2 * id + i)),
          ),
        ),
      )
    const first = answers()
    expect(new Set(mails).size).toBe(2 * 5 * 3)
    expect(first[0]).not.toEqual(first[1])
    expect(answers()).toEqual(first)
    expect(mails.length).toBe(2 * 5 * 3)
    expect(mails[0]).toContain('#T GPS 1: prompt 0, chance, mail 1\n')
  })

  test.each<readonly [string, SendDiceMail]>([
    ['nothing', () => undefined],
    ['junk', () => '__proto__'],
    ['a refusal', () => 'No dice were rolled:\n- no\n'],
    ['another result', (mail) => diceServer(() => 1)(mail.replace('mail 1', 'mail 9'))],
    ['other sides', (mail) => diceServer(() => 1)(mail.replace('#S 6', '#S 5'))],
    ['impossible dice', (mail) => diceServer(() => 1)(mail).replace('\n\n1', '\n\n1001')],
  ])('leaves the prompt open when the server sends %s', (_, send) => {
    const referee = refereeWith(send)
    expect(referee(put({ kind: 'pick', of: 6 }))).toBeUndefined()
    expect(referee(put({ kind: 'shuffle', of: 6 }))).toBeUndefined()
    expect(referee(put({ kind: 'roll', dice: 2, sides: 6 }))).toBeUndefined()
  })

  test('leaves the prompt open without recipients, and sends no request [1250.3/I(5)]', () => {
    const { send, asked } = noting()
    for (const nobody of [[], null, undefined, 'ann@example.org', [7], ['']]) {
      const recipients = nobody as unknown as ['ann@example.org']
      for (const to of [recipients, () => recipients]) {
        const referee = refereeWith(send, { recipients: to })
        expect(referee(put({ kind: 'pick', of: 6 }))).toBeUndefined()
      }
    }
    expect(asked).toEqual([])
  })

  test('gives up on dice that always show too high a number', () => {
    const { send, asked } = noting((sides) => sides)
    expect(refereeWith(send)(put({ kind: 'pick', of: 1025 }))).toBeUndefined()
    expect(asked.length).toBe(50)
  })

  test('leaves other prompts open, and sends no request', () => {
    const { send, asked } = noting()
    const open: readonly Question[] = [
      { kind: 'judge', about: 'tale', choices: ['yes'] },
      { kind: 'word', word: 'ghost', dictionary: 'official' },
      { kind: 'pick', of: 0 },
      { kind: 'pick', of: 2.5 },
      { kind: 'shuffle', of: Number.NaN },
      { kind: 'roll', dice: 1.5, sides: 6 },
      { kind: 'roll', dice: 1e15, sides: 6 },
      { kind: 'roll', dice: 1, sides: 0 },
    ]
    for (const question of open) expect(refereeWith(send)(put(question))).toBeUndefined()
    expect(asked).toEqual([])
    const nobody = refereeWith(send, { recipients: [' '] })
    expect(nobody(put({ kind: 'pick', of: 2 }))).toBeUndefined()
  })

  test('gives answers that fit their prompts', () => {
    const question: fc.Arbitrary<Question> = fc.oneof(
      fc.record({ kind: fc.constant('shuffle' as const), of: fc.nat(40) }),
      fc.record({
        kind: fc.constant('pick' as const),
        of: fc.integer({ min: 1, max: 2 ** 53 - 1 }),
      }),
      fc.record({ kind: fc.constant('pick' as const), of: fc.integer({ min: 1, max: 5000 }) }),
      fc.record({
        kind: fc.constant('roll' as const),
        dice: fc.nat(3000),
        sides: fc.integer({ min: 1, max: 1001 }),
      }),
    )
    const referee = refereeWith(diceServer(seededDie('law')))
    fc.assert(
      fc.property(question, (asked) => {
        expect(answerProblem(asked, referee(put(asked)))).toBeUndefined()
      }),
      { seed: 1250, numRuns: 200 },
    )
  })
})

describe('fair dice make every answer equally likely', () => {
  const referee = refereeWith(diceServer(seededDie('fair')))

  test.each([2, 6, 13, 1000, 1001, 1025, 1500])('for a pick of %i', (of) => {
    const picks = range(Math.max(6000, 12 * of)).map(
      (id) => referee(put({ kind: 'pick', of }, id)) as number,
    )
    expect(Math.abs(unfairness(countsOf(of, picks)))).toBeLessThan(4)
  })

  test('for all orders of three things, and the place of each', () => {
    const orders = range(6000).map((id) => referee(put({ kind: 'shuffle', of: 3 }, id)) as number[])
    const ranks = orders.map((order) =>
      ['012', '021', '102', '120', '201', '210'].indexOf(order.join('')),
    )
    expect(Math.abs(unfairness(countsOf(6, ranks)))).toBeLessThan(4)
  })

  test('for dice with more sides than the server has', () => {
    const dice = referee(put({ kind: 'roll', dice: 15_000, sides: 1300 })) as number[]
    expect(
      Math.abs(
        unfairness(
          countsOf(
            1300,
            dice.map((die) => die - 1),
          ),
        ),
      ),
    ).toBeLessThan(4)
  })
})
