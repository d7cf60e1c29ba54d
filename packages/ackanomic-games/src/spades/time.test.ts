import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { spades } from './game.js'
import { Sitting } from './sitting.test-support.js'

const HOUR = days(1) / 24

describe('three days', () => {
  test('run from the deal, the bid or the play before [1250.15/7.d]', () => {
    const sitting = new Sitting()
    expect(sitting.due).toBe(3)
    sitting.wait(days(1)).bids(2)
    expect(sitting.due).toBe(3)
    sitting.wait(days(2)).bids(2, 2, 2)
    expect(sitting.due).toBe(3)
    sitting.wait(days(1)).laysAnything(1)
    expect(sitting.due).toBe(3)
    sitting.wait(days(1)).changeRoster({ type: 'activity', person: 'Ann', active: false })
    expect(sitting.due).toBe(2)
    expect(sitting.laysAnything().due).toBeNull()
    expect(sitting.advance(days(9)).deals().due).toBe(3)
  })

  test('without a bid are followed by a bid of 2 [1250.15/7.a, 1250.15/7.b]', () => {
    const sitting = new Sitting().advance(days(3) - 1)
    expect(sitting.shared.bids).toEqual([])
    sitting.advance(1)
    expect(sitting.shared.bids).toEqual([2])
    expect(sitting.events).toMatchObject([
      {
        to: 'public',
        clause: '1250.15/7.b',
        event: { type: 'bid', seat: 0, tricks: 2, late: true },
      },
    ])
    expect(sitting.messages).toEqual(['Three days have passed: the referee bids 2 for Ann.'])
    expect(sitting.due).toBe(3)
    sitting.advance(days(9))
    expect(sitting.shared.bids).toEqual([2, 2, 2, 2])
    expect(sitting.turn).toBe('Ann')
  })

  test('a bid at their very end is too late', () => {
    const sitting = new Sitting().wait(days(3))
    expect(sitting.refuses('Ann', 'bid 5').code).toBe('notYourTurn')
    expect(sitting.plays('Bob', 'bid 5').shared.bids).toEqual([2, 5])
    const early = new Sitting().wait(days(3) - 1).bids(5)
    expect(early.shared.bids).toEqual([5])
  })

  test('without a card are followed by one that the referee draws from the lawful ones [1250.15/7.a, 1250.15/7.c]', () => {
    const hands = ['2H', 'KH 3H AD', 'QH', 'JH']
    const sitting = new Sitting({ hands }).bids(5, 2, 2, 2).lays('2H').advance(days(3))
    expect(sitting.shared.stage).toBe('choice')
    expect(sitting.messages).toEqual(['Three days have passed: the referee draws a card for Bob.'])
    const hearts = sitting.hand('Bob').filter((card) => card.endsWith('H'))
    expect(sitting.state.openPrompts).toMatchObject([
      {
        name: 'card',
        to: 'referee',
        question: { kind: 'pick', of: hearts.length },
        details: { seat: 1, cards: hearts },
      },
    ])
    expect(sitting.refuses('Bob', 'play KH')).toMatchObject({
      code: 'notPlaying',
      clause: '1250.15/7.c',
      message: 'Three days have passed, and the referee draws the card; play a card in your turn.',
    })
    hearts.forEach((card, picked) => {
      const before = sitting.state
      expect(sitting.rules(picked).shared.plays).toEqual(['2H', card])
      expect(sitting.events[0]).toMatchObject({
        clause: '1250.15/7.c',
        event: { card, late: true },
      })
      expect(sitting.turn).toBe('Cyd')
      expect(sitting.due).toBe(3)
      sitting.state = before
    })
    expect(
      sitting.errorOf({
        kind: 'answer',
        at: sitting.at,
        by: 'Rex',
        prompt: sitting.state.openPrompts[0]!.id,
        answer: hearts.length,
      }).code,
    ).toBe('badAnswer')
  })

  test('the referee is asked even where there is one card to draw', () => {
    const sitting = new Sitting({ hands: ['2H', 'AH AS', 'KH', 'QH'] })
    sitting.bids(5, 2, 2, 2).laysAnything(48).advance(days(3))
    expect(sitting.state.openPrompts).toMatchObject([{ name: 'card', question: { of: 1 } }])
    sitting.rules(0)
    expect(sitting.shared.plays.length).toBe(49)
  })

  test('a card after them waits until the time is recorded and the card is drawn', () => {
    const sitting = new Sitting().bids(2, 2, 2, 2).wait(days(3) + HOUR)
    expect(sitting.refuses('Ann', 'play AS').code).toBe('clockBehind')
  })

  test('stand still during a dispute', () => {
    const sitting = new Sitting().wait(days(2)).changeRoster({ type: 'dispute', by: 'Bob' })
    expect(sitting.due).toBeNull()
    expect(sitting.refuses('Ann', 'bid 3').code).toBe('paused')
    sitting.advance(days(20)).changeRoster({ type: 'decision', as: 'speaker' })
    expect(sitting.due).toBe(1)
    expect(sitting.shared.bids).toEqual([])
  })
})

