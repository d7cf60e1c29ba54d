import { describe, expect, test } from 'vitest'
import { trominoGo } from './game.js'
import { trominoGridRows } from './grid.js'
import type { Act } from './model.js'
import { afterPlay, positionOf } from './plays.js'
import { randomRound } from './positions.test-support.js'
import { Script } from './script.test-support.js'

const { notation } = trominoGo

function reads(script: Script, text: string, viewer: 0 | 1 | 'referee' = 0): unknown {
  const read = notation.parse(text, script.view(viewer))
  return read.ok ? read.value : read.error.message
}

const two = (): Script => new Script().goes('AA\nA', 'AAb\nAbb')
const C = {
  type: 'place',
  letter: 'C',
  cells: [
    [3, 0],
    [3, 1],
    [4, 1],
  ],
}

describe('a play', () => {
  test('is the new grid [1250.11/9(1)]', () => {
    expect(reads(two(), 'AAbC\nAbbCC')).toEqual(C)
    expect(notation.format(C as unknown as Act, two().view(0))).toBe('AAbC\nAbbCC')
  })

  test.each([
    ['indented', '     AAbC\n     AbbCC'],
    ['with lines around it', '\n\n  AAbC  \r\n  AbbCC\r\n\n'],
    ['with dots', '......\n.AAbC.\n.AbbCC\n......'],
    ['in one line', 'AAbC/AbbCC'],
    ['quoted', '> AAbC\n> AbbCC'],
  ])('may be posted as %s', (_, text) => {
    expect(reads(two(), text)).toEqual(C)
  })

  test('may grow left and up', () => {
    const grown = reads(two(), '  CC\nAAbC\nAbb')
    expect(grown).toMatchObject({
      cells: [
        [2, -1],
        [3, -1],
        [3, 0],
      ],
    })
    expect(reads(new Script().goes('AA\nA'), 'b\nbb\n AA\n A')).toMatchObject({
      letter: 'b',
      cells: [
        [-1, -2],
        [-1, -1],
        [0, -1],
      ],
    })
  })

  test('distinguishes capitals from small letters (GEN-10)', () => {
    expect(reads(two(), 'AAbc\nAbbcc')).toMatchObject({ letter: 'c' })
    expect(reads(two(), 'aabC\nabbCC')).toContain('are not where they were')
  })

  test.each([
    ['AAb\nAbb', 'The grid is as it was; add the C, or write "pass" if there is no legal play.'],
    [
      'AAbC\nAbb',
      'The posted grid has 7 letters, and the last one has 6; repost it, and add the C, which is three letters.',
    ],
    [
      'AACb\nAbbCC',
      'The trominoes that were on the grid are not where they were; repost it as it is, and add the C.',
    ],
    ['AAbC\nAbbCB', 'A tromino is three equal letters; repost the grid, and add the C.'],
  ])('is refused with a reason: %j', (text, error) => {
    expect(reads(two(), text)).toBe(error)
  })

  test('may name its squares', () => {
    expect(reads(two(), 'C at 4,1 3,1 3,0')).toEqual(C)
    expect(reads(two(), 'C at 3, 0, 3, 1, 4, 1.')).toEqual(C)
    expect(reads(two(), 'C at -3,0 -3,1 -4,1')).toMatchObject({
      cells: [
        [-3, 0],
        [-4, 1],
        [-3, 1],
      ],
    })
    expect(reads(two(), 'X at 3,0 3,1 4,1')).toBe(
      'X is not a letter of this game; write A, B, C, a, b or c.',
    )
  })

  test('is written as squares where a grid might be misread', () => {
    const script = new Script()
    const far = {
      type: 'place',
      letter: 'A',
      cells: [
        [5, 5],
        [6, 5],
        [5, 6],
      ],
    } as const
    expect(notation.format(far, script.view(0))).toBe('A at 5,5 6,5 5,6')
    script.goes('AA\nA')
    const apart = {
      type: 'place',
      letter: 'b',
      cells: [
        [500, 5],
        [501, 5],
        [500, 6],
      ],
    } as const
    expect(notation.format(apart, script.view(0))).toBe('b at 500,5 501,5 500,6')
    expect(reads(script, 'b at 500,5 501,5 500,6')).toEqual(apart)
  })

  test('is read back throughout rounds, with moves [1250.11/9(1)]', () => {
    let drawn = 0
    for (const seed of [14, 122, 285, 846, 1028]) {
      const script = new Script()
      for (const act of randomRound(seed)) {
        const view = script.view(0)
        const text = notation.format(act, view)
        expect(reads(script, text)).toEqual(act)
        const isDrawn = !text.includes(' at ') && !text.includes('from')
        if ((act.type === 'place' || act.type === 'move') && isDrawn) {
          const { trominoes, play } = positionOf(script.shared)
          expect(text).toBe(trominoGridRows(afterPlay({ trominoes, play }, act))?.join('\n'))
          drawn++
        }
        script.plays(script.turn ?? '', act)
      }
    }
    expect(drawn).toBeGreaterThan(140)
  })

  test('of a moved tromino is the grid with its new place [1250.11/9(1)]', () => {
    const acts = randomRound(122)
    const at = acts.findIndex(({ type }) => type === 'move')
    const script = new Script().goes(...acts.slice(0, at))
    const move = acts[at] as Act
    const text = notation.format(move, script.view(0))
    expect(text).not.toContain('from')
    expect(reads(script, text)).toEqual(move)
    expect(reads(script, script.grid.join('\n'))).toBe(
      'The grid is as it was; move one of your As, or write "pass" if there is no legal play.',
    )
  })
})

