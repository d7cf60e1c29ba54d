import { days, type RosterSetup } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { trominoGo } from './game.js'
import { NAMES, Script } from './script.test-support.js'

describe('a match', () => {
  const roster = { players: NAMES, referees: ['Rex'], startedAt: START }
  const code = (more: Partial<RosterSetup>, options?: unknown): string => {
    const start = trominoGo.setup({ ...roster, ...more }, options)
    return start.ok ? 'begins' : start.error.code
  }

  test('has two players and one referee [1250.11/players]', () => {
    expect(code({})).toBe('begins')
    expect(code({ players: ['Ann'] })).toBe('tooFewPlayers')
    expect(code({ players: ['Ann', 'Bob', 'Cyd'] })).toBe('tooManyPlayers')
    expect(code({ referees: [] })).toBe('wrongReferees')
    expect(code({ referees: ['Rex', 'Sue'] })).toBe('wrongReferees')
    expect(code({ referees: ['Ann'] })).toBe('refereePlays')
  })

  test('begins with the referee’s announcement [1250.11/begin(1)]', () => {
    expect(code({ announcedBy: 'Rex' })).toBe('begins')
    expect(code({ announcedBy: 'Ann' })).toBe('wrongAnnouncer')
    expect(trominoGo.description.rule).toBe('1250.11')
  })

  test('uses Gamepoints from 0 [1250.11/equip]', () => {
    expect(trominoGo.description.equipment).toEqual(['Gamepoints'])
    expect(new Script().shared.scores).toEqual([0, 0])
  })

  test('has the rule’s options by default', () => {
    expect(new Script().state.options).toEqual({
      invalidPlays: 'stand',
      diagonalLeak: false,
      doubleConcessions: false,
      target: 7,
      komi: 0,
    })
    expect(code({}, { invalidPlays: 'ask' })).toBe('badOptions')
    expect(code({}, { diagonalLeaks: true })).toBe('badOptions')
    expect(code({}, { target: 0 })).toBe('badOptions')
    expect(code({}, { komi: -1 })).toBe('badOptions')
  })

  test('gives no Trophy [1250.11/8(8)]', () => {
    expect(trominoGo.description.trophy).toBe('none')
  })

  test.each([0, 1])('awaits the draw of the first player: seat %i [1250.11/begin(2)]', (seat) => {
    const script = new Script({ first: null })
    expect(script.state.openPrompts).toMatchObject([
      { name: 'first', to: 'referee', question: { kind: 'pick', of: 2 } },
    ])
    expect(script.turn).toBeNull()
    expect(script.wanted(0)).toEqual([])
    script.answers(seat)
    expect(script.shared.first).toBe(seat)
    expect(script.turn).toBe(NAMES[seat])
    expect(script.state.openPrompts).toEqual([])
  })

  test('starts its first round with the draw [1250.11/begin(3)]', () => {
    const script = new Script({ first: null })
    for (const move of ['AA\nA', 'pass', 'concede 1', 'accept 1', 'question']) {
      expect(script.refuses('Ann', move)).toMatchObject({
        code: 'notBegun',
        clause: '1250.11/begin(3)',
      })
    }
    expect(script.refuses('Rex', 'play 1 is illegal').code).toBe('notBegun')
    expect(script.due()).toBeNull()
    script.wait(days(20)).answers(1)
    expect(script.due()).toBe(3)
    expect(script.messages).toEqual([
      'Round 1 begins. Bob plays first, with the capitals, and begins with an A.',
    ])
  })
})

describe('letters', () => {
  test('are capitals for the first player, and small for the other [1250.11/1(3)]', () => {
    const script = new Script({ first: 1 })
    expect(script.refuses('Bob', 'aa\na')).toMatchObject({
      code: 'wrongLetter',
      details: { letter: 'a', due: 'A' },
    })
    script.plays('Bob', 'AA\nA')
    expect(script.refuses('Ann', 'AAB\nABB').code).toBe('wrongLetter')
    expect(script.plays('Ann', 'AAb\nAbb').grid).toEqual(['AAb', 'Abb'])
  })

  test('follow the order A b C a B c, again and again [1250.11/1(4)]', () => {
    const script = new Script()
    const letters: string[] = []
    for (let i = 0; i < 9; i++) {
      expect(script.turn).toBe(NAMES[i % 2])
      const other = NAMES[(i + 1) % 2] ?? ''
      const [first] = script.legal(i % 2)
      if (first?.type !== 'place') throw new Error('Nothing to play.')
      letters.push(first.letter)
      expect(script.legal((i + 1) % 2)).toEqual([])
      expect(script.refuses(other, first)).toMatchObject({
        code: 'notYourTurn',
        details: { player: NAMES[i % 2], letter: first.letter },
      })
      script.plays(NAMES[i % 2] ?? '', first)
    }
    expect(letters.join('')).toBe('AbCaBcAbC')
  })
})

