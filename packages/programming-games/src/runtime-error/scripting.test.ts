import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { Script } from './script.test-support.js'

const HAND = '5H 8H QC JH KH AS KS 9D'

describe('the scripting phase', () => {
  test('plays a statement of three hand cards, visible to all [RTE/script.a, RTE/script.h, RTE/script.i]', () => {
    const played = new Script({ hands: [HAND, ''] })
    expect(played.does('Ann', 'script 5H 8H : QC')).toBe('')
    expect(played.hand(0)).toBe('JH KH AS KS 9D')
    const seen = runtimeError.view(played.state, 1).shared
    expect(seen.statements).toEqual([[{ lower: '5H', upper: '8H', function: 'QC' }], []])
    expect(seen.hands).toEqual([5, 0])
    expect(played.ownEvents()).toEqual([
      {
        type: 'script',
        seat: 0,
        number: 1,
        statement: { lower: '5H', upper: '8H', function: 'QC' },
      },
    ])
  })

  test('comes first and may be skipped, before the testing phase [RTE/turn, RTE/script.a]', () => {
    const played = new Script({ hands: [HAND, ''] })
    expect(played.does('Ann', 'skip')).toBe('')
    expect(played.state.shared.stage).toBe('testing')
    expect(played.refuses('Ann', 'script 5H 8H : QC')).toBe('noScriptNow RTE/script.b')
    expect(played.does('Ann', 'skip')).toBe('')
    expect(played.eventTypes()).toEqual(['end', 'draw', 'turn'])
  })

  test('allows one statement a turn, and none after an input [RTE/script.b, RTE/turn]', () => {
    const played = new Script({ hands: [HAND, ''], laid: [['2D 10D 2S']] })
    played.does('Ann', 'script 5H 8H : QC')
    expect(played.refuses('Ann', 'script JH KH : 9D')).toBe('noScriptNow RTE/script.b')
    expect(played.does('Ann', '9D')).toBe('')
    expect(played.state.shared.stage).toBe('loop')
    expect(played.refuses('Ann', 'script JH KH : AS')).toBe('noScriptNow RTE/script.b')
  })

  test.each([
    ['a card that is not held', 'script 5H 9H : QC', 'notInHand RTE/script.h', 'script.h'],
    ['one card in two places', 'script 5H 8H : 8H', 'cardTwice RTE/script.h', 'script.h'],
    ['bounds of two suits', 'script 5H KS : QC', 'boundsDiffer RTE/script.d', 'script.d'],
    ['bounds that cross', 'script KH 5H : QC', 'boundsCross RTE/script.c', 'script.c'],
    ['equal bounds', 'script 5H 5H : QC', 'cardTwice RTE/script.h', 'script.c'],
    ['an ace above a king', 'script KS AS : QC', 'boundsCross RTE/script.c', 'script.f'],
    ['a second function of a suit', 'script 5H 8H : AS', 'functionTaken RTE/script.e', 'script.e'],
  ])('refuses %s: %s gives %s [RTE/%s]', (_, text, error) => {
    const played = new Script({ hands: [HAND, 'QS'], laid: [['2D 10D 2S'], ['3C 4C 3S']] })
    expect(played.refuses('Ann', text)).toBe(error)
    expect(played.does('Ann', text)).not.toBe('')
    expect(played.hand(0)).toBe(HAND)
  })

  test('orders ace, Jack, Queen, King as 1, 11, 12, 13 [RTE/script.f, RTE/script.c]', () => {
    for (const [lower, upper] of [
      ['AH', '2H'],
      ['10H', 'JH'],
      ['JH', 'QH'],
      ['QH', 'KH'],
    ]) {
      const played = new Script({ hands: ['AH 2H 10H JH QH KH 3C', ''] })
      expect(played.refuses('Ann', `script ${upper} ${lower} 3C`)).toBe('boundsCross RTE/script.c')
      expect(played.does('Ann', `script ${lower} ${upper} 3C`)).toBe('')
    }
  })

  test('allows a function of any rank, also in the suit of its bounds [RTE/script.g]', () => {
    for (const body of ['AH', 'KH', '9D', 'QC', 'KS']) {
      const played = new Script({ hands: [`5H 8H ${body}`, ''] })
      expect(played.does('Ann', `script 5H 8H ${body}`)).toBe('')
    }
  })

  test('ignores other players’ functions [RTE/script.e]', () => {
    const played = new Script({ hands: [HAND, ''], laid: [[], ['3C 4C 3S']] })
    expect(played.does('Ann', 'script 5H 8H AS')).toBe('')
  })

  test('ends with four statements, one of each suit [RTE/script.j]', () => {
    const laid = ['2D 3D 4S', '5D 6D 4H', '7D 8D 4C', '9D 10D 4D']
    const played = new Script({ hands: ['5H 8H QC 9C 9H 9S JD', ''], laid: [laid] })
    for (const body of ['QC', '9H', '9S', 'JD']) {
      expect(played.refuses('Ann', `script 5H 8H ${body}`)).toBe('functionTaken RTE/script.e')
    }
    const { moves } = runtimeError.legalMoves(runtimeError.view(played.state, 0))
    expect(moves.some(({ type }) => type === 'script')).toBe(false)
  })

  test('belongs to the player whose turn it is [RTE/turn]', () => {
    const played = new Script({ hands: [HAND, '2C 3C 4C'] })
    expect(played.refuses('Bob', 'script 2C 3C 4C')).toBe('notYourTurn RTE/turn')
    expect(played.does('Bob', 'end')).toBe('It is Ann’s turn; wait for yours.')
  })

  test('lists exactly the playable statements', () => {
    const played = new Script({ hands: ['5H 8H QC AS KS', ''], laid: [['2D 10D 2S']] })
    const view = runtimeError.view(played.state, 0)
    const { moves } = runtimeError.legalMoves(view)
    const texts = moves.map((move) => runtimeError.notation.format(move, view))
    expect(texts.filter((text) => text.startsWith('script'))).toEqual([
      'script 5H 8H : QC',
      'script AS KS : 5H',
      'script AS KS : 8H',
      'script AS KS : QC',
    ])
  })
})

test('each phase asks for its own actions, and always allows a claim', () => {
  const awaited = (script: Script): readonly string[] =>
    runtimeError.pendingActions(script.state, 0).map(({ action }) => action)
  const script = new Script({ hands: ['7C 8C 2D', '9D'], laid: [], discard: 'AC 2C' })
  expect(awaited(script)).toEqual(['script', 'input', 'skip', 'end', 'claim'])
  script.does('Ann', 'skip')
  expect(awaited(script)).toEqual(['input', 'skip', 'end', 'claim'])
})
