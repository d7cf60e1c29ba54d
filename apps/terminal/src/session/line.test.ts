import { describe, expect, test } from 'vitest'
import { line, printable, textOf } from './line.js'

const pipe = { colours: false, columns: 0, shift: 0 }

describe('what is shown', () => {
  test('what could change a terminal is taken out', () => {
    expect(printable('a\u001b[2Jb\u0007\u0000\u009b31m\r\nc\td\re')).toBe('a·[2Jb···31m\nc\td\ne')
  })

  test('a view stands apart, and a refusal is marked', () => {
    const lines = [line('event', '• Ho.'), line('view', 'table'), line('error', 'No.')]
    expect(textOf(lines, pipe)).toBe('• Ho.\n\ntable\n\n! No.\n')
  })

  test('colours mark the kinds instead', () => {
    expect(textOf([line('error', 'No.')], { ...pipe, colours: true })).toBe(
      '\u001b[33mNo.\u001b[39m\n',
    )
    expect(textOf([line('event', '• Ho.')], { ...pipe, colours: true })).toBe('• Ho.\n')
  })

  test('fits the window, and says where a picture does not', () => {
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
