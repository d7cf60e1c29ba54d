import type { RandomInt } from '@ackanomic/core'
import { describe, expect, test } from 'vitest'
import { plainSurrounded } from './plain-scan.test-support.js'
import { trominoesOf } from './plays.js'
import { drawnFrom } from './positions.test-support.js'
import { Script } from './script.test-support.js'
import { letterOfPlay } from './tromino.js'
import { firstIllegal } from './watch.js'

/** Makes a random action of some player, lawful or not, always in time. */
function step(script: Script, pick: RandomInt): void {
  if (script.state.openPrompts.length > 0 && pick(3) > 0) {
    if (script.state.openPrompts[0]?.name === 'first') script.answers(pick(2))
    else script.rules()
    return
  }
  const seat = pick(2)
  const by = seat === 0 ? 'Ann' : 'Bob'
  const { shared } = script
  const isOn = shared.stage === 'play'
  const found = firstIllegal(shared)
  const mayFind = found !== undefined && shared.end?.how !== 'conceded'
  if (mayFind && pick(3) === 0) {
    if (pick(2) === 0) script.plays('Rex', { type: 'illegal', play: found.play + 1 })
    else if (shared.question === null) script.plays(by, { type: 'question' })
    return
  }
  const moves = script.legal(seat)
  const move = moves[pick(Math.max(1, moves.length))]
  switch (pick(24)) {
    case 0:
      if (isOn) script.plays(by, { type: 'concede', gamepoints: pick(3) })
      break
    case 1:
      if (isOn && shared.question === null && shared.plays.length > 0) {
        script.plays(by, { type: 'question' })
      }
      break
    case 2:
      if (script.turn === by && trominoesOf(shared).length > 0) {
        const [column, row] = trominoesOf(shared)[0]?.cells[0] ?? [0, 0]
        const letter = letterOfPlay(shared.plays.length)
        const cells = [
          [column + 40, row],
          [column + 41, row],
          [column + 40, row + 1],
        ] as const
        const isFree = trominoesOf(shared).every((each) =>
          each.cells.every((cell) => cells.every((other) => other.join() !== cell.join())),
        )
        if (isFree) script.plays(by, { type: 'place', letter, cells })
      }
      break
    default:
      if (move !== undefined && (move.type !== 'accept' || pick(30) === 0)) script.plays(by, move)
  }
}

describe('random matches', () => {
  test.each([3, 4])('have consistent scores to the end: match %i', (seed) => {
    const pick = drawnFrom(seed)
    const script = new Script({ first: null, options: { doubleConcessions: seed > 3 } })
    let undone = 0
    for (let i = 0; i < 3000 && script.winners === undefined; i++) {
      const { shared } = script
      step(script, pick)
      if (shared === script.shared) continue
      script.wait(60_000)
      if (script.ownEvents.some(({ type }) => type === 'illegal')) undone++
      const { end, rounds, scores } = script.shared
      const sums = [0, 1].map((seat) =>
        rounds.reduce((sum, round) => sum + (round.winner === seat ? round.gamepoints : 0), 0),
      )
      expect(scores).toEqual(sums)
      if (script.winners !== undefined) break
      if (i % 8 === 0 || end !== null) {
        const isShut = plainSurrounded(trominoesOf(script.shared)).length > 0
        expect(isShut).toBe(end?.how === 'surrounded')
      }
      expect(script.due() === null).toBe(script.turn === null)
      expect(Math.max(...scores)).toBeLessThan(7)
    }
    expect(script.winners).toHaveLength(1)
    expect(undone).toBeGreaterThan(0)
    script.shared.rounds.forEach((round, i) => {
      const next = script.shared.rounds[i + 1]
      if (next === undefined) return
      expect(next.first).toBe(1 - (round.winner ?? round.first))
    })
  })
})
