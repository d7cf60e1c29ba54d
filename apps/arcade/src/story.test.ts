import { describe, expect, test } from 'vitest'
import { keyMomentOf, marginOf, sentencesOf, spoken, tellsWinners } from './story.js'

const history = [
  [0, 0],
  [1, 0],
  [1, 9],
  [1, 9],
  [6, 9],
].map((scores, step) => ({ step, scores }))

const log = [
  { step: 1, message: 'Ann gets 1.' },
  { step: 2, message: 'A new round begins.' },
  { step: 3, message: 'Bob takes 9.\nAnn 1, Bob 9' },
  { step: 4, message: 'Ann gets 5.' },
  { step: 9, message: 'Ann is out.' },
]

describe('the key moment', () => {
  test('of a loser is the step in which they fell back most', () => {
    const ann = { seat: 0, name: 'Ann', hasWon: false }
    expect(keyMomentOf(history, log, ann)).toMatchObject({ step: 2, told: 'Bob takes 9.' })
  })

  test('of a winner is the step in which they gained most', () => {
    const bob = { seat: 1, name: 'Bob', hasWon: true }
    expect(keyMomentOf(history, log, bob)).toMatchObject({ step: 2, told: 'Bob takes 9.' })
  })

  test('quotes the line of a message that has the result', () => {
    const report = [{ step: 2, message: 'Round 2 is over.\n  Ann: a1\nAnn is doomed.\n1 A b' }]
    const ann = { seat: 0, name: 'Ann', hasWon: false }
    expect(keyMomentOf(history, report, ann)).toMatchObject({ step: 2, told: 'Ann is doomed.' })
  })

  test('is the last of several equal ones', () => {
    const equal = [0, 1, 2, 2].map((score, step) => ({ step, scores: [0, score] }))
    const steps = [1, 2, 3].map((step) => ({ step, message: `Bob gets ${step}.` }))
    const bob = { seat: 1, name: 'Bob', hasWon: true }
    expect(keyMomentOf(equal, steps, bob)).toMatchObject({ step: 2, told: 'Bob gets 2.' })
  })

  test('without scores is the last message about the player', () => {
    const ann = { seat: 0, name: 'Ann', hasWon: false }
    expect(keyMomentOf([], log, ann)).toMatchObject({ step: 9, told: 'Ann is out.' })
  })

  test('without scores is the message that ended the match, if there is one', () => {
    const ended = [...log, { step: 12, message: 'Bob claims it, and is right:\n1. Play 7C.' }]
    const ann = { seat: 0, name: 'Ann', hasWon: false }
    const told = 'Bob claims it, and is right.'
    expect(keyMomentOf([], ended, ann)).toMatchObject({ step: 12, told })
  })
})

describe('the margin', () => {
  test('is the distance to the best different score', () => {
    expect(marginOf(history, 0)).toBe(-3)
    expect(marginOf([{ step: 0, scores: [5, 5, 2, 2] }], 0)).toBe(3)
  })

  test('is missing without scores', () => {
    expect(marginOf([], 0)).toBeNull()
  })
})

test.each([
  ['Ann wins with 2, the middle of all points.', true],
  ['Bob wins with 3.', false],
  ['Ann takes 9.', false],
  ['Ann wins the round: +1.', false],
])('“%s” tells that Ann won: %j', (said, isTold) => {
  expect(tellsWinners(said, ['Ann'])).toBe(isTold)
})

test('a result is told in sentences', () => {
  const stage = { kind: 'round', title: 'Ann wins', text: 'Ann 3, Bob 1\nNobody else.' }
  expect(sentencesOf(stage)).toBe('Ann wins. Ann 3, Bob 1. Nobody else.')
})

test('a line is cut after a sentence or at a space', () => {
  expect(spoken('One. Two:')).toBe('One. Two.')
  expect(spoken(`${'word '.repeat(10)}end. ${'word '.repeat(30)}`)).toMatch(/^(?:word )+end\.$/u)
  expect(spoken('word '.repeat(60))).toHaveLength(140)
})
