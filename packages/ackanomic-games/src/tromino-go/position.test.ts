import { stateProblem } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { changed, START } from '../game-script.test-support.js'
import { trominoGo } from './game.js'
import type { TrominoGo } from './model.js'
import { EIGHT, NAMES, Script, SEVEN, TIED } from './script.test-support.js'

const roster = { players: NAMES, referees: ['Rex'], startedAt: START }

const startOf = (laid: unknown, options: Partial<TrominoGo['Options']> = {}) =>
  trominoGo.setup(roster, options, laid)

const from = (script: Script): Script => {
  const start = startOf(script.position, script.state.options)
  if (!start.ok) throw new Error(start.error.message)
  return new Script({ options: script.state.options, first: null }).setState(start.value.state)
}

describe('a start from a position', () => {
  test('continues with the due play for three days [1250.11/9(4)]', () => {
    const script = from(new Script().goes(...SEVEN.slice(0, 6)))
    expect([script.turn, script.due(), script.state.openPrompts]).toEqual(['Ann', 3, []])
    script.goes('A at 2,2 3,2 2,3')
    expect(script.shared).toMatchObject({ stage: 'ended', end: { winner: 0 } })
  })

  test('continues with the referee’s prompt [1250.11/10(6)]', () => {
    expect(from(new Script({ first: null })).answers(1).turn).toBe('Bob')
    expect(from(new Script().goes(...EIGHT)).rules().shared.rounds).toHaveLength(1)
    expect(from(new Script().goes(...TIED)).rules().turn).toBe('Bob')
    const asked = from(new Script().goes('AA\nA').plays('Bob', 'question'))
    expect(asked.due()).toBeNull()
    expect(asked.rules().due()).toBe(3)
    const conceded = new Script().plays('Ann', 'concede 2').plays('Bob', 'accept 2')
    expect(from(conceded).rules().shared.scores).toEqual([0, 2])
  })

  test('does not list its referee as away [1250.11/11(3)]', () => {
    const script = new Script().changeRoster({ type: 'vacation', person: 'Rex' })
    script.changeRoster({ type: 'refereeFound', person: 'Sue', willing: true })
    expect([script.shared.refereeAway, from(script).shared.refereeAway]).toEqual(['Rex', null])
    const other = startOf(changed(script.position, 'shared.refereeAway', 'Tom'))
    expect(other.ok && other.value.state.shared.refereeAway).toBe('Tom')
  })

  const begun = () => new Script().goes('AA\nA', 'AAb\nAbb')
  const over = () => new Script().goes(...SEVEN)
  const second = () => over().rules()
  const conceded = () => new Script().plays('Ann', 'concede 2').plays('Bob', 'accept 2')
  const place = (...cells: readonly (readonly [number, number])[]) => [
    { type: 'place', cells, left: 1 },
  ]
  test.each<[string, Script, string, unknown]>([
    ['stage: only round 1 begins with a draw', begun(), 'shared.stage', 'draw'],
    ['end: a round that is over has ended somehow', begun(), 'shared.stage', 'ended'],
    ['first: another plays first', second(), 'shared.first', 0],
    ['rounds: the end of round 1 does not add up', second(), 'shared.rounds.0.gamepoints', 3],
    ['rounds: the round that was conceded', conceded(), 'shared.end.gamepoints', 3],
    ['scores: the rounds have brought', second(), 'shared.scores', [2, 0]],
    ['question: it is about plays', begun(), 'shared.question', { by: 0, left: null }],
    ['plays: play 1 takes squares', begun(), 'shared.plays', place([0, 0], [1, 0], [2, 0])],
    [
      'end: the round is over where',
      over(),
      'shared.end',
      { how: 'surrounded', winner: 0, gamepoints: 2, surrounded: [0, 2], doubled: false },
    ],
    ['end: the round is over where', over(), 'shared.plays', over().shared.plays.slice(0, -1)],
    ['end: nothing like it has been conceded', conceded(), 'shared.concessions', []],
    [
      'concessions: 20 of each',
      begun(),
      'shared.concessions',
      Array(21).fill({ seat: 0, gamepoints: 1 }),
    ],
  ])('is refused with “%s …”', (problem, script, path, value) => {
    expect(startOf(script.position).ok).toBe(true)
    const start = startOf(changed(script.position, path, value))
    expect(start.ok ? '' : start.error.code).toBe('badPosition')
    expect(start.ok ? '' : start.error.message).toContain(problem)
  })

  test('has no plays after the end of the round, and no illegal ones with invalidPlays: refuse', () => {
    const more = [...over().shared.plays, { type: 'pass', left: 1 }]
    const late = startOf(changed(over().position, 'shared.plays', more))
    expect(late.ok ? '' : late.error.message).toContain(
      'plays: play 8 comes when the round is over.',
    )
    const illegal = new Script().goes('AA\nA', 'pass')
    expect(startOf(illegal.position).ok).toBe(true)
    const refused = startOf(illegal.position, { invalidPlays: 'refuse' })
    expect(refused.ok ? '' : refused.error.message).toContain('play 2 would have been refused.')
  })
})

test('a state with one player left, not the winner, is refused', () => {
  const state = JSON.parse(JSON.stringify(new Script().goes('AA\nA').state))
  expect(stateProblem(trominoGo, state)).toBeUndefined()
  state.roster.seats[1].presence = 'left'
  expect(stateProblem(trominoGo, state)).toBe('seats: a player who is left alone has won.')
})

test('a state with a round after a won game is refused', () => {
  const state = JSON.parse(JSON.stringify(new Script().leave('Ann').state))
  const conceded = { how: 'conceded', winner: 0, surrounded: [0, 0], doubled: false }
  state.shared.rounds = [
    { ...conceded, first: 0, gamepoints: 7 },
    { ...conceded, first: 1, gamepoints: 1 },
  ]
  state.shared.scores = [8, 0]
  expect(stateProblem(trominoGo, state)).toBe('scores: the game is over with 7.')
})
