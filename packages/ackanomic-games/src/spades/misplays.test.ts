import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { faultOf, standingMisplays } from './misplays.js'
import { cards, Sitting } from './sitting.test-support.js'

const HANDS = [
  'AS 3S AH 2H 4D 5D 6C 7C 8C 9C 10C JC QC',
  'KS 4S KH 3H AD 2D 3D 6D 7D 8D 9D 10D JD',
  'QS 5S QH 4H KD AC KC 2C 3C 4C 5C 6H 7H',
  'JS 6S JH 5H QD 2S 7S 8S 9S 10S 8H 9H 10H',
]

/** Ann leads; nobody has played. */
const begun = (options: object = {}): Sitting =>
  new Sitting({ hands: HANDS, options }).bids(5, 2, 2, 2)

const called = (): Sitting => begun({ misplay: 'referee-call' })

describe('a fault', () => {
  test.each([
    ['AS AH 2H', 'AS', null, null],
    ['AS AH 2H', '2H', 'H', null],
    ['AS AH 2H', 'AS', 'H', 'suit'],
    ['AS AH 2H', 'AS', 'D', null],
    ['AS AH 2H', '3H', 'H', 'hand'],
    ['AS AH 2H', '3D', null, 'hand'],
  ] as const)('of %s to play %s when %s is led: %s', (hand, card, led, fault) => {
    expect(faultOf(cards(hand), card, led)).toBe(fault)
  })
})

describe('a misplay that is noticed at once', () => {
  test('not to follow suit with a card of it in hand [1250.15/6.c]', () => {
    const sitting = begun().lays('2H').plays('Bob', 'play AD')
    expect(sitting.shared.plays).toEqual(['2H'])
    expect(sitting.shared.misplays).toEqual([{ place: 1, card: 'AD', at: 1 }])
    expect(sitting.messages).toEqual([
      'Bob’s AD in trick 1 was a misplay. It is void and costs the team 100. The team has 1 misplay in this hand and 1 in the game. Bob plays again.',
      'AD was a misplay: Bob had a card of the suit led.',
      'AD was a misplay: Bob had a card of the suit led.',
    ])
  })

  test.each([
    ['somebody else’s card', 'AH'],
    ['a card that was played by another', '2H'],
  ])('to play %s [1250.15/6.d]', (_, card) => {
    const sitting = begun().lays('2H').plays('Bob', `play ${card}`)
    expect(sitting.shared.plays).toEqual(['2H'])
    expect(sitting.shared.misplays.length).toBe(1)
    expect(sitting.messages.at(-1)).toBe(`${card} was a misplay: it was not in the hand of Bob.`)
  })

  test('to play a card for a second time [1250.15/6.d]', () => {
    const sitting = begun().lays('AH 3H 4H 5H').plays('Ann', 'play AH')
    expect(sitting.shared.misplays).toEqual([{ place: 0, card: 'AH', at: 4 }])
    expect(sitting.turn).toBe('Ann')
  })

  test('its card returns to the hand, and its player plays again [1250.15/6.e]', () => {
    const sitting = begun().lays('2H').plays('Bob', 'play AD')
    expect(sitting.hand('Bob')).toContain('AD')
    expect(sitting.turn).toBe('Bob')
    expect(sitting.refuses('Cyd', 'play QH').code).toBe('notYourTurn')
    expect(sitting.lays('KH').shared.plays).toEqual(['2H', 'KH'])
  })

  test('it costs the team 100 at once, and those 100 stay [1250.15/6.f]', () => {
    const sitting = begun().lays('2H').plays('Bob', 'play AD')
    expect(sitting.scores).toEqual([0, -100])
    sitting.laysAnything()
    expect(sitting.shared.rounds[0]?.misplays).toEqual([0, 1])
    const score = sitting.told.find((post) => post.type === 'score')
    expect(score?.teams[1].total).toBe((score?.scores[1] ?? 0) + 100)
  })

  test('the second in a hand forfeits the game [1250.15/6.g, 1250.15/5.f]', () => {
    const sitting = begun().lays('2H').plays('Bob', 'play AD')
    expect(sitting.winners).toBeUndefined()
    sitting.plays('Bob', 'play KS')
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
    expect(sitting.scores).toEqual([0, -200])
    expect(sitting.messages[0]).toBe(
      'Bob’s KS in trick 1 was a misplay. It is void and costs the team 100. The team has 2 misplays in this hand and 2 in the game. It forfeits.',
    )
    expect(sitting.messages.at(-2)).toBe(
      'Ann and Cyd win by the misplays of the others, who forfeit. The final scores: Ann and Cyd 0, Bob and Dov −200.',
    )
  })

  test('those of partners are added up, those of the others are not [1250.15/6.i]', () => {
    const sitting = begun().lays('2H').plays('Bob', 'play AD').lays('KH')
    sitting.plays('Cyd', 'play KD').lays('QH')
    expect(sitting.winners).toBeUndefined()
    sitting.plays('Dov', 'play QD')
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
  })

  test('the third in the game forfeits, one in each hand [1250.15/6.h, 1250.15/6.k]', () => {
    const sitting = begun()
    for (const round of [1, 2, 3]) {
      const by = sitting.turn
      sitting.plays(by, `play ${by === 'Ann' ? '2D' : 'AH'}`)
      expect(sitting.told[0]).toMatchObject({ type: 'misplay', inHand: 1, inGame: round })
      if (round === 3) break
      expect(sitting.winners).toBeUndefined()
      sitting.laysAnything().deals('3C', 'AH').bids(2, 2, 2, 2)
      while (sitting.turn !== 'Ann' && sitting.turn !== 'Cyd') sitting.laysAnything(1)
    }
    expect(sitting.winners).toEqual(['Bob', 'Dov'])
  })

  test('two in two hands do not [1250.15/6.k]', () => {
    const sitting = begun().plays('Ann', 'play 2D').laysAnything()
    sitting.deals().bids(0, 0, 0, 13).plays('Ann', 'play AH')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.told[0]).toMatchObject({ inHand: 1, inGame: 2 })
  })

  test('the three days begin anew', () => {
    const sitting = begun().wait(days(2)).plays('Ann', 'play 2D')
    expect(sitting.due).toBe(3)
  })

  test('out of turn it is refused, and costs nothing', () => {
    const sitting = begun()
    expect(sitting.refuses('Bob', 'play AH').code).toBe('notYourTurn')
    expect(sitting.scores).toEqual([0, 0])
  })

  test('the referee has nothing to call', () => {
    expect(begun().lays('2H').refuses('Rex', 'call 1.1')).toMatchObject({ code: 'noCalls' })
  })

  test('why it was one only its player and the referee are told', () => {
    const sitting = begun().lays('2H').plays('Bob', 'play AD')
    const faults = sitting.events.filter(({ event }) => event.type === 'fault')
    expect(faults.map(({ to }) => to)).toEqual([1, 'referee'])
  })
})

