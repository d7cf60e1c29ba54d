import { days, hours } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { Script, SEVEN } from './script.test-support.js'
import { firstIllegal } from './watch.js'

/** Ann's A, Bob's illegal b, and Ann's C that touches it. */
const FAULTY = ['AA\nA', 'b at 2,0 3,0 3,1', 'C at 4,0 4,1 5,1'] as const

describe('an illegal play', () => {
  test('remains, and nobody waits for the referee [1250.11/9(2)]', () => {
    const script = new Script().goes(...FAULTY)
    expect(firstIllegal(script.shared)).toEqual({
      play: 1,
      fault: { code: 'secondTouches', details: { units: 1 } },
    })
    expect(script.grid).toEqual(['AAbbC', 'A  bCC'])
    expect(script.turn).toBe('Bob')
    expect(script.ownEvents).toMatchObject([{ type: 'played', play: 3, letter: 'C' }])
  })

  test('may break any of sections 2 to 5 (TG-18) [1250.11/9(2)]', () => {
    const script = new Script().goes('AA\nA', 'pass', 'C at 500,0 501,0 500,1')
    expect(firstIllegal(script.shared)?.fault.code).toBe('mayPlay')
    const moved = new Script().goes('AA\nA', 'b at 2,0 1,1 2,1', 'C at 3,0 3,1 4,1')
    moved.goes('a at 4,0 5,0 5,1', 'B at 6,0 6,1 7,1', 'c at 7,0 8,0 8,1')
    moved.goes('move A from 0,0 1,0 0,1 to -1,1 -1,2 0,2')
    expect(firstIllegal(moved.shared)).toMatchObject({ play: 6, fault: { code: 'notFull' } })
    expect(moved.turn).toBe('Bob')
  })

  test('is refused at once with invalidPlays: refuse (TG-18)', () => {
    const script = new Script({ options: { invalidPlays: 'refuse' } }).goes('AA\nA')
    expect(script.refuses('Bob', FAULTY[1]).code).toBe('secondTouches')
    script.plays('Bob', 'AAb\nAbb').plays('Ann', 'question')
    expect(script.state.openPrompts).toMatchObject([{ details: { illegal: null } }])
    expect(script.wanted('referee')).toEqual(['legality'])
  })

  test('is shown only to the referee', () => {
    const script = new Script().goes(...FAULTY)
    expect(script.wanted('referee')).toEqual(['illegal'])
    expect(new Script().goes('AA\nA').wanted('referee')).toEqual([])
    const lawful = new Script().goes('AA\nA', 'AAb\nAbb', 'AAbC\nAbbCC')
    for (const seat of [0, 1] as const) {
      const pending = trominoGo.pendingActions(script.state, seat)
      expect(pending).toEqual(trominoGo.pendingActions(lawful.state, seat))
    }
  })
})

