import { readReply } from '@ackanomic/core/commands'
import { describe, expect, test } from 'vitest'
import { games } from './readers.test-support.js'
import { positionsOf, typesOf } from './replies.test-support.js'
import { CASES } from './reply-cases.test-support.js'

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
})
