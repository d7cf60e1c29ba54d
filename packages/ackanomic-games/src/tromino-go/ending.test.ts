import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { rosterOf, START } from '../game-script.test-support.js'
import { treasuryPrize } from './ending.js'
import { trominoGo } from './game.js'
import { EIGHT, Script, SEVEN, TIED } from './script.test-support.js'

/** Ann concedes, Bob accepts, and the referee posts the score. */
function bobScores(script: Script, gamepoints: number): Script {
  script.plays('Ann', `concede ${gamepoints}`).plays('Bob', `accept ${gamepoints}`)
  return script.winners === undefined ? script.rules() : script
}

function annScores(script: Script, gamepoints: number): Script {
  script.plays('Bob', `concede ${gamepoints}`).plays('Ann', `accept ${gamepoints}`)
  return script.winners === undefined ? script.rules() : script
}

describe('the game', () => {
  test('is won with 7 Gamepoints or more when the round is posted [1250.11/8(1)]', () => {
    const script = annScores(new Script(), 6)
    expect(script.winners).toBeUndefined()
    script.goes(...EIGHT)
    expect(script.winners).toBeUndefined()
    expect(script.shared.scores).toEqual([6, 0])
    script.rules()
    expect(script.shared.scores).toEqual([7, 0])
    expect(script.winners).toEqual(['Ann'])
    expect(trominoGo.outcome(script.state)?.ranking).toEqual([['Ann'], ['Bob']])
  })

  test('is not won with 6 Gamepoints, or by winning rounds [1250.11/8(3)]', () => {
    const script = annScores(new Script(), 6)
    for (let round = 0; round < 12; round++) script.goes(...TIED).rules()
    expect(script.winners).toBeUndefined()
    expect(script.shared.scores).toEqual([6, 0])
    expect(script.shared.rounds).toHaveLength(13)
    annScores(script, 0)
    expect(script.winners).toBeUndefined()
    expect(annScores(script, 1).winners).toEqual(['Ann'])
  })

  test('may be won with another target, as a house rule', () => {
    expect(annScores(new Script({ options: { target: 3 } }), 2).winners).toBeUndefined()
    expect(annScores(new Script({ options: { target: 3 } }), 3).winners).toEqual(['Ann'])
  })

  test('counts the komi of the second player', () => {
    const script = new Script({ options: { komi: 4 } })
    expect(script.shared.scores).toEqual([0, 4])
    expect(bobScores(script, 3).winners).toEqual(['Bob'])
  })

  test('refuses a komi that wins at once', () => {
    const start = trominoGo.setup(rosterOf(2), { komi: 7 })
    expect(start.ok ? '' : start.error.message).toBe(
      'A komi of 7 is too high; choose one below the 7 Gamepoints that win.',
    )
  })

  test('is won after three days without an opponent’s play [1250.11/8(2)]', () => {
    const script = new Script().goes('AA\nA').advance(days(3) - 1)
    expect(script.winners).toBeUndefined()
    script.advance(1)
    expect(script.winners).toEqual(['Ann'])
    expect(trominoGo.outcome(script.state)?.at).toBe(START + days(3))
    expect(script.ownEvents[0]).toMatchObject({ type: 'result', winner: 0, why: 'time' })
  })

  test('won by Gamepoints brings A$2 for each Gamepoint ahead [1250.11/8(4)]', () => {
    const script = bobScores(annScores(bobScores(new Script(), 2), 4), 1)
    annScores(script, 5)
    expect(script.shared.scores).toEqual([9, 3])
    expect(script.awards).toEqual([
      'A$12 to Ann as player (1250.11/8(4))',
      'A$4 to Rex as referee (1250.11/8(7))',
    ])
    expect([
      treasuryPrize('gamepoints', [7, 0]),
      treasuryPrize('gamepoints', [7, 6]),
      treasuryPrize('gamepoints', [30, 1]),
    ]).toEqual([14, 2, 58])
  })

  test('won otherwise brings A$14 less A$2 for each of the opponent’s Gamepoints [1250.11/8(5)]', () => {
    const script = annScores(bobScores(new Script(), 2), 4)
    expect(script.turn).toBe('Bob')
    script.advance(days(3))
    expect(script.shared.scores).toEqual([4, 2])
    expect(script.awards).toEqual([
      'A$10 to Ann as player (1250.11/8(5))',
      'A$2 to Rex as referee (1250.11/8(7))',
    ])
    expect([0, 3, 6].map((theirs) => treasuryPrize('departure', [5, theirs]))).toEqual([14, 8, 2])
  })

  test('won otherwise at a higher target costs the winner nothing', () => {
    const script = new Script({ options: { target: 30, komi: 20 } }).goes('AA\nA').advance(days(3))
    expect(script.shared.scores).toEqual([0, 20])
    expect(script.awards).toEqual([])
  })

  test('as a Duel brings no A$ to the winner [1250.11/8(6)]', () => {
    const duel = { duel: { challenged: 'Bob' } }
    const script = annScores(new Script({ roster: duel }), 8)
    expect(script.winners).toEqual(['Ann'])
    expect(script.awards).toEqual(['A$1 to Rex as referee (1250.11/8(7))'])
    const late = new Script({ roster: duel }).advance(days(3))
    expect(late.awards).toEqual([])
  })

  test('brings the referee A$1 for each completed round, up to A$10 [1250.11/8(7)]', () => {
    const fee = (rounds: number): string | undefined => {
      const script = new Script()
      for (let round = 0; round < rounds; round++) script.goes(...TIED).rules()
      return annScores(script, 7).awards?.at(-1)
    }
    expect([0, 4, 9, 12].map(fee)).toEqual(
      [1, 5, 10, 10].map((each) => `A$${each} to Rex as referee (1250.11/8(7))`),
    )
  })

  test('counts rounds ended by grid, tie or concession (TG-27) [1250.11/8(7)]', () => {
    const script = new Script()
      .goes(...TIED)
      .rules()
      .goes(...SEVEN)
      .rules()
    annScores(script, 1).goes('AA\nA', 'AAb\nAbb').advance(days(3))
    expect(script.awards?.at(-1)).toBe('A$3 to Rex as referee (1250.11/8(7))')
    const none = new Script().goes('AA\nA').advance(days(3))
    expect(none.awards).toEqual(['A$14 to Ann as player (1250.11/8(5))'])
    const unposted = new Script().goes(...SEVEN).leave('Bob')
    expect(unposted.awards).toEqual([
      'A$14 to Ann as player (1250.11/8(5))',
      'A$1 to Rex as referee (1250.11/8(7))',
    ])
  })

  test('counts the deciding round once (TG-27) [1250.11/8(7)]', () => {
    const script = annScores(new Script(), 6)
      .goes(...EIGHT)
      .rules()
    expect(script.shared.rounds).toHaveLength(2)
    expect(script.awards).toEqual([
      'A$14 to Ann as player (1250.11/8(4))',
      'A$2 to Rex as referee (1250.11/8(7))',
    ])
    expect(script.ownEvents.at(1)).toMatchObject({
      type: 'result',
      payments: [
        { to: 'Ann', amount: 14 },
        { to: 'Rex', amount: 2 },
      ],
    })
  })

  test('gives no points and no Trophy (TG-32) [1250.11/8(8)]', () => {
    const script = annScores(new Script(), 7)
    const awards = trominoGo.outcome(script.state)?.awards ?? []
    expect(awards.map(({ award }) => award)).toEqual(['treasury', 'treasury'])
  })

  test('ends with a post of the score, the winner and the A$ [1250.11/10(8)]', () => {
    const script = bobScores(annScores(new Script(), 3), 7)
    expect(script.events.find(({ clause }) => clause === '1250.11/10(8)')).toMatchObject({
      to: 'public',
      event: {
        type: 'result',
        winner: 1,
        why: 'gamepoints',
        scores: [3, 7],
        payments: [
          { to: 'Bob', amount: 8 },
          { to: 'Rex', amount: 2 },
        ],
      },
    })
    expect(script.messages.at(-2)).toBe(
      'Bob wins the game by Gamepoints. The final score: Ann 3, Bob 7. The Treasury pays Bob A$8 and Rex A$2.',
    )
  })

  test('announces no more A$ than the Treasury can pay (TG-28) [1250.11/10(8)]', () => {
    const far = annScores(new Script(), 2).plays('Bob', 'concede 22').plays('Ann', 'accept 22')
    expect(far.awards?.[0]).toBe('A$48 to Ann as player (1250.11/8(4))')
    expect(far.messages.at(-2)).toMatch(/The Treasury pays Ann A\$48 and Rex A\$2\.$/u)
    const farther = new Script().plays('Bob', 'concede 500').plays('Ann', 'accept 500')
    expect(farther.messages.at(-2)).toMatch(/The Treasury pays Ann A\$50\.$/u)
  })

  test('announces no A$ in an exhibition [1250.11/10(8)]', () => {
    const script = annScores(new Script({ roster: { exhibition: { as: 'speaker' } } }), 7)
    expect(script.messages.at(-2)).toMatch(/The Treasury pays nothing\.$/u)
    expect(script.awards?.[0]).toBe('A$14 to Ann as player (1250.11/8(4))')
  })

  test('allows no more actions after its end', () => {
    const script = annScores(new Script(), 7)
    expect(script.refuses('Bob', 'AA\nA').code).toBe('gameOver')
    expect(script.legal(1)).toEqual([])
  })
})