describe('a question', () => {
  test('is answered by the referee: legal, or the first illegal play [1250.11/10(1)]', () => {
    const script = new Script().goes('AA\nA', 'AAb\nAbb').plays('Bob', 'I question the plays.')
    expect(script.events).toMatchObject([{ to: 'public', event: { type: 'questioned', seat: 1 } }])
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'legality',
        to: 'referee',
        question: { choices: ['all plays are legal'] },
        details: { by: 1, illegal: null },
      },
    ])
    expect(script.rules().messages).toEqual(['The referee: all 2 plays are legal. Play goes on.'])
    const faulty = new Script().goes(...FAULTY, 'a at 50,0 51,0 50,1').plays('Ann', 'question')
    expect(faulty.state.openPrompts).toMatchObject([
      { question: { choices: ['play 2 is illegal'] }, details: { by: 0, illegal: 2 } },
    ])
  })

  test('needs a true answer (TG-24) [1250.11/10(1)]', () => {
    const script = new Script().goes(...FAULTY).plays('Ann', 'question')
    for (const answer of ['all plays are legal', 'play 3 is illegal', 'play 1 is illegal', 2]) {
      expect(script.misrules(answer)).toMatchObject({ code: 'badAnswer' })
    }
    expect(script.answers('play 2 is illegal').shared.plays).toHaveLength(1)
  })

  test('needs plays in the round, and no other question [1250.11/10(1)]', () => {
    const script = new Script()
    expect(script.refuses('Ann', 'question')).toMatchObject({
      code: 'noPlays',
      clause: '1250.11/10(1)',
    })
    script.goes('AA\nA').plays('Ann', 'question')
    expect(script.refuses('Bob', 'question')).toMatchObject({
      code: 'questioned',
      details: { by: 'Ann' },
    })
  })

  test('is open to both players (TG-25) [1250.11/10(1)]', () => {
    const script = new Script().goes('AA\nA')
    expect(script.refuses('Rex', 'question').code).toBe('notAllowed')
    expect(script.refuses('Eve', 'question').code).toBe('notAllowed')
    for (const by of ['Ann', 'Bob']) {
      expect(script.plays(by, 'question').rules().turn).toBe('Bob')
    }
  })

  test('is offered last when the end of a round is due [1250.11/10(6)]', () => {
    const script = new Script().goes('AA\nA')
    expect(script.wanted(0)).toEqual([])
    const over = new Script().goes(...SEVEN)
    expect([over.wanted(0), over.wanted(1)]).toEqual([['question'], ['question']])
  })

  test('delays plays until the answer (TG-19) [1250.11/10(2)]', () => {
    const script = new Script().goes('AA\nA').plays('Ann', 'question')
    expect(script.turn).toBeNull()
    expect(script.legal(1)).toEqual([])
    expect(script.refuses('Bob', 'AAb\nAbb')).toMatchObject({
      code: 'questioned',
      clause: '1250.11/10(2)',
      message: 'Ann has questioned the plays; wait for the referee’s answer.',
    })
    expect(script.rules().plays('Bob', 'AAb\nAbb').turn).toBe('Ann')
  })

  test('may follow the end of the grid, posted after the answer [1250.11/10(1)]', () => {
    const script = new Script().goes(...SEVEN).plays('Bob', 'question')
    expect(script.refuses('Bob', 'pass').code).toBe('questioned')
    expect(script.rules().messages).toEqual([
      'The referee: all 7 plays are legal. The round is over.',
    ])
    expect(script.state.openPrompts).toMatchObject([{ name: 'round' }])
    expect(script.rules().shared.scores).toEqual([1, 0])
  })

  test('costs no time if all plays are legal [1250.11/10(2)]', () => {
    const script = new Script().goes('AA\nA').wait(days(2)).plays('Ann', 'question')
    expect(script.due()).toBeNull()
    script.advance(days(20)).rules()
    expect(script.due()).toBe(1)
    script.wait(hours(12)).plays('Bob', 'question').wait(days(1)).rules()
    expect(script.due()).toBe(0.5)
    script.advance(days(0.5))
    expect(script.winners).toEqual(['Ann'])
  })

  test('removes the first illegal play and all after it, and its player plays again [1250.11/10(3)]', () => {
    const script = new Script().goes(...FAULTY, 'a at 50,0 51,0 50,1').plays('Ann', 'question')
    script.rules()
    expect(script.grid).toEqual(['AA', 'A'])
    expect(script.turn).toBe('Bob')
    expect(script.events[0]).toMatchObject({ to: 'public', clause: '1250.11/10(3)' })
    expect(script.messages).toEqual([
      [
        'The referee: play 2, b by Bob, is illegal. The b shares 1 unit of edge with the A; put it along 2 or more. It is undone with the 2 plays after it; Bob plays again.',
        'AA',
        'A',
      ].join('\n'),
    ])
    expect(script.plays('Bob', 'AAb\nAbb').turn).toBe('Ann')
  })

  test('finds only the first illegal play, and voids the rest (TG-22) [1250.11/10(3)]', () => {
    const script = new Script().goes(
      'AA\nA',
      'AAb\nAbb',
      'pass',
      'b at 0,5 1,5 0,6'.replace('b', 'a'),
    )
    script.plays('Bob', 'question').rules()
    expect(script.ownEvents[0]).toMatchObject({
      play: 3,
      seat: 0,
      undone: 2,
      fault: { code: 'mayPlay' },
    })
    expect(script.grid).toEqual(['AAb', 'Abb'])
    expect(script.turn).toBe('Ann')
  })

  test('restores the offender’s time at the illegal play [1250.11/10(4)]', () => {
    const script = new Script().goes('AA\nA').wait(days(1)).goes(FAULTY[1])
    script.wait(days(2)).goes(FAULTY[2]).wait(days(1)).plays('Bob', 'question')
    script.wait(days(9)).rules()
    expect(script.turn).toBe('Bob')
    expect(script.due()).toBe(2)
    script.advance(days(2))
    expect(script.winners).toEqual(['Ann'])
  })

  test('about legal plays does not affect a later restored time [1250.11/10(4)]', () => {
    const script = new Script().goes('AA\nA').wait(days(1)).plays('Ann', 'question')
    script.wait(days(5)).rules().wait(days(1)).goes(FAULTY[1])
    expect(script.plays('Rex', 'play 2 is illegal').due()).toBe(1)
  })

  test('may undo the end of an unposted round (TG-17) [1250.11/10(3)]', () => {
    const last = SEVEN.at(-1) ?? ''
    const script = new Script().goes('AA\nA', 'pass')
    script.plays('Rex', 'play 2 is illegal')
    const faulty = new Script().goes(...SEVEN.slice(0, 5), 'c at 40,0 41,0 40,1', last)
    expect(faulty.shared.stage).toBe('ended')
    faulty.wait(days(5)).plays('Bob', 'question')
    expect(faulty.shared.question).toEqual({ by: 1, left: null })
    expect(faulty.state.openPrompts.map(({ name }) => name)).toEqual(['legality'])
    faulty.wait(days(1)).rules()
    expect(faulty.shared.stage).toBe('play')
    expect(faulty.shared.plays).toHaveLength(5)
    expect(faulty.turn).toBe('Bob')
    expect(faulty.due()).toBe(3)
    expect(faulty.state.openPrompts).toEqual([])
  })

  test('leaves a lawful end as it is [1250.11/10(2)]', () => {
    const script = new Script().goes(...SEVEN).plays('Bob', 'question')
    expect(script.refuses('Ann', 'pass').code).toBe('questioned')
    script.rules()
    expect(script.shared.stage).toBe('ended')
    expect(script.due()).toBeNull()
    expect(script.rules().shared.scores).toEqual([1, 0])
  })

  test('cannot reach a closed round (TG-23)', () => {
    const script = new Script().goes(...SEVEN.slice(0, 5), 'c at 40,0 41,0 40,1', SEVEN[6] ?? '')
    script.rules()
    expect(script.shared.scores).toEqual([1, 0])
    expect(script.refuses('Bob', 'question').code).toBe('noPlays')
    expect(script.refuses('Rex', 'play 6 is illegal').code).toBe('noPlays')
  })
})

