import { describe, expect, test } from 'vitest'
import { line, printable, textOf } from './line.js'

describe('what is shown', () => {
  test('what could change a terminal is taken out', () => {
    expect(printable('a\u001b[2Jb\u0007\u0000\u009b31m\r\nc\td\re')).toBe('a·[2Jb···31m\nc\td\ne')
  })

  test('a view stands apart, and a refusal is marked', () => {
    const lines = [line('post', '• Ho.'), line('view', 'table'), line('refusal', 'No.')]
    expect(textOf(lines, false)).toBe('• Ho.\n\ntable\n\n! No.\n')
  })

  test('colours mark the kinds instead', () => {
    expect(textOf([line('refusal', 'No.')], true)).toBe('\u001b[33mNo.\u001b[39m\n')
    expect(textOf([line('post', '• Ho.')], true)).toBe('• Ho.\n')
  })
})
