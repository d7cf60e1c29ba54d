import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { SEVEN, Sitting } from './sitting.test-support.js'
import { firstIllegal } from './watch.js'

/** Ann's A, an illegal b of Bob's, and Ann's C that leans on it. */
const FAULTY = ['AA\nA', 'b at 2,0 3,0 3,1', 'C at 4,0 4,1 5,1'] as const

describe('an illegal play', () => {
  test('stands, and nobody waits for the referee [1250.11/9(2)]', () => {
    const sitting = new Sitting().goes(...FAULTY)
    expect(firstIllegal(sitting.shared)).toEqual({
      play: 1,
      fault: { code: 'secondTouches', details: { units: 1 } },
    })
    expect(sitting.grid).toEqual(['AAbbC', 'A  bCC'])
    expect(sitting.turn).toBe('Bob')
    expect(sitting.told).toMatchObject([{ type: 'played', play: 3, letter: 'C' }])
  })

  test('may break any of sections 2 to 5 (TG-18) [1250.11/9(2)]', () => {
    const sitting = new Sitting().goes('AA\nA', 'pass', 'C at 500,0 501,0 500,1')
    expect(firstIllegal(sitting.shared)?.fault.code).toBe('mayPlay')
    const moved = new Sitting().goes('AA\nA', 'b at 2,0 1,1 2,1', 'C at 3,0 3,1 4,1')
    moved.goes('a at 4,0 5,0 5,1', 'B at 6,0 6,1 7,1', 'c at 7,0 8,0 8,1')
    moved.goes('move A from 0,0 1,0 0,1 to -1,1 -1,2 0,2')
    expect(firstIllegal(moved.shared)).toMatchObject({ play: 6, fault: { code: 'notFull' } })
    expect(moved.turn).toBe('Bob')
  })

  test('is refused at once, where the options say so (TG-18)', () => {
    const sitting = new Sitting({ options: { invalidPlays: 'refuse' } }).goes('AA\nA')
    expect(sitting.refuses('Bob', FAULTY[1]).code).toBe('secondTouches')
    sitting.plays('Bob', 'AAb\nAbb').plays('Ann', 'question')
    expect(sitting.state.openPrompts).toMatchObject([{ details: { illegal: null } }])
    expect(sitting.wanted('referee')).toEqual(['legality'])
  })

  test('is pointed out to nobody but the referee', () => {
    const sitting = new Sitting().goes(...FAULTY)
    expect(sitting.wanted('referee')).toEqual(['illegal'])
    expect(new Sitting().goes('AA\nA').wanted('referee')).toEqual([])
    const lawful = new Sitting().goes('AA\nA', 'AAb\nAbb', 'AAbC\nAbbCC')
    for (const seat of [0, 1] as const) {
      const told = trominoGo.pendingActions(sitting.state, seat)
      expect(told).toEqual(trominoGo.pendingActions(lawful.state, seat))
    }
  })
})

