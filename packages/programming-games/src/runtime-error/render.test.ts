import { describe, expect, test } from 'vitest'
import { runtimeError } from './game.js'
import { NAMES, Script } from './script.test-support.js'

const scene = {
  hands: ['10D 7D', '9D', 'JC'],
  laid: [['5H 8H QC', 'AS 10S 2H'], [], ['3C 4C 3S']],
  discard: '2D 3D',
  seen: ['', '9D'],
}

describe('a view as text', () => {
  test('shows twelve cards of the discard pile, and the number of the others', () => {
    const pile = ['2D', '3D', '4D', '5D', '6D', '8D', 'JD', 'QD', 'KD', 'AC', '2C', '3C']
    const shown = (discard: string): string => {
      const { state } = new Script({ hands: ['10D 7D', '9D'], laid: [], discard })
      return runtimeError.render(runtimeError.view(state, 'public'))
    }
    const twelve = [...pile].reverse().join(' ')
    expect(shown(pile.join(' '))).toContain(`${twelve} (the top card first)`)
    expect(shown(`9C ${pile.join(' ')}`)).toContain(`${twelve} and 1 below (the top card first)`)
  })

  test('draws the statements, and the viewer’s hand [RTE/vis.hand, RTE/script.i]', () => {
    const { state } = new Script(scene)
    expect(runtimeError.render(runtimeError.view(state, 0))).toBe(
      [
        'Ann’s turn: scripting. A statement may be laid, or an input.',
        '',
        'Deck: 37 cards',
        'Discard pile: 3D 2D (the top card first)',
        '',
        '> Ann (you): 2 cards in hand',
        '  ┌─1──────────┐  ┌─2──────────┐',
        '  │ QC    LOAD │  │ 2H    PULL │',
        '  ├────────────┤  ├────────────┤',
        '  │ 5H to 8H   │  │ AS to 10S  │',
        '  └────────────┘  └────────────┘',
        '',
        '  Bob: 1 card in hand, among them 9D',
        '',
        '  Cyd: 1 card in hand',
        '  ┌─1──────────┐',
        '  │ 3S    LOOP │',
        '  ├────────────┤',
        '  │ 3C to 4C   │',
        '  └────────────┘',
        '',
        'Your hand: 7D 10D',
      ].join('\n'),
    )
    const shown = runtimeError.render(runtimeError.view(state, 'public'))
    expect(shown).not.toContain('10D')
    expect(shown).not.toContain('(you)')
  })

  test('shows face-down cards only to their editor, and marks sleeping statements [RTE/edit.b, RTE/edit.g]', () => {
    const played = new Script({
      hands: ['7D KC', ''],
      laid: [['2S QS 5D', 'AD QD 2C'], ['6C 9C 8H']],
      discard: '2D',
      rest: 1,
    })
    played.does('Ann', '7D')
    played.does('Ann', 'edit Bob 1 upper with KC')
    const mine = runtimeError.render(runtimeError.view(played.state, 0))
    expect(mine).toContain('Ann’s turn: functions are being executed.')
    expect(mine).toContain('Input: 7D')
    expect(mine).toContain('0 cards; the pile is being shuffled')
    expect(mine).toContain('│ 6C to ??   │\n  └ asleep ────┘')
    expect(mine).toContain('You put face down: KC')
    expect(runtimeError.render(runtimeError.view(played.state, 'public'))).not.toContain('KC')
  })

  test('shows the proof at the end [RTE/win.b]', () => {
    const played = new Script({
      hands: ['7C', ''],
      laid: [['5D QD 2H', '4H 10H 2S']],
      discard: '8D',
    })
    played.does('Ann', 'claim')
    const text = runtimeError.render(runtimeError.view(played.state, 'public'))
    expect(text.split('\n').slice(-3)).toEqual([
      'Why the turn lasts for ever, from the hand 7C:',
      '1. Play 7C: PULL takes 8D; LOOP puts 7C on the discard pile. Play 8D: PULL takes 7C; LOOP puts 8D there. And so on from step 1, for ever.',
      'Ann won.',
    ])
  })
})

describe('events as sentences', () => {
  const sentences = (played: Script, viewer: 'public' | number = 'public'): string[] =>
    played.ownEvents(viewer).map((post) => runtimeError.describeEvent(post, NAMES))

  test('describe a turn with all four functions', () => {
    const played = new Script({
      hands: ['7D KC', ''],
      laid: [['2S QS 5D', 'AD QD 2C', 'AH QH 3H', 'AC QC 4S'], ['6C 9C 8H']],
      deck: 'JH 2D',
    })
    played.does('Ann', '7D')
    expect(sentences(played)).toEqual(['Ann lays 7D: EDIT, LOAD, PULL, LOOP.'])
    played.does('Ann', 'edit Bob 1 upper with KC')
    expect(sentences(played, 0)).toEqual([
      'Ann discards 9C, the upper bound of Bob’s statement 1; another card lies there face down.',
      'LOAD: Ann draws a card.',
      'You draw JH.',
      'PULL: Ann takes 9C from the discard pile.',
      'LOOP: 7D is discarded, and Ann must lay another card.',
      'Turned up: KC is the upper bound of Bob’s statement 1.',
    ])
  })

  test('describe a skipped turn and a failed claim', () => {
    const played = new Script({
      hands: ['7D KC', ''],
      discard: '',
      rest: 1,
      options: { failedClaim: 'ends-turn' },
    })
    played.does('Ann', 'skip')
    expect(sentences(played)).toEqual(['Ann skips the scripting phase.'])
    played.does('Ann', 'claim')
    expect(sentences(played)).toEqual([
      'Ann claims that this turn can last for ever, but cannot show it. As far as its player can know the deck, no plan makes this turn last for ever. The turn ends.',
      'Ann’s turn ends.',
      'There is no card for Ann to draw.',
      'It is Bob’s turn.',
    ])
  })
})