describe('three days', () => {
  test('run from the last play, or the start of the round [1250.11/9(4)]', () => {
    const script = new Script()
    expect(script.due()).toBe(3)
    script.wait(days(2)).goes('AA\nA')
    expect(script.due()).toBe(3)
    script.wait(days(1)).goes('AAb\nAbb')
    expect(script.due()).toBe(3)
    const next = new Script()
      .goes(...SEVEN)
      .wait(days(8))
      .rules()
    expect(next.due()).toBe(3)
  })

  test.each([
    [[], 'Bob'],
    [['AA\nA'], 'Ann'],
    [['AA\nA', 'AAb\nAbb'], 'Bob'],
  ])('lose the game when missed: %j [1250.11/9(5)]', (plays, winner) => {
    const script = new Script().goes(...plays).advance(days(3))
    expect(script.winners).toEqual([winner])
  })

  test('exclude their last instant [1250.11/9(5)]', () => {
    const script = new Script().wait(days(3))
    expect(script.refuses('Ann', 'AA\nA').code).toBe('tooLate')
    expect(new Script().wait(days(3) - 1).goes('AA\nA').turn).toBe('Bob')
  })

  test('stop during a dispute', () => {
    const script = new Script().wait(days(2)).changeRoster({ type: 'dispute', by: 'Bob' })
    expect(script.due()).toBeNull()
    expect(script.refuses('Ann', 'AA\nA').code).toBe('paused')
    script.advance(days(20)).changeRoster({ type: 'decision', as: 'speaker' })
    expect(script.due()).toBe(1)
  })
})
