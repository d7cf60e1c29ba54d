import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deal, fork } from './fork.test-support.js'
import { twoWorlds, type Worlds } from './worlds.test-support.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)
const SEEDS = 25
/** The games without secrets: everybody sees every action and every draw. */
const OPEN: readonly string[] = ['ghost', 'tromino-go']

test.each(Object.keys(games))(
  'two worlds of %s look the same to everybody who may not know the difference',
  async (id) => {
    const worlds = await twoWorlds(games)
    for (let seed = 1; seed <= SEEDS; seed++) {
      await fork(worlds, id, `${seed}`)
      await deal(worlds, id, `${seed}`)
    }
    const { matches, forks, answers, events, mails } = worlds.counts
    console.log(
      `${id}: ${matches} matches, ${forks} with a secret; ${answers} answers, ${events} events and ${mails} mails alike`,
    )
    await worlds.close()
    expect(matches).toBeGreaterThanOrEqual(SEEDS)
    // A difference throws where it is compared. This checks that enough was compared.
    if (OPEN.includes(id)) return expect(forks).toBe(0)
    expect(forks).toBeGreaterThan(0)
    expect(answers).toBeGreaterThan(forks * 20)
    expect(events).toBeGreaterThan(forks)
    // If a difference shows at the first move, only one mail a match can be the same.
    expect(mails).toBeGreaterThanOrEqual(forks)
  },
)

describe('a host that leaks a secret', () => {
  let worlds: Worlds

  beforeAll(async () => {
    worlds = await twoWorlds(games)
  })

  afterAll(() => worlds.close())

  test.each([
    ['a page', deal, 'spades', /asks GET \/matches\/[^/?]+:/u],
    ['an earlier time', deal, 'spades', /asks GET \/matches\/[^/?]+\?at=/u],
    ['a live page', deal, 'spades', /the events for/u],
    ['notifications', fork, 'pure-skill', /asks GET \/me\/notifications/u],
    ['live notifications', fork, 'pure-skill', /the events for/u],
    ['pending actions', deal, 'spades', /asks GET \/me\/pending-actions/u],
    ['a refusal', deal, 'spades', / sends \{/u],
    ['an answer by mail', deal, 'spades', /the mails to/u],
    ['a mail', fork, 'mediocrity', /the mails to/u],
  ] as const)('is caught if the leak is in %s', async (leak, play, game, found) => {
    worlds.leak = leak
    await expect(play(worlds, game, leak)).rejects.toThrow(found)
    worlds.leak = undefined
  })
})