describe('a misplay that waits for the referee’s call', () => {
  test('stands until it is called; then all after it is void too [1250.15/6.e]', () => {
    const sitting = called().lays('2H AD QH JH')
    expect(sitting.turn).toBe('Cyd')
    expect(sitting.scores).toEqual([0, 0])
    sitting.lays('AC 5H 6C 2D')
    expect(sitting.taken).toEqual([0, 0, 2, 0])
    sitting.plays('Rex', 'call 1.2')
    expect(sitting.shared.plays).toEqual(['2H'])
    expect(sitting.taken).toEqual([0, 0, 0, 0])
    expect(sitting.turn).toBe('Bob')
    expect(sitting.hand('Cyd')).toEqual(cards(HANDS[2] ?? '').sort((a, b) => order(a) - order(b)))
    expect(sitting.hand('Bob')).toContain('AD')
    expect(sitting.scores).toEqual([0, -100])
    expect(sitting.shared.voided).toEqual([
      { place: 2, card: 'QH' },
      { place: 3, card: 'JH' },
      { place: 2, card: 'AC' },
      { place: 3, card: '5H' },
      { place: 0, card: '6C' },
      { place: 1, card: '2D' },
    ])
    expect(sitting.messages[0]).toBe(
      'Bob’s AD in trick 1 was a misplay. It is void and costs the team 100. Void with it: Cyd’s QH, Dov’s JH, Cyd’s AC, Dov’s 5H, Ann’s 6C, Bob’s 2D. The team has 1 misplay in this hand and 1 in the game. Bob plays again.',
    )
    expect(sitting.due).toBe(3)
  })

  test('what is void with it neither counts nor costs, even if it was called before [1250.15/6.j]', () => {
    const sitting = called().lays('2H AD QH QD').plays('Rex', 'call 1.4')
    expect(sitting.scores).toEqual([0, -100])
    sitting.lays('JH').plays('Rex', 'call 1.2')
    expect(sitting.shared.misplays).toEqual([{ place: 1, card: 'AD', at: 1 }])
    expect(sitting.scores).toEqual([0, -100])
    expect(sitting.winners).toBeUndefined()
    expect(sitting.told[0]).toMatchObject({ cancelled: 1, inHand: 1, inGame: 1 })
    expect(sitting.messages[0]).toContain('It cancels 1 later misplay, fines included.')
  })

  test('uncalled ones behind it are simply gone [1250.15/6.j]', () => {
    const sitting = called().lays('2H AD KD QD')
    expect(standingMisplays(sitting.shared, sitting.state.secret)).toEqual([1, 2, 3])
    sitting.plays('Rex', 'call 1.2')
    expect(sitting.scores).toEqual([0, -100])
    expect(standingMisplays(sitting.shared, sitting.state.secret)).toEqual([])
  })

  test('two at the same play both count', () => {
    const sitting = called().lays('2H AD').plays('Rex', 'call 1.2').lays('KS')
    sitting.plays('Rex', 'call 1.2')
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
    expect(sitting.scores).toEqual([0, -200])
  })

  test('a card that another holds stands too, and can be played again by that one', () => {
    const sitting = called().lays('2H AH')
    expect(sitting.hand('Ann')).toContain('AH')
    sitting.lays('QH JH')
    expect(sitting.turn).toBe('Bob')
    sitting.lays('3H 4H 5H AH')
    expect(sitting.turn).toBe('Ann')
    expect(sitting.laysAnything().shared.stage).toBe('score')
    expect(sitting.refuses('Ann', 'play AS')).toMatchObject({
      code: 'notPlaying',
      clause: '1250.15/3.a',
    })
  })

  test('of two equal cards in a trick the earlier takes it', () => {
    const sitting = called().lays('AH AH QH JH')
    expect(sitting.turn).toBe('Ann')
  })

  test('it can be called until the referee has scored the round', () => {
    const sitting = called().lays('2H AD').laysAnything()
    expect(sitting.state.openPrompts).toMatchObject([
      { name: 'score', to: 'referee', question: { kind: 'judge', choices: ['score'] } },
    ])
    expect(sitting.due).toBeNull()
    const late = sitting.state
    sitting.plays('Rex', 'call 1.2')
    expect(sitting.turn).toBe('Bob')
    expect(sitting.state.openPrompts).toEqual([])
    sitting.state = late
    sitting.rules('score')
    expect(sitting.shared.rounds.length).toBe(1)
    expect(sitting.refuses('Rex', 'call 1.2').code).toBe('noSuchPlay')
  })

  test('the last card of a round can be called', () => {
    const sitting = called().laysAnything(51)
    const last = sitting.turn
    sitting.plays(last, 'play AS')
    expect(sitting.shared.stage).toBe('score')
    sitting.plays('Rex', 'call 13.4')
    expect(sitting.turn).toBe(last)
    expect(sitting.laysAnything().shared.stage).toBe('score')
  })

  test('it can be called while the referee draws a card', () => {
    const sitting = called().lays('2H AD').advance(days(3))
    expect(sitting.shared.stage).toBe('choice')
    sitting.plays('Rex', 'call 1.2')
    expect(sitting.state.openPrompts).toEqual([])
    expect(sitting.turn).toBe('Bob')
  })

  test('only a misplay can be called, and only by the referee', () => {
    const sitting = called()
    expect(sitting.refuses('Rex', 'call 1.1')).toMatchObject({ code: 'noSuchPlay' })
    sitting.lays('2H KH')
    expect(sitting.refuses('Rex', 'call 1.3')).toMatchObject({
      code: 'noSuchPlay',
      message: 'There is no play 2 (1.3) in this round yet; call one of 0 to 1 (1.1 to 1.2).',
    })
    expect(sitting.refuses('Rex', 'call 1.2')).toMatchObject({
      code: 'noMisplay',
      details: { card: 'KH', player: 'Bob' },
    })
    expect(sitting.refuses('Ann', 'call 1.2').code).toBe('notAllowed')
  })

  test('that there is one to call only the referee is told', () => {
    const sitting = called().lays('2H AD')
    const wanted = (viewer: 'referee' | 'public' | number): readonly string[] =>
      spades
        .pendingActions(sitting.state, viewer)
        .filter(({ actor }) => actor === 'referee')
        .map(({ action }) => action)
    expect(wanted('referee')).toEqual(['call'])
    for (const viewer of ['public', 0, 1, 2, 3] as const) expect(wanted(viewer)).toEqual([])
    expect(sitting.plays('Rex', 'call 1.2').shared.plays).toEqual(['2H'])
    expect(wanted('referee')).toEqual([])
  })
})

const order = (card: string): number => 'SHDC'.indexOf(card.slice(-1)) * 13 + ranked(card)
const ranked = (card: string): number =>
  ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].indexOf(card.slice(0, -1))