describe('the referee without a question', () => {
  test('may name the first illegal play, with the same effect [1250.11/10(5)]', () => {
    const script = new Script().goes('AA\nA').wait(days(2)).goes(FAULTY[1], FAULTY[2])
    script.wait(days(1)).plays('Rex', 'Play 2 is illegal.')
    expect(script.events[0]).toMatchObject({ to: 'public', clause: '1250.11/10(5)' })
    expect(script.grid).toEqual(['AA', 'A'])
    expect(script.turn).toBe('Bob')
    expect(script.due()).toBe(1)
  })

  test('may not name legal or later plays (TG-24) [1250.11/10(5)]', () => {
    const script = new Script().goes('AA\nA')
    expect(script.refuses('Rex', 'play 1 is illegal')).toMatchObject({
      code: 'allLegal',
      clause: '1250.11/10(5)',
    })
    script.goes(FAULTY[1], 'pass')
    for (const play of [1, 3, 9]) {
      expect(script.refuses('Rex', `play ${play} is illegal`)).toMatchObject({
        code: 'notTheFirst',
        details: { play, first: 2 },
      })
    }
    expect(script.refuses('Ann', 'play 2 is illegal').code).toBe('notAllowed')
  })

  test('may name it during a question, as the answer [1250.11/10(5)]', () => {
    const script = new Script().goes(...FAULTY).plays('Bob', 'question')
    script.plays('Rex', 'play 2 is illegal')
    expect(script.state.openPrompts).toEqual([])
    expect(script.shared.question).toBeNull()
    expect(script.due()).toBe(3)
  })
})
