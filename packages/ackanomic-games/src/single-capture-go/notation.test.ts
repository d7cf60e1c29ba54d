import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { Script } from './script.test-support.js'

const { state } = new Script()
const view = singleCaptureGo.view(state, 0)
const { notation, schemas } = singleCaptureGo
const SQUARES = 'row letter before column number, from a1 to f6.'

describe('a play as text', () => {
  test.each([
    ['e7', 'e7'],
    [' E7\n', 'e7'],
    ['play e7', 'e7'],
    ['Play  L12', 'l12'],
    ['z99', 'z99'],
  ])('%j is a play', (text, square) => {
    expect(notation.parse(text, view)).toEqual({ ok: true, value: { type: 'play', square } })
    expect(notation.format({ type: 'play', square }, view)).toBe(square)
  })

  test.each([
    ['play e7 f8', 'e7 f8'],
    ['PLAY a01', 'a01'],
    ['play play e7', 'play e7'],
    ['play\tno  square', 'no square'],
  ])('%j is an attempt', (text, square) => {
    expect(notation.parse(text, view)).toEqual({ ok: true, value: { type: 'play', square } })
    expect(notation.format({ type: 'play', square }, view)).toBe(`play ${square}`)
  })

  test.each([
    ['', `Name the square that you play, ${SQUARES}`],
    [' play ', `Name the square that you play, ${SQUARES}`],
    ['a1 b2', `A play names one square and no more: ${SQUARES}`],
    ['A1,b2', `A play names one square and no more: ${SQUARES}`],
    ['e07', `That is not the name of a square; write it with its ${SQUARES}`],
    ['7e', `That is not the name of a square; write it with its ${SQUARES}`],
    ['playe7', `That is not the name of a square; write it with its ${SQUARES}`],
    ['hello', `That is not the name of a square; write it with its ${SQUARES}`],
    ['x'.repeat(41), `That is more than a square; name one, and nothing else: ${SQUARES}`],
    ['play \ud800', `That is more than a square; name one, and nothing else: ${SQUARES}`],
    ['e7'.padEnd(100_000), undefined],
  ])('%j is read or told why not', (text, error) => {
    const read = notation.parse(text, view)
    expect(read.ok ? undefined : read.error.message).toBe(error)
  })

  test('is read back, whatever was sent', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.stringMatching(/^(play )?[a-zA-Z][0-9]{1,3}$/),
    )
    const isReadBack = fc.property(texts, (text) => {
      const read = schemas.move['~standard'].validate({ type: 'play', square: text })
      if (read instanceof Promise || read.issues !== undefined) return
      const written = notation.format(read.value, view)
      expect(notation.parse(written, view)).toEqual({ ok: true, value: read.value })
      // What was read once is read the same again: a log replays.
      expect(schemas.move['~standard'].validate(read.value)).toMatchObject({ value: read.value })
    })
    fc.assert(isReadBack, { seed: 1250, numRuns: 500 })
  })
})
