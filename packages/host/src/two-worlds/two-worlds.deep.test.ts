import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'
import { expect, test } from 'vitest'
import { deal, fork } from './fork.test-support.js'
import { twoWorlds } from './worlds.test-support.js'

const games = mergeCatalogues(catalogue, programmingCatalogue)
const SEEDS = 25

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
    expect(matches).toBeGreaterThanOrEqual(SEEDS)
    await worlds.close()
  },
)
