import { describe, expect, test } from 'vitest'
import { Sitting } from './sitting.test-support.js'

const laid = (options = {}) => new Sitting(options).lay('A A A A')

describe('a challenge', () => {
  test('names a number of 1 or more [ACKS/bid.a]', () => {
    const sitting = laid()
    for (const bid of [0, -1, -99]) {
      expect(sitting.refuses(`Ann: challenge ${bid}`)).toMatchObject({
        code: 'noMessages',
        clause: 'ACKS/bid.a',
        details: { bid },
      })
    }
    sitting.play('Ann: I can process 1 message without triggering an exception.')
    expect(sitting.state.shared.calls).toEqual([{ seat: 0, bid: 1 }])
    expect(sitting.messages).toEqual(['Ann: I can process 1 message.'])
  })

  test('ends the placing [ACKS/bid.h]', () => {
    const sitting = laid().play('Ann: challenge 1')
    for (const name of ['Ann', 'Bob', 'Cyd']) {
      expect(sitting.refuses(`${name}: place ACK`)).toMatchObject({
        code: 'placingOver',
        clause: 'ACKS/bid.h',
      })
    }
    sitting.play('Bob: pass; Cyd: pass; Dov: pass')
    expect(sitting.refuses('Ann: place ACK').code).toBe('placingOver')
  })

  test('is made once in a round [ACKS/bid.b]', () => {
    const sitting = laid().play('Ann: challenge 1')
    expect(sitting.refuses('Bob: challenge 2')).toMatchObject({
      code: 'challengedAlready',
      clause: 'ACKS/bid.b',
      details: { by: 'Ann' },
    })
    expect(sitting.play('Bob: raise 2').refuses('Cyd: challenge 3').code).toBe('challengedAlready')
    // Nobody is told to raise or pass who cannot.
    sitting.play('Cyd: pass')
    expect(sitting.refuses('Cyd: challenge 3').code).toBe('passed')
    sitting.play('Dov: pass; Ann: pass')
    expect(sitting.refuses('Cyd: challenge 3').code).toBe('biddingOver')
    expect(sitting.refuses('Bob: challenge 3').code).toBe('biddingOver')
  })

  test('comes before raising and passing [ACKS/bid.b]', () => {
    const sitting = laid()
    for (const move of ['raise 2', 'pass']) {
      expect(sitting.refuses(`Ann: ${move}`)).toMatchObject({
        code: 'noChallenge',
        clause: 'ACKS/bid.b',
      })
    }
  })
})

