import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import type { RuntimeError } from './model.js'
import { dice } from './proof/positions.test-support.js'
import { type Scene, sceneOf } from './script.test-support.js'

type Move = RuntimeError['Move']
type Options = RuntimeError['Options']

const swap: Scene = {
  hands: ['7C', '9D'],
  laid: [['5D QD 2H', '4H 10H 2S']],
  discard: '8D',
}

const legalIn = (options: Partial<Options>, change: Partial<Scene> = {}, seat = 0) =>
  runtimeError.legalMoves(runtimeError.view(sceneOf({ ...swap, ...change, options }), seat))

function claimsIn(options: Partial<Options>, change: Partial<Scene> = {}): Move[] {
  const state = sceneOf({ ...swap, ...change, options })
  const pick = dice(1)
  const moves = Array.from({ length: 60 }, () =>
    runtimeError.legalMoves(runtimeError.view(state, 0)).sample(pick),
  )
  return moves.filter((move) => move?.type === 'claim') as Move[]
}

const noPlan: Partial<Scene> = { laid: [['5D QD 2H', '4H 10H 2C']] }
const bySolver: Move = { type: 'claim', plan: null }
const byProof: Move = { type: 'claim', plan: { nodes: [{ kind: 'swap' }] } }

describe('legal moves', () => {
  test('include a claim for the solver to prove [RTE/win.a]', () => {
    expect(legalIn({ claim: 'solver' })).toMatchObject({
      complete: true,
      moves: [{ type: 'input', card: '7C' }, { type: 'skip' }, { type: 'end' }, bySolver],
    })
    expect(claimsIn({ claim: 'solver' })).toContainEqual(bySolver)
  })

  test('are sampled where proofs are allowed, since they cannot all be listed', () => {
    const legal = legalIn({ claim: 'certificate' })
    if (legal.complete) throw new Error('not every proof can be listed')
    const pick = dice(2)
    const sampled = Array.from({ length: 60 }, () => legal.sample(pick))
    expect(sampled).toContainEqual(byProof)
    expect(sampled).toContainEqual({ type: 'input', card: '7C' })
    expect(sampled).not.toContainEqual(bySolver)
    expect(claimsIn({ claim: 'certificate' })).toContainEqual(byProof)
    expect(legalIn({ claim: 'either' }).complete).toBe(false)
  })

  test('include no claim without a possible LOOP, and are then all listed [RTE/win.c]', () => {
    for (const claim of ['solver', 'certificate', 'either'] as const) {
      const legal = legalIn({ claim }, noPlan)
      expect(legal).toMatchObject({
        complete: true,
        moves: [{ type: 'input', card: '7C' }, { type: 'skip' }, { type: 'end' }],
      })
      expect(claimsIn({ claim }, noPlan)).toEqual([])
    }
  })

  test('include no guessed claim where the true deck decides [RTE/win.e]', () => {
    const scene: Partial<Scene> = {
      hands: ['5C', 'KH KD KC'],
      laid: [['AS KS 2C', 'AD QD 2S']],
      discard: '',
    }
    expect(claimsIn({ knowledge: 'deck' }, scene)).toEqual([])
    expect(
      legalIn({ knowledge: 'deck', failedClaim: 'ends-turn' }, scene).moves,
    ).not.toContainEqual(bySolver)
  })

  test('are empty out of turn', () => {
    expect(legalIn({}, {}, 1)).toMatchObject({ complete: true, moves: [] })
  })
})
