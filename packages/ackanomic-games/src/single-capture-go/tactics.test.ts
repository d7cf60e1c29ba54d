import { seededRandom } from '@ackanomic/core/bots'
import { tacticsLawsOf } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { singleCaptureGoLaws } from './laws.test-support.js'
import { Script } from './script.test-support.js'
import { singleCaptureGoTactics } from './tactics.js'

const { rolloutPolicy: reply, candidates, evaluate: worth } = singleCaptureGoTactics

describe('a decent player', () => {
  test.each([
    [
      'takes the last Liberty of another’s Group',
      ['B....', '.....', '..B..', '.....', 'A@...'],
      1,
      'd1',
    ],
    [
      'takes the last Liberty of a Group of several Letters',
      ['AAB..', 'B.@..', '.....', '.....', '...B.'],
      1,
      'b2',
    ],
    ['gets out of a corner', ['A....', '.B...', '.....', '...B.', '.....'], 0, 'a2 b1'],
    ['joins their Letters', ['.....', '.A.A.', '.B@B.', '.....', '.....'], 0, 'b3'],
    [
      'plays no Letter without Liberty',
      ['.BA..', 'BB...', '.....', '..A..', '.....'],
      0,
      'b3 c3 d2 d4 c4 a4 d3 b4 e3 b5 c2',
    ],
    [
      'plays on @ before filling their last Liberties',
      ['A.A..', 'AAA@.', '.BB..', 'BB...', '.....'],
      0,
      'b4',
    ],
  ] as const)('%s', (_, rows, seat, squares) => {
    const state = new Script({ players: 2 }).draw(...rows).state
    const [best] = candidates?.(state, seat, () => 0) ?? []
    expect(squares.split(' ')).toContain(best?.move.square)
  })

  test('plays once in a round, and not between rounds', () => {
    const script = new Script({ players: 2 })
    expect(reply(script.state, 0, seededRandom('once'))?.type).toBe('play')
    expect(reply(script.sends('Ann: c3').state, 0, seededRandom('once'))).toBeUndefined()
    expect(reply(new Script({ early: true }).state, 0, seededRandom('early'))).toBeUndefined()
  })

  test('considers few moves, best first', () => {
    const state = new Script({ players: 12 }).state
    const weights = (candidates?.(state, 5, () => 0) ?? []).map(({ weight }) => weight)
    expect(weights.length).toBe(6)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    expect(Math.min(...weights)).toBeGreaterThan(0)
  })

  test('varies when two collide repeatedly', () => {
    const chancesAt = (round: number): readonly number[] => {
      const script = new Script({ players: 2 })
      script.draw('AA@BB', 'AAABB', 'AAABB', 'A.ABB', 'AAB.B')
      const met = script.round('Ann: a3', 'Bob: a3').state
      const shared = { ...met.shared, stage: 'round', round } as const
      const weights = (candidates?.({ ...met, shared }, 0, () => 0) ?? []).map(
        (each) => each.weight,
      )
      return weights.map((weight) => weight / Math.max(...weights))
    }
    expect(chancesAt(20)[1] ?? 0).toBeLessThan(0.01)
    expect(chancesAt(60)[1] ?? 0).toBeGreaterThan(0.2)
  })

  test('prefers open space', () => {
    const state = new Script({ players: 2 }).draw('A@...', '.....', '..B..', '.....', '.....').state
    const [ann = 0, bob = 0] = worth?.(state) ?? []
    expect(ann).toBeLessThan(bob)
    expect(ann + bob).toBeCloseTo(1, 12)
  })
})

describe('laws', () => {
  const laws = { ...singleCaptureGoLaws, runs: 8 }
  for (const law of tacticsLawsOf(singleCaptureGo, singleCaptureGoTactics, laws)) {
    test(law.name, () => law.check())
  }
})

test('rollout moves can play whole matches', () => {
  const pick = seededRandom('replies')
  for (const players of [2, 3, 5, 12]) {
    const match = singleCaptureGo.simulate(new Script({ players }).state)
    for (let step = 0; step < 100 && !match.isOver; step++) {
      const [asked] = match.openPrompts
      if (asked !== undefined) match.answerAtRandom(asked, pick)
      for (const [seat, { holder }] of match.state.roster.seats.entries()) {
        const move = reply(match.state, seat, pick)
        if (move === undefined) continue
        const entry = { kind: 'move', at: match.state.clock.now, by: holder ?? '', move } as const
        expect(singleCaptureGo.check(match.state, entry)).toBeUndefined()
        match.play(seat, move)
      }
      match.advanceToNextDeadline()
    }
    expect(match.state.shared.round).toBeGreaterThan(5)
  }
})
