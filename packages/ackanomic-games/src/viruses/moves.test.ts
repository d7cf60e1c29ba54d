import { describe, expect, test } from 'vitest'
import { viruses } from './game.js'
import { type Viruses, virusesModel } from './model.js'
import { faultOf } from './moves.js'
import { by, moveIn, Script } from './script.test-support.js'

const GRID = ['A@B.', 'A.B.', '....']
const playing = (options: Partial<Viruses['Options']> = {}, players = 2): Script =>
  new Script({ players, options }).turn(2).draw(GRID)

function fault(text: string, script = playing(), sent: readonly string[] = []): string {
  return faultOf(script.state, 0, sent.map(moveIn), moveIn(text))?.code ?? 'valid'
}

describe('a move with virus A', () => {
  test.each([
    ['Place 4,1', 'valid', '5.a'],
    ['Place -1,-1', 'valid', '5.area'],
    ['Place 1,1', 'notEmpty', '5.empty'],
    ['Place 2,1', 'notEmpty', '5.empty'],
    ['Place 3,1', 'notEmpty', '5.empty'],
    ['Place -2,1', 'outside', '5.area'],
    ['Place 1,5', 'outside', '5.area'],
    ['Infect 2,1', 'valid', '5.b'],
    ['Infect 1,1', 'notClean', '5.b.not'],
    ['Infect 3,1', 'notClean', '5.b.not'],
    ['Infect 2,2', 'notClean', '5.b.not'],
    ['Infect 9,9', 'outside', '5.area'],
    ['Step 1,1 to 0,0', 'valid', '5.c'],
    ['Step 1,2 to 2,2', 'valid', '5.c'],
    ['Step 1,1 to 2,1', 'notEmpty', '5.empty'],
    ['Step 1,1 to 1,1', 'notAdjacent', '3.a'],
    ['Step 1,1 to 3,2', 'notAdjacent', '3.a'],
    ['Step 2,1 to 2,2', 'notYourCell', '5.c.shared'],
    ['Step 3,1 to 4,1', 'notYourCell', '5.c.shared'],
    ['Step 4,1 to 4,2', 'notYourCell', '5.c.shared'],
    ['Step 1,1 to -2,1', 'outside', '5.area'],
    ['Step 9,9 to 8,8', 'outside', '5.area'],
    ['Destroy 1,1', 'valid', '5.d'],
    ['Destroy 3,1', 'notYourCell', '5.d'],
    ['Destroy 2,1', 'notYourCell', '5.d'],
    ['Destroy 2,2', 'notYourCell', '5.d'],
    ['Uninfect 1,2', 'valid', '5.e'],
    ['Uninfect 2,1', 'notYourCell', '5.e'],
    ['Uninfect 3,2', 'notYourCell', '5.e'],
  ])(
    'such as %s is %s [1250.16/5.area, 1250.16/5.empty, 1250.16/5.b.not, 1250.16/5.c.shared, 1250.16/3.a]',
    (text, code) => {
      expect(fault(text)).toBe(code)
    },
  )

  test('may be a step to one of the eight squares around [1250.16/3.a, 1250.16/5.c]', () => {
    const script = new Script().turn(2).draw(['.....', '.....', '..A..', '.....', '.....', '@...@'])
    const steps: string[] = []
    for (let column = 1; column <= 5; column++) {
      for (let row = 1; row <= 5; row++) {
        if (fault(`Step 3,3 to ${column},${row}`, script) === 'valid')
          steps.push(`${column},${row}`)
      }
    }
    expect(steps).toEqual(['2,2', '2,3', '2,4', '3,2', '3,4', '4,2', '4,3', '4,4'])
  })

  test('must be Place or Infect in the first turn [1250.16/4.e]', () => {
    const first = new Script({ players: 2 }).draw(GRID)
    expect(fault('Place 4,1', first)).toBe('valid')
    expect(fault('Infect 2,1', first)).toBe('valid')
    for (const text of ['Step 1,2 to 2,2', 'Destroy 1,1', 'Uninfect 1,1']) {
      expect(fault(text, first)).toBe('firstTurn')
    }
  })

  test('gets a hint if it will be dropped [1250.16/4.f]', () => {
    const script = playing().apply(by.move(1, 'Ann', 'Place 3,1'))
    expect(script.transcript).toEqual([
      'seat 0: Ann: Place 3,1. As things stand it will be dropped: The square 3,1 holds a cell with virus B; name one that is empty.',
      'referee: Ann: Place 3,1. As things stand it will be dropped: The square 3,1 holds a cell with virus B; name one that is empty.',
    ])
  })
})

