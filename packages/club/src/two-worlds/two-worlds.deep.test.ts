import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deal, fork } from './fork.test-support.js'
import { twoWorlds, type Worlds } from './worlds.test-support.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)
const SEEDS = 25
/** In these nothing is unseen: all that is done, and all that is drawn, everybody sees. */
const OPEN: readonly string[] = ['ghost', 'tromino-go']

test.each(Object.keys(games))(
  'two worlds of %s look the same to all who may not know',
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
    // Whatever differs throws where it is compared; here, that enough was compared, of each kind.
    if (OPEN.includes(id)) return expect(forks).toBe(0)
    expect(forks).toBeGreaterThan(0)
    expect(answers).toBeGreaterThan(forks * 20)
    expect(events).toBeGreaterThan(forks)
    // Where a difference shows at the first move, one mail a match is all that can be alike.
    expect(mails).toBeGreaterThanOrEqual(forks)
  },
)

describe('a host that tells what nobody may know', () => {
  let worlds: Worlds

  beforeAll(async () => {
    worlds = await twoWorlds(games)
  })

  afterAll(() => worlds.close())

  test.each([
    ['a look', deal, 'spades', /asks GET \/matches\/[^/?]+:/u],
    ['an earlier moment', deal, 'spades', /asks GET \/matches\/[^/?]+\?at=/u],
    ['a live page', deal, 'spades', /the events for/u],
    ['posts', fork, 'pure-skill', /asks GET \/me\/notifications/u],
    ['live posts', fork, 'pure-skill', /the events for/u],
    ['what is wanted', deal, 'spades', /asks GET \/me\/pending-actions/u],
    ['a refusal', deal, 'spades', / sends \{/u],
    ['an answer by mail', deal, 'spades', /the mails to/u],
    ['a mail', fork, 'mediocrity', /the mails to/u],
  ] as const)('in %s is found out', async (leak, play, game, found) => {
    worlds.leak = leak
    await expect(play(worlds, game, leak)).rejects.toThrow(found)
    worlds.leak = undefined
  })
})
