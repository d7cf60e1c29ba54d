import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { faultOf, standingMisplays } from './misplays.js'
import { cards, Script } from './script.test-support.js'

const HANDS = [
  'AS 3S AH 2H 4D 5D 6C 7C 8C 9C 10C JC QC',
  'KS 4S KH 3H AD 2D 3D 6D 7D 8D 9D 10D JD',
  'QS 5S QH 4H KD AC KC 2C 3C 4C 5C 6H 7H',
  'JS 6S JH 5H QD 2S 7S 8S 9S 10S 8H 9H 10H',
]

/** Ann leads the first trick, and nobody has played. */
const begun = (options: object = {}): Script =>
  new Script({ hands: HANDS, options }).bids(5, 2, 2, 2)

const called = (): Script => begun({ misplay: 'referee-call' })

describe('a fault', () => {
  test.each([
    ['AS AH 2H', 'AS', null, null],
    ['AS AH 2H', '2H', 'H', null],
    ['AS AH 2H', 'AS', 'H', 'suit'],
    ['AS AH 2H', 'AS', 'D', null],
    ['AS AH 2H', '3H', 'H', 'hand'],
    ['AS AH 2H', '3D', null, 'hand'],
  ] as const)('with %s, after playing %s when %s is led, is %s', (hand, card, led, fault) => {
    expect(faultOf(cards(hand), card, led)).toBe(fault)
  })
})

describe('a misplay noticed at once', () => {
  test('may be to break suit with a card of that suit in hand [1250.15/6.c]', () => {
    const script = begun().lays('2H').plays('Bob', 'play AD')
    expect(script.shared.plays).toEqual(['2H'])
    expect(script.shared.misplays).toEqual([{ place: 1, card: 'AD', at: 1 }])
    expect(script.messages).toEqual([
      'Bob’s AD in trick 1 was a misplay. It is void and costs the team 100. The team has 1 misplay in this hand and 1 in the game. Bob plays again.',
      'AD was a misplay: Bob had a card of the suit led.',
      'AD was a misplay: Bob had a card of the suit led.',
    ])
  })

  test.each([
    ['somebody else’s card', 'AH'],
    ['a card that was played by another', '2H'],
  ])('may be to play %s [1250.15/6.d]', (_, card) => {
    const script = begun().lays('2H').plays('Bob', `play ${card}`)
    expect(script.shared.plays).toEqual(['2H'])
    expect(script.shared.misplays.length).toBe(1)
    expect(script.messages.at(-1)).toBe(`${card} was a misplay: it was not in the hand of Bob.`)
  })

  test('may be to repeat a card [1250.15/6.d]', () => {
    const script = begun().lays('AH 3H 4H 5H').plays('Ann', 'play AH')
    expect(script.shared.misplays).toEqual([{ place: 0, card: 'AH', at: 4 }])
    expect(script.turn).toBe('Ann')
  })

  test('returns the card, and its player plays again [1250.15/6.e]', () => {
    const script = begun().lays('2H').plays('Bob', 'play AD')
    expect(script.hand('Bob')).toContain('AD')
    expect(script.turn).toBe('Bob')
    expect(script.refuses('Cyd', 'play QH').code).toBe('notYourTurn')
    expect(script.lays('KH').shared.plays).toEqual(['2H', 'KH'])
  })

  test('costs the team 100 at once and for good [1250.15/6.f]', () => {
    const script = begun().lays('2H').plays('Bob', 'play AD')
    expect(script.scores).toEqual([0, -100])
    script.laysAnything()
    expect(script.shared.rounds[0]?.misplays).toEqual([0, 1])
    const score = script.ownEvents.find((post) => post.type === 'score')
    expect(score?.teams[1].total).toBe((score?.scores[1] ?? 0) + 100)
  })

  test('forfeits the game the second time in a hand [1250.15/6.g, 1250.15/5.f]', () => {
    const script = begun().lays('2H').plays('Bob', 'play AD')
    expect(script.winners).toBeUndefined()
    script.plays('Bob', 'play KS')
    expect(script.winners).toEqual(['Ann', 'Cyd'])
    expect(script.scores).toEqual([0, -200])
    expect(script.messages[0]).toBe(
      'Bob’s KS in trick 1 was a misplay. It is void and costs the team 100. The team has 2 misplays in this hand and 2 in the game. It forfeits.',
    )
    expect(script.messages.at(-2)).toBe(
      'Ann and Cyd win by the misplays of the others, who forfeit. The final scores: Ann and Cyd 0, Bob and Dov −200.',
    )
  })

  test('counts together with those of the partner, not with those of opponents [1250.15/6.i]', () => {
    const script = begun().lays('2H').plays('Bob', 'play AD').lays('KH')
    script.plays('Cyd', 'play KD').lays('QH')
    expect(script.winners).toBeUndefined()
    script.plays('Dov', 'play QD')
    expect(script.winners).toEqual(['Ann', 'Cyd'])
  })

  test('forfeits the game the third time, one in each hand [1250.15/6.h, 1250.15/6.k]', () => {
    const script = begun()
    for (const round of [1, 2, 3]) {
      const by = script.turn
      script.plays(by, `play ${by === 'Ann' ? '2D' : 'AH'}`)
      expect(script.ownEvents[0]).toMatchObject({ type: 'misplay', inHand: 1, inGame: round })
      if (round === 3) break
      expect(script.winners).toBeUndefined()
      script.laysAnything().deals('3C', 'AH').bids(2, 2, 2, 2)
      while (script.turn !== 'Ann' && script.turn !== 'Cyd') script.laysAnything(1)
    }
    expect(script.winners).toEqual(['Bob', 'Dov'])
  })

  test('does not forfeit the second time in two hands [1250.15/6.k]', () => {
    const script = begun().plays('Ann', 'play 2D').laysAnything()
    script.deals().bids(0, 0, 0, 13).plays('Ann', 'play AH')
    expect(script.winners).toBeUndefined()
    expect(script.ownEvents[0]).toMatchObject({ inHand: 1, inGame: 2 })
  })

  test('restarts the three days', () => {
    const script = begun().wait(days(2)).plays('Ann', 'play 2D')
    expect(script.due()).toBe(3)
  })

  test('is not a card out of turn, which is refused', () => {
    const script = begun()
    expect(script.refuses('Bob', 'play AH').code).toBe('notYourTurn')
    expect(script.scores).toEqual([0, 0])
  })

  test('cannot be called by the referee', () => {
    expect(begun().lays('2H').refuses('Rex', 'call 1.1')).toMatchObject({ code: 'noCalls' })
  })

  test('shows its reason only to its player and the referee', () => {
    const script = begun().lays('2H').plays('Bob', 'play AD')
    const faults = script.events.filter(({ event }) => event.type === 'fault')
    expect(faults.map(({ to }) => to)).toEqual([1, 'referee'])
  })
})