describe('a question', () => {
  test('is answered by the referee: all is legal, or the first play that is not [1250.11/10(1)]', () => {
    const sitting = new Sitting().goes('AA\nA', 'AAb\nAbb').plays('Bob', 'I question the plays.')
    expect(sitting.events).toMatchObject([{ to: 'public', event: { type: 'questioned', seat: 1 } }])
    expect(sitting.state.openPrompts).toMatchObject([
      {
        name: 'legality',
        to: 'referee',
        question: { choices: ['all plays are legal'] },
        details: { by: 1, illegal: null },
      },
    ])
    expect(sitting.rules().messages).toEqual(['The referee: all 2 plays are legal. Play goes on.'])
    const faulty = new Sitting().goes(...FAULTY, 'a at 50,0 51,0 50,1').plays('Ann', 'question')
    expect(faulty.state.openPrompts).toMatchObject([
      { question: { choices: ['play 2 is illegal'] }, details: { by: 0, illegal: 2 } },
    ])
  })

  test('has no false answer (TG-24) [1250.11/10(1)]', () => {
    const sitting = new Sitting().goes(...FAULTY).plays('Ann', 'question')
    for (const answer of ['all plays are legal', 'play 3 is illegal', 'play 1 is illegal', 2]) {
      expect(sitting.misrules(answer)).toMatchObject({ code: 'badAnswer' })
    }
    expect(sitting.rules('play 2 is illegal').shared.plays).toHaveLength(1)
  })

  test('takes a round with plays, and one question at a time [1250.11/10(1)]', () => {
    const sitting = new Sitting()
    expect(sitting.refuses('Ann', 'question')).toMatchObject({
      code: 'noPlays',
      clause: '1250.11/10(1)',
    })
    sitting.goes('AA\nA').plays('Ann', 'question')
    expect(sitting.refuses('Bob', 'question')).toMatchObject({
      code: 'questioned',
      details: { by: 'Ann' },
    })
  })

  test('is for the two players (TG-25) [1250.11/10(1)]', () => {
    const sitting = new Sitting().goes('AA\nA')
    expect(sitting.refuses('Rex', 'question').code).toBe('notAllowed')
    expect(sitting.refuses('Eve', 'question').code).toBe('notAllowed')
    for (const by of ['Ann', 'Bob']) {
      expect(sitting.plays(by, 'question').rules().turn).toBe('Bob')
    }
  })

  test('is offered when the end of a round is to be posted, for the last time [1250.11/10(6)]', () => {
    const sitting = new Sitting().goes('AA\nA')
    expect(sitting.wanted(0)).toEqual([])
    const over = new Sitting().goes(...SEVEN)
    expect([over.wanted(0), over.wanted(1)]).toEqual([['question'], ['question']])
  })

  test('holds plays up until the answer (TG-19) [1250.11/10(2)]', () => {
    const sitting = new Sitting().goes('AA\nA').plays('Ann', 'question')
    expect(sitting.turn).toBeNull()
    expect(sitting.legal(1)).toEqual([])
    expect(sitting.refuses('Bob', 'AAb\nAbb')).toMatchObject({
      code: 'questioned',
      clause: '1250.11/10(2)',
      message: 'Ann has questioned the plays; wait for the referee’s answer.',
    })
    expect(sitting.rules().plays('Bob', 'AAb\nAbb').turn).toBe('Ann')
  })

  test('may come when the grid has ended the round, whose end is posted after the answer [1250.11/10(1)]', () => {
    const sitting = new Sitting().goes(...SEVEN).plays('Bob', 'question')
    expect(sitting.refuses('Bob', 'pass').code).toBe('questioned')
    expect(sitting.rules().messages).toEqual([
      'The referee: all 7 plays are legal. The round is over.',
    ])
    expect(sitting.state.openPrompts).toMatchObject([{ name: 'round' }])
    expect(sitting.rules().shared.scores).toEqual([1, 0])
  })

  test('costs no time if all plays are legal [1250.11/10(2)]', () => {
    const sitting = new Sitting().goes('AA\nA').wait(days(2)).plays('Ann', 'question')
    expect(sitting.due).toBeNull()
    sitting.advance(days(20)).rules()
    expect(sitting.due).toBe(1)
    sitting.wait(hours(12)).plays('Bob', 'question').wait(days(1)).rules()
    expect(sitting.due).toBe(0.5)
    sitting.advance(days(0.5))
    expect(sitting.winners).toEqual(['Ann'])
  })

  test('undoes the first illegal play with all after it; its player plays again [1250.11/10(3)]', () => {
    const sitting = new Sitting().goes(...FAULTY, 'a at 50,0 51,0 50,1').plays('Ann', 'question')
    sitting.rules()
    expect(sitting.grid).toEqual(['AA', 'A'])
    expect(sitting.turn).toBe('Bob')
    expect(sitting.events[0]).toMatchObject({ to: 'public', clause: '1250.11/10(3)' })
    expect(sitting.messages).toEqual([
      [
        'The referee: play 2, b by Bob, is illegal. The b shares 1 unit of edge with the A; put it along 2 or more. It is undone with the 2 plays after it; Bob plays again.',
        'AA',
        'A',
      ].join('\n'),
    ])
    expect(sitting.plays('Bob', 'AAb\nAbb').turn).toBe('Ann')
  })

  test('names the first illegal play only; what came after is void with it (TG-22) [1250.11/10(3)]', () => {
    const sitting = new Sitting().goes(
      'AA\nA',
      'AAb\nAbb',
      'pass',
      'b at 0,5 1,5 0,6'.replace('b', 'a'),
    )
    sitting.plays('Bob', 'question').rules()
    expect(sitting.told[0]).toMatchObject({
      play: 3,
      seat: 0,
      undone: 2,
      fault: { code: 'mayPlay' },
    })
    expect(sitting.grid).toEqual(['AAb', 'Abb'])
    expect(sitting.turn).toBe('Ann')
  })

  test('gives the offender the time that was left at the illegal play [1250.11/10(4)]', () => {
    const sitting = new Sitting().goes('AA\nA').wait(days(1)).goes(FAULTY[1])
    sitting.wait(days(2)).goes(FAULTY[2]).wait(days(1)).plays('Bob', 'question')
    sitting.wait(days(9)).rules()
    expect(sitting.turn).toBe('Bob')
    expect(sitting.due).toBe(2)
    sitting.advance(days(2))
    expect(sitting.winners).toEqual(['Ann'])
  })

  test('of legal plays before it is not held against the offender either [1250.11/10(4)]', () => {
    const sitting = new Sitting().goes('AA\nA').wait(days(1)).plays('Ann', 'question')
    sitting.wait(days(5)).rules().wait(days(1)).goes(FAULTY[1])
    expect(sitting.plays('Rex', 'play 2 is illegal').due).toBe(1)
  })

  test('may undo the end of a round, as long as that is not posted (TG-17) [1250.11/10(3)]', () => {
    const last = SEVEN.at(-1) ?? ''
    const sitting = new Sitting().goes('AA\nA', 'pass')
    sitting.plays('Rex', 'play 2 is illegal')
    const faulty = new Sitting().goes(...SEVEN.slice(0, 5), 'c at 40,0 41,0 40,1', last)
    expect(faulty.shared.stage).toBe('ended')
    faulty.wait(days(5)).plays('Bob', 'question')
    expect(faulty.shared.question).toEqual({ by: 1, left: null })
    expect(faulty.state.openPrompts.map(({ name }) => name)).toEqual(['legality'])
    faulty.wait(days(1)).rules()
    expect(faulty.shared.stage).toBe('play')
    expect(faulty.shared.plays).toHaveLength(5)
    expect(faulty.turn).toBe('Bob')
    expect(faulty.due).toBe(3)
    expect(faulty.state.openPrompts).toEqual([])
  })

  test('about a round that ended lawfully leaves it ended [1250.11/10(2)]', () => {
    const sitting = new Sitting().goes(...SEVEN).plays('Bob', 'question')
    expect(sitting.refuses('Ann', 'pass').code).toBe('questioned')
    sitting.rules()
    expect(sitting.shared.stage).toBe('ended')
    expect(sitting.due).toBeNull()
    expect(sitting.rules().shared.scores).toEqual([1, 0])
  })

  test('cannot reach back into a round that is closed (TG-23)', () => {
    const sitting = new Sitting().goes(...SEVEN.slice(0, 5), 'c at 40,0 41,0 40,1', SEVEN[6] ?? '')
    sitting.rules()
    expect(sitting.shared.scores).toEqual([1, 0])
    expect(sitting.refuses('Bob', 'question').code).toBe('noPlays')
    expect(sitting.refuses('Rex', 'play 6 is illegal').code).toBe('noPlays')
  })
})

