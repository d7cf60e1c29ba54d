import { describe, expect, test } from 'vitest'
import { type AcksAndExceptions, acksAndExceptions, winsOf } from './index.js'
import { at, NAMES, Script } from './script.test-support.js'

function pass(script: Script, from: string): Script {
  const start = NAMES.indexOf(from as 'Ann')
  for (const step of [1, 2, 3]) {
    const name = NAMES[(start + step) % 4]
    if (script.now === `bidding ${name}`) script.play(`${name}: pass`)
  }
  return script
}

/** The player whose turn it is challenges with 1, the others pass, and an own ACK is flipped. */
function winRound(script: Script, laid = 'A A A A'): Script {
  const name = script.lay(laid).now.replace('placing ', '')
  return pass(script.play(`${name}: challenge 1`), name).play(`${name}: flip own`)
}

/** The player whose turn it is challenges with 1 and flips their own Exception. */
function failRound(script: Script, laid: string, lost: string): Script {
  const name = script.lay(laid).now.replace('placing ', '')
  pass(script.play(`${name}: challenge 1`), name).play(`${name}: flip own`)
  return lost === '' ? script : script.play(`${name}: lose ${lost}`)
}

describe('success', () => {
  test('wins the round for the Challenger [ACKS/ok.a]', () => {
    const script = winRound(new Script())
    const { rounds } = script.state.shared
    expect(NAMES.map((_, seat) => winsOf(rounds, seat))).toEqual([1, 0, 0, 0])
    expect(script.messages).toContain('Ann wins the round, their first.')
  })

  test('starts a new round [ACKS/ok.c]', () => {
    const script = winRound(new Script())
    expect(script.now).toBe('set-up')
    expect(script.state.outcome).toBeNull()
    expect(script.messages.at(-1)).toBe(
      'Round 2: everybody places a coaster; Ann has the first turn.',
    )
  })

  test('returns all coasters, the flipped ones too [ACKS/new.a]', () => {
    const script = winRound(new Script(), 'A E E A')
    expect(script.state.shared).toMatchObject({
      coasters: [4, 4, 4, 4],
      stacks: [0, 0, 0, 0],
      calls: [],
      flips: [],
    })
    for (const secret of script.state.secret) {
      expect(secret).toEqual({ hand: ['ACK', 'ACK', 'ACK', 'Exception'], stack: [] })
    }
    script.lay('E E E E')
    expect(script.state.shared.stacks).toEqual([1, 1, 1, 1])
  })

  test('wins the game at once the second time [ACKS/obj, ACKS/ok.b, ACKS/end.a]', () => {
    const script = winRound(winRound(new Script()))
    expect(script.state.outcome).toEqual({
      at: at(0),
      winners: ['Ann'],
      ranking: [['Ann'], ['Bob', 'Cyd', 'Dov']],
      awards: [],
    })
    expect(script.messages).toEqual([
      'Ann flips a coaster of their own: ACK (1 of 1).',
      'Ann wins the round, their second, and the game.',
      'The game is over. Ann won.',
    ])
    expect(script.waitsFor).toEqual([])
    expect(script.refuses('Ann: place ACK').code).toBe('gameOver')
  })

  test('counts for each player separately [ACKS/obj]', () => {
    const script = new Script({ nextStarter: 'rotate' })
    for (const _ of NAMES) winRound(script)
    expect(NAMES.map((_, seat) => winsOf(script.state.shared.rounds, seat))).toEqual([1, 1, 1, 1])
    expect(script.state.outcome).toBeNull()
    expect(winRound(script).state.outcome?.winners).toEqual(['Ann'])
  })
})

