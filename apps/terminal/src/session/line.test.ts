import { describe, expect, test } from 'vitest'
import { line, printable, textOf } from './line.js'

const pipe = { colours: false, columns: 0, shift: 0 }

describe('the output', () => {
  test('replaces control characters', () => {
    expect(printable('a\u001b[2Jb\u0007\u0000\u009b31m\r\nc\td\re')).toBe('a·[2Jb···31m\nc\td\ne')
  })

  test('sets a view apart and marks a refusal', () => {
    const lines = [line('event', '• Ho.'), line('view', 'table'), line('error', 'No.')]
    expect(textOf(lines, pipe)).toBe('• Ho.\n\ntable\n\n! No.\n')
  })

  test('marks kinds by colour if colours are on', () => {
    expect(textOf([line('error', 'No.')], { ...pipe, colours: true })).toBe(
      '\u001b[33mNo.\u001b[39m\n',
    )
    expect(textOf([line('event', '• Ho.')], { ...pipe, colours: true })).toBe('• Ho.\n')
  })

  test('fits the window, and says how to move a picture that does not', () => {
    const board = line('view', `a ${'. '.repeat(30)}\nb ${'. '.repeat(30)}`)
    const shown = textOf([line('note', 'one two three four five six seven'), board], {
      ...pipe,
      columns: 20,
    })
    expect(shown).toMatch(
      /^one two three four\nfive six seven\n\na (?:\. )+\.›\nb (?:\. )+\.›\n\n/u,
    )
    expect(shown).toMatch(/61\s+columns\s+wide,\s+and\s+the\s+window\s+20:\s+"look\s+right"/u)
  })
})
