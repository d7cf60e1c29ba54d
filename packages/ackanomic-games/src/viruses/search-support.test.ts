import { outcomeProbabilities } from '@ackanomic/core/testing'
import { expect, test } from 'vitest'
import { viruses } from './game.js'
import { Script } from './script.test-support.js'

test('sampled moves are equally frequent, and always missing for some player', () => {
  const { state } = new Script().turn(2).draw(['A@B']).sends('Ann: Place 1,2')
  const view = viruses.view(state, 0)
  for (const seat of [1, 2]) {
    const found = outcomeProbabilities((choose) =>
      JSON.stringify(viruses.determinize?.(view, choose).secret[seat]?.moves),
    )
    const { moves } = viruses.legalMoves(viruses.view(state, seat))
    expect(found.size).toBe(1 + moves.length)
    for (const [sent, likelihood] of found) {
      // Each player has none in half of the cases; if both have sent one, one is removed.
      expect(likelihood, sent).toBeCloseTo(sent === '[]' ? 5 / 8 : 3 / 8 / moves.length, 9)
    }
  }
})
