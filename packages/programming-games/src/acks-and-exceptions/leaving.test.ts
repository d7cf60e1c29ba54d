import { describe, expect, test } from 'vitest'
import { acksAndExceptions } from './game.js'
import { at, Script } from './script.test-support.js'

describe('a player who leaves', () => {
  test('takes their coasters along and is out [ACKS/new.c]', () => {
    const script = new Script().lay().leave('Bob')
    expect(script.state.shared).toMatchObject({ coasters: [4, 0, 4, 4], stacks: [1, 0, 1, 1] })
    expect(script.state.secret[1]).toEqual({ hand: [], stack: [] })
    expect(script.refuses('Ann: challenge 4')).toMatchObject({
      code: 'tooHigh',
      details: { most: 3 },
    })
    script.play('Ann: place A')
    expect(script.now).toBe('placing Cyd')
  })

  test('during the draw of the starter cannot be drawn', () => {
    const script = new Script({ starter: 'chance' }).leave('Bob')
    expect(script.state.openPrompts).toMatchObject([
      { id: 1, name: 'starter', question: { of: 3 }, details: { seats: [0, 2, 3] } },
    ])
    expect(script.draws('starter', 1).state.shared.starter).toBe(2)
  })

  test('in the set-up does not delay the others', () => {
    const script = new Script().play('Ann: place A; Cyd: place A; Dov: place E').leave('Bob')
    expect(script.now).toBe('placing Ann')
  })

  test('in the set-up passes the first turn clockwise', () => {
    const script = new Script().play('Cyd: place A').leave('Ann', 'Bob')
    expect(script.now).toBe('set-up')
    expect(script.messages.at(-1)).toBe(
      'Round 1: everybody places a coaster; Cyd has the first turn.',
    )
    expect(script.play('Dov: place A').now).toBe('placing Cyd')
  })

  test('in their turn passes it clockwise', () => {
    const script = new Script().lay().play('Ann: place A').leave('Bob', 'Cyd')
    expect(script.now).toBe('placing Dov')
    expect(script.messages).toEqual([
      'Bob and Cyd left the game.',
      'It is Dov’s turn to place a coaster or to challenge.',
    ])
  })

  test('out of turn does not change the turn', () => {
    const script = new Script().lay().leave('Cyd')
    expect(script.now).toBe('placing Ann')
    expect(script.messages).toEqual(['Cyd left the game.'])
  })

  test('in the bidding makes the round void, and the next player clockwise starts another', () => {
    const script = new Script().lay('E A A A').play('Ann: challenge 1; Bob: raise 2').leave('Cyd')
    expect(script.messages).toEqual([
      'Cyd left the game.',
      'The round is void.',
      'Round 2: everybody places a coaster; Dov has the first turn.',
    ])
    expect(script.state.shared).toMatchObject({
      coasters: [4, 4, 0, 4],
      stacks: [0, 0, 0, 0],
      calls: [],
      rounds: [{ ended: 'void', stacks: [1, 1, 1, 1] }],
    })
    expect(script.state.secret[0]?.hand).toHaveLength(4)
  })

  test('in the processing makes the round void, and the Challenger starts another', () => {
    const script = new Script().lay().play('Ann: challenge 4; Ann: flip own').leave('Cyd')
    expect(script.state.shared).toMatchObject({
      stage: 'set-up',
      starter: 0,
      flips: [],
      rounds: [{ ended: 'void', flips: [{ of: 0, coaster: 'ACK' }] }],
    })
  })

  test('as the Challenger makes the round void, and the next player clockwise starts another', () => {
    const script = new Script().lay().play('Ann: challenge 3; Bob: raise 4').leave('Bob', 'Cyd')
    expect(script.state.shared).toMatchObject({ starter: 3, rounds: [{ ended: 'void' }] })
  })

  test('as a Challenger who has failed keeps the failure on record', () => {
    const script = new Script().lay('E A A A').play('Ann: challenge 4; Ann: flip own').leave('Ann')
    expect(script.state.shared).toMatchObject({
      stage: 'set-up',
      starter: 1,
      rounds: [{ ended: 'failure', stacks: [1, 1, 1, 1] }],
    })
    expect(script.messages).not.toContain('The round is void.')
  })

  test('while another player must lose a coaster changes nothing', () => {
    const script = new Script().lay('E A A A').play('Ann: challenge 4; Ann: flip own').leave('Bob')
    expect(script.now).toBe('loss Ann')
    expect(script.play('Ann: lose ACK').state.shared).toMatchObject({
      starter: 0,
      coasters: [3, 0, 4, 4],
      rounds: [{ ended: 'failure' }],
    })
  })

  test('stays in the record of the round', () => {
    const script = new Script()
      .lay('A E A A')
      .play('Ann: challenge 4; Ann: flip own; Ann: flip Bob')
      .leave('Bob', 'Dov')
    expect(script.state.secret[1]).toEqual({ hand: [], stack: [] })
    const text = acksAndExceptions.render(acksAndExceptions.view(script.state, 'public'))
    expect(text).toContain('Bob  0 won  0 coasters  [HTTP 500]  (left)')
    expect(text).toContain('Dov  0 won  0 coasters  (left)')
    script.play('Ann: lose ACK')
    expect(script.state.shared.rounds).toMatchObject([
      {
        ended: 'failure',
        stacks: [1, 1, 1, 1],
        flips: [
          { of: 0, coaster: 'ACK' },
          { of: 1, coaster: 'Exception' },
        ],
      },
    ])
    expect(script.state.shared.stacks).toEqual([0, 0, 0, 0])
  })

  test('cancels the host’s draw of their lost coaster', () => {
    const script = new Script({ loss: 'random' }).lay('E A A A').play('Ann: challenge 4')
    script.play('Ann: flip own').leave('Ann')
    expect(script.state).toMatchObject({ openPrompts: [], shared: { stage: 'set-up' } })
  })

  test.each([
    ['rotate', 1],
    ['challenger', 3],
  ] as const)('is followed by a starter chosen by the options: %s', (nextStarter, starter) => {
    const script = new Script({ nextStarter }).lay().play('Ann: challenge 1').leave('Cyd')
    expect(script.state.shared.starter).toBe(starter)
  })

  test('cannot be drawn as the next starter', () => {
    const script = new Script({ nextStarter: 'chance' }).lay().play('Ann: challenge 1').leave('Cyd')
    expect(script.state.openPrompts).toMatchObject([{ details: { seats: [0, 1, 3] } }])
  })

  test('makes the last remaining player the winner [ACKS/end.b]', () => {
    const script = new Script().lay().play('Ann: challenge 1').leave('Ann', 'Bob', 'Dov')
    expect(script.state.outcome).toEqual({
      at: at(0),
      winners: ['Cyd'],
      ranking: [['Cyd']],
      awards: [],
    })
    expect(script.messages).toEqual([
      'Ann and Bob and Dov left the game.',
      'The round is void.',
      'The game is over. Cyd won.',
    ])
  })

  test('in the set-up makes the last remaining player the winner, without a turn [ACKS/end.b]', () => {
    const script = new Script().play('Ann: place A').leave('Bob', 'Cyd', 'Dov')
    expect(script.state.outcome?.winners).toEqual(['Ann'])
    expect(script.messages).toEqual([
      'Bob and Cyd and Dov left the game.',
      'The game is over. Ann won.',
    ])
  })

  test('together with all others leaves no winner', () => {
    const script = new Script({ starter: 'chance' }).leave('Ann', 'Bob', 'Cyd', 'Dov')
    expect(script.state.outcome).toEqual({ at: at(0), winners: [], ranking: [], awards: [] })
  })

  test('passes the turn even during a pause', () => {
    const script = new Script().lay().changeRoster({ type: 'dispute', by: 'Ann' }).leave('Ann')
    expect(script.now).toBe('placing Bob')
    expect(script.refuses('Bob: place A').code).toBe('paused')
    expect(script.changeRoster({ type: 'decision', as: 'speaker' }).play('Bob: place A').now).toBe(
      'placing Cyd',
    )
  })
})