describe('the effect', () => {
  const made = (...moves: readonly string[]): readonly string[] => {
    // A generation follows, and these squares are far enough apart to show each effect.
    const script = new Script({ players: 3 }).turn(2)
    return script
      .draw(['AA....BB', '.A....B.', '........', '..@@....', '..@@....'])
      .sends(...moves)
      .ends().rows
  }
  const withoutMoves = made()

  test('of Place is an infected cell [1250.16/5.a, 1250.16/6.f, 1250.16/7.t]', () => {
    // The corner of each block fills by itself, so a cell of Bob's in Ann's corner makes a difference.
    expect(withoutMoves[2]?.slice(2)).toBe('AA....BB..')
    expect(made('Bob: Place 1,2')[3]?.slice(2)).toBe('BA....BB..')
  })

  test('of Infect is a virus in a clean cell [1250.16/5.b, 1250.16/6.f]', () => {
    expect(made('Ann: Infect 3,4')[5]).toBe('....A@......')
    expect(made('Ann: Infect 3,4', 'Bob: Infect 4,5').slice(5, 7)).toEqual([
      '....A@......',
      '....@B......',
    ])
  })

  test('of Step is a moved cell [1250.16/5.c, 1250.16/6.f]', () => {
    const script = new Script({ players: 2 }).turn(2)
    script.draw(['AA.', 'A..', '..A', '...', '.BB', '.BB']).sends('Ann: Step 3,3 to 2,2').ends()
    expect(script.rows.slice(2, 4)).toEqual(['..AA...', '..AA...'])
  })

  test('of Destroy is a removed cell [1250.16/5.d, 1250.16/6.f]', () => {
    const rows = made('Bob: Destroy 8,1')
    expect(rows[2]?.slice(2)).toBe('AA....')
  })

  test('of Uninfect is a clean cell [1250.16/5.e, 1250.16/6.f]', () => {
    const rows = made('Bob: Uninfect 8,1')
    expect(rows[2]?.slice(2)).toBe('AA....B@..')
  })

  test.each(['Shoot 3,4', 'Infect', 'Step 3,4', '{"type":"pass"}'])(
    'does not exist for “%s”, which is not a move [1250.16/5.type, 1250.16/5.coord]',
    (text) => {
      const read = viruses.notation.parse(text, viruses.view(playing().state, 0))
      expect(read.ok).toBe(false)
      for (const move of [{ type: 'pass' }, { type: 'place' }, { type: 'step', from: [1, 1] }]) {
        const entry = { ...by.time(1), kind: 'move', by: 'Ann', move }
        expect(playing().errorOf(entry).code).toBe('invalidEntry')
      }
    },
  )

  test('is on a square named by column, then row [1250.16/5.coord]', () => {
    expect(fault('Infect 2,1')).toBe('valid')
    expect(fault('Infect 1,2')).toBe('notClean')
  })
})

