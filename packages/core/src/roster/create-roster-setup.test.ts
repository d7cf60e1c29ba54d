import { describe, expect, test } from 'vitest'
import type { GameDescription } from '../game/description.js'
import type { Game } from '../game/game.js'
import { numbers } from '../testing/toys/numbers.test-support.js'
import { createRosterSetup, playerLimits } from './create-roster-setup.js'

const toy: Game = numbers()

const gameWith = (changes: Partial<GameDescription>): Game => ({
  ...toy,
  description: { ...toy.description, ...changes },
})

describe('the player limits of a game', () => {
  test('are those in its rule', () => {
    expect(playerLimits(toy)).toEqual({ least: 2, most: 4 })
  })

  test('assume twelve people in the society', () => {
    const upper = { expression: 'benches', minus: 9 }
    expect(playerLimits(gameWith({ players: { lower: 2, upper } }))).toEqual({ least: 2, most: 3 })
  })

  test('leave out numbers that the game cannot start with', () => {
    expect(playerLimits(gameWith({ players: { lower: 3, upper: 'none' } }))).toEqual({
      least: 3,
      most: 4,
    })
  })

  test('are two players if the rule contradicts itself', () => {
    expect(playerLimits(gameWith({ players: { lower: 5, upper: 3 } }))).toEqual({
      least: 2,
      most: 2,
    })
  })
})

describe('a set-up', () => {
  const startedAt = 7

  test('has the fewest players and referees that the game needs', () => {
    expect(createRosterSetup(toy, { startedAt })).toEqual({
      players: ['Ann', 'Bob'],
      referees: ['Dee'],
      startedAt,
      census: { activePlayers: 12, players: 12 },
    })
  })

  test('gives the first seats to the people who are present', () => {
    const { players } = createRosterSetup(toy, { here: ['Zed', 'Ann'], players: 3, startedAt })
    expect(players).toEqual(['Zed', 'Ann', 'Bob'])
  })

  test('has a seat for each person who is present', () => {
    const here = ['Zed', 'Yan', 'Xia']
    expect(createRosterSetup(toy, { here, startedAt }).players).toEqual(here)
  })

  test('seats no referee as a player', () => {
    const people = { here: ['Ann'], referees: ['Ann'], startedAt }
    expect(createRosterSetup(toy, people)).toMatchObject({
      players: ['Bob', 'Cyd'],
      referees: ['Ann'],
    })
  })

  test('keeps all players whose names are given', () => {
    const people = { players: ['Zed', 'Yan'], here: ['Ann'], startedAt }
    expect(createRosterSetup(toy, people).players).toEqual(['Zed', 'Yan'])
  })

  test('numbers people without names', () => {
    const game = gameWith({ referees: { count: 5, chosen: 'by lot', mayPlay: false } })
    const { players, referees, census } = createRosterSetup(game, { players: 13, startedAt })
    expect([players.at(-1), referees.at(-1)]).toEqual(['Player 13', 'Referee 5'])
    expect(census).toMatchObject({ players: 18 })
  })
})
