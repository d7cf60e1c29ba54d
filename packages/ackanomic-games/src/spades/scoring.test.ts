import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { teamRound, winnerByScore } from './scoring.js'
import { Script } from './script.test-support.js'
import type { ByTeam } from './seating.js'

type Case = readonly [bids: ByTeam<number>, taken: ByTeam<number>, total: number, sandbags: number]

describe('the score of a team', () => {
  test.each<Case>([
    [[4, 3], [4, 2], -70, 0],
    [[2, 2], [0, 0], -40, 0],
    [[4, 5], [8, 0], -90, 0],
  ])(
    'with fewer tricks than bid, for bids %j and tricks %j, is %i [1250.15/4.c, 1250.15/4.i]',
    (bids, taken, total, sandbags) => {
      expect(teamRound(bids, taken, 0)).toMatchObject({ contract: total, total, sandbags })
    },
  )

  test.each<Case>([
    [[5, 5], [5, 4], -200, 0],
    [[6, 4], [0, 0], -200, 0],
    [[13, 3], [10, 3], -320, 0],
  ])(
    'with fewer tricks than a bid of ten or more, for bids %j and tricks %j, is %i [1250.15/4.d]',
    (bids, taken, total) => {
      expect(teamRound(bids, taken, 0).total).toBe(total)
    },
  )

  test.each<Case>([
    [[4, 3], [4, 3], 70, 0],
    [[2, 2], [0, 4], 40, 0],
    [[5, 4], [9, 0], 90, 0],
  ])(
    'with as many tricks as bid, for bids %j and tricks %j, is %i [1250.15/4.e, 1250.15/4.b]',
    (bids, taken, total) => {
      expect(teamRound(bids, taken, 0)).toMatchObject({ total, sandbags: 0 })
    },
  )

  test.each<Case>([
    [[5, 5], [5, 5], 200, 0],
    [[10, 3], [13, 0], 260, 0],
    [[8, 2], [2, 8], 200, 0],
  ])(
    'with as many tricks as a bid of ten or more, for bids %j and tricks %j, is %i [1250.15/4.f]',
    (bids, taken, total) => {
      expect(teamRound(bids, taken, 0).total).toBe(total)
    },
  )

  test.each<Case>([
    [[4, 3], [5, 4], 72, 2],
    [[2, 2], [7, 6], 49, 9],
    [[5, 5], [7, 6], 203, 3],
  ])(
    'with more tricks than bid, for bids %j and tricks %j, is %i with %i sandbags [1250.15/4.g, 1250.15/4.h]',
    (bids, taken, total, sandbags) => {
      expect(teamRound(bids, taken, 0)).toMatchObject({ total, sandbags })
    },
  )

  test.each<Case>([
    [[0, 4], [0, 4], 140, 0],
    [[0, 4], [0, 3], 60, 0],
    [[0, 0], [0, 0], 200, 0],
  ])('for kept nil with bids %j and tricks %j is %i [1250.15/4.j]', (bids, taken, total) => {
    expect(teamRound(bids, taken, 0).total).toBe(total)
  })

  test.each<Case>([
    [[0, 4], [1, 4], -59, 1],
    [[4, 0], [3, 2], -59, 1],
    [[0, 0], [1, 2], -197, 3],
    [[0, 0], [0, 2], 2, 2],
  ])(
    'for failed nil with bids %j and tricks %j is %i [1250.15/4.k]',
    (bids, taken, total, sandbags) => {
      expect(teamRound(bids, taken, 0)).toMatchObject({ total, sandbags })
    },
  )

  test('includes the tricks of a nil bidder, unless the option excludes them [1250.15/4.l]', () => {
    expect(teamRound([0, 5], [2, 3], 0)).toMatchObject({ tricks: 5, contract: 50, nils: -100 })
    expect(teamRound([0, 5], [2, 3], 0, { nilTricksCount: false })).toMatchObject({
      tricks: 3,
      contract: -50,
      nils: -100,
    })
    expect(teamRound([0, 0], [9, 4], 0)).toMatchObject({ bid: 0, tricks: 13, sandbags: 13 })
    expect(teamRound([0, 0], [9, 4], 0, { nilTricksCount: false })).toMatchObject({
      tricks: 0,
      sandbags: 0,
      total: -200,
    })
  })

  test.each([
    [8, 1, 0],
    [9, 0, 0],
    [9, 1, -100],
    [10, 9, 0],
    [15, 5, -100],
    [19, 1, -100],
  ])('with %i sandbags and %i more changes by %i [1250.15/4.m]', (before, more, penalty) => {
    expect(teamRound([2, 2], [4, more], before)).toMatchObject({ sandbags: more, penalty })
  })

  test('may lose 200 for two tens of sandbags in a round with two nils [1250.15/4.o]', () => {
    expect(teamRound([0, 0], [7, 6], 9)).toEqual({
      bid: 0,
      tricks: 13,
      contract: 0,
      sandbags: 13,
      nils: -200,
      penalty: -200,
      boston: 0,
      total: -387,
    })
  })

  test('is never minus zero, and the total adds up', () => {
    const bid = fc.constantFrom(0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
    const tricks = fc.integer({ min: 0, max: 13 })
    const property = fc.property(
      fc.tuple(bid, bid),
      fc.tuple(tricks, tricks),
      fc.nat(60),
      fc.record({
        nilTricksCount: fc.boolean(),
        sandbagLimit: fc.integer({ min: 2, max: 20 }),
        sandbagPenalty: fc.constantFrom(0, 50, 100),
        boston: fc.constantFrom<(number | 'win')[]>(0, 200, 'win'),
      }),
      (bids, [a, b], before, options) => {
        const scored = teamRound(bids, [a, Math.min(b, 13 - a)], before, options)
        expect(Object.values(scored).some((part) => Object.is(part, -0))).toBe(false)
        const { contract, sandbags, nils, penalty, boston, total } = scored
        expect(total).toBe(contract + sandbags + nils + penalty + boston)
      },
    )
    fc.assert(property, { seed: 1250, numRuns: 500 })
  })
})

describe('scores in play', () => {
  test('start at 0 [1250.15/4.a]', () => {
    const script = new Script()
    expect(script.scores).toEqual([0, 0])
    expect(script.bids(2, 2, 2, 2).laysAnything(51).scores).toEqual([0, 0])
  })

  test('are announced after the 13th trick [1250.15/4.p]', () => {
    const script = new Script().bids(6, 0, 2, 5).laysAnything(48)
    expect(script.shared.rounds).toEqual([])
    script.laysAnything(3)
    expect(script.shared.rounds).toEqual([])
    script.laysAnything(1)
    expect(script.shared.rounds).toEqual([
      { bids: [6, 0, 2, 5], blind: [], taken: [13, 0, 0, 0], misplays: [0, 0] },
    ])
    expect(script.scores).toEqual([85, 50])
    expect(script.messages.slice(1)).toEqual([
      'Ann takes trick 13: 2S 2H 2D 2C.',
      'Round 1 is scored. Ann and Cyd: bid 8, took 13, +80, +5 for sandbags: +85, which makes 85. Bob and Dov: bid 5, took 0, −50, +100 for nil: +50, which makes 50.',
    ])
  })

  test('count sandbags through the rounds, and lose 100 at the tenth [1250.15/4.n]', () => {
    const script = new Script()
    const after: (readonly number[])[] = []
    for (let round = 0; round < 4; round++) {
      script.bids(3, 3, 3, 3).laysAnything()
      after.push(script.scores)
      script.deals()
    }
    expect(after).toEqual([
      [67, -60],
      [34, -120],
      [1, -180],
      [68, -240],
    ])
  })

  test('count tricks of a nil bidder only with nilTricksCount', () => {
    const nil = (nilTricksCount: boolean): readonly number[] =>
      new Script({ options: { nilTricksCount } }).bids(0, 2, 5, 2).laysAnything().scores
    expect(nil(true)).toEqual([-42, -40])
    expect(nil(false)).toEqual([-150, -40])
  })
})

describe('the winning score', () => {
  test.each<readonly [ByTeam<number>, number | null]>([
    [[500, 499], 0],
    [[-20, 500], 1],
    [[640, 600], 0],
    [[499, 498], null],
    [[500, 500], null],
    [[720, 720], null],
    [[-900, -2000], null],
    [[0, 0], null],
  ])('for %j is that of team %j', (scores, winner) => {
    expect(winnerByScore(scores, 500)).toBe(winner)
  })
})
