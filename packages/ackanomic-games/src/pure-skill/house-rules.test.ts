import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { START } from '../game-script.test-support.js'
import { pureSkill } from './game.js'
import { ROSTER, Script } from './script.test-support.js'

const PLAYERS = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal'] as const

const setup = (players: number, options: unknown) =>
  pureSkill.setup({ ...ROSTER, players: PLAYERS.slice(0, players) }, options)

describe('the number of players', () => {
  test.each([
    [2, ['H', 'D']],
    [4, ['H', 'D', 'C', 'H']],
    [6, ['C', 'C', 'C', 'D', 'D', 'H']],
  ])('may be %i, with the suits %j', (players, suits) => {
    const start = setup(players, { suits })
    expect(start.ok && start.value.state.shared.packs.map(([card]) => card)).toEqual(
      suits.map((suit) => `A${suit}`),
    )
  })

  test.each([
    [2, {}, 'tooFewPlayers'],
    [4, {}, 'tooManyPlayers'],
    [3, { suits: ['H', 'D'] }, 'tooManyPlayers'],
    [3, { suits: ['H'] }, 'badOptions'],
    [3, { suits: ['H', 'H', 'H', 'D', 'D', 'D', 'C'] }, 'badOptions'],
    [3, { suits: ['H', 'D', 'S'] }, 'badOptions'],
    [3, { packSize: 2 }, 'badOptions'],
    [3, { packSize: 14 }, 'badOptions'],
  ])('cannot be %i with the options %j: %s', (players, options, code) => {
    const start = setup(players, options)
    expect(start.ok ? '' : start.error.code).toBe(code)
  })
})

describe('small packs', () => {
  const script = () =>
    new Script({
      roster: { ...ROSTER, players: ['Ann', 'Bob'] },
      options: { suits: ['H', 'D'], packSize: 3 },
    })

  test('have the lowest cards of their suits', () => {
    expect(script().state.shared).toMatchObject({
      spades: ['AS', '2S', '3S'],
      packs: [
        ['AH', '2H', '3H'],
        ['AD', '2D', '3D'],
      ],
    })
  })

  test('end the game with their last round', () => {
    const over = script().rounds('3S 3H 2D', '2S 2H 3D', 'AS AH AD')
    expect(over.winners).toEqual(['Ann'])
  })
})

test('random play ends after as many rounds as a pack has cards', () => {
  const suits = fc.array(fc.constantFrom('H', 'D', 'C'), { minLength: 2, maxLength: 6 })
  const packSize = fc.integer({ min: 3, max: 13 })
  const property = fc.property(suits, packSize, (chosen, size) => {
    const roster = { players: PLAYERS.slice(0, chosen.length), referees: ['Dee'], startedAt: START }
    const start = pureSkill.setup(roster, { suits: chosen, packSize: size })
    if (!start.ok) throw new Error(start.error.message)
    const match = pureSkill.simulate(start.value.state)
    for (let step = 0; step < 1_000 && !match.isOver; step++) {
      const [asked] = match.openPrompts
      if (asked !== undefined) match.answerAtRandom(asked, () => 0)
      for (const seat of chosen.keys()) {
        const move = match.sample(seat, () => 0)
        if (move !== undefined) match.play(seat, move)
      }
    }
    expect(match.snapshot().shared.rounds).toHaveLength(size)
    expect(match.isOver).toBe(true)
  })
  fc.assert(property, { seed: 1250, numRuns: 30 })
})