describe('the first play', () => {
  test('puts an A anywhere, in any form [1250.11/2(1)]', () => {
    const script = new Script()
    expect(script.grid).toEqual([])
    expect(script.legal(0)).toHaveLength(4)
    for (const rows of [
      ['AA', 'A'],
      ['AA', ' A'],
      ['A', 'AA'],
      [' A', 'AA'],
    ]) {
      expect(new Script().plays('Ann', rows.join('\n')).grid).toEqual(rows)
    }
    expect(script.refuses('Ann', 'B at 0,0 1,0 0,1').code).toBe('wrongLetter')
  })

  test('may lie anywhere, without bounds [1250.11/2(2)]', () => {
    for (const options of [{}, { invalidPlays: 'refuse' }]) {
      const script = new Script({ options })
      script.plays('Ann', 'A at -4000,90000 -4001,90000 -4000,90001')
      expect(script.grid).toEqual(['AA', ' A'])
      expect(script.plays('Bob', 'AAb\n Abb').grid).toEqual(['AAb', ' Abb'])
    }
  })

  test('covers three squares in an L [1250.11/def.tromino]', () => {
    const script = new Script()
    for (const text of ['A at 0,0 1,0 2,0', 'A at 0,0 1,0 1,0', 'A at 0,0 1,1 3,1', 'AAA']) {
      expect(script.refuses('Ann', text)).toMatchObject({
        code: 'noTromino',
        clause: '1250.11/def.tromino',
      })
    }
  })
})

/** A match that refuses illegal plays, after some plays. */
function strict(...grids: readonly string[]): Script {
  return new Script({ options: { invalidPlays: 'refuse' } }).goes(...grids)
}

describe('the second play', () => {
  test.each([[['AAb', 'Abb']], [['AA', 'Abb', '  b']], [['bbAA', ' bA']], [[' AA', 'bA', 'bb']]])(
    'may be as in the pictures of the rule: %j [1250.11/2(8)]',
    (rows) => {
      const script = strict('AA\nA', rows.join('\n'))
      expect(script.grid).toEqual(rows)
    },
  )

  test('touches the A along 2 units, of one edge or two [1250.11/2(3)]', () => {
    const script = strict('AA\nA')
    expect(script.legal(1)).toHaveLength(12)
    for (const [text, units] of [
      ['AAb\nA bb', 1],
      ['AA b\nA bb', 0],
      ['AA\nA\n bb\n b', 0],
    ] as const) {
      expect(script.refuses('Bob', text)).toMatchObject({
        code: 'secondTouches',
        clause: '1250.11/2(3)',
        details: { units },
      })
    }
    expect(script.refuses('Bob', 'AAb\nA bb').message).toBe(
      'The b shares 1 unit of edge with the A; put it along 2 or more.',
    )
  })
})

describe('the third play', () => {
  const script = (): Script => strict('AA\nA', 'AAb\nAbb')

  test('touches the b along 2 units [1250.11/2(4)]', () => {
    expect(script().refuses('Ann', 'AAb\nAbb\n  CC\n  C')).toMatchObject({
      code: 'thirdTouches',
      clause: '1250.11/2(4)',
      details: { units: 1 },
      message: 'The C shares 1 unit of edge with the b; put it along 2 or more.',
    })
    expect(script().refuses('Ann', 'AAb\nAbb\n   CC\n   C')).toMatchObject({
      code: 'thirdTouches',
      details: { units: 0 },
    })
    expect(script().plays('Ann', 'AAbC\nAbbCC').turn).toBe('Bob')
  })

  test('need not touch the A [1250.11/2(5)]', () => {
    const corner = strict('AA\nA', 'AA\nAbb\n  b')
    expect(corner.refuses('Ann', 'AACC\nAbbC\n  b')).toMatchObject({
      code: 'thirdTouchesFirst',
      clause: '1250.11/2(5)',
      details: { units: 1 },
    })
    expect(corner.plays('Ann', 'AA\nAbbC\n  bCC').turn).toBe('Bob')
  })
})

describe('the fourth play', () => {
  const script = (): Script => strict('AA\nA', 'AAb\nAbb', 'AAbC\nAbbCC')

  test('touches the C along 2 units [1250.11/2(6)]', () => {
    expect(script().refuses('Bob', 'AAbC\nAbbCC\n    aa\n    a')).toMatchObject({
      code: 'fourthTouches',
      clause: '1250.11/2(6)',
      details: { units: 1 },
    })
    expect(script().plays('Bob', 'AAbCaa\nAbbCCa').turn).toBe('Ann')
  })

  const above = (): Script => strict('AA\nA', 'AAb\nAbb', '  CC\nAAbC\nAbb')

  test('need not touch the b [1250.11/2(7)]', () => {
    expect(above().refuses('Bob', '  CC\nAAbCa\nAbbaa')).toMatchObject({
      code: 'fourthTouchesSecond',
      clause: '1250.11/2(7)',
      details: { units: 1 },
    })
    expect(above().plays('Bob', '  CCa\nAAbCaa\nAbb').turn).toBe('Ann')
  })

  test('may touch the A, as section 3 starts with the fifth (TG-6) [1250.11/2(6)]', () => {
    const rows = [' aa', ' aCC', 'AAbC', 'Abb']
    expect(above().plays('Bob', rows.join('\n')).grid).toEqual(rows)
  })
})
