import type { Game } from '@ackanomic/core'
import { readReply } from '@ackanomic/core/commands'
import { describe, expect, test } from 'vitest'
import { games } from './readers.test-support.js'
import { misreadReplies, positionsOf, typesOf } from './replies.test-support.js'
import { CASES } from './reply-cases.test-support.js'

describe('a reply', () => {
  const pureSkill = games.find(({ id }) => id === 'pure-skill') as Game
  const [{ view } = { view: undefined }] = positionsOf(pureSkill, 3, 7)

  test.each([
    ['K or Q?\nK\nQ', 'severalMoves', 'I found two moves: “bid KH” and “bid QH”. Send one.'],
    ['bid KS', 'notLegal', 'I read “bid KS”, which is not legal now.'],
    ['I have no idea', 'noMove', 'I found no move in 14 characters. Write "bid" and a card,'],
    ['Maybe I bid K.', 'doubtfulMove', 'I cannot tell whether “bid KH” is meant,'],
    ['K '.repeat(60_000), 'tooLong', 'That is longer than 100000 characters.'],
  ])('is refused with the reason (case %#)', (reply, code, says) => {
    const read = readReply(pureSkill, view as never, reply)
    expect(read.ok ? '' : read.error.code).toBe(code)
    expect(read.ok ? '' : read.error.message).toContain(says)
  })
})

describe.each(games.map((game) => [game.id, game] as const))('a reply in %s', (id, game) => {
  const positions = positionsOf(game, 3, 7)
  for (const [types, cases] of Object.entries(CASES[id] ?? {})) {
    const { view } = positions.find((each) => typesOf(each) === types) ?? { view: undefined }
    if (view === undefined) throw new Error(`No position of ${id} has the moves ${types}.`)
    test.each(cases)(`%j with the moves ${types} means %j`, (reply, meant) => {
      const read = readReply(game, view, reply)
      const move = meant === null ? undefined : game.notation.parse(meant, view)
      expect(read.ok ? read.value : undefined).toEqual(move?.ok ? move.value : undefined)
    })
  }

  test('is not read as another move, however messy it is', () => {
    const { wrong, understood, meant } = misreadReplies(game, positions, 110)
    expect(wrong).toEqual([])
    expect(understood / meant).toBeGreaterThan(0.6)
  })
})