describe('who leaves', () => {
  test('leaves the seat to the referee’s acts, each after three days [1250.15/gen.leave]', () => {
    const sitting = new Sitting().leave('Ann')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.turn).toBe('Ann')
    expect(sitting.due).toBe(3)
    expect(sitting.refuses('Ann', 'bid 3').code).toBe('notAllowed')
    sitting.advance(days(3)).bids(3, 2, 2)
    expect(sitting.shared.bids).toEqual([2, 3, 2, 2])
    sitting.lays('AH').advance(0)
    expect(sitting.turn).toBe('Cyd')
  })

  test('with the partner forfeits; a lone partner goes on [1250.15/gen.leave]', () => {
    const sitting = new Sitting().leave('Ann').leave('Cyd')
    expect(sitting.winners).toEqual(['Bob', 'Dov'])
    expect(sitting.messages.at(-2)).toBe(
      'Bob and Dov win by the departure of the others, who forfeit. The final scores: Ann and Cyd 0, Bob and Dov 0.',
    )
    const one = new Sitting().leave('Ann', 'Cyd', 'Dov')
    expect(one.winners).toEqual(['Bob'])
    expect(spades.outcome(one.state)?.ranking).toEqual([['Bob']])
  })

  test('all at once: nobody wins', () => {
    for (const sitting of [new Sitting(), new Sitting({ order: null })]) {
      expect(sitting.leave('Ann', 'Bob', 'Cyd', 'Dov').winners).toEqual([])
      expect(sitting.messages.at(-2)).toContain('Nobody wins: the players have left.')
    }
  })

  test('before the order is drawn: the order tells whose team it was', () => {
    const sitting = new Sitting({ order: null }).leave('Ann', 'Bob')
    expect(sitting.winners).toBeUndefined()
    const apart = sitting.state
    expect(sitting.rules([0, 1, 2, 3]).winners).toBeUndefined()
    sitting.state = apart
    expect(sitting.rules([0, 2, 1, 3]).winners).toEqual(['Cyd', 'Dov'])
  })

  test('before the order is drawn, of a settled team: it needs no order', () => {
    const teams = [
      ['Ann', 'Dov'],
      ['Bob', 'Cyd'],
    ]
    const sitting = new Sitting({ order: null, options: { teams } }).leave('Ann')
    expect(sitting.winners).toBeUndefined()
    expect(sitting.leave('Dov').winners).toEqual(['Bob', 'Cyd'])
    const forfeit = new Sitting({ order: null, options: { teams, leavers: 'forfeit' } })
    expect(forfeit.leave('Bob').winners).toEqual(['Ann', 'Dov'])
    const abandon = new Sitting({ order: null, options: { teams, leavers: 'abandon' } }).leave(
      'Bob',
    )
    expect(abandon.winners).toEqual([])
    expect(abandon.messages.at(-2)).toContain('The final scores: Ann and Dov 0, Bob and Cyd 0.')
  })

  test('no longer wins, nor is needed for a concession', () => {
    const sitting = new Sitting().leave('Ann').plays('Cyd', 'concede')
    expect(sitting.winners).toEqual(['Bob', 'Dov'])
    const other = new Sitting().plays('Cyd', 'concede').leave('Ann')
    expect(other.winners).toEqual(['Bob', 'Dov'])
    const won = new Sitting().leave('Bob').plays('Ann', 'concede').plays('Cyd', 'concede')
    expect(won.winners).toEqual(['Dov'])
  })

  test('forfeits at once, where the option says so', () => {
    const options = { leavers: 'forfeit' }
    expect(new Sitting({ options }).leave('Dov').winners).toEqual(['Ann', 'Cyd'])
    expect(new Sitting({ options }).leave('Dov', 'Ann').winners).toEqual([])
    const early = new Sitting({ order: null, options }).leave('Dov')
    expect(early.winners).toBeUndefined()
    expect(early.rules([3, 2, 1, 0]).winners).toEqual(['Cyd', 'Ann'])
  })

  test('ends the game, where the option says so', () => {
    const sitting = new Sitting({ options: { leavers: 'abandon' } }).leave('Dov')
    expect(sitting.winners).toEqual([])
    expect(sitting.messages.at(-2)).toContain(
      'Nobody wins: a player left, and the game is abandoned.',
    )
  })
})

