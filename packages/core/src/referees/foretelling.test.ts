import { describe, expect, test } from 'vitest'
import { answerChance } from './chance.js'
import { expectFair } from './chi-square.test-support.js'
import { foretell, sourcesBeside } from './foretelling.test-support.js'
import { automatic, pickBy, range, rollBy, seeded, shuffleBy } from './prompts.test-support.js'
import { contributionsHash, derivedChance, matchSecretOf } from './provable-chance.js'

const secrets = ['only the host knows', 'kept from the players', 'Ghjuvan Battista, 1769'] as const

/** Finds out the deal of room 2 from the dice of room 1, without the secret. */
function dealOfRoom2(room1: ReturnType<typeof automatic>): readonly number[] | undefined {
  const seen = { ending: ' room 1",0,"roll",192,6]', dice: rollBy(room1, 0, 192, 6) }
  const proof = { ending: ' room 1",1,"roll",20,6]', dice: rollBy(room1, 1, 20, 6), sides: 6 }
  const draw = sourcesBeside(seen, proof)?.(' room 2",0,"shuffle",52]')
  if (draw === undefined) return undefined
  return answerChance({ kind: 'shuffle', of: 52 }, draw) as readonly number[]
}

describe('the foreseeable referee', () => {
  test.each([2, 6])('reveals its next 1,000 dice of %i sides by the first 192', (sides) => {
    for (const secret of secrets) {
      const dice = rollBy(seeded(secret), 5, 1192, sides)
      expect(foretell(dice.slice(0, 192), sides, 1000)).toEqual(dice.slice(192))
    }
  })

  test.each(secrets)('reveals the deal of one room by the dice of another: %s', (secret) => {
    const deal = shuffleBy(seeded(`${secret} room 2`), 0, 52)
    expect(dealOfRoom2(seeded(`${secret} room 1`))).toEqual(deal)
  })
})

describe('the program referee', () => {
  test.each([2, 6])(
    'hides its next dice: 192 dice of %i sides predict them no better than a guess',
    (sides) => {
      for (const secret of secrets) {
        for (const match of ['GPS 1', 'GPS 2']) {
          const dice = rollBy(automatic(secret, { match }), 5, 1192, sides)
          const predicted = foretell(dice.slice(0, 192), sides, 1000)
          const right = predicted.filter((die, i) => die === dice[192 + i]).length
          const deviation = Math.sqrt((1000 / sides) * (1 - 1 / sides))
          expect(Math.abs(right - 1000 / sides)).toBeLessThan(4 * deviation)
        }
      }
    },
  )

  test.each(secrets)('hides the deal of one room from the dice of another: %s', (secret) => {
    expect(dealOfRoom2(automatic(`${secret} room 1`))).toBeUndefined()
  })

  test.each([
    ['secrets', (room: number) => automatic(`${secrets[0]} room ${room}`)],
    ['matches', (room: number) => automatic(secrets[0], { match: `room ${room}` })],
  ])('draws independently in rooms with different %s', (_, room) => {
    const [one, two] = [room(1), room(2)]
    expectFair(
      36,
      range(10_000).map((id) => 6 * pickBy(one, id, 6) + pickBy(two, id, 6)),
    )
    expect(shuffleBy(one, 0, 52)).not.toEqual(shuffleBy(two, 0, 52))
  })

  test('hides the draws of a match after another has revealed its secret', () => {
    const revealedIn = (match: string): Uint8Array =>
      matchSecretOf(new TextEncoder().encode(secrets[0]), {
        gameId: 'a-game',
        matchId: match,
        committedAt: 0,
      })
    const revealed = revealedIn('GPS 1')
    const picks = range(10_000).map((id) => {
      const known = derivedChance(revealed, contributionsHash({}), id, 'pick', 6)(6)
      return 6 * known + derivedChance(revealedIn('GPS 2'), contributionsHash({}), id, 'pick', 6)(6)
    })
    expectFair(36, picks)
  })

  test('draws differently after another contribution', () => {
    const secret = new Uint8Array(32)
    const hashes = range(5000).map((text) => contributionsHash({ Ann: `${text}` }))
    const pick = (contributed: string): number =>
      derivedChance(secret, contributed, 7, 'pick', 6)(6)
    expectFair(6, hashes.map(pick))
    expectFair(
      36,
      hashes.map((one, i) => 6 * pick(one) + pick(hashes[(i + 1) % hashes.length] ?? one)),
    )
  })
})
