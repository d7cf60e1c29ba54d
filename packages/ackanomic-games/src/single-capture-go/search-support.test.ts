import { outcomeProbabilities } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { singleCaptureGo } from './game.js'
import { Script } from './script.test-support.js'

/** The probabilities of Bob's and Cyd's plays, as Ann knows them; two squares are free. */
function playsOf(earlyEnd: boolean, players = 3): ReadonlyMap<string, number> {
  const script = new Script({ players, options: { earlyEnd, playOnAt: 'forbidden' } })
  const side = script.shared.grid.length
  const rows = Array.from({ length: side }, (_, row) =>
    row === 0 ? `..${'@'.repeat(side - 2)}` : '@'.repeat(side),
  )
  const view = singleCaptureGo.view(script.draw(...rows).sends('Ann: a1').state, 0)
  return outcomeProbabilities((choose) => {
    const sample = singleCaptureGo.determinize?.(view, choose)
    return String(sample?.secret.slice(1).map(({ plays }) => plays.join('+')))
  })
}

describe('sampled plays', () => {
  test('name each square equally often, and are missing in a quarter of cases', () => {
    const found = playsOf(false)
    expect(found.size).toBe(9)
    for (const [plays, likelihood] of found) {
      const sent = plays.split(',').filter((play) => play !== '').length
      expect(likelihood, plays).toBeCloseTo((1 / 4) ** (2 - sent) * (3 / 8) ** sent, 12)
    }
  })

  test('never include all plays where that would end the round', () => {
    const found = playsOf(true)
    expect(found.size).toBe(5)
    for (const [plays, likelihood] of found) {
      expect(likelihood, plays).toBeCloseTo(plays === ',' ? 1 / 16 : 15 / 64, 12)
    }
  })

  test('are missing where only one player has not yet played', () => {
    expect([...playsOf(true, 2).keys()]).toEqual([''])
    expect(playsOf(false, 2).size).toBe(3)
  })
})
