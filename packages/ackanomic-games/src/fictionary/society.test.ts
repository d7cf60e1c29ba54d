import { days } from '@ackanomic/core'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import { Script, withScores } from './script.test-support.js'

describe('a vacation', () => {
  test('has a bot do the default of each step at once, without penalty [1250.10/V.1(1)]', () => {
    const script = new Script().vacation('Ann')
    expect([script.stage, script.state.shared.word]).toEqual(['definitions', 'ing'])
    expect(script.publicEvents.find(({ type }) => type === 'default')).toMatchObject({
      step: 1,
      bot: true,
    })
    script.defineAll()
    // The bot makes no report: the player loses 4 Gamepoints, but not the fifth for lateness.
    expect([script.scores, script.brainiac]).toEqual([[-4, 0, 0, 0, 0], 'Bob'])
    script.word()
    expect(script.state.secret[0]).toEqual({ definition: '', how: 'bot', order: null })
    script.defineAll().report().list('Bob', 'Ann', 'Cyd', 'Dov', 'Eve')
    expect(script.state.shared.votes).toEqual(['sheep', null, null, null, null])
    expect(script.scores).toEqual([-4, 0, 0, 0, 0])
  })

  test('gives the bot’s score to the player [1250.10/V.1(2)]', () => {
    const script = new Script().word().vacation('Bob').defineAll().report()
    script.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    script.votes({ Cyd: 'Bob', Dov: 'Bob', Eve: 'Bob' }).score()
    expect(script.state.shared.last?.list[1]).toEqual({ definition: '', author: 1 })
    expect(script.scores).toEqual([2, 3, 0, 0, 0])
  })

  test('may cost a Gamepoint for each default of the bot [1250.10/V.1(1)]', () => {
    const script = new Script({ options: { botPenalty: 1 } }).vacation('Ann').defineAll()
    expect(script.scores).toEqual([-6, 0, 0, 0, 0])
    script.word().defineAll().report().list('Bob', 'Ann', 'Cyd', 'Dov', 'Eve')
    script.votes({ Cyd: 'Cyd', Dov: 'Dov', Eve: 'Eve' }).score()
    expect(script.scores).toEqual([-8, 2, 0, 0, 0])
  })

  test('leaves step 5 of an absent Brainiac to the Scorekeeper [1250.10/V.1(1)] [1250.10/5d(1)]', () => {
    const script = new Script().listed().votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann' })
    script.vacation('Ann')
    // Step 4 waits for Eve, not for the Brainiac.
    expect(script.stage).toBe('votes')
    script.votes({ Eve: 'Eve' })
    expect([script.stage, script.scores[0]]).toEqual(['adjudication', 0])
    expect(script.state.shared.defaults).toEqual([{ step: 5, seat: 0, bot: true }])
  })

  test('keeps earlier moves [1250.10/V.1(1)]', () => {
    const script = new Script().word().define({ Bob: 'b' }).vacation('Bob').vacation('Cyd')
    expect(script.state.secret.map(({ definition }) => definition)).toEqual([
      'A corner.',
      'b',
      '',
      null,
      null,
    ])
    script.changeRoster({ type: 'return', person: 'Cyd' })
    expect(script.refuses('Cyd', { type: 'define', definition: 'c' }).code).toBe('alreadyDefined')
  })

  test('lets the player change the bot’s moves where moves may be changed [1250.10/V.1(1)]', () => {
    const script = new Script({ options: { revisions: 'last', botPenalty: 1 } }).word()
    script.vacation('Bob').changeRoster({ type: 'return', person: 'Bob' }).define({ Bob: 'b' })
    script.defineAll().report().list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    script.vacation('Bob').changeRoster({ type: 'return', person: 'Bob' })
    expect(script.scores[1]).toBe(-1)
    script.votes({ Bob: 'Ann' })
    expect([script.scores[1], script.state.shared.defaults]).toEqual([0, []])
    script.votes({ Cyd: 'Cyd', Dov: 'Dov', Eve: 'Eve' }).score()
    expect(script.scores).toEqual([0, 2, 0, 0, 0])
  })

  test('has the bot replace a rejected word of an absent Brainiac [1250.10/V.1(1)]', () => {
    for (const late of [0, 3]) {
      const script = new Script({ options: { lookup: 'word' } }).word().vacation('Ann')
      script.advance(days(late)).rules('word', false)
      expect([script.state.shared.word, script.scores[0]]).toEqual(['ing', 0])
      expect(script.state.shared.defaults).toEqual([{ step: 1, seat: 0, bot: true }])
    }
  })

  test('may bring a volunteer, who plays for the spot’s player [1250.10/V.1(3)] [1250.10/V.1(2)]', () => {
    const script = new Script().vacation('Ann', 'Vera')
    expect(script.stage).toBe('word')
    script.word('quoin', 'A corner.', 'Vera')
    expect(script.brainiac).toBe('Vera')
    for (let round = 1; round <= 5; round++) {
      const [one = '', two = ''] = script.waited('definitions')
      script.defineAll()
      if (round === 5) withScores(script, [30, 0, 0, 0, 0])
      const seats = [one, two].map((name) =>
        script.state.roster.seats.findIndex(({ holder }) => holder === name),
      )
      script.plays(script.brainiac, { type: 'report', similar: seats })
      if (round < 5) script.word()
    }
    expect(script.winners).toEqual(['Ann'])
    expect(script.state.outcome?.awards[0]).toMatchObject({ to: ['Ann'], each: 33 })
  })

  test('needs a willing volunteer from outside the game [1250.10/V.1(3)]', () => {
    const script = new Script()
    const vacation = (person: string, agrees: boolean) => ({
      kind: 'roster',
      at: script.at,
      event: { type: 'vacation', person: 'Ann', substitute: { person, agrees } },
    })
    expect(script.errorOf(vacation('Vera', false)).code).toBe('substituteUnwilling')
    expect(script.errorOf(vacation('Bob', true)).code).toBe('substitutePlayed')
    expect(script.errorOf(vacation('Ann', true)).code).toBe('substitutePlayed')
  })

  test('allows a former player as a volunteer [1250.10/V.1(3)]', () => {
    const script = new Script().leave('Bob').vacation('Ann', 'Bob')
    script.word('quoin', 'A corner.', 'Bob')
    expect(script.brainiac).toBe('Bob')
  })

  test('goes on with a bot when the volunteer leaves [1250.10/V.1(1)]', () => {
    const script = new Script().vacation('Ann', 'Vera').leave('Vera')
    expect([script.stage, script.state.shared.word]).toEqual(['definitions', 'ing'])
  })

  test('lets the clock run for each step when everybody is away [1250.10/V.1(1)]', () => {
    const script = new Script()
    for (const person of ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']) script.vacation(person)
    expect([script.stage, script.state.shared.word]).toEqual(['definitions', 'ing'])
    script.advance(days(3))
    expect(script.stage).toBe('report')
    script.advance(days(3))
    expect([script.scores, script.brainiac]).toEqual([[-4, 0, 0, 0, 0], 'Bob'])
    script.changeRoster({ type: 'return', person: 'Cyd' })
    // Now the bots act at once again, until Cyd must act.
    expect([script.stage, script.waited('definitions')]).toEqual(['definitions', ['Cyd']])
  })
})

describe('leaving', () => {
  test('puts a bot in the spot until the end of the round, then removes the spot [1250.10/V.2(1)] [1250.10/V.2(2)] [1250.10/V.2(3)]', () => {
    const script = new Script().word().leave('Bob').defineAll().report()
    expect(script.state.roster.seats[1]?.presence).toBe('left')
    script.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    expect(script.state.shared.votes[1]).toBe('sheep')
    script.votes({ Cyd: 'Bob', Dov: 'Bob', Eve: 'Ann' }).score()
    expect(script.state.shared.last?.gains).toEqual([0, 2, 0, 0, 2])
    expect(script.state.roster.seats[1]?.presence).toBe('out')
    expect(script.publicEvents.find(({ type }) => type === 'removed')).toEqual({
      type: 'removed',
      seats: [1],
    })
    expect([script.brainiac, script.state.shared.numbers]).toEqual(['Cyd', [1, 2, 3, 4, 5]])
    script.word().defineAll().report()
    expect(script.state.openPrompts).toMatchObject([{ details: { of: [0, 3, 4, 2] } }])
  })

  test('Ackanomic has the same effect [1250.10/V.2(2)]', () => {
    const script = new Script().word()
    script.changeRoster({ type: 'leave', persons: ['Bob'], from: 'community' })
    expect(script.state.roster.seats[1]?.presence).toBe('left')
    expect(script.state.secret[1]).toEqual({ definition: '', how: 'bot', order: null })
  })

  test('as the Brainiac ends the report, or leaves the scoring to the Scorekeeper [1250.10/V.2(2)] [1250.10/3d(1)]', () => {
    const script = new Script().word().defineAll().leave('Ann')
    expect(script.state.shared.last).toMatchObject({ case: '3d', gains: [-4, 0, 0, 0, 0] })
    expect(script.state.roster.seats[0]?.presence).toBe('out')
    expect(script.brainiac).toBe('Bob')
    const reported = new Script().word().defineAll().report('Cyd').leave('Ann')
    expect(reported.state.shared.last).toMatchObject({ case: '3d', gains: [-4, 0, 0, 0, 0] })
    expect(reported.state.openPrompts).toEqual([])
    const voting = new Script().listed().leave('Ann')
    expect(voting.stage).toBe('votes')
    voting.votes({ Bob: 'Ann', Cyd: 'Bob', Dov: 'Bob', Eve: 'Bob' })
    expect(voting.stage).toBe('adjudication')
    voting.plays('Zoe', { type: 'score' }, 'scorekeeper')
    expect(voting.scores.slice(1)).toEqual([5, 0, 0, 0])
  })

  test('between rounds removes the spot at once [1250.10/V.2(4)]', () => {
    const script = new Script().easy('Bob', 'Cyd').leave('Dov')
    expect(script.state.roster.seats[3]?.presence).toBe('out')
    expect(script.clauses('removed')).toEqual(['1250.10/V.2(4)'])
    expect([script.brainiac, script.due()]).toEqual(['Bob', 3])
    expect(script.word().waited('definitions')).toEqual(['Ann', 'Cyd', 'Eve'])
  })

  test('as the next Brainiac gives the turn to the next number, with three days [1250.10/V.2(4)] [1250.10/IV.2(1)]', () => {
    const script = new Script().easy('Bob', 'Cyd').advance(days(2)).leave('Bob', 'Cyd')
    expect([script.brainiac, script.due(), script.state.shared.round]).toEqual(['Dov', 3, 2])
    expect(script.scores[3]).toBe(0)
    const last = new Script()
    for (const knew of [
      ['Bob', 'Cyd'],
      ['Ann', 'Cyd'],
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ]) {
      last.easy(...knew)
    }
    expect(last.brainiac).toBe('Eve')
    expect(last.leave('Eve').brainiac).toBe('Ann')
  })

  test('as the Brainiac removes a word that is being looked up [1250.10/V.2(4)]', () => {
    const script = new Script({ options: { lookup: 'both' } }).word().leave('Ann')
    expect([script.stage, script.brainiac, script.state.openPrompts]).toEqual(['word', 'Bob', []])
    expect(script.state.shared.sought).toBeNull()
  })

  test('may make the turns even [1250.10/5b(1)] [1250.10/V.2(3)]', () => {
    const script = new Script()
    for (const knew of [
      ['Bob', 'Cyd'],
      ['Ann', 'Cyd'],
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ]) {
      script.easy(...knew)
    }
    withScores(script, [26, 3, 1, 0, 40])
    expect(script.leave('Eve').winners).toEqual(['Ann'])
    // A player who has left cannot win: their Gamepoints are gone.
    expect(script.state.outcome?.ranking).toEqual([['Ann'], ['Bob'], ['Cyd'], ['Dov']])
    const during = new Script()
    for (const knew of [
      ['Bob', 'Cyd'],
      ['Ann', 'Cyd'],
      ['Ann', 'Bob'],
    ])
      during.easy(...knew)
    withScores(during, [26, 3, 1, 0, 40]).word().leave('Eve').defineAll()
    expect(during.report('Bob', 'Cyd').winners).toEqual(['Ann'])
  })

  test('ends the game when one spot is left, but not when two are [1250.10/V.2(3)]', () => {
    const script = new Script().leave('Cyd', 'Dov', 'Eve')
    expect([script.winners, script.brainiac]).toEqual([undefined, 'Ann'])
    script.word().define({ Bob: 'b' }).report('Bob').list('Ann')
    expect(script.stage).toBe('scoring')
    script.score()
    expect(script.scores).toEqual([2, 4, 0, 0, 0])
    script.leave('Ann')
    expect(script.state.outcome).toMatchObject({ winners: [], ranking: [], awards: [] })
  })

  test('by all but one player ends the game after the round, with no award [1250.10/V.2(3)]', () => {
    const script = new Script().leave('Cyd', 'Dov', 'Eve').word().leave('Bob')
    expect(script.winners).toBeUndefined()
    expect(script.report().list('Bob', 'Ann').stage).toBe('scoring')
    withScores(script, [40, 0, 0, 0, 0]).score()
    expect(script.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('by all ends the game at once [1250.10/V.2(1)]', () => {
    const script = new Script().word().leave('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    expect(script.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('makes no room for a new player [1250.10/II(1)]', () => {
    const script = new Script()
    const event = { type: 'join', person: 'Zoe', join: null }
    const entry = { kind: 'roster', at: script.at, event }
    expect(script.errorOf(entry).code).toBe('noJoining')
  })
})

describe('a dispute', () => {
  test('stops the clock, the moves and the bots [1250.10/IV.3(1)] [1250.10/V.1(1)]', () => {
    const script = new Script().advance(days(1)).changeRoster({ type: 'dispute', by: 'Bob' })
    script.vacation('Ann').advance(days(10))
    expect([script.stage, script.due()]).toEqual(['word', null])
    expect(script.refuses('Bob', { type: 'define', definition: 'x' }).code).toBe('paused')
    script.changeRoster({ type: 'decision', as: 'speaker' })
    expect([script.stage, script.due()]).toEqual(['definitions', 3])
  })
})

describe('an idle table', () => {
  test('is reported to the host each round, while play continues', () => {
    const script = new Script().advance(days(5 * 9))
    expect(script.state.openPrompts).toMatchObject([
      { name: 'idle', to: 'host', details: { rounds: 5 } },
    ])
    expect(script.scores).toEqual([-10, -10, -10, -10, -10])
    script.rules('idle', 'go on')
    expect([script.stage, script.due()]).toEqual(['word', 3])
    script.easy('Bob', 'Cyd')
    expect(script.state.shared.idle).toBe(0)
    const over = new Script().advance(days(5 * 9)).rules('idle', 'end')
    expect(new Script().advance(days(5 * 9)).word().state.openPrompts).toEqual([])
    expect(new Script().advance(days(5 * 9 + 3)).define({ Bob: 'b' }).state.openPrompts).toEqual([])
    const reported = new Script()
      .advance(days(5 * 9))
      .advance(days(6))
      .report()
    expect(reported.state.openPrompts.map(({ name }) => name)).toEqual(['list'])
    expect(over.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('cannot delay the clock forever', () => {
    const { state } = new Script()
    const jump = fictionary.apply(state, { kind: 'time', at: MAX_TIMESTAMP })
    expect(jump.ok && jump.value.state.shared.round).toBe(6)
  })

  test('is one at which nobody acts in a round', () => {
    const script = new Script().word().advance(days(6))
    expect([script.state.shared.round, script.state.shared.idle]).toEqual([2, 0])
    script.advance(days(3)).define({ Ann: 'a' }).advance(days(6))
    expect([script.state.shared.round, script.state.shared.idle]).toEqual([3, 0])
    script.advance(days(9))
    expect([script.state.shared.round, script.state.shared.idle]).toEqual([4, 1])
  })
})
