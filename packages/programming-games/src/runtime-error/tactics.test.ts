import { type Match, startMatch, submit } from '@ackanomic/core'
import { seededReferee } from '@ackanomic/core/bots'
import type { State, View } from '@ackanomic/core/engine'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { runtimeErrorLaws } from './laws.test-support.js'
import type { ClaimMove, RuntimeError } from './model.js'
import { createCertificate, type RuntimeErrorPlan } from './proof/certificate.js'
import { checkCertificate } from './proof/check.js'
import { positionOf } from './proof/position.js'
import { dice, rich } from './proof/positions.test-support.js'
import { proofOf, provePosition } from './proof/prove.js'
import { AT, NAMES, type Scene, Script, sceneOf } from './script.test-support.js'
import { runtimeErrorTactics } from './tactics.js'

type Move = RuntimeError['Move']
type Options = RuntimeError['Options']

/** The best move after a full search. */
function considered(view: View<RuntimeError>, choose: (of: number) => number): Move | undefined {
  const thinking = view.role === 'seat' ? runtimeErrorTactics.solve?.(view, choose) : undefined
  for (let step = thinking?.next(); step !== undefined; step = thinking?.next()) {
    if (step.done === true) return step.value?.[0]?.move
  }
  return undefined
}

function play(
  players: number,
  options: Partial<Options>,
  seed: number,
): Match<State<RuntimeError>, Move> {
  const referee = seededReferee(seed)
  const pick = dice(seed)
  const roster = { players: NAMES.slice(0, players), referees: [], startedAt: AT }
  const started = startMatch(runtimeError, { roster, options }, { referee })
  if (!started.ok) throw new Error(started.error.message)
  let { match } = started
  for (let count = 0; count < 400 && match.state.outcome === null; count++) {
    const { turn } = match.state.shared
    const view = runtimeError.view(match.state, turn)
    const move = considered(view, pick)
    if (move === undefined) throw new Error('the player whose turn it is has a move')
    const by = roster.players[turn] ?? ''
    const step = submit(runtimeError, match, { kind: 'move', at: AT, by, move }, { referee })
    if (!step.ok) throw new Error(step.error.message)
    match = step.match
  }
  return match
}

describe('bots that seek a loop', () => {
  test.each([
    [2, { reshuffle: 'on-draw' }],
    [3, { claim: 'certificate' }],
    [4, { reshuffle: 'when-empty', claim: 'solver' }],
  ] as const)(
    'end every match with a claim: %i players, %j [RTE/obj, RTE/win.a]',
    (players, options) => {
      for (let seed = 1; seed <= 10; seed++) {
        const { state, log } = play(players, options, seed)
        expect(state.outcome?.winners).toHaveLength(1)
        const last = log.at(-1)
        const { proved, solver } = state.shared
        if (proved === null) throw new Error('the match was won by a claim')
        expect(proved.steps.length).toBeGreaterThan(0)
        expect(solver).toBeNull()
        // The plan is in the log, as it was claimed or as the solver gave it.
        const given =
          last?.kind === 'answer' ? last.answer : last?.kind === 'move' ? last.move : null
        const plan = last?.kind === 'move' ? (given as ClaimMove).plan : (given as RuntimeErrorPlan)
        if (plan === null) throw new Error('the plan is in the log')
        expect(checkCertificate(createCertificate(proved.position, plan, state.options))).toEqual({
          ok: true,
        })
      }
    },
  )

  const chosen = (scene: Scene, seat = 0): Move | undefined => {
    const view = runtimeError.view(sceneOf(scene), seat)
    return considered(view, () => 0)
  }

  test.each<[string, Scene, object]>([
    [
      'claim when there is a plan',
      { hands: ['7C', ''], laid: [['5D QD 2H', '4H 10H 2S']], discard: '8D' },
      { type: 'claim', plan: { nodes: [{ kind: 'swap' }] } },
    ],
    [
      'ask the solver where plans are not accepted',
      {
        hands: ['7C', ''],
        laid: [['5D QD 2H', '4H 10H 2S']],
        discard: '8D',
        options: { claim: 'solver' },
      },
      { type: 'claim', plan: null },
    ],
    [
      'lay the widest statement, LOOP first',
      { hands: ['2D KD 3C 9C 5S', ''] },
      { type: 'script', lower: '2D', upper: 'KD', function: '5S' },
    ],
    [
      'lay an input that brings cards',
      { hands: ['7C KS', ''], laid: [['5D QD 2H', '2S 10S 2C']], discard: '8D', stage: 'testing' },
      { type: 'input', card: '7C' },
    ],
    ['end a turn in which nothing brings cards', { hands: ['7C KS', ''] }, { type: 'end' }],
  ])('%s', (_, scene, move) => {
    expect(chosen(scene)).toEqual(move)
  })

  test('break another player’s loop', () => {
    const laid = [['5D QD 2D', 'AH 2H 3S'], ['2S KS 5S']]
    const played = new Script({ hands: ['7C 9S', '3C'], laid })
    played.does('Ann', '7C')
    const view = played.view(0)
    expect(considered(view, () => 0)).toEqual({
      type: 'edit',
      of: 1,
      statement: 0,
      slot: 'lower',
      card: '9S',
    })
  })

  test('have no move out of turn', () => {
    expect(chosen({ hands: ['7C', '8C'] }, 1)).toBeUndefined()
  })
})