describe('other actions', () => {
  test.each<[string, unknown]>([
    ['pass', { type: 'pass' }],
    ['I pass.', { type: 'pass' }],
    ['concede 3', { type: 'concede', gamepoints: 3 }],
    ['I concede the round with 3 Gamepoints', { type: 'concede', gamepoints: 3 }],
    ['Concede 1 Gamepoint.', { type: 'concede', gamepoints: 1 }],
    ['accept 3', { type: 'accept', gamepoints: 3 }],
    ['I accept the concession of 3 Gamepoints', { type: 'accept', gamepoints: 3 }],
    ['question', { type: 'question' }],
    ['I question the plays', { type: 'question' }],
    ['Play 7 is illegal.', { type: 'illegal', play: 7 }],
  ])('are read from “%s”', (text, move) => {
    expect(reads(two(), text)).toEqual(move)
  })

  test('may accept the offered concession without its number', () => {
    const script = two().plays('Ann', 'concede 1').plays('Bob', 'concede 2')
    expect(reads(script, 'accept', 0)).toEqual({ type: 'accept', gamepoints: 2 })
    expect(reads(script, 'accept', 1)).toEqual({ type: 'accept', gamepoints: 1 })
    expect(reads(script, 'I accept.', 1)).toEqual({
      type: 'accept',
      gamepoints: 1,
    })
    script.plays('Bob', 'concede 4')
    expect(reads(script, 'accept', 0)).toBe(
      'Say which of the concessions you accept: "accept 2" or "accept 4".',
    )
    expect(reads(two(), 'I accept')).toBe(
      'There is no concession in this round that you could accept; play on.',
    )
  })

  test.each([
    ['', 'Write a play.'],
    ['hello', '“hello” is not a play.'],
    ['concede', 'Concede a whole number of Gamepoints, 0 or more'],
    ['concede -2', 'Concede a whole number of Gamepoints, 0 or more'],
    ['concede 1.5', 'Concede a whole number of Gamepoints, 0 or more'],
    ['concede 9999999999999999', 'There are not that many Gamepoints; concede fewer.'],
    ['accept it all', 'Say what you accept'],
    ['pass on', '“pass on” is not a play.'],
    ['A at 0,0 1,0', 'is not a play.'],
    ['\ud800', '“\uFFFD” is not a play.'],
    ['x'.repeat(200), 'is not a play.'],
    ['x'.repeat(301), 'is too long for a play.'],
    [`concede with${' '.repeat(39_000)}x`, 'is too long for a play.'],
    [`${'A'.repeat(39_000)}!`, 'is too long for a play.'],
    ['A'.repeat(50_000), 'That is too long for a grid'],
  ])('are not read from %j', (text, error) => {
    expect(reads(two(), text)).toContain(error)
  })
})

