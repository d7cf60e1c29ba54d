import type { ResultRecord } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { createBooks } from './books.js'
import { clauseText, generalClauses, trophyClauses } from './clauses.js'
import { recordResult } from './record-result.js'
import {
  fee,
  november,
  pay,
  points,
  sampleDescription,
  sampleRecord,
  transfer,
  trophy,
  value,
} from './samples.test-support.js'
import { formatLedgerLine, statementOf } from './statement.js'
import { addRule } from './suite.js'

const records: readonly ResultRecord[] = [
  sampleRecord({
    match: 'first',
    outcome: {
      at: november(20),
      awards: [points(9, 'Ann'), points(-2, 'Bob'), pay(20, 'Ann'), fee(12, 'Ref'), trophy('Ann')],
    },
  }),
  sampleRecord({
    match: 'second',
    starters: 2,
    outcome: {
      at: november(25),
      awards: [points(1, 'Ann'), transfer(3, 'Bob', 'Ann'), trophy('Ann')],
    },
  }),
  sampleRecord({
    game: 'snap',
    match: 'third',
    outcome: { at: Date.UTC(2026, 11, 2), awards: [points(4, 'Ann', null)] },
  }),
]

const rule = { rule: '1250.99', title: 'Snip', text: 'Snip!', since: 0, equipment: [] }
const books = records.reduce(
  (each, record) => value(recordResult(each, record)).books,
  value(addRule(createBooks(), { ...rule, games: [sampleDescription()] })),
)

describe('a statement', () => {
  test('adds up everything by month and class [1250.1/IV.c(3), 1250.1/IV.c(4), 1250.1/IV.d(3)]', () => {
    const ann = statementOf(books, 'Ann')
    expect(ann).toMatchObject({ person: 'Ann', points: 13, treasury: 20, transfers: 3 })
    expect(ann.trophies.map(({ kind }) => kind)).toEqual(['Jade Grapefruit'])
    const [november, december, ...more] = ann.months
    expect(more).toEqual([])
    expect(november).toMatchObject({
      month: '2026-11',
      game: '1250.99',
      added: 9,
      subtracted: 0,
      treasury: 20,
      transfers: 3,
      pointsRoom: 11,
      treasuryRoom: 80,
    })
    expect(december).toMatchObject({ month: '2026-12', game: 'snap', added: 4, pointsRoom: 16 })
    expect(statementOf(books, 'Bob')).toMatchObject({
      points: -2,
      transfers: -3,
      months: [{ subtracted: 2, transfers: -3, pointsRoom: 20 }],
    })
    expect(statementOf(books, 'Ref')).toMatchObject({
      treasury: 10,
      months: [{ treasuryRoom: 90 }],
    })
  })

  test('describes everything in words, with each cut and its clause [1250.1/IV.d(2), 1250.2/2(2)]', () => {
    expect(statementOf(books, 'Ann').message).toEqual([
      'Ann has 13 points, A$20 from the Treasury, A$3 from other participants and these Trophies: Jade Grapefruit.',
      '2026-11, Snip (1250.99): 9 points added and 0 subtracted, A$20 from the Treasury; room for 11 points and A$80.',
      `first: Ann gains 8 of 9 points (house/points). Clause 1250.1/IV.d(2) takes off 1: ${clauseText('1250.1/IV.d(2)')}`,
      'first: Ann gets from the Treasury A$20 (house/pay).',
      'first: Ann gets the Jade Grapefruit (house/trophy).',
      'second: Ann gains 1 point (house/points).',
      'second: Ann gets from Bob A$3 (house/transfer).',
      `second: Ann does not get the Jade Grapefruit (house/trophy). Clause 1250.2/2(2) bars it: ${clauseText('1250.2/2(2)')}`,
      '2026-12, snap: 4 points added and 0 subtracted, A$0 from the Treasury; room for 16 points and A$100.',
      'third: Ann gains 4 points (house/points).',
    ])
    expect(statementOf(books, 'Bob').message).toEqual([
      'Bob has -2 points, A$0 from the Treasury, -A$3 from other participants and no Trophies.',
      '2026-11, Snip (1250.99): 0 points added and 2 subtracted, A$0 from the Treasury; room for 20 points and A$100.',
      'first: Bob loses 2 points (house/points).',
      'second: Ann gets from Bob A$3 (house/transfer).',
    ])
    expect(statementOf(books, 'Ref').message[2]).toBe(
      `first: Ref gets from the Treasury A$10 of A$12 (house/fee). Clause 1250.1/III.e(7) takes off 2: ${clauseText('1250.1/III.e(7)')}`,
    )
  })

  test('of an outsider is empty', () => {
    expect(statementOf(books, 'Zoe')).toEqual({
      person: 'Zoe',
      points: 0,
      treasury: 0,
      transfers: 0,
      trophies: [],
      months: [],
      message: [
        'Zoe has 0 points, A$0 from the Treasury, A$0 from other participants and no Trophies.',
      ],
    })
  })
})

test('every line of the books has a sentence [1250.1/IV.c(1)]', () => {
  const toGame = {
    award: 'treasury',
    to: [null],
    each: 5,
    as: 'game',
    clause: 'house/game',
  } as const
  const awards = [toGame, pay(3, null), transfer(2, 'Ann', null), points(1, null)]
  const record = sampleRecord({ outcome: { awards } })
  const { lines } = value(recordResult(createBooks(), record))
  const nobody = (clause: string, amount: number) =>
    `Clause 1250.1/${clause} takes off ${amount}: ${clauseText(`1250.1/${clause}`)}`
  expect(lines.map((line) => formatLedgerLine(record, line))).toEqual([
    'The Game gets from the Treasury A$5 (house/game).',
    `Nobody gets from the Treasury A$0 of A$3 (house/pay). ${nobody('IV.c(1)', 3)}`,
    `Nobody gets from Ann A$0 of A$2 (house/transfer). ${nobody('IV.b', 2)}`,
    `Nobody gains 0 of 1 point (house/points). ${nobody('IV.d(1)', 1)}`,
  ])
})

test('a citation has a text, from the three rules or from given clauses', () => {
  for (const { rule, of } of [generalClauses, trophyClauses]) {
    for (const [id, text] of Object.entries(of)) expect(clauseText(`${rule}/${id}`)).toBe(text)
  }
  expect(clauseText('1250.3/II(2)')).toBe('A holder may have fewer than zero Gamepoints.')
  expect(clauseText('house/1')).toBeUndefined()
  const house = { rule: 'house', of: { '1': 'Bids are sealed.' }, untestable: [] }
  expect(clauseText('house/1', house)).toBe('Bids are sealed.')
  for (const junk of ['', '1250.1', '1250.1/', '1250.1/toString', '1250.1/IV.z', '1250.10/IV.b']) {
    expect(clauseText(junk)).toBeUndefined()
  }
})
