import { describe, expect, test } from 'vitest'
import { type AcksAndExceptions, acksAndExceptions, winsOf } from './index.js'
import { at, NAMES, Sitting } from './sitting.test-support.js'

/** Who is in the game passes, clockwise from the one after `from`. */
function pass(sitting: Sitting, from: string): Sitting {
  const start = NAMES.indexOf(from as 'Ann')
  for (const step of [1, 2, 3]) {
    const name = NAMES[(start + step) % 4]
    if (sitting.now === `bidding ${name}`) sitting.play(`${name}: pass`)
  }
  return sitting
}

/** The player on turn challenges with 1, is left alone, and flips an ACK of their own. */
function winRound(sitting: Sitting, laid = 'A A A A'): Sitting {
  const name = sitting.lay(laid).now.replace('placing ', '')
  return pass(sitting.play(`${name}: challenge 1`), name).play(`${name}: flip own`)
}

/** The player on turn challenges with 1 and flips their own Exception. */
function failRound(sitting: Sitting, laid: string, lost: string): Sitting {
  const name = sitting.lay(laid).now.replace('placing ', '')
  pass(sitting.play(`${name}: challenge 1`), name).play(`${name}: flip own`)
  return lost === '' ? sitting : sitting.play(`${name}: lose ${lost}`)
}

describe('success', () => {
  test('wins the round for the Challenger [ACKS/ok.a]', () => {
    const sitting = winRound(new Sitting())
    const { rounds } = sitting.state.shared
    expect(NAMES.map((_, seat) => winsOf(rounds, seat))).toEqual([1, 0, 0, 0])
    expect(sitting.messages).toContain('Ann wins the round, their first.')
  })

  test('is followed by a new round [ACKS/ok.c]', () => {
    const sitting = winRound(new Sitting())
    expect(sitting.now).toBe('set-up')
    expect(sitting.state.outcome).toBeNull()
    expect(sitting.messages.at(-1)).toBe(
      'Round 2: everybody places a coaster; Ann has the first turn.',
    )
  })

  test('costs nobody a coaster: all take theirs back, the flipped ones too [ACKS/new.a]', () => {
    const sitting = winRound(new Sitting(), 'A E E A')
    expect(sitting.state.shared).toMatchObject({
      coasters: [4, 4, 4, 4],
      stacks: [0, 0, 0, 0],
      calls: [],
      flips: [],
    })
    for (const secret of sitting.state.secret) {
      expect(secret).toEqual({ hand: ['ACK', 'ACK', 'ACK', 'Exception'], stack: [] })
    }
    sitting.lay('E E E E')
    expect(sitting.state.shared.stacks).toEqual([1, 1, 1, 1])
  })

  test('for the second time wins the game, at once [ACKS/obj, ACKS/ok.b, ACKS/end.a]', () => {
    const sitting = winRound(winRound(new Sitting()))
    expect(sitting.state.outcome).toEqual({
      at: at(0),
      winners: ['Ann'],
      ranking: [['Ann'], ['Bob', 'Cyd', 'Dov']],
      awards: [],
    })
    expect(sitting.messages).toEqual([
      'Ann flips a coaster, their own: ACK (1 of 1).',
      'Ann wins the round, their second.',
      'The game is over. Ann won.',
    ])
    expect(sitting.waitsFor).toEqual([])
    expect(sitting.refuses('Ann: place ACK').code).toBe('gameOver')
  })

  test('of others in between does not matter [ACKS/obj]', () => {
    const sitting = new Sitting({ nextStarter: 'rotate' })
    for (const _ of NAMES) winRound(sitting)
    expect(NAMES.map((_, seat) => winsOf(sitting.state.shared.rounds, seat))).toEqual([1, 1, 1, 1])
    expect(sitting.state.outcome).toBeNull()
    expect(winRound(sitting).state.outcome?.winners).toEqual(['Ann'])
  })
})