describe('the table as text', () => {
  test('shows the due play, the Gamepoints and the grid', () => {
    const script = two().plays('Bob', 'concede 2')
    expect(trominoGo.render(script.view(0)).split('\n')).toEqual([
      'Tromino Go, round 1, play 3: Ann is to play C',
      '',
      'Ann: 0 (you, ABC)',
      'Bob: 0 (abc)',
      'Referee: Rex',
      'Bob concedes the round with 2.',
      '',
      '  0',
      '0 AAb',
      '1 Abb',
    ])
  })

  test('numbers columns and rows for typed plays, and is read back', () => {
    const script = two().goes('C at -2,2 -1,2 -1,1')
    const picture = trominoGo.render(script.view(1)).split('\n').slice(-4)
    expect(picture).toEqual(['  -2', '0 ..AAb', '1 .CAbb', '2 CC...'])
    const wide = new Script().goes('A at -12,-1 -11,-1 -12,0', 'b at -2,8 -2,9 -1,9', 'pass')
    expect(trominoGo.render(wide.view(0)).split('\n').at(-12)).toBe('   -12    -5')
    const next = picture.map((line) => line.replace('.CAbb', 'aCAbb'))
    expect(reads(script, next.join('\n'))).toContain('The posted grid has 10 letters')
    const text = ['  -3', '0 ...AAb', '1 aaCAbb', '2 aCC...'].join('\n')
    expect(reads(script, text)).toEqual({
      type: 'place',
      letter: 'a',
      cells: [
        [-3, 1],
        [-2, 1],
        [-3, 2],
      ],
    })
  })

  test('describes other events', () => {
    const line = (script: Script): string =>
      trominoGo.render(script.view('public')).split('\n')[0] ?? ''
    expect(line(new Script({ first: null }))).toBe('Tromino Go: the referee draws who plays first')
    expect(line(two().plays('Bob', 'question'))).toBe(
      'Tromino Go: Bob has questioned the plays, and the referee is to answer',
    )
    expect(line(two().plays('Bob', 'concede 2').plays('Ann', 'accept 2'))).toBe(
      'Tromino Go, round 1 is over. It was conceded. Ann wins it and scores 2 Gamepoints. The referee is to post it.',
    )
    expect(line(two().leave('Bob'))).toBe('Tromino Go is over. Ann won.')
    expect(line(two().leave('Bob', 'Ann'))).toBe('Tromino Go is over. Nobody is left.')
    const acts = randomRound(285).slice(0, 30)
    expect(line(new Script().goes(...acts))).toBe('Tromino Go, round 1, play 31: Ann is to move A')
  })

  test('names squares where the grid is too wide', () => {
    const script = new Script().goes('AA\nA', 'b at 500,5 501,5 500,6')
    expect(script.messages).toEqual(['Play 2: Bob plays b at 500,5 501,5 500,6.'])
    expect(trominoGo.render(script.view('public')).split('\n').slice(-2)).toEqual([
      'A at 0,0 1,0 0,1',
      'b at 500,5 501,5 500,6',
    ])
  })

  test('shows who is away', () => {
    const script = new Script().changeRoster({
      type: 'vacation',
      person: 'Ann',
      substitute: { person: 'Sue', agrees: true },
    })
    script.changeRoster({ type: 'vacation', person: 'Bob' })
    expect(trominoGo.render(script.view('public'))).toContain(
      'Ann: 0 (on vacation, Sue plays, ABC)\nBob: 0 (on vacation, abc)',
    )
  })
})
