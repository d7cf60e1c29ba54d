import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { Script } from './script.test-support.js'

const HOUR = days(1) / 24

describe('three days', () => {
  test('run from the last deal, bid or play [1250.15/7.d]', () => {
    const script = new Script()
    expect(script.due()).toBe(3)
    script.wait(days(1)).bids(2)
    expect(script.due()).toBe(3)
    script.wait(days(2)).bids(2, 2, 2)
    expect(script.due()).toBe(3)
    script.wait(days(1)).laysAnything(1)
    expect(script.due()).toBe(3)
    script.wait(days(1)).changeRoster({ type: 'activity', person: 'Ann', active: false })
    expect(script.due()).toBe(2)
    expect(script.laysAnything().due()).toBeNull()
    expect(script.advance(days(9)).deals().due()).toBe(3)
  })

  test('without a bid end with a bid of 2 [1250.15/7.a, 1250.15/7.b]', () => {
    const script = new Script().advance(days(3) - 1)
    expect(script.shared.bids).toEqual([])
    script.advance(1)
    expect(script.shared.bids).toEqual([2])
    expect(script.events).toMatchObject([
      {
        to: 'public',
        clause: '1250.15/7.b',
        event: { type: 'bid', seat: 0, tricks: 2, late: true },
      },
    ])
    expect(script.messages).toEqual(['Time is up: the referee bids 2 for Ann.'])
    expect(script.due()).toBe(3)
    script.advance(days(9))
    expect(script.shared.bids).toEqual([2, 2, 2, 2])
    expect(script.turn).toBe('Ann')
  })

  test('end before a bid at their last instant', () => {
    const script = new Script().wait(days(3))
    expect(script.refuses('Ann', 'bid 5').code).toBe('notYourTurn')
    expect(script.plays('Bob', 'bid 5').shared.bids).toEqual([2, 5])
    const early = new Script().wait(days(3) - 1).bids(5)
    expect(early.shared.bids).toEqual([5])
  })

  test('without a card end with a lawful card drawn by the referee [1250.15/7.a, 1250.15/7.c]', () => {
    const hands = ['2H', 'KH 3H AD', 'QH', 'JH']
    const script = new Script({ hands }).bids(5, 2, 2, 2).lays('2H').advance(days(3))
    expect(script.shared.stage).toBe('choice')
    expect(script.messages).toEqual(['Time is up: the referee draws a card for Bob.'])
    const hearts = script.hand('Bob').filter((card) => card.endsWith('H'))
    expect(script.state.openPrompts).toMatchObject([
      {
        name: 'card',
        to: 'referee',
        question: { kind: 'pick', of: hearts.length },
        details: { seat: 1, cards: hearts },
      },
    ])
    expect(script.refuses('Bob', 'play KH')).toMatchObject({
      code: 'notPlaying',
      clause: '1250.15/7.c',
      message: 'Time is up, and the referee draws the card; play a card when it is your turn.',
    })
    hearts.forEach((card, picked) => {
      const before = script.state
      expect(script.answers(picked).shared.plays).toEqual(['2H', card])
      expect(script.events[0]).toMatchObject({
        clause: '1250.15/7.c',
        event: { card, late: true },
      })
      expect(script.turn).toBe('Cyd')
      expect(script.due()).toBe(3)
      script.state = before
    })
    expect(
      script.errorOf({
        kind: 'answer',
        at: script.at,
        by: 'Rex',
        prompt: script.state.openPrompts[0]!.id,
        answer: hearts.length,
      }).code,
    ).toBe('badAnswer')
  })

  test('end with a draw even of a single card', () => {
    const script = new Script({ hands: ['2H', 'AH AS', 'KH', 'QH'] })
    script.bids(5, 2, 2, 2).laysAnything(48).advance(days(3))
    expect(script.state.openPrompts).toMatchObject([{ name: 'card', question: { of: 1 } }])
    script.answers(0)
    expect(script.shared.plays.length).toBe(49)
  })

  test('end before a late card, which is refused until the draw', () => {
    const script = new Script().bids(2, 2, 2, 2).wait(days(3) + HOUR)
    expect(script.refuses('Ann', 'play AS').code).toBe('clockBehind')
  })

  test('stop during a dispute', () => {
    const script = new Script().wait(days(2)).changeRoster({ type: 'dispute', by: 'Bob' })
    expect(script.due()).toBeNull()
    expect(script.refuses('Ann', 'bid 3').code).toBe('paused')
    script.advance(days(20)).changeRoster({ type: 'decision', as: 'speaker' })
    expect(script.due()).toBe(1)
    expect(script.shared.bids).toEqual([])
  })
})