describe('an immediate answer', () => {
  const answers = (scene: Scene, seat = 0): Move | undefined =>
    runtimeErrorTactics.rolloutPolicy(sceneOf(scene), seat, () => 0)

  test('claims plain wins, and asks the solver once without a plan', () => {
    const scene: Scene = { hands: ['7C', ''], laid: [['5D QD 2H', '4H 10H 2S']], discard: '8D' }
    expect(answers(scene)).toEqual({ type: 'claim', plan: { nodes: [{ kind: 'swap' }] } })
    const solver = { ...scene, options: { claim: 'solver' } } as const
    expect(answers(solver)).toEqual({ type: 'claim', plan: null })
    expect(answers(scene, 1)).toBeUndefined()
  })

  test('saves cards that fetch one another for the same turn', () => {
    const laid = [['5D 9D 2H', '4H 10H 2S']]
    // KD triggers neither PULL nor LOOP, so the 7 played now would only be lost.
    expect(answers({ hands: ['7C', ''], laid, discard: 'KD' })).toEqual({ type: 'end' })
  })
})

describe('the value of a state', () => {
  test('depends on the statements and cards of the remaining players', () => {
    const laid = [['5D QD 2H', '4H 10H 2S'], ['AC 2C 3D']]
    const { state } = new Script({ hands: ['7C 9S', '3C KS'], laid })
    const [ann = 0, bob = 0] = runtimeErrorTactics.evaluate?.(state) ?? []
    expect(ann).toBeGreaterThan(bob)
    expect(ann + bob).toBeCloseTo(1)
  })
})

test('the prover gives the same result step by step', () => {
  let long = 0
  for (let seed = 1; seed <= 40; seed++) {
    const position = positionOf(rich(seed), 'player')
    const options = { reshuffle: 'on-draw', budget: 2000 } as const
    const proving = proofOf(position, options)
    let step = proving.next()
    let steps = 0
    for (; step.done !== true; step = proving.next()) steps += 1
    expect(step.value).toEqual(provePosition(position, options))
    if (step.value.states < 500) continue
    long += 1
    expect(steps).toBeGreaterThan(step.value.states / 200)
  }
  expect(long).toBeGreaterThan(2)
})

describe('the laws hold', () => {
  const options = { ...runtimeErrorLaws, runs: 5, endsWithin: null }
  for (const law of tacticsLawsOf(runtimeError, runtimeErrorTactics, options)) {
    test(law.name, () => law.check())
  }
})