describe('a conflict', () => {
  const conflicts = (rows: readonly string[], ...moves: readonly string[]): readonly boolean[] => {
    const script = new Script({ players: 4 })
      .turn(2)
      .draw(rows)
      .sends(...moves)
      .ends()
    return script.shared.last?.moves.map(({ conflicting }) => conflicting) ?? []
  }

  test('arises between Place and Step into one square [1250.16/5.conf.a, 1250.16/6.d]', () => {
    const rows = ['A.B', '...', '@@@']
    expect(conflicts(rows, 'Ann: Place 2,1', 'Bob: Place 2,1')).toEqual([true, true])
    expect(conflicts(rows, 'Ann: Place 2,2', 'Bob: Step 3,1 to 2,2')).toEqual([true, true])
    expect(conflicts(rows, 'Ann: Step 1,1 to 2,1', 'Bob: Step 3,1 to 2,1')).toEqual([true, true])
    expect(conflicts(rows, 'Ann: Step 1,1 to 2,1', 'Bob: Place 2,2')).toEqual([false, false])
  })

  test('arises between Infects of one clean cell [1250.16/5.conf.b]', () => {
    const rows = ['@@', '@@']
    expect(conflicts(rows, 'Ann: Infect 1,1', 'Bob: Infect 1,1')).toEqual([true, true])
    expect(conflicts(rows, 'Ann: Infect 1,1', 'Bob: Infect 2,1')).toEqual([false, false])
  })

  test('destroys all three moves, and spares a fourth [1250.16/6.d, 1250.16/6.g]', () => {
    const script = new Script({ players: 4 }).turn(2).draw(['@@', '@@'])
    script.sends('Ann: Infect 1,1', 'Bob: Infect 1,1', 'Cyd: Infect 1,1', 'Dov: Infect 2,2')
    expect(script.shared.last?.moves.map(({ conflicting }) => conflicting)).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(script.rows.slice(2, 4)).toEqual(['..@@..', '..@D..'])
  })

  test('does not arise from Destroy, Uninfect or leaving a square [1250.16/5.conf.c, 1250.16/5.empty]', () => {
    const rows = ['AB.', 'AB.', '...']
    expect(conflicts(rows, 'Ann: Destroy 1,1', 'Bob: Uninfect 2,1')).toEqual([false, false])
    const script = new Script().turn(2).draw(rows)
    script.sends('Ann: Place 2,1', 'Bob: Step 2,1 to 3,1').ends()
    expect(script.shared.last?.moves).toEqual([
      { seat: 1, move: { type: 'step', from: [2, 1], to: [3, 1] }, conflicting: false },
    ])
  })

  test('between moves of one player in the first turn drops both, or merges them (V7) [1250.16/5.conf.a, 1250.16/5.conf.b]', () => {
    const moves = ['Ann: Infect 1,1', 'Ann: Infect 1,1', 'Ann: Place 5,5', 'Ann: Infect 1,2']
    const listed = (ownDuplicates: Viruses['Options']['ownDuplicates']) =>
      new Script({ options: { ownDuplicates } }).sends(...moves).ends().shared.last?.moves
    expect(listed('conflict')?.map(({ conflicting }) => conflicting)).toEqual([true, true, false])
    expect(listed('merge')).toEqual([
      { seat: 0, move: { type: 'infect', at: [1, 1] }, conflicting: false },
      { seat: 0, move: { type: 'infect', at: [1, 2] }, conflicting: false },
    ])
    expect(
      fault('Infect 1,1', new Script({ options: { ownDuplicates: 'merge' } }), ['Infect 1,1']),
    ).toBe('repeated')
  })
})