describe('failure', () => {
  test('costs the Challenger a coaster of their choice [ACKS/bad.a]', () => {
    const script = failRound(new Script(), 'E A A A', '')
    expect(script.now).toBe('loss Ann')
    expect(script.waitsFor).toEqual(['Ann lose'])
    expect(script.moves('Ann')).toEqual(['lose ACK', 'lose Exception'])
    expect(script.moves('Bob')).toEqual([])
    expect(script.refuses('Bob: lose ACK')).toMatchObject({
      code: 'notChallenger',
      clause: 'ACKS/bad.a',
    })
    script.play('Ann: lose ACK')
    expect(script.state.shared.coasters).toEqual([3, 4, 4, 4])
    expect(script.state.secret[0]).toEqual({ hand: ['ACK', 'ACK', 'Exception'], stack: [] })
    expect(script.messages[0]).toBe('Ann loses a coaster and has 3 left.')
  })

  test('awaits the loss before anything else [ACKS/bad.a]', () => {
    expect(new Script().lay().refuses('Ann: lose ACK')).toMatchObject({
      code: 'nothingToLose',
      clause: 'ACKS/bad.a',
    })
  })

  test('may cost a coaster in hand or on the stack [ACKS/bad.a]', () => {
    const script = new Script().lay('A E A A').play('Ann: challenge 2')
    pass(script, 'Ann').play('Ann: flip own; Ann: flip Bob; Ann: lose Exception')
    expect(script.state.secret[0]?.hand).toEqual(['ACK', 'ACK', 'ACK'])
  })

  test('may cost the Exception, and play continues with only ACKs [ACKS/bad.d]', () => {
    const script = failRound(new Script(), 'E A A A', 'Exception')
    expect(script.state.secret[0]?.hand).toEqual(['ACK', 'ACK', 'ACK'])
    expect(script.moves('Ann')).toEqual(['place ACK'])
    expect(script.refuses('Ann: place Exception')).toMatchObject({
      code: 'notInHand',
      details: { hand: ['ACK', 'ACK', 'ACK'] },
    })
    script.lay('A E E E').play('Ann: challenge 2')
    pass(script, 'Ann').play('Ann: flip own; Ann: flip Bob')
    expect(script.moves('Ann')).toEqual(['lose ACK'])
    expect(script.refuses('Ann: lose Exception')).toMatchObject({
      code: 'notOwned',
      clause: 'ACKS/bad.a',
      details: { coaster: 'Exception' },
    })
    expect(script.play('Ann: lose ACK').state.secret[0]?.hand).toEqual(['ACK', 'ACK'])
  })

  test('starts a new round with the remaining coasters [ACKS/bad.c, ACKS/new.a]', () => {
    const script = failRound(new Script(), 'E A A A', 'ACK')
    expect(script.now).toBe('set-up')
    expect(script.messages).toEqual([
      'Ann loses a coaster and has 3 left.',
      'Round 2: everybody places a coaster; Ann has the first turn.',
    ])
    expect(script.state.shared.rounds.map(({ ended }) => ended)).toEqual(['failure'])
    expect(script.state.secret.map(({ hand }) => hand.length)).toEqual([3, 4, 4, 4])
  })

  test('gives nobody a win', () => {
    const { shared } = failRound(new Script(), 'E A A A', 'ACK').state
    expect(NAMES.map((_, seat) => winsOf(shared.rounds, seat))).toEqual([0, 0, 0, 0])
  })

  test('has the host draw the lost coaster with loss: random', () => {
    const script = failRound(new Script({ loss: 'random' }), 'E A A A', '')
    expect(script.state.openPrompts).toMatchObject([
      { name: 'loss', to: 'host', question: { kind: 'pick', of: 4 }, details: { seat: 0 } },
    ])
    expect(script.refuses('Ann: lose ACK')).toMatchObject({
      code: 'lossDrawn',
      clause: 'ACKS/bad.a',
    })
    expect(script.moves('Ann')).toEqual([])
    expect(script.waitsFor).toEqual([])
    script.draws('loss', 3)
    expect(script.state.secret[0]?.hand).toEqual(['ACK', 'ACK', 'ACK'])
    expect(script.events.filter(({ to }) => to !== 'public')).toMatchObject([
      { to: 0, clause: 'ACKS/bad.b', event: { coaster: 'Exception', for: 'loss' } },
    ])
    expect(script.now).toBe('set-up')
  })

  test('costs the last coaster without a choice [ACKS/bad.e]', () => {
    const script = new Script()
    for (const lost of ['ACK', 'ACK', 'ACK']) failRound(script, 'E A A A', lost)
    expect(script.state.shared.coasters).toEqual([1, 4, 4, 4])
    failRound(script, 'E A A A', '')
    expect(script.state.shared.coasters).toEqual([0, 4, 4, 4])
    expect(script.state.secret[0]).toEqual({ hand: [], stack: [] })
    expect(script.state.roster.seats[0]).toMatchObject({ presence: 'out', holder: null })
    expect(script.messages).toEqual([
      'Ann flips a coaster of their own: NullPointerException (1 of 1).',
      'Ann fails on NullPointerException, an Exception of their own.',
      'Ann loses a coaster and has 0 left.',
      'SIGTERM: Ann has no coaster left, and is out of the game.',
      'Round 5: everybody places a coaster; Bob has the first turn.',
    ])
    expect(script.events.some(({ clause }) => clause === 'ACKS/bad.e')).toBe(true)
  })
})

/** Ann is out, with four failures. */
function withoutAnn(options: Partial<AcksAndExceptions['Options']> = {}): Script {
  const script = new Script(options)
  for (const lost of ['ACK', 'ACK', 'ACK', '']) {
    if (script.now === 'starter') script.draws('starter', 0)
    failRound(script, 'E A A A', lost)
  }
  return script
}