describe('a player who leaves', () => {
  test('has the referee act for the seat, after three days each time [1250.15/gen.leave]', () => {
    const script = new Script().leave('Ann')
    expect(script.winners).toBeUndefined()
    expect(script.turn).toBe('Ann')
    expect(script.due()).toBe(3)
    expect(script.refuses('Ann', 'bid 3').code).toBe('notAllowed')
    script.advance(days(3)).bids(3, 2, 2)
    expect(script.shared.bids).toEqual([2, 3, 2, 2])
    script.lays('AH').advance(0)
    expect(script.turn).toBe('Cyd')
  })

  test('together with their partner forfeits, but a lone partner continues [1250.15/gen.leave]', () => {
    const script = new Script().leave('Ann').leave('Cyd')
    expect(script.winners).toEqual(['Bob', 'Dov'])
    expect(script.messages.at(-2)).toBe(
      'Bob and Dov win by the departure of the others, who forfeit. The final scores: Ann and Cyd 0, Bob and Dov 0.',
    )
    const one = new Script().leave('Ann', 'Cyd', 'Dov')
    expect(one.winners).toEqual(['Bob'])
    expect(spades.outcome(one.state)?.ranking).toEqual([['Bob']])
  })

  test('together with all others leaves no winner', () => {
    for (const script of [new Script(), new Script({ order: null })]) {
      expect(script.leave('Ann', 'Bob', 'Cyd', 'Dov').winners).toEqual([])
      expect(script.messages.at(-2)).toContain('Nobody wins: the players have left.')
    }
  })

  test('before the draw of the order is still put in a team by it', () => {
    const script = new Script({ order: null }).leave('Ann', 'Bob')
    expect(script.winners).toBeUndefined()
    const apart = script.state
    expect(script.answers([0, 1, 2, 3]).winners).toBeUndefined()
    script.state = apart
    expect(script.answers([0, 2, 1, 3]).winners).toEqual(['Cyd', 'Dov'])
  })

  test('together with a settled partner forfeits even before the draw of the order', () => {
    const teams = [
      ['Ann', 'Dov'],
      ['Bob', 'Cyd'],
    ]
    const script = new Script({ order: null, options: { teams } }).leave('Ann')
    expect(script.winners).toBeUndefined()
    expect(script.leave('Dov').winners).toEqual(['Bob', 'Cyd'])
    const forfeit = new Script({ order: null, options: { teams, leavers: 'forfeit' } })
    expect(forfeit.leave('Bob').winners).toEqual(['Ann', 'Dov'])
    const abandon = new Script({ order: null, options: { teams, leavers: 'abandon' } }).leave('Bob')
    expect(abandon.winners).toEqual([])
    expect(abandon.messages.at(-2)).toContain('The final scores: Ann and Dov 0, Bob and Cyd 0.')
  })

  test('cannot win, and is not needed for a concession', () => {
    const script = new Script().leave('Ann').plays('Cyd', 'concede')
    expect(script.winners).toEqual(['Bob', 'Dov'])
    const other = new Script().plays('Cyd', 'concede').leave('Ann')
    expect(other.winners).toEqual(['Bob', 'Dov'])
    const won = new Script().leave('Bob').plays('Ann', 'concede').plays('Cyd', 'concede')
    expect(won.winners).toEqual(['Dov'])
  })

  test('forfeits at once with leavers: forfeit', () => {
    const options = { leavers: 'forfeit' }
    expect(new Script({ options }).leave('Dov').winners).toEqual(['Ann', 'Cyd'])
    expect(new Script({ options }).leave('Dov', 'Ann').winners).toEqual([])
    const early = new Script({ order: null, options }).leave('Dov')
    expect(early.winners).toBeUndefined()
    expect(early.answers([3, 2, 1, 0]).winners).toEqual(['Cyd', 'Ann'])
  })

  test('ends the game with leavers: abandon', () => {
    const script = new Script({ options: { leavers: 'abandon' } }).leave('Dov')
    expect(script.winners).toEqual([])
    expect(script.messages.at(-2)).toContain(
      'Nobody wins: a player left, and the game is abandoned.',
    )
  })
})

