import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { botLawsOf, leastOpening } from '@ackanomic/core/testing'
import { describe, test } from 'vitest'
import { programmingCatalogue } from './catalogue.js'

/** Words enough for bots to play with; a referee of the laws answers at random. */
const words = 'HEART HORSE HOUSE MOUSE RAISE STARE TIGER TRAIN UNCLE VOICE GHOST SONIC'.split(' ')

const games = await Promise.all(
  Object.values(mergeCatalogues(programmingCatalogue)).map(async (listing) => ({
    game: await listing.load(),
    tactics: await listing.tactics?.({ words }),
  })),
)

describe.each(games)('bots at $game.id', ({ game, tactics }) => {
  const options = { tables: [leastOpening(game)], runs: 20, entries: 400 }
  for (const law of botLawsOf(game, tactics, options)) test(law.name, () => law.check())
})
