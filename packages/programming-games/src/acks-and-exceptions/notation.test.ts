import type { Viewer } from '@ackanomic/core'
import type { View } from '@ackanomic/core/engine'
import { describe, expect, test } from 'vitest'
import { type AcksAndExceptions, acksAndExceptions } from './index.js'
import { Script } from './script.test-support.js'

type Move = AcksAndExceptions['Move']

const { notation } = acksAndExceptions

const look = (script: Script, viewer: Viewer = 0): View<AcksAndExceptions> =>
  acksAndExceptions.view(script.state, viewer)

const placing = look(new Script().lay())
const bidding = look(new Script().lay().play('Ann: challenge 1'), 1)
const losing = look(new Script().lay('E A A A').play('Ann: challenge 4; Ann: flip own'))
const processing = new Script().lay().play('Ann: challenge 4')

const ack: Move = { type: 'place', coaster: 'ACK' }
const exception: Move = { type: 'place', coaster: 'Exception' }

describe('a written move', () => {
  test.each([
    [ack, 'place ACK'],
    [exception, 'place Exception'],
    [{ type: 'challenge', bid: 3 }, 'challenge 3'],
    [{ type: 'raise', bid: 12 }, 'raise 12'],
    [{ type: 'pass' }, 'pass'],
    [{ type: 'flip', of: 2 }, 'flip Cyd'],
    [{ type: 'lose', coaster: 'Exception' }, 'lose Exception'],
  ] as const)('for %j is "%s", and is read back', (move, text) => {
    expect(notation.format(move, placing)).toBe(text)
    expect(notation.parse(text, placing)).toEqual({ ok: true, value: move })
  })
})

describe('a move', () => {
  test.each([
    ['ack', ack],
    ['A', ack],
    [' Place  ack. ', ack],
    ['place exception', exception],
    ['E', exception],
    ['Challenge 3.', { type: 'challenge', bid: 3 }],
    ['bid 3', { type: 'challenge', bid: 3 }],
    ['3', { type: 'challenge', bid: 3 }],
    ['I can process 3 messages without triggering an exception.', { type: 'challenge', bid: 3 }],
    ['i can process 1 message.', { type: 'challenge', bid: 1 }],
    ['challenge -3', { type: 'challenge', bid: -3 }],
    ['challenge -0', { type: 'challenge', bid: 0 }],
    ['PASS.', { type: 'pass' }],
    ['flip bob', { type: 'flip', of: 1 }],
    ['flip Dov.', { type: 'flip', of: 3 }],
    ['flip Own.', { type: 'flip', of: 0 }],
    ['flip own', { type: 'flip', of: 0 }],
    ['flip', { type: 'flip', of: 0 }],
    ['lose e.', { type: 'lose', coaster: 'Exception' }],
    ['lose a', { type: 'lose', coaster: 'ACK' }],
  ] as const)('is read from "%s"', (text, move) => {
    expect(notation.parse(text, placing)).toEqual({ ok: true, value: move })
  })

  test.each(['4', 'bid 4', 'raise 4', 'raise to 4', 'I can process 4 messages'])(
    'is read from "%s" as a raise, once there is a challenge',
    (text) => {
      expect(notation.parse(text, bidding)).toEqual({ ok: true, value: { type: 'raise', bid: 4 } })
    },
  )

  test('is read from a bare coaster as its loss, after a failure', () => {
    expect(notation.parse('ack', losing)).toEqual({
      ok: true,
      value: { type: 'lose', coaster: 'ACK' },
    })
  })

  test('names players, whatever their names', () => {
    const players = ['own', ': -1', 'Bob.', 'bob']
    const start = acksAndExceptions.setup({ players, referees: [], startedAt: 0 })
    if (!start.ok) throw new Error(start.error.message)
    const view = acksAndExceptions.view(start.value.state, 3)
    players.forEach((player, of) => {
      const move = { type: 'flip', of } as const
      expect(notation.format(move, view)).toBe(`flip ${player}`)
      expect(notation.parse(`flip ${player}`, view)).toEqual({ ok: true, value: move })
    })
  })

  test('names players in upper or lower case, unless two would fit', () => {
    const players = ['Bob', 'BOB', 'Cyd', 'Dov']
    const start = acksAndExceptions.setup({ players, referees: [], startedAt: 0 })
    if (!start.ok) throw new Error(start.error.message)
    const view = acksAndExceptions.view(start.value.state, 3)
    expect(notation.parse('flip BOB', view)).toEqual({ ok: true, value: { type: 'flip', of: 1 } })
    expect(notation.parse('flip cyd', view)).toEqual({ ok: true, value: { type: 'flip', of: 2 } })
    expect(notation.parse('flip bob', view)).toMatchObject({
      ok: false,
      error: { message: 'Nobody here is called “bob”; name one of Bob, BOB, Cyd, Dov.' },
    })
  })
})

describe('an unreadable move', () => {
  const names = 'Ann, Bob, Cyd, Dov'
  const help = notation.help.replaceAll('\n', ' ')
  test.each([
    ['', `Write a move. ${help}`],
    ['  ', `Write a move. ${help}`],
    ['resign', `“resign” is not a move. ${help}`],
    ['I can process many messages', `“I can process many messages” is not a move. ${help}`],
    ['place', 'Name a coaster after "place": "place ACK" or "place Exception".'],
    ['place 3', 'Name a coaster after "place": "place ACK" or "place Exception".'],
    ['lose it', 'Name a coaster after "lose": "lose ACK" or "lose Exception".'],
    ['challenge', 'Write a number after "challenge", such as "challenge 3".'],
    ['raise a little', 'Write a number after "raise", such as "raise 3".'],
    ['raise 2.5', 'Write a number after "raise", such as "raise 3".'],
    ['raise 9999999999999999', 'Write a number after "raise", such as "raise 3".'],
    ['flip Eve', `Nobody here is called “Eve”; name one of ${names}.`],
    ['x'.repeat(201), 'That is too long for a move; write the move alone.'],
  ])('gets a hint: %j', (text, message) => {
    expect(notation.parse(text, placing)).toMatchObject({ ok: false, error: { message } })
  })

  test('may be a bare "flip" with several queues to choose from', () => {
    const text = `Say whose coaster you flip, such as "flip Ann": ${names}.`
    const view = look(processing.play('Ann: flip own'))
    expect(notation.parse('flip', view)).toMatchObject({ ok: false, error: { message: text } })
    expect(notation.parse('flip own', placing).ok).toBe(true)
    expect(notation.parse('flip own', look(processing, 'public')).ok).toBe(false)
  })

  test('is not repeated in full', () => {
    const read = notation.parse('flip '.padEnd(190, '😀'), placing)
    expect(read.ok ? '' : read.error.message).toBe(
      `Nobody here is called “${'😀'.repeat(20)}…”; name one of ${names}.`,
    )
  })
})
