import { describe, expect, test } from 'vitest'
import { mediocrity } from './index.js'
import { by, Script } from './script.test-support.js'

/** Counts the samples of a viewer's knowledge over all choices of chance. */
function sampled(
  { state }: Script,
  viewer: number | 'public' | 'referee',
  chosen: readonly number[],
) {
  const asked: number[] = []
  const sample = mediocrity.determinize?.(mediocrity.view(state, viewer), (of) => {
    asked.push(of)
    return chosen[asked.length - 1] ?? 0
  })
  if (sample === undefined) throw new Error('There is no sample.')
  return { state: sample, numbers: sample.secret.map(({ number }) => number), asked }
}

const draws = () =>
  new Script({ players: 4, options: { numbers: [1, 4, 3, 2] } }).apply(
    by.begin(0, 'Ann'),
    by.send(1, 'Cyd', 5),
    by.result(72, 'Ann'),
  )

describe('a sampled round', () => {
  const round = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.send(1, 'Cyd', 5))

  test('gives each other sender a number or none, and the Moderator none', () => {
    expect(sampled(round, 'public', [0, 1, 6])).toMatchObject({
      numbers: [null, null, 1, 6],
      asked: [7, 7, 7],
    })
    expect(sampled(round, 3, [6, 2])).toMatchObject({
      numbers: [null, 6, 2, null],
      asked: [7, 7],
    })
    expect(sampled(round, 'referee', [3, 3, 3]).numbers).toEqual([null, 3, 3, 3])
  })

  test('keeps the viewer’s own number, and all numbers of a Moderator', () => {
    expect(sampled(round, 2, [1, 1])).toMatchObject({
      numbers: [null, 1, 5, 1],
      asked: [7, 7],
    })
    expect(sampled(round, 0, [])).toMatchObject({ numbers: [null, null, 5, null], asked: [] })
  })

  test('has no prompts, and may have all numbers', () => {
    const { state, numbers } = sampled(round, 'public', [4, 4, 4])
    expect([state.openPrompts, numbers]).toEqual([[], [null, 4, 4, 4]])
    expect(state.secret.every(({ drawn }) => !drawn)).toBe(true)
  })

  test('gives no number to a player who has left', () => {
    const left = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.leave(1, 'Bob'))
    expect(sampled(left, 'public', [2, 3])).toMatchObject({
      numbers: [null, null, 2, 3],
      asked: [7, 7],
    })
  })
})

describe('a sampled draw', () => {
  test('always lacks a number', () => {
    expect(sampled(draws(), 'public', [1, 2, 3, 1])).toMatchObject({
      numbers: [null, 1, null, 3],
      asked: [7, 7, 7, 3],
    })
    expect(sampled(draws(), 2, [1, 3, 1])).toMatchObject({
      numbers: [null, 1, 5, null],
      asked: [7, 7, 2],
    })
    // Cyd’s number is kept, and so is Bob’s, since Bob knows that it is not missing.
    const sent = new Script({ players: 4 }).apply(by.begin(0, 'Ann'), by.send(1, 'Bob', 2))
    sent.apply(by.result(72, 'Ann'))
    expect(sampled(sent, 1, [4, 5, 0]).numbers).toEqual([null, 2, null, 5])
  })

  test('asks the Moderator for missing numbers, in player order', () => {
    const { state } = sampled(draws(), 'public', [0, 4, 0])
    expect(state.openPrompts).toMatchObject(
      [3, 1].map((seat) => ({
        name: 'draw',
        to: 0,
        question: { kind: 'roll', dice: 1, sides: 6 },
        details: { seat },
      })),
    )
    expect(sampled(draws(), 3, [2, 4]).state.openPrompts).toMatchObject([{ details: { seat: 3 } }])
    expect(sampled(draws(), 0, [])).toMatchObject({
      numbers: [null, null, 5, null],
      asked: [],
      state: { openPrompts: draws().state.openPrompts.map(({ details }) => ({ details })) },
    })
  })

  test('keeps a drawn number for its seat, and marks it as drawn', () => {
    const script = draws().apply(by.answer(73, 'Ann', 0, [6]))
    expect(sampled(script, 3, [0, 1]).state.secret[3]).toEqual({ number: 6, drawn: true })
  })
})

describe('a sampled pause between rounds', () => {
  test('has no numbers and no chance', () => {
    for (const script of [new Script(), new Script().apply(by.begin(0, 'Ann'), by.time(144))]) {
      expect(sampled(script, 'public', [])).toMatchObject({
        numbers: [null, null, null],
        asked: [],
        state: { openPrompts: [] },
      })
    }
    const options = { onModeratorLoss: 'wait' } as const
    const idle = new Script({ options }).apply(by.begin(0, 'Ann'), by.leave(1, 'Ann'))
    expect(sampled(idle, 1, [])).toMatchObject({ numbers: [null, null, null], asked: [] })
  })

  test('asks the host while player numbers are drawn', () => {
    const { state } = sampled(new Script({ drawn: true }), 1, [])
    expect(state.openPrompts).toMatchObject([
      { name: 'numbers', to: 'host', question: { kind: 'shuffle', of: 3 }, details: null },
    ])
  })
})