describe('failure', () => {
  test('costs the Challenger a coaster of their choice [ACKS/bad.a]', () => {
    const sitting = failRound(new Sitting(), 'E A A A', '')
    expect(sitting.now).toBe('loss Ann')
    expect(sitting.waitsFor).toEqual(['Ann lose'])
    expect(sitting.moves('Ann')).toEqual(['lose ACK', 'lose Exception'])
    expect(sitting.moves('Bob')).toEqual([])
    expect(sitting.refuses('Bob: lose ACK')).toMatchObject({
      code: 'notChallenger',
      clause: 'ACKS/bad.a',
    })
    sitting.play('Ann: lose ACK')
    expect(sitting.state.shared.coasters).toEqual([3, 4, 4, 4])
    expect(sitting.state.secret[0]).toEqual({ hand: ['ACK', 'ACK', 'Exception'], stack: [] })
    expect(sitting.messages[0]).toBe('Ann loses a coaster, and has 3 left.')
  })

  test('comes before a loss; there is no other [ACKS/bad.a]', () => {
    expect(new Sitting().lay().refuses('Ann: lose ACK')).toMatchObject({
      code: 'nothingToLose',
      clause: 'ACKS/bad.a',
    })
  })

  test('may cost a coaster in hand as well as one on the stack [ACKS/bad.a]', () => {
    const sitting = new Sitting().lay('A E A A').play('Ann: challenge 2')
    pass(sitting, 'Ann').play('Ann: flip own; Ann: flip Bob; Ann: lose Exception')
    expect(sitting.state.secret[0]?.hand).toEqual(['ACK', 'ACK', 'ACK'])
  })

  test('may cost the Exception; then one plays on with ACKs alone [ACKS/bad.d]', () => {
    const sitting = failRound(new Sitting(), 'E A A A', 'Exception')
    expect(sitting.state.secret[0]?.hand).toEqual(['ACK', 'ACK', 'ACK'])
    expect(sitting.moves('Ann')).toEqual(['place ACK'])
    expect(sitting.refuses('Ann: place Exception')).toMatchObject({
      code: 'notInHand',
      details: { hand: ['ACK', 'ACK', 'ACK'] },
    })
    sitting.lay('A E E E').play('Ann: challenge 2')
    pass(sitting, 'Ann').play('Ann: flip own; Ann: flip Bob')
    expect(sitting.moves('Ann')).toEqual(['lose ACK'])
    expect(sitting.refuses('Ann: lose Exception')).toMatchObject({
      code: 'notOwned',
      clause: 'ACKS/bad.a',
      details: { coaster: 'Exception' },
    })
    expect(sitting.play('Ann: lose ACK').state.secret[0]?.hand).toEqual(['ACK', 'ACK'])
  })

  test('is followed by a new round with what is left [ACKS/bad.c, ACKS/new.a]', () => {
    const sitting = failRound(new Sitting(), 'E A A A', 'ACK')
    expect(sitting.now).toBe('set-up')
    expect(sitting.messages).toEqual([
      'Ann loses a coaster, and has 3 left.',
      'Round 2: everybody places a coaster; Ann has the first turn.',
    ])
    expect(sitting.state.shared.rounds.map(({ ended }) => ended)).toEqual(['failure'])
    expect(sitting.state.secret.map(({ hand }) => hand.length)).toEqual([3, 4, 4, 4])
  })

  test('wins nobody anything', () => {
    const { shared } = failRound(new Sitting(), 'E A A A', 'ACK').state
    expect(NAMES.map((_, seat) => winsOf(shared.rounds, seat))).toEqual([0, 0, 0, 0])
  })

  test('has the host draw the coaster where the options say so', () => {
    const sitting = failRound(new Sitting({ loss: 'random' }), 'E A A A', '')
    expect(sitting.state.openPrompts).toMatchObject([
      { name: 'loss', to: 'host', question: { kind: 'pick', of: 4 }, details: { seat: 0 } },
    ])
    expect(sitting.refuses('Ann: lose ACK')).toMatchObject({
      code: 'lossDrawn',
      clause: 'ACKS/bad.a',
    })
    expect(sitting.moves('Ann')).toEqual([])
    expect(sitting.waitsFor).toEqual([])
    sitting.draws('loss', 3)
    expect(sitting.state.secret[0]?.hand).toEqual(['ACK', 'ACK', 'ACK'])
    expect(sitting.events.filter(({ to }) => to !== 'public')).toMatchObject([
      { to: 0, clause: 'ACKS/bad.b', event: { coaster: 'Exception', for: 'loss' } },
    ])
    expect(sitting.now).toBe('set-up')
  })

  test('of somebody with one coaster left costs that one, without a choice [ACKS/bad.e]', () => {
    const sitting = new Sitting()
    for (const lost of ['ACK', 'ACK', 'ACK']) failRound(sitting, 'E A A A', lost)
    expect(sitting.state.shared.coasters).toEqual([1, 4, 4, 4])
    failRound(sitting, 'E A A A', '')
    expect(sitting.state.shared.coasters).toEqual([0, 4, 4, 4])
    expect(sitting.state.secret[0]).toEqual({ hand: [], stack: [] })
    expect(sitting.state.table.seats[0]).toMatchObject({ presence: 'out', holder: null })
    expect(sitting.messages).toEqual([
      'Ann flips a coaster, their own: NullPointerException (1 of 1).',
      'Ann fails: NullPointerException of their own.',
      'Ann loses a coaster, and has 0 left.',
      'SIGTERM: Ann is out of the game.',
      'Round 5: everybody places a coaster; Bob has the first turn.',
    ])
    expect(sitting.events.some(({ clause }) => clause === 'ACKS/bad.e')).toBe(true)
  })
})

/** Ann is out, with four failures. */
function withoutAnn(options: Partial<AcksAndExceptions['Options']> = {}): Sitting {
  const sitting = new Sitting(options)
  for (const lost of ['ACK', 'ACK', 'ACK', '']) {
    if (sitting.now === 'starter') sitting.draws('starter', 0)
    failRound(sitting, 'E A A A', lost)
  }
  return sitting
}

