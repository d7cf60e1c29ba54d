import { describe, expect, test } from 'vitest'
import { games } from './readers.test-support.js'
import { misreadReplies, positionsOf } from './replies.test-support.js'

describe.each(games.map((game) => [game.id, game] as const))('messy replies in %s', (id, game) => {
  test('are never read as another move', () => {
    const { wrong, understood, meant } = misreadReplies(game, positionsOf(game, 40, 1250), 7150)
    console.log(`${id}: ${((100 * understood) / meant).toFixed(1)} % of ${meant} understood`)
    expect(wrong).toEqual([])
  })
})
