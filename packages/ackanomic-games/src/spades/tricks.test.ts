import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { cards, NAMES, Script } from './script.test-support.js'
import { tricksOf, trickUnderWay, trickWinner } from './tricks.js'

const HANDS = [
  'AS 3S AH 2H 4D 5D 6C 7C 8C 9C 10C JC QC',
  'KS 4S KH 3H AD 2D 3D 6D 7D 8D 9D 10D JD',
  'QS 5S QH 4H KD AC KC 2C 3C 4C 5C 6H 7H',
  'JS 6S JH 5H QD 2S 7S 8S 9S 10S 8H 9H 10H',
]

const lawful = (script: Script): readonly string[] => {
  const legal = spades.legalMoves(spades.view(script.state, NAMES.indexOf(script.turn as 'Ann')))
  return legal.moves.map((move) => (move.type === 'play' ? move.card : move.type))
}

describe('the winner of a trick', () => {
  test.each([
    ['AS KS QS JS', 0],
    ['2S 3S 4S 10S', 3],
    ['AH KH 2S QH', 2],
    ['AH 2S 3S KH', 2],
    ['AD 3S 2S KD', 1],
  ])('has the highest Spade of %s [1250.15/3.i]', (text, winner) => {
    expect(trickWinner(cards(text))).toBe(winner)
  })

  test.each([
    ['2H 3H 4H 5H', 3],
    ['10H JH 9H 2H', 1],
    ['2H AD AC KD', 0],
    ['2H AD 3H KC', 2],
    ['9C 10C AD KH', 1],
  ])('has the highest card of the suit led in %s [1250.15/3.j]', (text, winner) => {
    expect(trickWinner(cards(text))).toBe(winner)
  })
})

describe('tricks', () => {
  test('give the lead to their winner, announced to all [1250.15/3.e]', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2)
    script.lays('2H KH QH JH')
    expect(script.turn).toBe('Bob')
    expect(script.ownEvents).toEqual([
      { type: 'play', seat: 3, card: 'JH', late: false },
      { type: 'trick', trick: 1, cards: ['2H', 'KH', 'QH', 'JH'], winner: 1 },
    ])
    expect(script.messages.at(-1)).toBe('Bob takes trick 1: 2H KH QH JH.')
    expect(script.lays('AD KD QD 4D').turn).toBe('Bob')
    expect(script.taken).toEqual([0, 2, 0, 0])
    expect(script.lays('4S 5S 6S AS').turn).toBe('Ann')
  })

  test('are 13 in a round, with a card from each player [1250.15/3.a]', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2)
    for (let trick = 1; trick <= 13; trick++) {
      expect(script.shared.rounds.length).toBe(0)
      const players = [0, 1, 2, 3].map(() => {
        const by = script.turn
        script.laysAnything(1)
        return by
      })
      expect(new Set(players).size).toBe(4)
      expect(script.ownEvents.find(({ type }) => type === 'trick')).toMatchObject({ trick })
    }
    expect(script.shared.rounds.length).toBe(1)
    expect(script.shared.rounds[0]?.taken.reduce((sum, tricks) => sum + tricks, 0)).toBe(13)
  })

  test('remove played cards until the next deal [1250.15/3.b]', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2).lays('2H')
    expect(script.hand('Ann')).not.toContain('2H')
    expect(script.hand('Ann').length).toBe(12)
    script.lays('KH QH JH AD KD QD')
    expect(lawful(script)).toEqual(['5D', '4D'])
    const again = script
      .lays('4D')
      .laysAnything()
      .deals(...HANDS)
    expect(again.hand('Ann')).toContain('2H')
  })

  test('may be led with any card, even a Spade in the first trick [1250.15/3.f]', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2)
    expect([...lawful(script)].sort()).toEqual(cards(HANDS[0] ?? '').sort())
    expect(script.lays('AS').shared.plays).toEqual(['AS'])
  })

  test('need a card of the suit led [1250.15/3.g]', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2).lays('2H')
    expect(lawful(script)).toEqual(['KH', '3H'])
    script.lays('KH QH JH 4S')
    expect(lawful(script)).toEqual(['QS', '5S'])
  })

  test('allow any card from a player without that suit [1250.15/3.h]', () => {
    const script = new Script().bids(2, 2, 2, 2).lays('AS')
    expect(lawful(script)).toEqual(cards('AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H'))
    const trumped = new Script({ hands: HANDS }).bids(5, 2, 2, 2).lays('2H KH QH JH AD KD QD 4D')
    trumped.lays('2D')
    expect(lawful(trumped)).toEqual(cards('QS 5S 7H 6H 4H AC KC 5C 4C 3C 2C'))
    expect(trumped.lays('5S 2S 5D').turn).toBe('Cyd')
  })

  test('refuse cards out of turn [1250.15/3.k]', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2)
    for (const [by, card] of [
      ['Bob', 'KH'],
      ['Cyd', 'AS'],
      ['Dov', '2S'],
    ] as const) {
      expect(script.refuses(by, `play ${card}`).code).toBe('notYourTurn')
    }
    expect(script.scores).toEqual([0, 0])
    expect(script.shared.misplays).toEqual([])
  })

  test('show the cards played so far', () => {
    const script = new Script({ hands: HANDS }).bids(5, 2, 2, 2)
    expect(trickUnderWay(script.lays('2H KH').shared.plays)).toEqual(['2H', 'KH'])
    expect(trickUnderWay(script.lays('QH JH').shared.plays)).toEqual([])
    expect(tricksOf(script.shared)).toEqual({ leaders: [0, 1], taken: [0, 1, 0, 0] })
  })
})
