import { describe, expect, test } from 'vitest'
import { type Mediocrity, mediocrity } from './index.js'
import { Script } from './script.test-support.js'

const { notation } = mediocrity
const view = mediocrity.view(new Script().state, 0)

describe('a move', () => {
  test.each<readonly [string, Mediocrity['Move']]>([
    ['begin', { type: 'begin' }],
    ['result', { type: 'result' }],
    ['Result.', { type: 'result' }],
    ['send 5', { type: 'send', number: 5 }],
    ['5', { type: 'send', number: 5 }],
    [' Send 5. ', { type: 'send', number: 5 }],
    ['send 007', { type: 'send', number: 7 }],
    ['send 1.5', { type: 'send', number: 1.5 }],
    ['-2', { type: 'send', number: -2 }],
    ['-0', { type: 'send', number: 0 }],
    ['1e21', { type: 'send', number: 1e21 }],
  ])('is read from %j', (text, move) => {
    const read = notation.parse(text, view)
    expect(read).toEqual({ ok: true, value: move })
  })

  test.each<readonly [Mediocrity['Move'], string]>([
    [{ type: 'begin' }, 'begin'],
    [{ type: 'result' }, 'result'],
    [{ type: 'send', number: 5 }, 'send 5'],
    [{ type: 'send', number: 1e21 }, 'send 1e+21'],
    [{ type: 'send', number: -1e-7 }, 'send -1e-7'],
  ])('such as %j is written as %j, and read back', (move, text) => {
    expect(notation.format(move, view)).toBe(text)
    expect(notation.parse(text, view)).toEqual({ ok: true, value: move })
  })

  test.each<readonly [Mediocrity['Move'], string]>([
    [{ type: 'begin' }, 'Announce the round'],
    [{ type: 'result' }, 'Announce the result'],
    [{ type: 'send', number: 5 }, 'Send 5'],
  ])('such as %j is described as %j', (move, text) => {
    expect(mediocrity.describeMove?.(move, view)).toBe(text)
  })

  test.each([
    ['', 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
    ['.', 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
    ['send', 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
    ['five', 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
    ['5 6', 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
    ['send 1e999', 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
    ['x'.repeat(300), 'Write a number, such as "send 5"; as Moderator "begin" or "result".'],
  ])('is not read from %j, which gets a hint', (text, problem) => {
    expect(notation.parse(text, view)).toMatchObject({ ok: false, error: { message: problem } })
  })
})