describe('a player who is out', () => {
  test('is skipped in set-up, turns and bids [ACKS/new.c]', () => {
    const script = withoutAnn()
    expect(script.waitsFor).toEqual(['Bob place', 'Cyd place', 'Dov place'])
    const move = { type: 'place', coaster: 'ACK' } as const
    expect(script.errorOf({ kind: 'move', at: at(0), by: 'Ann', move }).code).toBe('notAllowed')
    script.lay('- A A A')
    expect(script.now).toBe('placing Bob')
    script.play('Bob: place A; Cyd: place A; Dov: place A')
    expect(script.now).toBe('placing Bob')
    expect(script.refuses('Bob: challenge 7')).toMatchObject({
      code: 'tooHigh',
      details: { most: 6 },
    })
    script.play('Bob: challenge 3; Cyd: pass; Dov: pass')
    expect(script.now).toBe('processing Bob')
    script.play('Bob: flip own; Bob: flip own')
    expect(script.refuses('Bob: flip Ann').code).toBe('emptyQueue')
    expect(script.moves('Bob')).toEqual(['flip Cyd', 'flip Dov'])
  })

  test('never starts a round [ACKS/new.c, ACKS/new.b]', () => {
    expect(withoutAnn().state.shared.starter).toBe(1)
    expect(withoutAnn({ nextStarter: 'chance', starter: 0 }).state.openPrompts).toMatchObject([
      { name: 'starter', question: { kind: 'pick', of: 3 }, details: { seats: [1, 2, 3] } },
    ])
  })
})

describe('the last player', () => {
  test('wins, whatever the others have won [ACKS/end.b]', () => {
    const script = withoutAnn()
    winRound(script, '- A A A')
    expect(script.state.shared.starter).toBe(1)
    for (const lost of ['A', 'A', 'A', '']) failRound(script, '- E A A', lost)
    expect(script.now).toBe('set-up')
    expect(script.state.shared.starter).toBe(2)
    for (const lost of ['A', 'A', 'A', '']) failRound(script, '- - E A', lost)
    expect(script.state.outcome).toEqual({
      at: at(0),
      winners: ['Dov'],
      ranking: [['Dov']],
      awards: [],
    })
    expect(script.messages.slice(-2)).toEqual([
      'SIGTERM: Cyd has no coaster left, and is out of the game.',
      'The game is over. Dov won.',
    ])
  })
})

describe('the next round', () => {
  test('is started by the Challenger of the last one [ACKS/new.b]', () => {
    const script = new Script().lay('A A E A').play('Ann: challenge 1; Bob: raise 2')
    script.play('Cyd: raise 3; Dov: pass; Ann: pass; Bob: pass; Cyd: flip own; Cyd: lose A')
    expect(script.state.shared.starter).toBe(2)
    expect(script.lay().now).toBe('placing Cyd')
  })

  test('is started by the next player clockwise with nextStarter: rotate [ACKS/new.b]', () => {
    const script = new Script({ nextStarter: 'rotate' }).lay('A A E A')
    script.play('Ann: challenge 1; Bob: raise 2; Cyd: raise 3; Dov: pass; Ann: pass; Bob: pass')
    script.play('Cyd: flip own; Cyd: lose A')
    expect(script.state.shared.starter).toBe(1)
    expect(winRound(script).state.shared.starter).toBe(2)
  })

  test('skips players who are out when it goes clockwise [ACKS/new.c]', () => {
    const script = new Script({ nextStarter: 'rotate', starter: 3 }).lay().leave('Ann')
    expect(script.now).toBe('placing Dov')
    script.play('Dov: challenge 1; Bob: pass; Cyd: pass; Dov: flip own')
    expect(script.state.shared.starter).toBe(1)
  })

  test('is started by a drawn player with nextStarter: chance [ACKS/new.b]', () => {
    const script = winRound(new Script({ nextStarter: 'chance' }))
    expect(script.now).toBe('starter')
    expect(script.state.openPrompts).toMatchObject([{ name: 'starter', to: 'host' }])
    expect(script.draws('starter', 3).lay().now).toBe('placing Dov')
  })
})

describe('the scores', () => {
  test('put rounds before coasters, and players who are out last', () => {
    const scores = acksAndExceptions.scores
    expect(scores?.(new Script().state)).toEqual([4, 4, 4, 4])
    expect(scores?.(winRound(new Script()).state)).toEqual([9, 4, 4, 4])
    expect(scores?.(failRound(new Script(), 'E A A A', 'A').state)).toEqual([3, 4, 4, 4])
    expect(scores?.(withoutAnn().state)).toEqual([0, 4, 4, 4])
  })
})
