import { startMatch } from '@ackanomic/core'
import { searchBot, seededRandom, seededReferee } from '@ackanomic/core/bots'
import type { Listing } from '@ackanomic/core/catalogue'
import { catalogueBotLaws, minimalOpening } from '@ackanomic/core/testing'
import { describe, expect, test } from 'vitest'
import { catalogue } from './catalogue.js'

describe.each(await catalogueBotLaws(catalogue, { runs: 1, entries: 12 }))(
  'bots at $id',
  ({ laws }) => {
    for (const law of laws) test(law.name, () => law.check())
  },
)

test.each(Object.values<Listing>(catalogue))(
  '$title: a bot gives the reason for a move in a sentence',
  async (listed) => {
    const [game, tactics] = await Promise.all([
      listed.load(),
      listed.tactics?.({ words: ['ghost', 'heart', 'water'] }),
    ])
    const referee = seededReferee('a seed for reasons')
    const started = startMatch(game, { options: {}, ...minimalOpening(game) }, { referee })
    if (!started.ok) throw new Error(started.error.message)
    const { state } = started.match
    const reasons = game.status(state).roster.seats.flatMap((_, seat) => {
      const bot = searchBot(game, seededRandom('why'), { tactics, rollouts: 20 })
      bot(game.view(state, seat))
      return bot.analysis().map(({ reason }) => reason)
    })
    for (const reason of reasons) expect(reason).toMatch(/^[\p{Lu}\d][^.]*[.]$/u)
  },
)
