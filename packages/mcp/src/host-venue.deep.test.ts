import { automaticReferee } from '@ackanomic/core'
import { loadWordList } from '@ackanomic/core/dictionary'
import { sqliteStore } from '@ackanomic/host'
import { expect, test } from 'vitest'
import { http } from '../../club/src/http.test-support.js'
import { expectOk } from '../../host/src/testing/conformance.test-support.js'
import { playOverDays } from './host.test-support.js'
import { minPlayers, SHORT } from './play.test-support.js'
import { games } from './tools.js'

test.each(Object.keys(games))('people at a host play %s to its end', async (game) => {
  const words = await loadWordList()
  const dictionaries = words.ok ? { official: words.value } : {}
  const unlimited = 1e9
  const limits = {
    requestsPerMinute: unlimited,
    failuresPerMinute: unlimited,
    openStreams: unlimited,
  }
  const referee = automaticReferee('kept from the players', { dictionaries })
  const store = await sqliteStore()
  const made = await http(
    { limits },
    { store, games, ...(referee.ok ? { referee: referee.value } : {}) },
  )
  const people = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay'].slice(0, await minPlayers(game))
  const tokens = new Map(made.tokens)
  for (const person of people.filter((each) => !tokens.has(each))) {
    const { invitation } = expectOk(await made.host.createInvitation({ person }))
    tokens.set(person, expectOk(await made.host.redeemInvitation({ invitation })).token)
  }
  // The server does not look up a token that was just used, so its recorded last use grows months old
  // by the host's clock.
  const everyDay = () => store.db.updateTable('tokens').set({ used_at: made.now }).execute()
  const all = Object.assign(made, { tokens })
  const played = await playOverDays(all, game, people, SHORT[game], everyDay)
  for (const { moves, returns } of played) {
    expect(moves).toBeGreaterThan(0)
    expect(returns).toEqual(played[0]?.returns)
  }
})
