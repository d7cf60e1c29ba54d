import { describe, expect, test } from 'vitest'
import { reverseStack } from './index.js'
import { Script } from './script.test-support.js'

const pass = (...names: readonly string[]): string => names.map((name) => `${name}: pass`).join(';')
const others = pass('Bob', 'Cyd', 'Dov')

describe('a stack', () => {
  test.each([
    [['ACK'], ['ACK']],
    [
      ['Exception', 'ACK', 'ACK'],
      ['ACK', 'ACK', 'Exception'],
    ],
    [
      ['ACK', 'ACK', 'Exception', 'ACK'],
      ['ACK', 'Exception', 'ACK', 'ACK'],
    ],
    [[], []],
  ] as const)(
    '%j becomes the queue %j: placed last, processed first [ACKS/proc.a]',
    (stack, queue) => {
      expect(reverseStack(stack)).toEqual(queue)
      expect(reverseStack(stack, 'first-first')).toEqual(stack)
    },
  )

  test('with its Exception at the bottom processes the coasters above first [ACKS/proc.a]', () => {
    const script = new Script().lay('E A A A')
    for (const name of ['Ann', 'Bob', 'Cyd', 'Dov', 'Ann', 'Bob', 'Cyd', 'Dov']) {
      script.play(`${name}: place ACK`)
    }
    script.play(`Ann: challenge 2; ${others}; Ann: flip own; Ann: flip own`)
    expect(script.messages.at(1)).toBe('Ann wins the round, their first.')
  })

  test('with its Exception on top throws it at once [ACKS/proc.a, ACKS/proc.f]', () => {
    const script = new Script().lay('A A A A').play('Ann: place E')
    script.play('Bob: place A; Cyd: place A; Dov: place A')
    script.play(`Ann: challenge 2; ${others}; Ann: flip own`)
    expect(script.now).toBe('loss Ann')
    expect(script.messages).toEqual([
      'Ann flips a coaster of their own: NullPointerException (1 of 2).',
      'Ann fails on NullPointerException, an Exception of their own.',
    ])
  })

  test('is processed from the bottom with flipOrder: first-first', () => {
    const script = new Script({ flipOrder: 'first-first' }).lay('E A A A')
    script.play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A')
    script.play(`Ann: challenge 1; ${others}; Ann: flip own`)
    expect(script.now).toBe('loss Ann')
  })

  test.each([
    ['last-first', ['ACK', 'Exception']],
    ['first-first', ['ACK', 'ACK', 'Exception']],
  ] as const)('of another player keeps its order, %s [ACKS/proc.d]', (flipOrder, seen) => {
    const script = new Script({ flipOrder }).lay('A A A A')
    script.play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A')
    script.play('Ann: place A; Bob: place E; Cyd: place A; Dov: place A')
    script.play('Ann: place E; Bob: place A; Cyd: place E; Dov: challenge 8')
    script.play(pass('Ann', 'Bob', 'Cyd'), 'Dov: flip own; Dov: flip own; Dov: flip own')
    for (const _ of seen) script.play('Dov: flip Bob')
    const flips = script.state.shared.flips.filter(({ of }) => of === 1)
    expect(flips.map(({ coaster }) => coaster)).toEqual(seen)
    expect(script.now).toBe('loss Dov')
  })
})

