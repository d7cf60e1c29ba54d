import { automaticReferee } from '@ackanomic/core'
import { loadWordList } from '@ackanomic/core/dictionary'
import { expect, test } from 'vitest'
import { http } from '../../club/src/http.test-support.js'
import { playOverDays } from './host.test-support.js'
import { minPlayers, SHORT } from './play.test-support.js'
import { games } from './tools.js'

test.each(Object.keys(games))('people play %s at a host to its end', async (game) => {
  const words = await loadWordList()
  const dictionaries = words.ok ? { official: words.value } : {}
  const none = 1e9
  const limits = { requestsPerMinute: none, failuresPerMinute: none, openStreams: none }
  const referee = automaticReferee('kept from the players', { dictionaries })
  const made = await http({ limits }, { games, ...(referee.ok ? { referee: referee.value } : {}) })
  const people = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay'].slice(0, await minPlayers(game))
  const tokens = new Map(made.tokens)
  for (const person of people.filter((each) => !tokens.has(each))) {
    const invited = await made.host.createInvitation({ person })
    const admitted = invited.ok && (await made.host.redeemInvitation(invited.value))
    if (admitted !== false && admitted.ok) tokens.set(person, admitted.value.token)
  }
  const played = await playOverDays(Object.assign(made, { tokens }), game, people, SHORT[game])
  for (const { moves, returns } of played) {
    expect(moves).toBeGreaterThan(0)
    expect(returns).toEqual(played[0]?.returns)
  }
})
