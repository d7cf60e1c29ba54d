import { days } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { Script } from './script.test-support.js'
import { bidsByPlace } from './tricks.js'

describe('bidding', () => {
  test('begins with the first player in the first round [1250.15/2.a]', () => {
    const script = new Script({ order: [2, 3, 0, 1] })
    expect(script.turn).toBe('Cyd')
    expect(script.ownEvents.find(({ type }) => type === 'round')).toEqual({
      type: 'round',
      round: 1,
      first: 2,
    })
  })

  test('begins with the next player in the next round [1250.15/2.b]', () => {
    const script = new Script()
    const first: string[] = []
    for (let round = 0; round < 6; round++) {
      first.push(script.turn)
      script.bids(2, 2, 2, 2).laysAnything().deals()
    }
    expect(first).toEqual(['Ann', 'Bob', 'Cyd', 'Dov', 'Ann', 'Bob'])
    expect(script.shared.rounds.length).toBe(6)
  })

  test('takes one bid from each player, in order [1250.15/2.c]', () => {
    const script = new Script().bids(2, 2, 2, 2).laysAnything().deals()
    expect(script.turn).toBe('Bob')
    script.bids(3, 4)
    expect(bidsByPlace(script.shared)).toEqual([null, 3, 4, null])
    script.bids(5, 6)
    expect(bidsByPlace(script.shared)).toEqual([6, 3, 4, 5])
    expect(script.refuses('Bob', 'bid 3')).toMatchObject({
      code: 'notBidding',
      clause: '1250.15/2.c',
      message: 'The bidding is over; play a card when it is your turn.',
    })
  })

  test('is refused at the wrong time, with the right time in the message [1250.15/2.c]', () => {
    const late = new Script().bids(2, 2, 2, 2).advance(days(3))
    expect(late.refuses('Ann', 'bid 3').message).toBe(
      'Time is up, and the referee draws the card; bid when it is your turn after the next deal.',
    )
    const over = new Script({ options: { misplay: 'referee-call' } }).bids(2, 2, 2, 2)
    expect(over.laysAnything().refuses('Ann', 'bid 3').message).toBe(
      'The 13 tricks are over, and the referee scores the round; bid when it is your turn after the next deal.',
    )
    expect(over.refuses('Ann', 'play AS').message).toBe(
      'The 13 tricks are over, and the referee scores the round; play a card when it is your turn after the bidding.',
    )
  })

  test.each([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('allows %i [1250.15/2.d]', (bid) => {
    const script = new Script().bids(bid)
    expect(script.shared.bids).toEqual([bid])
    expect(script.turn).toBe('Bob')
  })

  test('excludes 1 for every player [1250.15/2.e]', () => {
    for (const before of [[], [2], [2, 0], [2, 0, 5]]) {
      const script = new Script().bids(...before)
      const by = script.turn
      expect(script.refuses(by, 'bid 1')).toMatchObject({
        code: 'badBid',
        clause: '1250.15/2.d',
        details: { tricks: 1 },
      })
      expect(script.turn).toBe(by)
    }
  })

  test.each([-1, 14, 2.5, 1e21, -0.5, 0.1])('excludes %d [1250.15/2.f]', (bid) => {
    expect(new Script().refuses('Ann', `bid ${bid}`).code).toBe('badBid')
  })

  test('treats minus zero as zero', () => {
    const move = { type: 'bid', tricks: -0 } as const
    const script = new Script().apply({ kind: 'move', at: START, by: 'Ann', move })
    expect(Object.is(script.shared.bids[0], 0)).toBe(true)
  })

  test('is refused out of turn [1250.15/2.g]', () => {
    const script = new Script()
    for (const by of ['Bob', 'Cyd', 'Dov']) {
      expect(script.refuses(by, 'bid 3')).toMatchObject({
        code: 'notYourTurn',
        message: 'It is Ann’s turn; wait for yours.',
      })
    }
    expect(script.bids(3).refuses('Ann', 'bid 4').code).toBe('notYourTurn')
  })

  test('must be complete before play [1250.15/2.h]', () => {
    const script = new Script()
    for (const bid of [5, 2, 2, 2]) {
      expect(script.refuses('Ann', 'play AS')).toMatchObject({
        code: 'notPlaying',
        clause: '1250.15/2.h',
        message: 'Not all four have bid yet; play a card when it is your turn after the bidding.',
      })
      script.bids(bid)
    }
    expect(script.plays('Ann', 'play AS').shared.plays).toEqual(['AS'])
  })

  test('announces each bid as it is made [1250.15/6.a]', () => {
    const script = new Script().bids('nil')
    expect(script.events).toMatchObject([
      { to: 'public', event: { type: 'bid', seat: 0, tricks: 0, late: false } },
    ])
    expect(script.messages).toEqual(['Ann bids nil.'])
  })
})

describe('the first lead', () => {
  test.each([
    [[2, 3, 5, 4], 'Cyd'],
    [[2, 2, 2, 13], 'Dov'],
    [[3, 0, 0, 0], 'Ann'],
  ])('belongs to the highest of bids %j [1250.15/3.c]', (bids, leader) => {
    const script = new Script().bids(...bids)
    expect(script.turn).toBe(leader)
    expect(script.messages.at(-1)).toBe(`${leader} made the highest bid, and leads.`)
  })

  test.each([
    [[2, 4, 4, 3], 'Bob'],
    [[0, 0, 0, 0], 'Ann'],
    [[0, 2, 2, 2], 'Bob'],
  ])('belongs to the first of equal highest bids %j [1250.15/3.d]', (bids, leader) => {
    expect(new Script().bids(...bids).turn).toBe(leader)
  })

  test('follows the order of bids in this round, not of seats [1250.15/3.d]', () => {
    const script = new Script().bids(2, 2, 2, 2).laysAnything().deals().bids(4, 5, 3, 5)
    expect(bidsByPlace(script.shared)).toEqual([5, 4, 5, 3])
    expect(script.turn).toBe('Cyd')
    const nils = new Script().bids(2, 2, 2, 2).laysAnything().deals().bids(0, 0, 0, 0)
    expect(nils.turn).toBe('Bob')
  })
})