describe('the Challenger', () => {
  const processing = (laid = 'A A A A') =>
    new Script()
      .lay(laid)
      .play('Ann: place A; Bob: place A; Cyd: challenge 5', pass('Dov', 'Ann', 'Bob'))

  test('flips all their own coasters first [ACKS/proc.b, ACKS/proc.i]', () => {
    const script = new Script().lay().play('Ann: place A; Bob: challenge 1; Cyd: pass; Dov: pass')
    script.play('Ann: raise 4; Bob: pass')
    expect(script.moves('Ann')).toEqual(['flip Ann'])
    expect(script.refuses('Ann: flip Bob')).toEqual({
      code: 'ownQueueFirst',
      clause: 'ACKS/proc.i',
      details: { left: 2 },
      message: 'Your own queue comes first, and it still has 2 coasters; flip one of your own.',
    })
    script.play('Ann: flip Ann')
    expect(script.refuses('Ann: flip Bob')).toMatchObject({ details: { left: 1 } })
    script.play('Ann: flip Ann')
    expect(script.moves('Ann')).toEqual(['flip Bob', 'flip Cyd', 'flip Dov'])
  })

  test('then flips others’ coasters one by one, choosing the owner each time [ACKS/proc.c]', () => {
    const script = processing().play('Cyd: flip own')
    expect(script.waitsFor).toEqual(['Cyd flip'])
    for (const name of ['Bob', 'Ann', 'Bob', 'Dov']) script.play(`Cyd: flip ${name}`)
    expect(script.state.shared.rounds[0]?.flips.map(({ of }) => of)).toEqual([2, 1, 0, 1, 3])
  })

  test('cannot flip from an empty queue [ACKS/proc.i]', () => {
    const script = processing().play('Cyd: flip own; Cyd: flip Dov')
    for (const name of ['Dov', 'Cyd']) {
      expect(script.refuses(`Cyd: flip ${name}`)).toMatchObject({
        code: 'emptyQueue',
        clause: 'ACKS/proc.i',
        details: { of: name },
      })
    }
    expect(script.moves('Cyd')).toEqual(['flip Ann', 'flip Bob'])
  })

  test('is the only player who flips [ACKS/proc.b]', () => {
    const script = processing()
    for (const name of ['Ann', 'Bob', 'Dov']) {
      expect(script.refuses(`${name}: flip own`)).toMatchObject({
        code: 'notChallenger',
        clause: 'ACKS/proc.b',
        details: { challenger: 'Cyd' },
      })
      expect(script.moves(name)).toEqual([])
    }
  })

  test('flips after the bidding, not before [ACKS/proc.b]', () => {
    const script = new Script().lay()
    expect(script.refuses('Ann: flip own')).toMatchObject({
      code: 'notProcessing',
      clause: 'ACKS/proc.b',
    })
    expect(script.play('Ann: challenge 1').refuses('Ann: flip own').code).toBe('notProcessing')
  })

  test('continues until the bid is decided, and cannot give up', () => {
    const script = processing().play('Cyd: flip own; Cyd: flip Dov')
    expect(script.refuses('Cyd: pass').code).toBe('biddingOver')
    expect(script.refuses('Cyd: lose ACK').code).toBe('nothingToLose')
    expect(script.refuses('Cyd: place ACK').code).toBe('placingOver')
    expect(script.moves('Cyd').every((move) => move.startsWith('flip'))).toBe(true)
    expect(script.waitsFor).toEqual(['Cyd flip'])
  })

  test('succeeds at once with the number bid [ACKS/proc.e]', () => {
    const script = processing('A A A E').play('Cyd: flip own; Cyd: flip Ann; Cyd: flip Bob')
    script.play('Cyd: flip Ann')
    expect(script.now).toBe('processing Cyd')
    script.play('Cyd: flip Bob')
    expect(script.messages.slice(0, 2)).toEqual([
      'Cyd flips a coaster of Bob: ACK (5 of 5).',
      'Cyd wins the round, their first.',
    ])
    expect(script.state.shared.rounds[0]).toEqual({
      starter: 0,
      stacks: [2, 2, 1, 1],
      calls: [
        { seat: 2, bid: 5 },
        { seat: 3, bid: null },
        { seat: 0, bid: null },
        { seat: 1, bid: null },
      ],
      flips: [
        { of: 2, coaster: 'ACK' },
        { of: 0, coaster: 'ACK' },
        { of: 1, coaster: 'ACK' },
        { of: 0, coaster: 'ACK' },
        { of: 1, coaster: 'ACK' },
      ],
      ended: 'success',
    })
  })

  test('fails at once on anybody’s Exception [ACKS/proc.f]', () => {
    const script = processing('A A A E').play('Cyd: flip own; Cyd: flip Dov')
    expect(script.now).toBe('loss Cyd')
    expect(script.messages).toEqual([
      'Cyd flips a coaster of Dov: Timeout (2 of 5).',
      'Cyd fails on Timeout, an Exception of Dov.',
    ])
    expect(script.refuses('Cyd: flip Ann').code).toBe('notProcessing')
  })

  test('fails even on the last coaster of the bid [ACKS/proc.f]', () => {
    const script = processing('A A A E').play('Cyd: flip own; Cyd: flip Ann; Cyd: flip Ann')
    script.play('Cyd: flip Bob; Cyd: flip Dov')
    expect(script.now).toBe('loss Cyd')
    expect(script.state.shared.flips).toHaveLength(5)
  })

  test('flips at most as many of their own as were bid [ACKS/proc.h]', () => {
    const script = new Script().lay('E A A A')
    script.play('Ann: place A; Bob: place A; Cyd: place A; Dov: place A')
    script.play(`Ann: challenge 1; ${others}; Ann: flip own`)
    expect(script.state.shared.rounds[0]).toMatchObject({
      ended: 'success',
      flips: [{ of: 0, coaster: 'ACK' }],
    })
  })

  test('shows the flipped coasters to everybody [ACKS/proc.g]', () => {
    const script = processing('A A A E').play('Cyd: flip own; Cyd: flip Dov')
    expect(script.events[0]).toMatchObject({
      to: 'public',
      clause: 'ACKS/proc.g',
      event: { type: 'flipped', seat: 2, of: 3, coaster: 'Exception', count: 2, bid: 5 },
    })
    expect(script.state.shared.flips).toEqual([
      { of: 2, coaster: 'ACK' },
      { of: 3, coaster: 'Exception' },
    ])
  })
})

describe('a bid without a limit', () => {
  const uncapped = (laid: string) =>
    new Script({ bidCap: 'none' }).lay(laid).play('Ann: challenge 5', others, 'Ann: flip own')

  test('fails when nothing is left to flip', () => {
    const script = uncapped('A A A A').play('Ann: flip Bob; Ann: flip Cyd; Ann: flip Dov')
    expect(script.now).toBe('loss Ann')
    expect(script.messages).toEqual([
      'Ann flips a coaster of Dov: ACK (4 of 5).',
      'Ann fails: there is no coaster left to flip.',
    ])
    expect(script.play('Ann: lose ACK').state.shared.rounds[0]?.ended).toBe('failure')
  })

  test('fails on an Exception like any other', () => {
    expect(uncapped('A E A A').play('Ann: flip Bob').messages.at(-1)).toBe(
      'Ann fails on HTTP 500, an Exception of Bob.',
    )
  })
})