describe('the kept moves', () => {
  const listed = (script: Script): readonly string[] =>
    script.shared.last?.moves.map(({ seat, move }) => {
      const view = viruses.view(script.state, 'public')
      return `${seat} ${viruses.notation.format(move, view)}`
    }) ?? []

  test('exclude invalid moves, which do not count [1250.16/6.a, 1250.16/6.c]', () => {
    const script = playing().sends(
      'Ann: Place 1,1',
      'Ann: Infect 3,1',
      'Ann: Place 4,1',
      'Ann: Place 4,2',
    )
    expect(listed(script.ends())).toEqual(['0 Place 4,1'])
  })

  test('are the first valid moves up to the limit, and cannot be changed [1250.16/6.b, 1250.16/6.c, 1250.16/4.c]', () => {
    const script = playing().sends('Ann: Place 4,1', 'Ann: Place 4,2')
    expect(script.transcript[0]).toBe(
      'seat 0: Ann: Place 4,2. As things stand it will be dropped: Your valid move is in, and you have only one this turn; it cannot be changed.',
    )
    expect(listed(script.ends())).toEqual(['0 Place 4,1'])
  })

  test('are three in the first turn, then one [1250.16/4.d, 1250.16/4.c]', () => {
    const script = new Script().sends(
      ...['3,3', '4,4', '3,8', '8,3'].map((square) => `Ann: Place ${square}`),
    )
    script.sends('Bob: Place 7,7').ends()
    expect(listed(script)).toEqual(['0 Place 3,3', '0 Place 4,4', '0 Place 3,8', '1 Place 7,7'])
    script.draw(GRID).sends('Ann: Place 4,1', 'Ann: Place 4,2').ends()
    expect(listed(script)).toEqual(['0 Place 4,1'])
  })

  test('conflict only with kept moves [1250.16/6.e]', () => {
    const script = playing({}, 3).sends('Ann: Place 4,1', 'Ann: Place 4,2', 'Bob: Place 4,2').ends()
    expect(script.shared.last?.moves.map(({ conflicting }) => conflicting)).toEqual([false, false])
  })

  test('include no later move in place of a lost one [1250.16/6.g]', () => {
    const script = playing({}, 3).sends('Ann: Place 4,1', 'Ann: Place 4,3', 'Bob: Place 4,1').ends()
    expect(listed(script)).toEqual(['0 Place 4,1', '1 Place 4,1'])
    expect(script.shared.last?.moves.every(({ conflicting }) => conflicting)).toBe(true)
  })

  test('are checked at once with invalidPlays: refuse [1250.16/6.a, 1250.16/6.b]', () => {
    const script = playing({ invalidPlays: 'refuse' })
    expect(script.errorOf(by.move(1, 'Ann', 'Place 1,1'))).toMatchObject({
      code: 'notEmpty',
      clause: '1250.16/5.empty',
      details: { square: [1, 1], character: 'A' },
    })
    script.sends('Ann: Place 4,1')
    expect(script.errorOf(by.move(2, 'Ann', 'Place 4,2')).code).toBe('tooMany')
  })

  test('are up to fifty for each player, and always leave room for valid moves [1250.16/6.c, 1250.16/6.g]', () => {
    const script = playing()
    for (let i = 0; i < 50; i++) script.apply(by.move(1, 'Ann', 'Place 1,1'))
    expect(script.errorOf(by.move(1, 'Ann', 'Place 1,1'))).toEqual({
      code: 'tooManyMessages',
      clause: '1250.16/6.g',
      details: { most: 50 },
      message:
        'You have sent 50 moves this turn that do not count, and no more of them are kept; send one that counts, or wait for the next turn.',
    })
    expect(viruses.legalMoves(viruses.view(script.state, 0)).moves).not.toEqual([])
    script.apply(by.move(1, 'Ann', 'Place 4,1'))
    expect(script.errorOf(by.move(1, 'Ann', 'Place 4,2')).code).toBe('tooManyMessages')
    expect(listed(script.ends())).toEqual(['0 Place 4,1'])
  })
})

test('moves in a vast area are listed at cells, and drawn anywhere', () => {
  const script = playing().put({
    cells: [1, 1, 1, 500, 500, 0],
    area: { left: -1, top: -1, right: 502, bottom: 502 },
  })
  const legal = viruses.legalMoves(viruses.view(script.state, 0))
  expect(legal.complete).toBe(false)
  expect(new Set(legal.moves.map(({ type }) => type))).not.toContain('place')
  expect(legal.sample(() => 3)).toEqual({ type: 'place', at: [2, -1] })
})

test('the error messages name the allowed squares', () => {
  const [, message] = virusesModel.errors.outside
  if (typeof message === 'string') throw new Error('It says where.')
  const area = { left: -1, top: 0, right: 5, bottom: 9 }
  expect(message({ square: [7, 7], area })).toBe(
    'The square 7,7 lies outside the active area; name squares within columns -1 to 5, rows 0 to 9.',
  )
})