describe('the bidding', () => {
  test('goes clockwise, and each one raises or passes [ACKS/bid.b]', () => {
    const sitting = laid().play('Ann: place ACK; Bob: challenge 1')
    expect(sitting.now).toBe('bidding Cyd')
    expect(sitting.waitsFor).toEqual(['Cyd raise', 'Cyd pass'])
    expect(sitting.moves('Cyd')).toEqual(['raise 2', 'raise 3', 'raise 4', 'raise 5', 'pass'])
    expect(sitting.moves('Dov')).toEqual([])
    expect(sitting.refuses('Dov: raise 2')).toMatchObject({
      code: 'notYourTurn',
      details: { turn: 'Cyd' },
    })
    expect(sitting.refuses('Dov: pass').code).toBe('notYourTurn')
    sitting.play('Cyd: raise 2')
    expect(sitting.messages).toEqual(['Cyd raises to 2.'])
    sitting.play('Dov: pass')
    expect(sitting.messages).toEqual(['Dov passes.'])
    expect(sitting.now).toBe('bidding Ann')
  })

  test.each([1, 2, 0, -3])('takes no raise to %i after a bid of 2 [ACKS/bid.c]', (bid) => {
    expect(laid().play('Ann: challenge 2').refuses(`Bob: raise ${bid}`)).toEqual({
      code: 'tooLow',
      clause: 'ACKS/bid.c',
      details: { bid, least: 3 },
      message: `${bid} is not more than the last bid; bid 3 or more, or pass.`,
    })
  })

  test('lets one raise by more than one [ACKS/bid.c]', () => {
    const sitting = laid().play('Ann: place ACK; Bob: challenge 1; Cyd: raise 4')
    expect(sitting.state.shared.calls.at(-1)).toEqual({ seat: 2, bid: 4 })
  })

  test('passes over whoever has passed, for the rest of the round [ACKS/bid.d]', () => {
    const sitting = laid().play('Ann: place ACK; Bob: challenge 1; Cyd: pass; Dov: raise 2')
    sitting.play('Ann: pass; Bob: raise 3')
    expect(sitting.now).toBe('bidding Dov')
    for (const move of ['raise 4', 'pass']) {
      expect(sitting.refuses(`Cyd: ${move}`)).toMatchObject({
        code: 'passed',
        clause: 'ACKS/bid.d',
      })
    }
    sitting.play('Dov: raise 4')
    expect(sitting.now).toBe('bidding Bob')
  })

  test('forgets in the next round who has passed [ACKS/bid.d]', () => {
    const sitting = laid().play('Ann: challenge 1; Bob: pass; Cyd: pass; Dov: pass; Ann: flip own')
    sitting.lay().play('Ann: challenge 1; Bob: raise 2')
    expect(sitting.now).toBe('bidding Cyd')
  })

  test('goes round until all others have passed [ACKS/bid.e]', () => {
    const sitting = laid().play('Ann: place ACK; Bob: challenge 1; Cyd: raise 2; Dov: raise 3')
    sitting.play('Ann: pass; Bob: raise 4; Cyd: pass')
    expect(sitting.now).toBe('bidding Dov')
    sitting.play('Dov: pass')
    expect(sitting.now).toBe('processing Bob')
    expect(sitting.messages).toEqual([
      'Dov passes.',
      'Bob is the Challenger, and processes 4 messages.',
    ])
  })

  test('leaves a challenge that all pass with whoever made it [ACKS/bid.e, ACKS/bid.f]', () => {
    const sitting = laid().play('Ann: challenge 1; Bob: pass; Cyd: pass')
    expect(sitting.now).toBe('bidding Dov')
    expect(sitting.play('Dov: pass').now).toBe('processing Ann')
  })

  test('makes the highest bidder the Challenger [ACKS/bid.f]', () => {
    const sitting = laid().play('Ann: challenge 1; Bob: raise 2; Cyd: raise 3; Dov: pass')
    sitting.play('Ann: pass; Bob: pass')
    expect(sitting.now).toBe('processing Cyd')
    expect(sitting.refuses('Bob: raise 4')).toEqual({
      code: 'biddingOver',
      clause: 'ACKS/bid.f',
      details: { challenger: 'Cyd', bid: 3 },
      message: 'The bidding is over: Cyd is the Challenger with 3; bid again in the next round.',
    })
    expect(sitting.refuses('Cyd: raise 4').code).toBe('biddingOver')
    expect(sitting.refuses('Dov: pass').code).toBe('biddingOver')
  })
})

describe('the highest bid', () => {
  test('is the number of coasters on the table [ACKS/bid.g]', () => {
    const sitting = laid().play('Ann: place ACK')
    expect(sitting.refuses('Bob: challenge 6')).toEqual({
      code: 'tooHigh',
      clause: 'ACKS/bid.g',
      details: { bid: 6, most: 5 },
      message: '6 is too many to process; bid 5 at most.',
    })
    sitting.play('Bob: challenge 4')
    expect(sitting.refuses('Cyd: raise 6')).toMatchObject({ code: 'tooHigh', details: { most: 5 } })
  })

  test('ends the bidding at once, for nobody can raise it [ACKS/bid.g, ACKS/bid.e]', () => {
    expect(laid().play('Ann: challenge 4').now).toBe('processing Ann')
    const raised = laid().play('Ann: challenge 2; Bob: raise 4')
    expect(raised.now).toBe('processing Bob')
    expect(raised.messages).toEqual([
      'Bob raises to 4.',
      'Bob is the Challenger, and processes 4 messages.',
    ])
  })

  test('is not capped where the options say so', () => {
    const sitting = laid({ bidCap: 'none' }).play('Ann: challenge 4; Bob: raise 17')
    expect(sitting.now).toBe('bidding Cyd')
    expect(sitting.refuses('Cyd: raise 100')).toMatchObject({
      code: 'tooHigh',
      details: { most: 99 },
    })
    expect(sitting.moves('Cyd')).toHaveLength(1 + 82)
    expect(sitting.play('Cyd: raise 99').now).toBe('processing Cyd')
  })
})