describe('whoever is out', () => {
  test('is passed over in set-up, turns, bidding and bids [ACKS/new.c]', () => {
    const sitting = withoutAnn()
    expect(sitting.waitsFor).toEqual(['Bob place', 'Cyd place', 'Dov place'])
    const move = { type: 'place', coaster: 'ACK' } as const
    expect(sitting.errorOf({ kind: 'move', at: at(0), by: 'Ann', move }).code).toBe('notAllowed')
    sitting.lay('- A A A')
    expect(sitting.now).toBe('placing Bob')
    sitting.play('Bob: place A; Cyd: place A; Dov: place A')
    expect(sitting.now).toBe('placing Bob')
    expect(sitting.refuses('Bob: challenge 7')).toMatchObject({
      code: 'tooHigh',
      details: { most: 6 },
    })
    sitting.play('Bob: challenge 3; Cyd: pass; Dov: pass')
    expect(sitting.now).toBe('processing Bob')
    sitting.play('Bob: flip own; Bob: flip own')
    expect(sitting.refuses('Bob: flip Ann').code).toBe('emptyQueue')
    expect(sitting.moves('Bob')).toEqual(['flip Cyd', 'flip Dov'])
  })

  test('starts no round [ACKS/new.c, ACKS/new.b]', () => {
    expect(withoutAnn().state.shared.starter).toBe(1)
    expect(withoutAnn({ nextStarter: 'chance', starter: 0 }).state.openPrompts).toMatchObject([
      { name: 'starter', question: { kind: 'pick', of: 3 }, details: { seats: [1, 2, 3] } },
    ])
  })
})

describe('the last player', () => {
  test('wins, whatever others have won [ACKS/end.b]', () => {
    const sitting = withoutAnn()
    winRound(sitting, '- A A A')
    expect(sitting.state.shared.starter).toBe(1)
    for (const lost of ['A', 'A', 'A', '']) failRound(sitting, '- E A A', lost)
    expect(sitting.now).toBe('set-up')
    expect(sitting.state.shared.starter).toBe(2)
    for (const lost of ['A', 'A', 'A', '']) failRound(sitting, '- - E A', lost)
    expect(sitting.state.outcome).toEqual({
      at: at(0),
      winners: ['Dov'],
      ranking: [['Dov']],
      awards: [],
    })
    expect(sitting.messages.slice(-2)).toEqual([
      'SIGTERM: Cyd is out of the game.',
      'The game is over. Dov won.',
    ])
  })
})

describe('the next round', () => {
  test('is started by the Challenger, who failed or succeeded [ACKS/new.b]', () => {
    const sitting = new Sitting().lay('A A E A').play('Ann: challenge 1; Bob: raise 2')
    sitting.play('Cyd: raise 3; Dov: pass; Ann: pass; Bob: pass; Cyd: flip own; Cyd: lose A')
    expect(sitting.state.shared.starter).toBe(2)
    expect(sitting.lay().now).toBe('placing Cyd')
  })

  test('is started by the next one clockwise where the options say so [ACKS/new.b]', () => {
    const sitting = new Sitting({ nextStarter: 'rotate' }).lay('A A E A')
    sitting.play('Ann: challenge 1; Bob: raise 2; Cyd: raise 3; Dov: pass; Ann: pass; Bob: pass')
    sitting.play('Cyd: flip own; Cyd: lose A')
    expect(sitting.state.shared.starter).toBe(1)
    expect(winRound(sitting).state.shared.starter).toBe(2)
  })

  test('passes over who is out when it goes clockwise [ACKS/new.c]', () => {
    const sitting = new Sitting({ nextStarter: 'rotate', starter: 3 }).lay().leave('Ann')
    expect(sitting.now).toBe('placing Dov')
    sitting.play('Dov: challenge 1; Bob: pass; Cyd: pass; Dov: flip own')
    expect(sitting.state.shared.starter).toBe(1)
  })

  test('is started by lot where the options say so [ACKS/new.b]', () => {
    const sitting = winRound(new Sitting({ nextStarter: 'chance' }))
    expect(sitting.now).toBe('starter')
    expect(sitting.state.openPrompts).toMatchObject([{ name: 'starter', to: 'host' }])
    expect(sitting.draws('starter', 3).lay().now).toBe('placing Dov')
  })
})

describe('the scores', () => {
  test('put rounds before coasters, and who is out last', () => {
    const scores = acksAndExceptions.scores
    expect(scores?.(new Sitting().state)).toEqual([4, 4, 4, 4])
    expect(scores?.(winRound(new Sitting()).state)).toEqual([9, 4, 4, 4])
    expect(scores?.(failRound(new Sitting(), 'E A A A', 'A').state)).toEqual([3, 4, 4, 4])
    expect(scores?.(withoutAnn().state)).toEqual([0, 4, 4, 4])
  })
})