describe('a misplay that awaits the referee’s call', () => {
  test('remains until it is called, and then all later plays are void [1250.15/6.e]', () => {
    const script = called().lays('2H AD QH JH')
    expect(script.turn).toBe('Cyd')
    expect(script.scores).toEqual([0, 0])
    script.lays('AC 5H 6C 2D')
    expect(script.taken).toEqual([0, 0, 2, 0])
    script.plays('Rex', 'call 1.2')
    expect(script.shared.plays).toEqual(['2H'])
    expect(script.taken).toEqual([0, 0, 0, 0])
    expect(script.turn).toBe('Bob')
    expect(script.hand('Cyd')).toEqual(cards(HANDS[2] ?? '').sort((a, b) => order(a) - order(b)))
    expect(script.hand('Bob')).toContain('AD')
    expect(script.scores).toEqual([0, -100])
    expect(script.shared.voided).toEqual([
      { place: 2, card: 'QH' },
      { place: 3, card: 'JH' },
      { place: 2, card: 'AC' },
      { place: 3, card: '5H' },
      { place: 0, card: '6C' },
      { place: 1, card: '2D' },
    ])
    expect(script.messages[0]).toBe(
      'Bob’s AD in trick 1 was a misplay. It is void and costs the team 100. Void with it: Cyd’s QH, Dov’s JH, Cyd’s AC, Dov’s 5H, Ann’s 6C, Bob’s 2D. The team has 1 misplay in this hand and 1 in the game. Bob plays again.',
    )
    expect(script.due()).toBe(3)
  })

  test('cancels the fines for void cards, even those called before [1250.15/6.j]', () => {
    const script = called().lays('2H AD QH QD').plays('Rex', 'call 1.4')
    expect(script.scores).toEqual([0, -100])
    script.lays('JH').plays('Rex', 'call 1.2')
    expect(script.shared.misplays).toEqual([{ place: 1, card: 'AD', at: 1 }])
    expect(script.scores).toEqual([0, -100])
    expect(script.winners).toBeUndefined()
    expect(script.ownEvents[0]).toMatchObject({ cancelled: 1, inHand: 1, inGame: 1 })
    expect(script.messages[0]).toContain('It cancels 1 later misplay, fines included.')
  })

  test('removes later misplays when it is called [1250.15/6.j]', () => {
    const script = called().lays('2H AD KD QD')
    expect(standingMisplays(script.shared, script.state.secret)).toEqual([1, 2, 3])
    script.plays('Rex', 'call 1.2')
    expect(script.scores).toEqual([0, -100])
    expect(standingMisplays(script.shared, script.state.secret)).toEqual([])
  })

  test('counts twice if the next card is a misplay, too', () => {
    const script = called().lays('2H AD').plays('Rex', 'call 1.2').lays('KS')
    script.plays('Rex', 'call 1.2')
    expect(script.winners).toEqual(['Ann', 'Cyd'])
    expect(script.scores).toEqual([0, -200])
  })

  test('may use a card of another hand, and its owner may still play it', () => {
    const script = called().lays('2H AH')
    expect(script.hand('Ann')).toContain('AH')
    script.lays('QH JH')
    expect(script.turn).toBe('Bob')
    script.lays('3H 4H 5H AH')
    expect(script.turn).toBe('Ann')
    expect(script.laysAnything().shared.stage).toBe('score')
    expect(script.refuses('Ann', 'play AS')).toMatchObject({
      code: 'notPlaying',
      clause: '1250.15/3.a',
    })
  })

  test('gives the trick to the earlier of two equal cards', () => {
    const script = called().lays('AH AH QH JH')
    expect(script.turn).toBe('Ann')
  })

  test('may be called until the round is scored', () => {
    const script = called().lays('2H AD').laysAnything()
    expect(script.state.openPrompts).toMatchObject([
      { name: 'score', to: 'referee', question: { kind: 'judge', choices: ['score'] } },
    ])
    expect(script.due()).toBeNull()
    const late = script.state
    script.plays('Rex', 'call 1.2')
    expect(script.turn).toBe('Bob')
    expect(script.state.openPrompts).toEqual([])
    script.state = late
    script.answers('score')
    expect(script.shared.rounds.length).toBe(1)
    expect(script.refuses('Rex', 'call 1.2').code).toBe('noSuchPlay')
  })

  test('may be the last card of a round', () => {
    const script = called().laysAnything(51)
    const last = script.turn
    script.plays(last, 'play AS')
    expect(script.shared.stage).toBe('score')
    script.plays('Rex', 'call 13.4')
    expect(script.turn).toBe(last)
    expect(script.laysAnything().shared.stage).toBe('score')
  })

  test('may be called while the referee draws a card', () => {
    const script = called().lays('2H AD').advance(days(3))
    expect(script.shared.stage).toBe('choice')
    script.plays('Rex', 'call 1.2')
    expect(script.state.openPrompts).toEqual([])
    expect(script.turn).toBe('Bob')
  })

  test('must be real, and only the referee may call it', () => {
    const script = called()
    expect(script.refuses('Rex', 'call 1.1')).toMatchObject({ code: 'noSuchPlay' })
    script.lays('2H KH')
    expect(script.refuses('Rex', 'call 1.3')).toMatchObject({
      code: 'noSuchPlay',
      message: 'There is no play 2 (1.3) in this round yet; call one of 0 to 1 (1.1 to 1.2).',
    })
    expect(script.refuses('Rex', 'call 1.2')).toMatchObject({
      code: 'noMisplay',
      details: { card: 'KH', player: 'Bob' },
    })
    expect(script.refuses('Ann', 'call 1.2').code).toBe('notAllowed')
  })

  test('is shown only to the referee', () => {
    const script = called().lays('2H AD')
    const wanted = (viewer: 'referee' | 'public' | number): readonly string[] =>
      spades
        .pendingActions(script.state, viewer)
        .filter(({ actor }) => actor === 'referee')
        .map(({ action }) => action)
    expect(wanted('referee')).toEqual(['call'])
    for (const viewer of ['public', 0, 1, 2, 3] as const) expect(wanted(viewer)).toEqual([])
    expect(script.plays('Rex', 'call 1.2').shared.plays).toEqual(['2H'])
    expect(wanted('referee')).toEqual([])
  })
})

const order = (card: string): number => 'SHDC'.indexOf(card.slice(-1)) * 13 + ranked(card)
const ranked = (card: string): number =>
  ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].indexOf(card.slice(0, -1))
