import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { defineClauses } from '../clauses.js'
import { err, ok } from '../result.js'
import type { GameTypes } from './bundle.js'
import { defineModel, part } from './model.js'
import { plainNotation } from './plain-notation.js'
import { defineText } from './text.js'

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

  test('refuses fields that the move does not have', () => {
    expect(parse('take 4', view).ok).toBe(false)
    expect(parse('take', view).ok).toBe(false)
  })

  test('writes moves in the form it reads', () => {
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

  test('reads a number as text if the field is a text', () => {
    const value = { type: 'say', to: '7', words: '8' }
    expect(parse('say 7 8', view)).toEqual({ ok: true, value })
  })

  test('reads a text of digits before a number', () => {
    const hint = { to: v.picklist(['1', '2']), card: v.number() }
    const { parse } = plainNotation(defineModel(clauses, { moves: { hint }, shared }))
    const value = { type: 'hint', to: '2', card: 3 }
    expect(parse('hint 2 3', view)).toEqual({ ok: true, value })
    expect(parse('hint 7 3', view)).toMatchObject({ error: expect.stringMatching(/^to must/u) })
    expect(parse('hint 2 x', view)).toMatchObject({ error: expect.stringMatching(/^card must/u) })
  })

  test('reads a move without fields', () => {
    expect(parse('pass', view)).toEqual({ ok: true, value: { type: 'pass' } })
  })

  test('lists the forms when the text names no type', () => {
    expect(help).toBe('Write "take count" or "say to words" or "pass".')
    expect(parse('2', view)).toEqual({ ok: false, error: help })
  })
})

test('a notation reads other dashes, and keeps the texts in a move as they are', () => {
  const text = defineText<GameTypes>({
    notation: {
      help: 'Write: say and some words, or a square such as a-1',
      parse(written) {
        if (written.startsWith('say ')) return ok({ type: 'say', words: written.slice(4) })
        return written === 'a-1' ? ok({ type: 'square' }) : err('Write: a-1')
      },
      format: () => 'a-1',
    },
    render: () => '',
    events: {},
  })
  expect(text.notation.parse('\u200ba\u20111', view).ok).toBe(true)
  expect(text.notation.parse('say so \u2014 or not\u200b', view)).toEqual({
    ok: true,
    value: { type: 'say', words: 'so \u2014 or not\u200b' },
  })
  expect(text.notation.parse('a\u20112', view)).toMatchObject({ ok: false })
})
