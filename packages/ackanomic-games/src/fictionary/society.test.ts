import { days } from '@ackanomic/core'
import { MAX_TIMESTAMP } from '@ackanomic/core/untrusted'
import { describe, expect, test } from 'vitest'
import { fictionary } from './game.js'
import { Sitting, withScores } from './sitting.test-support.js'

describe('vacations', () => {
  test('a bot does the default of every step at once, for nothing [1250.10/V.1(1)]', () => {
    const sitting = new Sitting().vacation('Ann')
    expect([sitting.stage, sitting.state.shared.word]).toEqual(['definitions', 'ing'])
    expect(sitting.told.find(({ type }) => type === 'default')).toMatchObject({
      step: 1,
      bot: true,
    })
    sitting.defineAll()
    // The bot makes no report: the 4 Gamepoints are the player’s loss, the 1 for being late is not.
    expect([sitting.scores, sitting.brainiac]).toEqual([[-4, 0, 0, 0, 0], 'Bob'])
    sitting.word()
    expect(sitting.state.secret[0]).toEqual({ definition: '', how: 'bot', order: null })
    sitting.defineAll().report().list('Bob', 'Ann', 'Cyd', 'Dov', 'Eve')
    expect(sitting.state.shared.votes).toEqual(['sheep', null, null, null, null])
    expect(sitting.scores).toEqual([-4, 0, 0, 0, 0])
  })

  test('what the bot scores is the player’s [1250.10/V.1(2)]', () => {
    const sitting = new Sitting().word().vacation('Bob').defineAll().report()
    sitting.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    sitting.votes({ Cyd: 'Bob', Dov: 'Bob', Eve: 'Bob' }).score()
    expect(sitting.state.shared.last?.list[1]).toEqual({ definition: '', author: 1 })
    expect(sitting.scores).toEqual([2, 3, 0, 0, 0])
  })

  test('where the options say so, each default of a bot costs one [1250.10/V.1(1)]', () => {
    const sitting = new Sitting({ options: { botPenalty: 1 } }).vacation('Ann').defineAll()
    expect(sitting.scores).toEqual([-6, 0, 0, 0, 0])
    sitting.word().defineAll().report().list('Bob', 'Ann', 'Cyd', 'Dov', 'Eve')
    sitting.votes({ Cyd: 'Cyd', Dov: 'Dov', Eve: 'Eve' }).score()
    expect(sitting.scores).toEqual([-8, 2, 0, 0, 0])
  })

  test('step 5 of a bot is the Scorekeeper’s [1250.10/V.1(1)] [1250.10/5d(1)]', () => {
    const sitting = new Sitting().listed().votes({ Bob: 'Ann', Cyd: 'Ann', Dov: 'Ann' })
    sitting.vacation('Ann')
    // Step 4 waits for Eve, not for the Brainiac.
    expect(sitting.stage).toBe('votes')
    sitting.votes({ Eve: 'Eve' })
    expect([sitting.stage, sitting.scores[0]]).toEqual(['adjudication', 0])
    expect(sitting.state.shared.defaults).toEqual([{ step: 5, seat: 0, bot: true }])
  })

  test('what was done before the vacation stands [1250.10/V.1(1)]', () => {
    const sitting = new Sitting().word().define({ Bob: 'b' }).vacation('Bob').vacation('Cyd')
    expect(sitting.state.secret.map(({ definition }) => definition)).toEqual([
      'A corner.',
      'b',
      '',
      null,
      null,
    ])
    sitting.changeRoster({ type: 'return', person: 'Cyd' })
    expect(sitting.refuses('Cyd', { type: 'define', definition: 'c' }).code).toBe('alreadyDefined')
  })

  test('what a bot has done may be changed where others may change theirs [1250.10/V.1(1)]', () => {
    const sitting = new Sitting({ options: { revisions: 'last', botPenalty: 1 } }).word()
    sitting.vacation('Bob').changeRoster({ type: 'return', person: 'Bob' }).define({ Bob: 'b' })
    sitting.defineAll().report().list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    sitting.vacation('Bob').changeRoster({ type: 'return', person: 'Bob' })
    expect(sitting.scores[1]).toBe(-1)
    sitting.votes({ Bob: 'Ann' })
    expect([sitting.scores[1], sitting.state.shared.defaults]).toEqual([0, []])
    sitting.votes({ Cyd: 'Cyd', Dov: 'Dov', Eve: 'Eve' }).score()
    expect(sitting.scores).toEqual([0, 2, 0, 0, 0])
  })

  test('a word that is turned down when its Brainiac is away is the bot’s to replace [1250.10/V.1(1)]', () => {
    for (const late of [0, 3]) {
      const sitting = new Sitting({ options: { lookup: 'word' } }).word().vacation('Ann')
      sitting.advance(days(late)).rules('word', false)
      expect([sitting.state.shared.word, sitting.scores[0]]).toEqual(['ing', 0])
      expect(sitting.state.shared.defaults).toEqual([{ step: 1, seat: 0, bot: true }])
    }
  })

  test('a volunteer plays, and the spot’s player has it all [1250.10/V.1(3)] [1250.10/V.1(2)]', () => {
    const sitting = new Sitting().vacation('Ann', 'Vera')
    expect(sitting.stage).toBe('word')
    sitting.word('quoin', 'A corner.', 'Vera')
    expect(sitting.brainiac).toBe('Vera')
    for (let round = 1; round <= 5; round++) {
      const [one = '', two = ''] = sitting.waited('definitions')
      sitting.defineAll()
      if (round === 5) withScores(sitting, [30, 0, 0, 0, 0])
      const seats = [one, two].map((name) =>
        sitting.state.table.seats.findIndex(({ holder }) => holder === name),
      )
      sitting.does(sitting.brainiac, { type: 'report', similar: seats })
      if (round < 5) sitting.word()
    }
    expect(sitting.winners).toEqual(['Ann'])
    expect(sitting.state.outcome?.awards[0]).toMatchObject({ to: ['Ann'], each: 33 })
  })

  test('a volunteer must be willing, and not in the game [1250.10/V.1(3)]', () => {
    const sitting = new Sitting()
    const vacation = (person: string, agrees: boolean) => ({
      kind: 'roster',
      at: sitting.at,
      event: { type: 'vacation', person: 'Ann', substitute: { person, agrees } },
    })
    expect(sitting.errorOf(vacation('Vera', false)).code).toBe('substituteUnwilling')
    expect(sitting.errorOf(vacation('Bob', true)).code).toBe('substitutePlayed')
    expect(sitting.errorOf(vacation('Ann', true)).code).toBe('substitutePlayed')
  })

  test('who has left the game may come back as a volunteer [1250.10/V.1(3)]', () => {
    const sitting = new Sitting().leave('Bob').vacation('Ann', 'Bob')
    sitting.word('quoin', 'A corner.', 'Bob')
    expect(sitting.brainiac).toBe('Bob')
  })

  test('when a volunteer leaves, a bot goes on [1250.10/V.1(1)]', () => {
    const sitting = new Sitting().vacation('Ann', 'Vera').leave('Vera')
    expect([sitting.stage, sitting.state.shared.word]).toEqual(['definitions', 'ing'])
  })

  test('where nobody is there, bots wait for the time to run out [1250.10/V.1(1)]', () => {
    const sitting = new Sitting()
    for (const person of ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']) sitting.vacation(person)
    expect([sitting.stage, sitting.state.shared.word]).toEqual(['definitions', 'ing'])
    sitting.advance(days(3))
    expect(sitting.stage).toBe('report')
    sitting.advance(days(3))
    expect([sitting.scores, sitting.brainiac]).toEqual([[-4, 0, 0, 0, 0], 'Bob'])
    sitting.changeRoster({ type: 'return', person: 'Cyd' })
    // Now the bots act at once again, up to what is Cyd’s to do.
    expect([sitting.stage, sitting.waited('definitions')]).toEqual(['definitions', ['Cyd']])
  })
})

describe('leaving', () => {
  test('during a round a bot goes on to its end, then the spot is gone [1250.10/V.2(1)] [1250.10/V.2(2)] [1250.10/V.2(3)]', () => {
    const sitting = new Sitting().word().leave('Bob').defineAll().report()
    expect(sitting.state.table.seats[1]?.presence).toBe('left')
    sitting.list('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    expect(sitting.state.shared.votes[1]).toBe('sheep')
    sitting.votes({ Cyd: 'Bob', Dov: 'Bob', Eve: 'Ann' }).score()
    expect(sitting.state.shared.last?.gains).toEqual([0, 2, 0, 0, 2])
    expect(sitting.state.table.seats[1]?.presence).toBe('out')
    expect(sitting.told.find(({ type }) => type === 'removed')).toEqual({
      type: 'removed',
      seats: [1],
    })
    expect([sitting.brainiac, sitting.state.shared.numbers]).toEqual(['Cyd', [1, 2, 3, 4, 5]])
    sitting.word().defineAll().report()
    expect(sitting.state.openPrompts).toMatchObject([{ details: { of: [0, 3, 4, 2] } }])
  })

  test('who leaves Ackanomic is treated alike [1250.10/V.2(2)]', () => {
    const sitting = new Sitting().word()
    sitting.changeRoster({ type: 'leave', persons: ['Bob'], from: 'community' })
    expect(sitting.state.table.seats[1]?.presence).toBe('left')
    expect(sitting.state.secret[1]).toEqual({ definition: '', how: 'bot', order: null })
  })

  test('a Brainiac who leaves makes no report, and no scoring [1250.10/V.2(2)] [1250.10/3d(1)]', () => {
    const sitting = new Sitting().word().defineAll().leave('Ann')
    expect(sitting.state.shared.last).toMatchObject({ case: '3d', gains: [-4, 0, 0, 0, 0] })
    expect(sitting.state.table.seats[0]?.presence).toBe('out')
    expect(sitting.brainiac).toBe('Bob')
    const reported = new Sitting().word().defineAll().report('Cyd').leave('Ann')
    expect(reported.state.shared.last).toMatchObject({ case: '3d', gains: [-4, 0, 0, 0, 0] })
    expect(reported.state.openPrompts).toEqual([])
    const voting = new Sitting().listed().leave('Ann')
    expect(voting.stage).toBe('votes')
    voting.votes({ Bob: 'Ann', Cyd: 'Bob', Dov: 'Bob', Eve: 'Bob' })
    expect(voting.stage).toBe('adjudication')
    voting.does('Zoe', { type: 'score' }, 'scorekeeper')
    expect(voting.scores.slice(1)).toEqual([5, 0, 0, 0])
  })

  test('between rounds the spot goes at once [1250.10/V.2(4)]', () => {
    const sitting = new Sitting().easy('Bob', 'Cyd').leave('Dov')
    expect(sitting.state.table.seats[3]?.presence).toBe('out')
    expect(sitting.clauses('removed')).toEqual(['1250.10/V.2(4)'])
    expect([sitting.brainiac, sitting.due]).toEqual(['Bob', 3])
    expect(sitting.word().waited('definitions')).toEqual(['Ann', 'Cyd', 'Eve'])
  })

  test('the next number takes over from a Brainiac-to-be, with three days [1250.10/V.2(4)] [1250.10/IV.2(1)]', () => {
    const sitting = new Sitting().easy('Bob', 'Cyd').advance(days(2)).leave('Bob', 'Cyd')
    expect([sitting.brainiac, sitting.due, sitting.state.shared.round]).toEqual(['Dov', 3, 2])
    expect(sitting.scores[3]).toBe(0)
    const last = new Sitting()
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

  test('a word that is looked up goes with its Brainiac [1250.10/V.2(4)]', () => {
    const sitting = new Sitting({ options: { lookup: 'both' } }).word().leave('Ann')
    expect([sitting.stage, sitting.brainiac, sitting.state.openPrompts]).toEqual([
      'word',
      'Bob',
      [],
    ])
    expect(sitting.state.shared.sought).toBeNull()
  })

  test('a spot that is removed may make the turns even [1250.10/5b(1)] [1250.10/V.2(3)]', () => {
    const sitting = new Sitting()
    for (const knew of [
      ['Bob', 'Cyd'],
      ['Ann', 'Cyd'],
      ['Ann', 'Bob'],
      ['Ann', 'Bob'],
    ]) {
      sitting.easy(...knew)
    }
    withScores(sitting, [26, 3, 1, 0, 40])
    expect(sitting.leave('Eve').winners).toEqual(['Ann'])
    // Who has left cannot win: their Gamepoints are gone.
    expect(sitting.state.outcome?.ranking).toEqual([['Ann'], ['Bob'], ['Cyd'], ['Dov']])
    const during = new Sitting()
    for (const knew of [
      ['Bob', 'Cyd'],
      ['Ann', 'Cyd'],
      ['Ann', 'Bob'],
    ])
      during.easy(...knew)
    withScores(during, [26, 3, 1, 0, 40]).word().leave('Eve').defineAll()
    expect(during.report('Bob', 'Cyd').winners).toEqual(['Ann'])
  })

  test('two spots go on, one does not [1250.10/V.2(3)]', () => {
    const sitting = new Sitting().leave('Cyd', 'Dov', 'Eve')
    expect([sitting.winners, sitting.brainiac]).toEqual([undefined, 'Ann'])
    sitting.word().define({ Bob: 'b' }).report('Bob').list('Ann')
    // Nobody is left to vote, so the votes are in.
    expect(sitting.stage).toBe('scoring')
    sitting.score()
    expect(sitting.scores).toEqual([2, 4, 0, 0, 0])
    sitting.leave('Ann')
    expect(sitting.state.outcome).toMatchObject({ winners: [], ranking: [], awards: [] })
  })

  test('one spot after a round ends it with nothing [1250.10/V.2(3)]', () => {
    const sitting = new Sitting().leave('Cyd', 'Dov', 'Eve').word().leave('Bob')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.report().list('Bob', 'Ann').stage).toBe('scoring')
    withScores(sitting, [40, 0, 0, 0, 0]).score()
    expect(sitting.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('when all leave it is over at once [1250.10/V.2(1)]', () => {
    const sitting = new Sitting().word().leave('Ann', 'Bob', 'Cyd', 'Dov', 'Eve')
    expect(sitting.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('nobody joins later [1250.10/II(1)]', () => {
    const sitting = new Sitting()
    const event = { type: 'join', person: 'Zoe', join: null }
    const entry = { kind: 'roster', at: sitting.at, event }
    expect(sitting.errorOf(entry).code).toBe('noJoining')
  })
})

describe('a dispute', () => {
  test('stops the clock, the moves and the bots [1250.10/IV.3(1)] [1250.10/V.1(1)]', () => {
    const sitting = new Sitting().advance(days(1)).changeRoster({ type: 'dispute', by: 'Bob' })
    sitting.vacation('Ann').advance(days(10))
    expect([sitting.stage, sitting.due]).toEqual(['word', null])
    expect(sitting.refuses('Bob', { type: 'define', definition: 'x' }).code).toBe('paused')
    sitting.changeRoster({ type: 'decision', as: 'speaker' })
    expect([sitting.stage, sitting.due]).toEqual(['definitions', 3])
  })
})

describe('a table that nobody plays at', () => {
  test('the host is asked after each turn of all, and play goes on meanwhile', () => {
    const sitting = new Sitting().advance(days(5 * 9))
    expect(sitting.state.openPrompts).toMatchObject([
      { name: 'idle', to: 'host', details: { rounds: 5 } },
    ])
    expect(sitting.scores).toEqual([-10, -10, -10, -10, -10])
    sitting.rules('idle', 'go on')
    expect([sitting.stage, sitting.due]).toEqual(['word', 3])
    sitting.easy('Bob', 'Cyd')
    expect(sitting.state.shared.idle).toBe(0)
    const over = new Sitting().advance(days(5 * 9)).rules('idle', 'end')
    expect(new Sitting().advance(days(5 * 9)).word().state.openPrompts).toEqual([])
    expect(new Sitting().advance(days(5 * 9 + 3)).define({ Bob: 'b' }).state.openPrompts).toEqual(
      [],
    )
    const reported = new Sitting()
      .advance(days(5 * 9))
      .advance(days(6))
      .report()
    expect(reported.state.openPrompts.map(({ name }) => name)).toEqual(['list'])
    expect(over.state.outcome).toMatchObject({ winners: [], awards: [] })
  })

  test('no jump of the clock is endless', () => {
    const { state } = new Sitting()
    const jump = fictionary.apply(state, { kind: 'time', at: MAX_TIMESTAMP })
    expect(jump.ok && jump.value.state.shared.round).toBe(6)
  })

  test('a round in which somebody did something is none of these', () => {
    const sitting = new Sitting().word().advance(days(6))
    expect([sitting.state.shared.round, sitting.state.shared.idle]).toEqual([2, 0])
    sitting.advance(days(3)).define({ Ann: 'a' }).advance(days(6))
    expect([sitting.state.shared.round, sitting.state.shared.idle]).toEqual([3, 0])
    sitting.advance(days(9))
    expect([sitting.state.shared.round, sitting.state.shared.idle]).toEqual([4, 1])
  })
})
