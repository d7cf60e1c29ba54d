import { defineClauses } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { checkClauses, citations } from './clause-check.js'

const bidding = defineClauses(
  'house',
  { '1': 'Bids are sealed.', '2(a).1': 'The highest bid wins.', '3#2': 'Be kind.' },
  ['3#2'],
)
const sealed = { title: 'a bid is hidden [house/1]', passed: true }
const highest = { title: 'the highest bid wins [house/2(a).1]', passed: true }

describe('the clause check', () => {
  test('passes if each testable clause has a passing test', () => {
    expect(checkClauses([bidding], [sealed, highest])).toEqual({
      rules: [{ rule: 'house', clauses: 3, testable: 2, tested: 2 }],
      problems: [],
    })
  })

  test('names a clause without a test', () => {
    const { rules, problems } = checkClauses([bidding], [sealed])
    expect(problems).toEqual(['house/2(a).1 has no passing test: The highest bid wins.'])
    expect(rules[0]).toMatchObject({ testable: 2, tested: 1 })
  })

  test('does not count a test that failed', () => {
    const failed = { ...highest, passed: false }
    expect(checkClauses([bidding], [sealed, failed]).problems).toHaveLength(1)
  })

  test('does not count a clause that is not at the end of a title', () => {
    const early = { title: '[house/2(a).1] the highest bid wins', passed: true }
    expect(checkClauses([bidding], [sealed, early]).problems).toHaveLength(1)
  })

  test('refuses a clause that the rule does not have', () => {
    const stray = { title: 'something else [house/9]', passed: true }
    expect(checkClauses([bidding], [sealed, highest, stray]).problems).toEqual([
      'house/9 is no clause, but is named by “something else [house/9]”',
    ])
  })

  test('refuses a second table of the same rule', () => {
    const { problems } = checkClauses([bidding, { ...bidding }], [sealed, highest])
    expect(problems).toEqual(['house has two clause tables'])
  })
})

describe('citations', () => {
  test.each([
    ['one [0.7/4f(1)]', ['0.7/4f(1)']],
    ['several [0.7/4f(1), ODD/2.1#3]', ['0.7/4f(1)', 'ODD/2.1#3']],
    ['the last brackets [0, 1] only [EVEN/1]', ['EVEN/1']],
    ['pair after pair [0.7/4f(1)] [ODD/2.1#3, ODD/2]', ['0.7/4f(1)', 'ODD/2.1#3', 'ODD/2']],
    ['no clause [0, 1]', []],
    ['none', []],
  ])('are found at the end of the title “%s”', (title, ids) => {
    expect(citations(title)).toEqual(ids)
  })
})