describe('a Substitute', () => {
  const away = (): Script =>
    new Script()
      .changeRoster({
        type: 'vacation',
        person: 'Cyd',
        substitute: { person: 'Eve', agrees: true },
      })
      .bids(2, 2)

  test('plays the hand of an absent player, and can win with it [1250.15/gen.sub]', () => {
    const script = away()
    expect(script.turn).toBe('Eve')
    expect(script.refuses('Cyd', 'bid 3').code).toBe('notAllowed')
    script.bids(3, 2).lays('AD')
    expect(script.shared.plays).toEqual(['AD'])
    script.plays('Bob', 'concede').plays('Dov', 'concede')
    expect(script.winners).toEqual(['Ann', 'Eve'])
  })

  test('gives the hand and any concession back when the player returns [1250.15/gen.sub]', () => {
    const script = away().plays('Eve', 'concede').changeRoster({ type: 'return', person: 'Cyd' })
    expect(script.plays('Cyd', 'bid 3').shared.bids).toEqual([2, 2, 3])
    expect(script.plays('Ann', 'concede').winners).toEqual(['Bob', 'Dov'])
  })

  test('may be missing, and then the clock plays and the seat cannot concede', () => {
    const script = new Script().changeRoster({ type: 'vacation', person: 'Ann' }).advance(days(3))
    expect(script.shared.bids).toEqual([2])
    script.plays('Bob', 'concede').plays('Dov', 'concede')
    expect(script.winners).toEqual(['Ann', 'Cyd'])
    const waits = new Script()
      .changeRoster({ type: 'vacation', person: 'Ann' })
      .plays('Cyd', 'concede')
    expect(waits.winners).toBeUndefined()
  })
})

describe('a lost referee', () => {
  const lost = (options: object): Script =>
    new Script({ options })
      .bids(2, 2)
      .wait(days(2))
      .changeRoster({ type: 'refereeResigns', person: 'Rex' })
  const found = { type: 'refereeFound', person: 'Sue', willing: true } as const

  test('pauses the game, and the successor finds it unchanged', () => {
    const script = lost({})
    expect(script.due()).toBeNull()
    expect(script.refuses('Cyd', 'bid 2').code).toBe('paused')
    script.advance(days(30)).changeRoster(found)
    expect(script.due()).toBe(1)
    const view = script.view('referee')
    expect(
      view.role === 'referee' && view.known.every((secret) => secret?.dealt.length === 13),
    ).toBe(true)
    expect(script.bids(2).shared.bids).toEqual([2, 2, 2])
  })

  test('may restart the three days', () => {
    const script = lost({ onRefereeLoss: 'restart-period' }).advance(days(30)).changeRoster(found)
    expect(script.due()).toBe(3)
    const drawing = new Script({ hands: null, options: { onRefereeLoss: 'restart-period' } })
    drawing.changeRoster({ type: 'refereeResigns', person: 'Rex' }).changeRoster(found)
    expect(drawing.due()).toBeNull()
    expect(drawing.deals().due()).toBe(3)
  })

  test('may end the game', () => {
    const script = lost({ onRefereeLoss: 'end' })
    expect(script.winners).toEqual([])
    expect(script.messages.join(' ')).toContain('the referee is lost, and the game is given up')
  })

  test('together with a lost team makes the others the winners', () => {
    const script = new Script({ options: { onRefereeLoss: 'end' } }).leave('Ann', 'Cyd', 'Rex')
    expect(script.winners).toEqual(['Bob', 'Dov'])
  })
})
