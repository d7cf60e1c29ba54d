import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineClauses } from '../clauses.js'
import { defineModel, part } from './model.js'
import { plainNotation } from './plain-notation.js'

const clauses = defineClauses('nim', {})
const shared = part<{ readonly heap: number }>()
const take = { count: v.picklist([1, 2, 3]) }
const view = {} as never

describe('the plain notation of a game with one type of move', () => {
  const { help, parse, format } = plainNotation(defineModel(clauses, { moves: { take }, shared }))

  test.each([
    ['take 2', 2],
    ['TAKE 2', 2],
    ['  take   3 ', 3],
    ['1', 1],
  ])('reads “%s”', (text, count) => {
    expect(parse(text, view)).toEqual({ ok: true, value: { type: 'take', count } })
  })

  test('refuses what the move cannot be', () => {
    expect(parse('take 4', view).ok).toBe(false)
    expect(parse('take', view).ok).toBe(false)
  })

  test('writes what it reads, and says how', () => {
    expect(format({ type: 'take', count: 2 }, view)).toBe('take 2')
    expect(help).toBe('Write "take count".')
  })
})

describe('the plain notation of a game with several types of moves', () => {
  const say = { to: v.string(), words: v.string() }
  const model = defineModel(clauses, { moves: { take, say, pass: {} }, shared })
  const { help, parse, format } = plainNotation(model)

  test('reads the rest of the text into the last field', () => {
    const value = { type: 'say', to: 'Bob', words: 'well played, 7' }
    expect(parse('say Bob well played, 7', view)).toEqual({ ok: true, value })
    expect(format(value as never, view)).toBe('say Bob well played, 7')
  })

  test('takes a number for a text where a text is asked for', () => {
    const value = { type: 'say', to: '7', words: '8' }
    expect(parse('say 7 8', view)).toEqual({ ok: true, value })
  })

  test('reads a move without fields', () => {
    expect(parse('pass', view)).toEqual({ ok: true, value: { type: 'pass' } })
  })

  test('says what can be written where it names no type', () => {
    expect(help).toBe('Write "take count" or "say to words" or "pass".')
    expect(parse('2', view)).toEqual({ ok: false, error: help })
  })
})
