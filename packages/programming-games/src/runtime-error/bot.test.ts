import { type Match, type Referee, startMatch, submit } from '@ackanomic/core'
import { foreseeableReferee } from '@ackanomic/core/bots'
import type { State } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { seekLoop } from './bot.js'
import { runtimeError } from './game.js'
import { certificateOf, type Plan } from './proof/certificate.js'
import { check } from './proof/check.js'
import { AT, NAMES, type Scene, Sitting, sceneOf } from './sitting.test-support.js'
import { dice } from './testing/positions.js'
import type { ClaimMove, Move, Options, RuntimeError } from './types.js'

/** A match of bots to its end, or up to so many moves. */
function play(
  players: number,
  options: Partial<Options>,
  seed: number,
): Match<State<RuntimeError>, Move> {
  const chance = foreseeableReferee(seed)
  const referee: Referee = (asked) =>
    asked.question.ask === 'judge' ? asked.question.usual : chance(asked)
  const pick = dice(seed)
  const table = { players: NAMES.slice(0, players), referees: [], startedAt: AT }
  const started = startMatch(runtimeError, { table, options }, { referee })
  if (!started.ok) throw new Error(started.error.says)
  let { match } = started.value
  for (let count = 0; count < 400 && match.state.outcome === null; count++) {
    const { turn } = match.state.own
    const view = runtimeError.view(match.state, turn)
    const move = view.role === 'seat' ? seekLoop(view, pick) : undefined
    if (move === undefined) throw new Error('the player whose turn it is has a move')
    const by = table.players[turn] ?? ''
    const step = submit(runtimeError, match, { kind: 'move', at: AT, by, move }, { referee })
    if (!step.ok) throw new Error(step.error.says)
    match = step.value.match
  }
  return match
}

describe('bots that seek a loop', () => {
  test.each([
    [2, { reshuffle: 'on-draw' }],
    [3, { claim: 'certificate' }],
    [4, { reshuffle: 'when-empty', claim: 'solver' }],
  ] as const)(
    'end every match by a claim: %i players, %j [RTE/obj, RTE/win.a]',
    (players, options) => {
      for (let seed = 1; seed <= 10; seed++) {
        const { state, log } = play(players, options, seed)
        expect(state.outcome?.winners).toHaveLength(1)
        const last = log.at(-1)
        const { proved, solver } = state.own
        if (proved === null) throw new Error('the match was won by a claim')
        expect(proved.steps.length).toBeGreaterThan(0)
        expect(solver).toBeNull()
        // The plan stands in the log, as it was claimed or as the solver gave it.
        const given =
          last?.kind === 'ruling' ? last.answer : last?.kind === 'move' ? last.move : null
        const plan = last?.kind === 'move' ? (given as ClaimMove).plan : (given as Plan)
        if (plan === null) throw new Error('the plan stands in the log')
        expect(check(certificateOf(proved.position, plan, state.options))).toEqual({ ok: true })
      }
    },
  )

  const chosen = (scene: Scene, seat = 0): Move | undefined => {
    const view = runtimeError.view(sceneOf(scene), seat)
    return view.role === 'seat' ? seekLoop(view, () => 0) : undefined
  }

  test.each<[string, Scene, object]>([
    [
      'claim when there is a plan',
      { hands: ['7C', ''], laid: [['5D QD 2H', '4H 10H 2S']], discard: '8D' },
      { type: 'claim', plan: { nodes: [{ kind: 'swap' }] } },
    ],
    [
      'ask the solver where no plan is taken',
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
      'lay what brings cards',
      { hands: ['7C KS', ''], laid: [['5D QD 2H', '2S 10S 2C']], discard: '8D', stage: 'testing' },
      { type: 'input', card: '7C' },
    ],
    ['end a turn in which nothing brings cards', { hands: ['7C KS', ''] }, { type: 'end' }],
  ])('%s', (_, scene, move) => {
    expect(chosen(scene)).toEqual(move)
  })

  test('spoil the loop of somebody else', () => {
    const laid = [['5D QD 2D', 'AH 2H 3S'], ['2S KS 5S']]
    const sitting = new Sitting({ hands: ['7C 9S', '3C'], laid })
    sitting.does('Ann', '7C')
    const view = sitting.view(0)
    expect(view.role === 'seat' ? seekLoop(view, () => 0) : undefined).toEqual({
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
