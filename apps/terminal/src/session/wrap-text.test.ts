import fc from 'fast-check'
import widthOf from 'fast-string-width'
import { describe, expect, test } from 'vitest'
import { fitCells, fitPairs, fitText } from './wrap-text.js'

const fitLines = (text: string, columns: number, shift = 0): string[] =>
  fitText(text, columns, shift).text.split('\n')

describe('prose', () => {
  test.each<[string, string, number, readonly string[]]>([
    ['that fits stays on one line', 'one two three four', 18, ['one two three four']],
    ['is wrapped between words', 'one two three four five', 18, ['one two three four', 'five']],
    [
      'is indented under its bullet',
      '• Ann bids five of hearts.',
      18,
      ['• Ann bids five of', '  hearts.'],
    ],
    [
      'is indented under its number',
      '12. Ann bids five of hearts.',
      20,
      ['12. Ann bids five of', '    hearts.'],
    ],
    [
      'is indented under its column',
      '   4  Ann bids five of hearts, and Bob bids six.',
      30,
      ['   4  Ann bids five of hearts,', '      and Bob bids six.'],
    ],
    [
      'keeps the indentation of a list of cards',
      '     pack AH 2H 3H 4H 5H 6H 7H',
      22,
      ['     pack AH 2H 3H 4H', '     5H 6H 7H'],
    ],
    [
      'is not indented if the column leaves no room',
      'something that is long  and what is said of it',
      30,
      ['something that is long  and', 'what is said of it'],
    ],
  ])('%s', (_, text, columns, lines) => {
    expect(fitLines(text, columns)).toEqual(lines)
  })

  test('loses and splits no word, whatever the width of the window', () => {
    const word = fc.constantFrom('at', 'bid', 'hearts,', 'wonderfully', '“so”', '2H', '日本')
    const line = fc.tuple(
      fc.constantFrom('', '  ', '• ', '- ', '3. ', '   4  '),
      fc.array(word, { minLength: 1, maxLength: 30 }),
    )
    fc.assert(
      fc.property(fc.array(line), fc.integer({ min: 40, max: 120 }), (lines, columns) => {
        const text = lines.map(([lead, words]) => lead + words.join(' ')).join('\n')
        const fitted = fitText(text, columns, 0)
        expect(fitted.text.split(/\s+/u)).toEqual(text.split(/\s+/u))
        for (const each of fitted.text.split('\n'))
          expect(widthOf(each)).toBeLessThanOrEqual(columns)
      }),
    )
  })
})

describe('a picture', () => {
  const board = [
    `   ${'0123456789'.repeat(5)}`,
    `-1 ${'.....@....'.repeat(5)}`,
    ` 0 ${'..........'.repeat(5)}`,
  ]

  test('that fits is left as it is', () => {
    expect(fitText(board.join('\n'), 53, 0)).toEqual({ text: board.join('\n'), width: 0 })
  })

  test('that is too wide is cut with a mark and can be moved', () => {
    const { text, width } = fitText(board.join('\n'), 20, 0)
    expect(width).toBe(53)
    expect(text.split('\n')[1]).toBe('-1 .....@.........@›')
    expect(fitLines(board.join('\n'), 20, 10)[0]).toBe('7890123456789012345›')
    expect(fitLines(board.join('\n'), 20, 999)[0]).toBe('01234567890123456789')
  })

  test('keeps its short rows in place, and the prose around it', () => {
    const text = `A board, and this is what there is to say of it:\n\n${board.join('\n')}\n   ^`
    const lines = fitLines(text, 20, 10)
    expect(lines.slice(0, 3)).toEqual(['A board, and this is', 'what there is to say', 'of it:'])
    expect(lines.at(-1)).toBe('')
  })

  test.each([
    '  │ 5S    LOOP │  │ 7H    PULL │  │ AD    EDIT │',
    '  ┌─1──────────┐  ┌─2──────────┐  ┌─3──────────┐',
    'a . . . . . . . . . . . . . . . . . . . . .',
    `10 ${'.'.repeat(38)}`,
    ` 3 AA.B..a${'.'.repeat(38)}`,
  ])('is recognized by the row %s', (row) => {
    expect(fitText(row, 40, 0)).toMatchObject({ width: row.length })
  })
})

describe('short texts', () => {
  test('are arranged in columns', () => {
    expect(fitCells(['bid A', 'bid K', 'bid 10'], 0)).toBe('  bid A   bid K   bid 10')
    expect(fitCells(['bid A', 'bid K', 'bid 10'], 20)).toBe('  bid A   bid K\n  bid 10')
    expect(fitCells(['one two three four five'], 20)).toBe('  one two three four\n  five')
  })

  test('are beside or above their explanations', () => {
    const pairs = ['look\tthe table as you see it', 'log [N]\tall']
    expect(fitPairs(pairs, 0)).toBe('  look     the table as you see it\n  log [N]  all')
    expect(fitPairs(pairs, 40)).toBe('  look\n      the table as you see it\n  log [N]\n      all')
    expect(fitPairs(['a\tone two three four five six seven'], 37)).toBe(
      '  a  one two three four five six\n     seven',
    )
  })
})
