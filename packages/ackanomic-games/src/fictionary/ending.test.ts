import { days, type ResultRecord } from '@ackanomic/core'
import { createBooks, recordResult } from '@ackanomic/society'
import { describe, expect, test } from 'vitest'
import { Script, withScores } from './script.test-support.js'

/** Plays all rounds but the one that makes the turns even, and sets the scores. */
function beforeLast(scores: readonly number[], options: object = {}, rounds = 4): Script {
  const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus'].slice(0, scores.length)
  const script = new Script({ players, options })
  for (let round = 1; round <= rounds; round++) {
    const [one = '', two = ''] = script.word().waited('definitions')
    script.defineAll().report(one, two)
  }
  return withScores(script, scores)
}

function awards(script: Script) {
  return script.state.outcome?.awards
}

function paid(script: Script): readonly (string | number)[][] {
  const { outcome, roster } = script.state
  if (outcome === null) throw new Error('It is not over.')
  const record: ResultRecord = {
    game: '1250.10',
    match: 'test',
    startedAt: script.at - 1,
    starters: roster.starters,
    players: roster.everPlayed,
    referees: [],
    refereesMayPlay: false,
    duel: false,
    exhibition: null,
    outcome,
  }
  const booked = recordResult(createBooks(), record)
  if (!booked.ok) throw new Error(booked.error.message)
  return booked.value.lines.flatMap((line) =>
    line.kind === 'treasury' ? [[line.to ?? '', line.booked]] : [],
  )
}

describe('the end', () => {
  test('comes after even turns once a player has 25 Gamepoints, and the top player wins [1250.10/5b(1)] [1250.10/5b(2)]', () => {
    const script = beforeLast([20, 24, 3, 0, -2])
    script.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Dov' })
    expect(script.state.outcome).toMatchObject({
      at: script.at,
      winners: ['Bob'],
      ranking: [['Bob'], ['Ann'], ['Cyd'], ['Dov', 'Eve']],
    })
  })

  test('gives the winner A$1 for each Gamepoint, and a Trophy [1250.10/5b(3)] [1250.10/5b(6)]', () => {
    const script = beforeLast([20, 28, 3, 0, -2])
    script.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Dov' })
    expect(awards(script)).toEqual([
      { award: 'treasury', to: ['Bob'], each: 29, as: 'player', clause: '1250.10/5b(3)' },
      { award: 'trophy', trophy: 'standard', to: 'Bob', clause: '1250.10/5b(6)' },
    ])
  })

  test('does not come with 24 Gamepoints, or before the turns are even [1250.10/5b(1)] [1250.10/5c]', () => {
    const short = beforeLast([20, 23, 3, 0, -2])
    short.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Dov' })
    expect([short.scores[1], short.winners]).toEqual([24, undefined])
    const uneven = beforeLast([20, 40, 3, 0, -2], {}, 3)
    uneven.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Eve: 'Eve' })
    expect([uneven.winners, uneven.brainiac]).toEqual([undefined, 'Eve'])
    uneven.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Dov' })
    expect(uneven.winners).toEqual(['Bob'])
  })

  test('comes earlier with a lower target', () => {
    const script = beforeLast([2, 5, 3, 0, -2], { target: 6 })
    script.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Dov' })
    expect(script.winners).toEqual(['Bob'])
  })

  test('with a tie at the top has no winner, and pays A$12 each [1250.10/5b(4)] [1250.10/5b(5)]', () => {
    const script = beforeLast([24, 24, 3, 0, -2])
    script.round({ Ann: 'Bob', Bob: 'Ann', Cyd: 'Cyd', Dov: 'Dov' })
    expect(script.state.outcome).toMatchObject({ winners: [] })
    expect(awards(script)).toEqual([
      { award: 'treasury', to: ['Ann', 'Bob'], each: 12, as: 'player', clause: '1250.10/5b(4)' },
    ])
  })

  test.each([
    [2, 12],
    [4, 12],
    [5, 10],
    [6, 8],
    [7, 7],
  ])('pays the %i tied players A$%i each [1250.10/5b(4)]', (tied, each) => {
    const seats = Math.max(5, tied)
    // The last Brainiac loses five Gamepoints in the last round.
    const top = (seat: number): number => (seat < tied ? 30 : 1) + (seat === seats - 1 ? 5 : 0)
    const script = beforeLast(
      Array.from({ length: seats }, (_, seat) => top(seat)),
      {},
      seats - 1,
    )
    script.word().defineAll().advance(days(3))
    expect(script.winners).toEqual([])
    expect(paid(script).map(([, amount]) => amount)).toEqual(new Array(tied).fill(each))
  })

  test('pays a winner A$50 at most [1250.10/5b(3)]', () => {
    const script = beforeLast([60, 20, 3, 0, -2])
    script.easy('Cyd', 'Dov')
    expect(awards(script)?.[0]).toMatchObject({ each: 60 })
    expect(paid(script)[0]).toEqual(['Ann', 50])
  })

  test('is checked after every round, or only in step 5 [1250.10/5b(1)]', () => {
    expect(beforeLast([30, 0, 0, 0, 0]).easy('Bob', 'Cyd').winners).toEqual(['Ann'])
    const missed = beforeLast([30, 0, 0, 0, 0]).word().defineAll().advance(days(3))
    expect(missed.winners).toEqual(['Ann'])
    const options = { endTest: 'step 5' }
    const easy = beforeLast([30, 0, 0, 0, 0], options).easy('Bob', 'Cyd')
    expect([easy.winners, easy.brainiac]).toEqual([undefined, 'Ann'])
    const late = beforeLast([30, 0, 0, 0, 0], options).word().defineAll().advance(days(3))
    expect(late.winners).toBeUndefined()
    const scored = beforeLast([30, 0, 0, 0, 0], options)
    scored.round({ Ann: 'Bob', Bob: 'Cyd', Cyd: 'Cyd', Dov: 'Dov' })
    expect(scored.winners).toEqual(['Ann'])
  })

  test('allows negative Gamepoints [1250.10/3d(1)]', () => {
    const script = new Script().word().defineAll().advance(days(3))
    expect(script.scores[0]).toBe(-5)
    const end = withScores(beforeLast([25, -9, 0, 0, 0]), [25, -9, 0, 0, 0]).easy('Bob', 'Cyd')
    expect(end.state.shared.scores).toEqual([25, -6, 3, 0, 0])
    expect(awards(end)?.[0]).toMatchObject({ to: ['Ann'], each: 25 })
  })

  test('may come with the Scorekeeper’s scoring [1250.10/5d(1)] [1250.10/5b(1)]', () => {
    const script = beforeLast([30, 0, 0, 0, 0]).listed()
    script.votes({ Ann: 'Ann', Bob: 'Bob', Cyd: 'Cyd', Dov: 'Dov' }).advance(days(3))
    script.plays('Zoe', { type: 'score' }, 'scorekeeper')
    expect(script.winners).toEqual(['Ann'])
  })

  test('is the same in an exhibition [1250.10/5b(3)]', () => {
    const script = beforeLast([30, 0, 0, 0, 0])
    script.changeRoster({ type: 'exhibition', as: 'senate' }).easy('Bob', 'Cyd')
    expect(awards(script)).toHaveLength(2)
  })
})