describe('the referee, unasked', () => {
  test('may name the first illegal play, with the same effect [1250.11/10(5)]', () => {
    const sitting = new Sitting().goes('AA\nA').wait(days(2)).goes(FAULTY[1], FAULTY[2])
    sitting.wait(days(1)).plays('Rex', 'Play 2 is illegal.')
    expect(sitting.events[0]).toMatchObject({ to: 'public', clause: '1250.11/10(5)' })
    expect(sitting.grid).toEqual(['AA', 'A'])
    expect(sitting.turn).toBe('Bob')
    expect(sitting.due).toBe(1)
  })

  test('names no legal play, nor a later one (TG-24) [1250.11/10(5)]', () => {
    const sitting = new Sitting().goes('AA\nA')
    expect(sitting.refuses('Rex', 'play 1 is illegal')).toMatchObject({
      code: 'allLegal',
      clause: '1250.11/10(5)',
    })
    sitting.goes(FAULTY[1], 'pass')
    for (const play of [1, 3, 9]) {
      expect(sitting.refuses('Rex', `play ${play} is illegal`)).toMatchObject({
        code: 'notTheFirst',
        details: { play, first: 2 },
      })
    }
    expect(sitting.refuses('Ann', 'play 2 is illegal').code).toBe('notAllowed')
  })

  test('may do so while asked, which is an answer [1250.11/10(5)]', () => {
    const sitting = new Sitting().goes(...FAULTY).plays('Bob', 'question')
    sitting.plays('Rex', 'play 2 is illegal')
    expect(sitting.state.openPrompts).toEqual([])
    expect(sitting.shared.question).toBeNull()
    expect(sitting.due).toBe(3)
  })
})
