import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { by, Script } from './script.test-support.js'

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
  ])('is read from %j', (text, square) => {
    expect(notation.parse(text, view)).toEqual({ ok: true, value: { type: 'play', square } })
    expect(notation.format({ type: 'play', square }, view)).toBe(square)
  })

  test.each([
    ['play e7 f8', 'e7 f8'],
    ['PLAY a01', 'a01'],
    ['play play e7', 'play e7'],
    ['play\tno  square', 'no square'],
  ])('is read from %j as an invalid attempt', (text, square) => {
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
  ])('is read, or refused with a reason: %j', (text, error) => {
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
      // A log is replayed, so the same text must always be read as the same play.
      expect(schemas.move['~standard'].validate(read.value)).toMatchObject({ value: read.value })
    })
    fc.assert(isReadBack, { seed: 1250, numRuns: 500 })
  })
})

const shown = (script: Script, viewer: number | 'referee' | 'public'): readonly string[] =>
  singleCaptureGo.render(singleCaptureGo.view(script.state, viewer)).split('\n')

describe('the table as text', () => {
  const script = (): Script =>
    new Script({ players: 4 })
      .round('Ann: a1', 'Bob: b2', 'Cyd: b2')
      .announced()
      .sends('Ann: a2', 'Ann: z9', 'Ann: a3', 'Bob: what?')
      .apply(by.leave(80, 'Cyd'))
      .apply(by.roster(81, { type: 'vacation', person: 'Bob' }))

  test('shows a seat the grid, the players, the last round and its own plays', () => {
    expect(shown(script(), 0)).toEqual([
      'Single Capture Go, round 2',
      '',
      '  1 2 3 4 5 6 7',
      'a A . . . . . .',
      'b . @ . . . . .',
      'c . . . . . . .',
      'd . . . . . . .',
      'e . . . . . . .',
      'f . . . . . . .',
      'g . . . . . . .',
      '',
      'A Ann  1 Letter (you)',
      'B Bob  0 Letters (on vacation)',
      'C Cyd  0 Letters (left, out at the end of the round)',
      'D Dov  0 Letters (out since round 1: they have made no play)',
      '  Referee: Rex',
      '',
      'In round 1 these plays were sent:',
      '  Ann: a1',
      '  Bob: b2 (not alone)',
      '  Cyd: b2 (not alone)',
      'Dov is doomed: they have made no play.',
      '',
      'You sent:',
      '  a2 – replaced',
      '  z9 – does not count. There is no square z9 on the grid; name one from a1 to g7.',
      '  a3',
    ])
  })

  test('shows the messages only to the referee', () => {
    expect(shown(script(), 'referee').slice(23)).toEqual([
      'Ann sent:',
      '  a2 – replaced',
      '  z9 – does not count. There is no square z9 on the grid; name one from a1 to g7.',
      '  a3',
      'Bob sent:',
      '  “what?” – does not count. “what?” does not name one square; name one by row and column, from a1 to g7.',
    ])
    expect(shown(script(), 'public')).toEqual(
      shown(script(), 0)
        .slice(0, 22)
        .map((line) => line.replace(' (you)', '')),
    )
    expect(shown(script(), 3).at(-1)).toBe('Dov is doomed: they have made no play.')
    expect(shown(script(), 1).at(-1)).toContain('“what?” – does not count.')
    expect(shown(new Script(), 1).at(-1)).toBe('You have not played in this round.')
  })

  test('shows phases between rounds', () => {
    const early = new Script({ early: true }).apply(by.resigns(1))
    expect(shown(early, 0)[0]).toBe('Single Capture Go: the referee announces round 1 next')
    expect(shown(early, 0).at(-1)).toBe('  Referee: nobody')
    const left = new Script({ early: true }).apply(by.leave(1, 'Ann'))
    expect(shown(left, 'public')).toContain('A Ann  0 Letters (out before round 1: they have left)')
    const substitute = { person: 'Sue', agrees: true }
    const away = new Script().apply(by.roster(1, { type: 'vacation', person: 'Ann', substitute }))
    expect(shown(away, 'public')).toContain('A Ann  0 Letters (on vacation, Sue plays)')
    const won = new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3').round('Bob: b3')
    expect(shown(won, 1)[0]).toBe('Single Capture Go is over after 2 rounds. Bob won.')
    expect(shown(new Script().ends(), 1)[0]).toBe(
      'Single Capture Go is over after 1 round. Nobody won.',
    )
    const cut = new Script({ options: { onRefereeLoss: 'end' } }).apply(by.leave(1, 'Cyd'))
    expect(shown(cut.apply(by.resigns(2)), 'public')).toContain('C Cyd  0 Letters (left)')
  })
})

describe('an announcement', () => {
  test('names the doomed with reasons, and shows the grid', () => {
    const script = new Script({ players: 2 })
      .draw('AB...', '.....', '..A..', '.....', '.....')
      .round('Ann: b3', 'Bob: b1')
    expect(script.transcript[0]?.split('\n')).toEqual([
      'public: Round 1 is over.',
      'In round 1 these plays were sent:',
      '  Ann: b3',
      '  Bob: b1',
      'Ann is doomed: no Liberty at a1.',
      '  1 2 3 4 5',
      'a @ B . . .',
      'b B . @ . .',
      'c . . @ . .',
      'd . . . . .',
      'e . . . . .',
    ])
    expect(new Script().round('Ann: a1', 'Bob: b2', 'Cyd: c3').transcript[0]).toContain(
      '\nNobody is doomed.\n',
    )
    expect(new Script().ends().transcript[0]).toContain('\nIn round 1 nobody sent anything.\n')
    const faulty = new Script({ options: { playOnAt: 'forbidden' } })
    faulty.draw('A@....', '......', '......', '......', '......', '......')
    expect(faulty.round('Bob: a1', 'Bob: a2', 'Bob: c3').transcript[0]).toContain(
      '\n  Bob: a1 (invalid: A stood there), a2 (invalid: @ stood there), c3\n',
    )
    // Cyd has the most Letters, but leavers are not compared.
    const left = new Script().draw('A..C..', '......', '..CC..', '......', 'B.....', 'A.....')
    left.apply(by.leave(1, 'Cyd')).ends()
    expect(left.transcript[0]).toContain('\nAll are doomed. Letters until then: Ann 2, Bob 1.\n')
    expect(left.winners).toEqual(['Ann'])
  })
})
