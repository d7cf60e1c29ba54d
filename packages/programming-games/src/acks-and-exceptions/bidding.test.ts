import { describe, expect, test } from 'vitest'
import { Script } from './script.test-support.js'

const laid = (options = {}) => new Script(options).lay('A A A A')

describe('a challenge', () => {
  test('names a number of 1 or more [ACKS/bid.a]', () => {
    const script = laid()
    for (const bid of [0, -1, -99]) {
      expect(script.refuses(`Ann: challenge ${bid}`)).toMatchObject({
        code: 'noMessages',
        clause: 'ACKS/bid.a',
        details: { bid },
      })
    }
    script.play('Ann: I can process 1 message without triggering an exception.')
    expect(script.state.shared.calls).toEqual([{ seat: 0, bid: 1 }])
    expect(script.messages).toEqual(['Ann: I can process 1 message.'])
  })

  test('ends the placing of coasters [ACKS/bid.h]', () => {
    const script = laid().play('Ann: challenge 1')
    for (const name of ['Ann', 'Bob', 'Cyd']) {
      expect(script.refuses(`${name}: place ACK`)).toMatchObject({
        code: 'placingOver',
        clause: 'ACKS/bid.h',
      })
    }
    script.play('Bob: pass; Cyd: pass; Dov: pass')
    expect(script.refuses('Ann: place ACK').code).toBe('placingOver')
  })

  test('is made once in a round [ACKS/bid.b]', () => {
    const script = laid().play('Ann: challenge 1')
    expect(script.refuses('Bob: challenge 2')).toMatchObject({
      code: 'challengedAlready',
      clause: 'ACKS/bid.b',
      details: { by: 'Ann' },
    })
    expect(script.play('Bob: raise 2').refuses('Cyd: challenge 3').code).toBe('challengedAlready')
    // Only players who can raise or pass are asked to.
    script.play('Cyd: pass')
    expect(script.refuses('Cyd: challenge 3').code).toBe('passed')
    script.play('Dov: pass; Ann: pass')
    expect(script.refuses('Cyd: challenge 3').code).toBe('biddingOver')
    expect(script.refuses('Bob: challenge 3').code).toBe('biddingOver')
  })

  test('comes before raises and passes [ACKS/bid.b]', () => {
    const script = laid()
    for (const move of ['raise 2', 'pass']) {
      expect(script.refuses(`Ann: ${move}`)).toMatchObject({
        code: 'noChallenge',
        clause: 'ACKS/bid.b',
      })
    }
  })
})

