import { describe, expect, test } from 'vitest'
import { Sitting } from './sitting.test-support.js'

describe('a turn', () => {
  test('adds a coaster to the own stack, and goes to the next player clockwise [ACKS/place.a]', () => {
    const sitting = new Sitting().lay()
    const turns = ['Ann', 'Bob', 'Cyd', 'Dov', 'Ann', 'Bob']
    for (const name of turns) {
      expect(sitting.now).toBe(`placing ${name}`)
      expect(sitting.waitsFor).toEqual([`${name} place`, `${name} challenge`])
      sitting.play(`${name}: place ACK`)
    }
    expect(sitting.now).toBe('placing Cyd')
    expect(sitting.state.shared.stacks).toEqual([3, 3, 2, 2])
    expect(sitting.messages).toEqual([
      'Bob places a coaster; their stack has 3.',
      'It is Cyd’s turn to place a coaster or to challenge.',
    ])
  })

  test('begins with the starter and goes clockwise from them [ACKS/place.a]', () => {
    const sitting = new Sitting({ starter: 3 }).lay().play('Dov: place ACK')
    expect(sitting.now).toBe('placing Ann')
  })

  test('may be a challenge instead [ACKS/place.a]', () => {
    const sitting = new Sitting().lay().play('Ann: place ACK; Bob: challenge 2')
    expect(sitting.state.shared.calls).toEqual([{ seat: 1, bid: 2 }])
    expect(sitting.state.shared.stacks).toEqual([2, 1, 1, 1])
  })

  test('may be a challenge at the very first [ACKS/place.f]', () => {
    const sitting = new Sitting().lay()
    expect(sitting.moves('Ann')).toEqual([
      'place ACK',
      'place Exception',
      'challenge 1',
      'challenge 2',
      'challenge 3',
      'challenge 4',
    ])
    expect(sitting.play('Ann: challenge 1').now).toBe('bidding Bob')
  })

  test('takes only what is in hand [ACKS/place.b]', () => {
    const sitting = new Sitting().lay('E A A A')
    expect(sitting.moves('Ann')).not.toContain('place Exception')
    expect(sitting.refuses('Ann: place Exception')).toEqual({
      code: 'notInHand',
      clause: 'ACKS/place.b',
      details: { coaster: 'Exception', hand: ['ACK', 'ACK', 'ACK'] },
      message: 'You have no Exception in hand; place one of what is there: ACK, ACK, ACK.',
    })
    sitting.play('Ann: place ACK; Bob: place E; Cyd: place A; Dov: place A')
    sitting.play('Ann: place ACK; Bob: place A; Cyd: place A; Dov: place A; Ann: place ACK')
    expect(sitting.state.secret[0]).toEqual({
      hand: [],
      stack: ['Exception', 'ACK', 'ACK', 'ACK'],
    })
  })

  test('must be a challenge with an empty hand [ACKS/place.c]', () => {
    const sitting = new Sitting().lay()
    const names = ['Ann', 'Bob', 'Cyd', 'Dov']
    for (const coaster of ['ACK', 'ACK', 'Exception']) {
      for (const name of names) sitting.play(`${name}: place ${coaster}`)
    }
    expect(sitting.state.shared.stacks).toEqual([4, 4, 4, 4])
    expect(sitting.refuses('Ann: place ACK')).toMatchObject({
      code: 'emptyHand',
      clause: 'ACKS/place.c',
    })
    expect(sitting.waitsFor).toEqual(['Ann challenge'])
    expect(sitting.moves('Ann')).toHaveLength(16)
    expect(sitting.moves('Ann').every((move) => move.startsWith('challenge'))).toBe(true)
    expect(sitting.play('Ann: challenge 3').now).toBe('bidding Bob')
  })

  test('is nobody else’s [ACKS/place.d]', () => {
    const sitting = new Sitting().lay()
    for (const name of ['Bob', 'Cyd', 'Dov']) {
      for (const move of ['place ACK', 'challenge 1']) {
        expect(sitting.refuses(`${name}: ${move}`)).toEqual({
          code: 'notYourTurn',
          clause: 'ACKS/place.d',
          details: { turn: 'Ann' },
          message: 'It is Ann’s turn; wait for your own.',
        })
      }
      expect(sitting.moves(name)).toEqual([])
    }
  })

  test('says that it is not theirs before it says what they have in hand [ACKS/place.d]', () => {
    const sitting = new Sitting().lay('A E A A')
    expect(sitting.refuses('Bob: place Exception').code).toBe('notYourTurn')
  })
})