describe('a Substitute', () => {
  const away = (): Sitting =>
    new Sitting()
      .changeRoster({
        type: 'vacation',
        person: 'Cyd',
        substitute: { person: 'Eve', agrees: true },
      })
      .bids(2, 2)

  test('plays with the hand of who is away, and wins with it [1250.15/gen.sub]', () => {
    const sitting = away()
    expect(sitting.turn).toBe('Eve')
    expect(sitting.refuses('Cyd', 'bid 3').code).toBe('notAllowed')
    sitting.bids(3, 2).lays('AD')
    expect(sitting.shared.plays).toEqual(['AD'])
    sitting.plays('Bob', 'concede').plays('Dov', 'concede')
    expect(sitting.winners).toEqual(['Ann', 'Eve'])
  })

  test('gives it back on the return, concessions included [1250.15/gen.sub]', () => {
    const sitting = away().plays('Eve', 'concede').changeRoster({ type: 'return', person: 'Cyd' })
    expect(sitting.plays('Cyd', 'bid 3').shared.bids).toEqual([2, 2, 3])
    expect(sitting.plays('Ann', 'concede').winners).toEqual(['Bob', 'Dov'])
  })

  test('without one the seat waits, and time acts for it', () => {
    const sitting = new Sitting().changeRoster({ type: 'vacation', person: 'Ann' }).advance(days(3))
    expect(sitting.shared.bids).toEqual([2])
    sitting.plays('Bob', 'concede').plays('Dov', 'concede')
    expect(sitting.winners).toEqual(['Ann', 'Cyd'])
    const waits = new Sitting()
      .changeRoster({ type: 'vacation', person: 'Ann' })
      .plays('Cyd', 'concede')
    expect(waits.winners).toBeUndefined()
  })
})

describe('a referee who is lost', () => {
  const lost = (options: object): Sitting =>
    new Sitting({ options })
      .bids(2, 2)
      .wait(days(2))
      .changeRoster({ type: 'referee resigns', person: 'Rex' })
  const found = { type: 'referee found', person: 'Sue', willing: true } as const

  test('leaves the game on hold; the next one finds all as it was', () => {
    const sitting = lost({})
    expect(sitting.due).toBeNull()
    expect(sitting.refuses('Cyd', 'bid 2').code).toBe('paused')
    sitting.advance(days(30)).changeRoster(found)
    expect(sitting.due).toBe(1)
    const view = sitting.view('referee')
    expect(
      view.role === 'referee' && view.known.every((secret) => secret?.dealt.length === 13),
    ).toBe(true)
    expect(sitting.bids(2).shared.bids).toEqual([2, 2, 2])
  })

  test('the three days may begin anew', () => {
    const sitting = lost({ onRefereeLoss: 'restart-period' }).advance(days(30)).changeRoster(found)
    expect(sitting.due).toBe(3)
    const drawing = new Sitting({ hands: null, options: { onRefereeLoss: 'restart-period' } })
    drawing.changeRoster({ type: 'referee resigns', person: 'Rex' }).changeRoster(found)
    expect(drawing.due).toBeNull()
    expect(drawing.deals().due).toBe(3)
  })

  test('the game may end', () => {
    const sitting = lost({ onRefereeLoss: 'end' })
    expect(sitting.winners).toEqual([])
    expect(sitting.messages.join(' ')).toContain('the referee is lost, and the game is given up')
  })

  test('together with a team: the others win all the same', () => {
    const sitting = new Sitting({ options: { onRefereeLoss: 'end' } }).leave('Ann', 'Cyd', 'Rex')
    expect(sitting.winners).toEqual(['Bob', 'Dov'])
  })
})