describe('the bidding', () => {
  test('goes clockwise, and each player raises or passes [ACKS/bid.b]', () => {
    const script = laid().play('Ann: place ACK; Bob: challenge 1')
    expect(script.now).toBe('bidding Cyd')
    expect(script.waitsFor).toEqual(['Cyd raise', 'Cyd pass'])
    expect(script.moves('Cyd')).toEqual(['raise 2', 'raise 3', 'raise 4', 'raise 5', 'pass'])
    expect(script.moves('Dov')).toEqual([])
    expect(script.refuses('Dov: raise 2')).toMatchObject({
      code: 'notYourTurn',
      details: { turn: 'Cyd' },
    })
    expect(script.refuses('Dov: pass').code).toBe('notYourTurn')
    script.play('Cyd: raise 2')
    expect(script.messages).toEqual(['Cyd raises to 2.'])
    script.play('Dov: pass')
    expect(script.messages).toEqual(['Dov passes.'])
    expect(script.now).toBe('bidding Ann')
  })

  test.each([1, 2, 0, -3])('allows no raise to %i after a bid of 2 [ACKS/bid.c]', (bid) => {
    expect(laid().play('Ann: challenge 2').refuses(`Bob: raise ${bid}`)).toEqual({
      code: 'tooLow',
      clause: 'ACKS/bid.c',
      details: { bid, least: 3 },
      message: `${bid} is not more than the last bid; bid 3 or more, or pass.`,
    })
  })

  test('allows raises by more than one [ACKS/bid.c]', () => {
    const script = laid().play('Ann: place ACK; Bob: challenge 1; Cyd: raise 4')
    expect(script.state.shared.calls.at(-1)).toEqual({ seat: 2, bid: 4 })
  })

  test('skips players who have passed, for the rest of the round [ACKS/bid.d]', () => {
    const script = laid().play('Ann: place ACK; Bob: challenge 1; Cyd: pass; Dov: raise 2')
    script.play('Ann: pass; Bob: raise 3')
    expect(script.now).toBe('bidding Dov')
    for (const move of ['raise 4', 'pass']) {
      expect(script.refuses(`Cyd: ${move}`)).toMatchObject({
        code: 'passed',
        clause: 'ACKS/bid.d',
      })
    }
    script.play('Dov: raise 4')
    expect(script.now).toBe('bidding Bob')
  })

  test('starts each round without passes [ACKS/bid.d]', () => {
    const script = laid().play('Ann: challenge 1; Bob: pass; Cyd: pass; Dov: pass; Ann: flip own')
    script.lay().play('Ann: challenge 1; Bob: raise 2')
    expect(script.now).toBe('bidding Cyd')
  })

  test('continues until all others have passed [ACKS/bid.e]', () => {
    const script = laid().play('Ann: place ACK; Bob: challenge 1; Cyd: raise 2; Dov: raise 3')
    script.play('Ann: pass; Bob: raise 4; Cyd: pass')
    expect(script.now).toBe('bidding Dov')
    script.play('Dov: pass')
    expect(script.now).toBe('processing Bob')
    expect(script.messages).toEqual([
      'Dov passes.',
      'Bob is the Challenger and must process 4 messages.',
    ])
  })

  test('leaves a challenge to its maker when all others pass [ACKS/bid.e, ACKS/bid.f]', () => {
    const script = laid().play('Ann: challenge 1; Bob: pass; Cyd: pass')
    expect(script.now).toBe('bidding Dov')
    expect(script.play('Dov: pass').now).toBe('processing Ann')
  })

  test('makes the highest bidder the Challenger [ACKS/bid.f]', () => {
    const script = laid().play('Ann: challenge 1; Bob: raise 2; Cyd: raise 3; Dov: pass')
    script.play('Ann: pass; Bob: pass')
    expect(script.now).toBe('processing Cyd')
    expect(script.refuses('Bob: raise 4')).toEqual({
      code: 'biddingOver',
      clause: 'ACKS/bid.f',
      details: { challenger: 'Cyd', bid: 3 },
      message:
        'The bidding is over: Cyd is the Challenger with a bid of 3; bid again in the next round.',
    })
    expect(script.refuses('Cyd: raise 4').code).toBe('biddingOver')
    expect(script.refuses('Dov: pass').code).toBe('biddingOver')
  })
})

describe('the highest bid', () => {
  test('is the number of coasters on the table [ACKS/bid.g]', () => {
    const script = laid().play('Ann: place ACK')
    expect(script.refuses('Bob: challenge 6')).toEqual({
      code: 'tooHigh',
      clause: 'ACKS/bid.g',
      details: { bid: 6, most: 5 },
      message: '6 is too many to process; bid at most 5.',
    })
    script.play('Bob: challenge 4')
    expect(script.refuses('Cyd: raise 6')).toMatchObject({ code: 'tooHigh', details: { most: 5 } })
  })

  test('ends the bidding at once, since nobody can raise it [ACKS/bid.g, ACKS/bid.e]', () => {
    expect(laid().play('Ann: challenge 4').now).toBe('processing Ann')
    const raised = laid().play('Ann: challenge 2; Bob: raise 4')
    expect(raised.now).toBe('processing Bob')
    expect(raised.messages).toEqual([
      'Bob raises to 4.',
      'Bob is the Challenger and must process 4 messages.',
    ])
  })

  test('has no limit with bidCap: none', () => {
    const script = laid({ bidCap: 'none' }).play('Ann: challenge 4; Bob: raise 17')
    expect(script.now).toBe('bidding Cyd')
    expect(script.refuses('Cyd: raise 100')).toMatchObject({
      code: 'tooHigh',
      details: { most: 99 },
    })
    expect(script.moves('Cyd')).toHaveLength(1 + 82)
    expect(script.play('Cyd: raise 99').now).toBe('processing Cyd')
  })
})
