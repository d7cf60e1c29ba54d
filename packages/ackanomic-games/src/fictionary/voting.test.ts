import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

describe('step 4', () => {
  test('takes a public vote for a number from each Bluffer [1250.10/4a]', () => {
    const script = new Script().listed().votes({ Bob: 'Ann' })
    expect(script.publicEvents).toEqual([{ type: 'vote', seat: 1, vote: 1 }])
    expect(script.view('public').shared.votes).toEqual([null, 1, null, null, null])
    expect(script.refuses('Ann', { type: 'vote', number: 1 }).code).toBe('brainiacHasNoVote')
    expect(script.refuses('Zoe', { type: 'vote', number: 1 }).code).toBe('notAllowed')
  })

  test.each([0, -1, 6, 1000])('refuses number %i on a list of five [1250.10/4a]', (number) => {
    expect(new Script().listed().refuses('Bob', { type: 'vote', number })).toMatchObject({
      code: 'notOnList',
      details: { number, most: 5 },
    })
  })

  test('keeps the first vote unless changes are allowed [1250.10/4a]', () => {
    const script = new Script().listed().votes({ Bob: 'Ann' })
    expect(script.refuses('Bob', { type: 'vote', number: 3 })).toMatchObject({
      code: 'alreadyVoted',
      details: { vote: 1 },
    })
    const last = new Script({ options: { revisions: 'last' } }).listed()
    last.votes({ Bob: 'Ann' }).votes({ Bob: 'Cyd' })
    expect(last.state.shared.votes[1]).toBe(3)
  })

  test('allows sheeping, which scores nothing [1250.10/4b] [1250.10/5a.i]', () => {
    const script = new Script().round({ Bob: 'Bob', Cyd: 'Bob', Dov: 'Ann', Eve: 'Eve' })
    expect(script.scores).toEqual([0, 1, 0, 2, 0])
  })

  test('ends when all have voted [1250.10/4c]', () => {
    const script = new Script().listed().votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Bob' })
    expect(script.stage).toBe('votes')
    script.votes({ Eve: 'Bob' })
    expect([script.stage, script.due()]).toEqual(['scoring', 3])
  })

  test('counts a missing vote as sheeping, at the cost of a Gamepoint [1250.10/4c] [1250.10/4d] [1250.10/IV.3(2)]', () => {
    const script = new Script().listed().votes({ Bob: 'Cyd', Dov: 'Cyd' }).advance(days(3))
    expect(script.stage).toBe('scoring')
    // The number stays hidden until the scoring: it would reveal the author.
    expect(script.state.shared.votes).toEqual([null, 3, 'sheep', 3, 'sheep'])
    expect(script.scores).toEqual([0, 0, -1, 0, -1])
    script.score()
    expect(script.state.shared.last?.votes).toEqual([null, 3, 3, 3, 5])
    expect(script.scores).toEqual([2, 0, 1, 0, -1])
  })

  test('keeps equal definitions apart [1250.10/4a] [1250.10/5a.i]', () => {
    const script = new Script().word()
    script.define({ Bob: 'same', Cyd: 'same', Dov: 'A corner.', Eve: 'e' })
    script.report().list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    // Dov wrote the Actual Definition, but number 4 is still a bluff.
    script.votes({ Bob: 'Cyd', Cyd: 'Dov', Dov: 'Cyd', Eve: 'Dov' }).score()
    expect(script.scores).toEqual([2, 0, 2, 2, 0])
  })
})

describe('step 5', () => {
  const voted = (): Script =>
    new Script().listed().votes({ Bob: 'Ann', Cyd: 'Bob', Dov: 'Bob', Eve: 'Cyd' })

  test('has the Brainiac post scoring, totals, authors and the Actual Definition [1250.10/5a(1)]', () => {
    const script = voted()
    expect(script.refuses('Bob', { type: 'score' }).code).toBe('notBrainiac')
    expect(script.refuses('Zoe', { type: 'score' }, 'scorekeeper').code).toBe('notBrainiac')
    script.score()
    expect(script.publicEvents[0]).toEqual({
      type: 'result',
      round: 1,
      spots: [0, 1, 2, 3, 4],
      brainiac: 0,
      word: 'quoin',
      definition: 'A corner.',
      case: '3c',
      similar: [],
      list: [
        { definition: 'A corner.', author: 0 },
        { definition: 'bob', author: 1 },
        { definition: 'cyd', author: 2 },
        { definition: 'dov', author: 3 },
        { definition: 'eve', author: 4 },
      ],
      votes: [null, 1, 2, 2, 3],
      defaults: [],
      gains: [0, 4, 1, 0, 0],
      scores: [0, 4, 1, 0, 0],
    })
    expect(script.clauses('result')).toEqual(['1250.10/5a(1)'])
    script.round({ Ann: 'Bob', Cyd: 'Bob', Dov: 'Ann', Eve: 'Ann' })
    expect(script.publicEvents[0]).toMatchObject({
      gains: [4, 0, 2, 0, 0],
      scores: [4, 4, 3, 0, 0],
    })
  })

  test('starts a round with a new Brainiac [1250.10/5c]', () => {
    const script = voted().score()
    expect(script.publicEvents[1]).toEqual({ type: 'round', round: 2, brainiac: 1 })
    expect(script.state.shared).toMatchObject({ word: null, list: [], correct: null })
    expect(script.state.secret[0]).toEqual({ definition: null, how: null, order: null })
  })

  test('leaves a missing report to the Scorekeeper, without a deadline [1250.10/5d(1)] [1250.10/IV.3(2)]', () => {
    const script = voted().advance(days(3))
    expect([script.stage, script.due(), script.scores[0]]).toEqual(['adjudication', null, -1])
    expect(script.refuses('Ann', { type: 'score' }).code).toBe('scorekeepersTask')
    expect(script.refuses('Zoe', { type: 'score' }).code).toBe('notAllowed')
    expect(script.refuses('Zoe', { type: 'score' }, 'speaker').code).toBe('notAllowed')
    script.advance(days(100)).plays('Zoe', { type: 'score' }, 'scorekeeper')
    expect(script.scores).toEqual([-1, 4, 1, 0, 0])
    expect(script.state.shared.last?.defaults).toEqual([{ step: 5, seat: 0, bot: false }])
    expect(script.state.openPrompts).toEqual([])
    expect([script.stage, script.brainiac]).toEqual(['word', 'Bob'])
    expect(script.state.shared.turns).toEqual([1, 0, 0, 0, 0])
  })

  test('accepts a player as Scorekeeper, or the host’s answer [1250.10/5d(1)]', () => {
    const player = voted().advance(days(3)).plays('Ann', { type: 'score' }, 'scorekeeper')
    expect(player.scores).toEqual([-1, 4, 1, 0, 0])
    const host = voted().advance(days(3))
    expect(host.state.openPrompts).toMatchObject([{ name: 'scorekeeper', to: 'host' }])
    expect(host.rules('scorekeeper', 'adjudicated').scores).toEqual([-1, 4, 1, 0, 0])
  })

  test('ends the game without a Scorekeeper, with no award [1250.10/5d(2)]', () => {
    const script = voted().advance(days(3)).rules('scorekeeper', 'no officer')
    expect(script.state.outcome).toMatchObject({ winners: [], awards: [], at: script.at })
  })
})