describe('a vacation', () => {
  const away = (substitute?: { person: string; agrees: boolean }) =>
    new Script().lay('E A A A').changeRoster({
      type: 'vacation',
      person: 'Ann',
      ...(substitute === undefined ? {} : { substitute }),
    })

  test('keeps the turn waiting', () => {
    expect(away().waitsFor).toEqual(['Ann place', 'Ann challenge'])
    const back = away().changeRoster({ type: 'return', person: 'Ann' })
    expect(back.play('Ann: place A').now).toBe('placing Bob')
  })

  test('may bring a Substitute, who plays on with the same coasters and wins', () => {
    const script = away({ person: 'Sue', agrees: true })
    const place = { type: 'place', coaster: 'ACK' } as const
    script.apply({ kind: 'move', at: at(0), by: 'Sue', move: place })
    expect(script.state.secret[0]?.stack).toEqual(['Exception', 'ACK'])
    script.leave('Bob', 'Cyd', 'Dov')
    expect(script.state.outcome).toMatchObject({
      winners: ['Sue'],
      ranking: [['Sue']],
    })
  })

  test('without a Substitute still lets the player win', () => {
    expect(away().leave('Bob', 'Cyd', 'Dov').state.outcome?.winners).toEqual(['Ann'])
  })
})

test('an exhibition is played like any other game', () => {
  const script = new Script().lay().changeRoster({ type: 'exhibition', as: 'senate' })
  expect(script.play('Ann: place A').now).toBe('placing Bob')
})
