import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

describe('a turn', () => {
  test('adds a coaster to the player’s stack, and passes clockwise [ACKS/place.a]', () => {
    const script = new Script().lay()
    const turns = ['Ann', 'Bob', 'Cyd', 'Dov', 'Ann', 'Bob']
    for (const name of turns) {
      expect(script.now).toBe(`placing ${name}`)
      expect(script.waitsFor).toEqual([`${name} place`, `${name} challenge`])
      script.play(`${name}: place ACK`)
    }
    expect(script.now).toBe('placing Cyd')
    expect(script.state.shared.stacks).toEqual([3, 3, 2, 2])
    expect(script.messages).toEqual([
      'Bob places a coaster; their stack has 3.',
      'It is Cyd’s turn to place a coaster or to challenge.',
    ])
  })

  test('goes to the starter first, and then clockwise [ACKS/place.a]', () => {
    const script = new Script({ starter: 3 }).lay().play('Dov: place ACK')
    expect(script.now).toBe('placing Ann')
  })

  test('may be a challenge instead [ACKS/place.a]', () => {
    const script = new Script().lay().play('Ann: place ACK; Bob: challenge 2')
    expect(script.state.shared.calls).toEqual([{ seat: 1, bid: 2 }])
    expect(script.state.shared.stacks).toEqual([2, 1, 1, 1])
  })

  test('may be a challenge, even the first one [ACKS/place.f]', () => {
    const script = new Script().lay()
    expect(script.moves('Ann')).toEqual([
      'place ACK',
      'place Exception',
      'challenge 1',
      'challenge 2',
      'challenge 3',
      'challenge 4',
    ])
    expect(script.play('Ann: challenge 1').now).toBe('bidding Bob')
  })

  test('allows only coasters in hand [ACKS/place.b]', () => {
    const script = new Script().lay('E A A A')
    expect(script.moves('Ann')).not.toContain('place Exception')
    expect(script.refuses('Ann: place Exception')).toEqual({
      code: 'notInHand',
      clause: 'ACKS/place.b',
      details: { coaster: 'Exception', hand: ['ACK', 'ACK', 'ACK'] },
      message: 'You have no Exception in hand; place one of these: ACK, ACK, ACK.',
    })
    script.play('Ann: place ACK; Bob: place E; Cyd: place A; Dov: place A')
    script.play('Ann: place ACK; Bob: place A; Cyd: place A; Dov: place A; Ann: place ACK')
    expect(script.state.secret[0]).toEqual({
      hand: [],
      stack: ['Exception', 'ACK', 'ACK', 'ACK'],
    })
  })

  test('must be a challenge with an empty hand [ACKS/place.c]', () => {
    const script = new Script().lay()
    const names = ['Ann', 'Bob', 'Cyd', 'Dov']
    for (const coaster of ['ACK', 'ACK', 'Exception']) {
      for (const name of names) script.play(`${name}: place ${coaster}`)
    }
    expect(script.state.shared.stacks).toEqual([4, 4, 4, 4])
    expect(script.refuses('Ann: place ACK')).toMatchObject({
      code: 'emptyHand',
      clause: 'ACKS/place.c',
    })
    expect(script.waitsFor).toEqual(['Ann challenge'])
    expect(script.moves('Ann')).toHaveLength(16)
    expect(script.moves('Ann').every((move) => move.startsWith('challenge'))).toBe(true)
    expect(script.play('Ann: challenge 3').now).toBe('bidding Bob')
  })

  test('belongs to one player [ACKS/place.d]', () => {
    const script = new Script().lay()
    for (const name of ['Bob', 'Cyd', 'Dov']) {
      for (const move of ['place ACK', 'challenge 1']) {
        expect(script.refuses(`${name}: ${move}`)).toEqual({
          code: 'notYourTurn',
          clause: 'ACKS/place.d',
          details: { turn: 'Ann' },
          message: 'It is Ann’s turn; wait for yours.',
        })
      }
      expect(script.moves(name)).toEqual([])
    }
  })

  test('refuses other players before it checks their hand [ACKS/place.d]', () => {
    const script = new Script().lay('A E A A')
    expect(script.refuses('Bob: place Exception').code).toBe('notYourTurn')
  })
})
