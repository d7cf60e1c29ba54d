import { automaticReferee } from '@ackanomic/core'
import { loadWordList } from '@ackanomic/core/dictionary'
import { expect, test } from 'vitest'
import { http } from '../../club/src/http.test-support.js'
import { playOverDays } from './host.test-support.js'
import { MIN_PLAYERS, SHORT } from './play.test-support.js'
import { games } from './tools.js'

const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay']

test.each(Object.keys(games))('people play %s at a host to its end', async (game) => {
  const words = await loadWordList()
  const dictionaries = words.ok ? { official: words.value } : {}
  const none = 1e9
  const limits = { requestsPerMinute: none, failuresPerMinute: none, openStreams: none }
  const referee = automaticReferee('kept from the players', { dictionaries })
  const made = await http({ limits }, { games, ...(referee.ok ? { referee: referee.value } : {}) })
  const invited = await made.host.createInvitation({ person: 'Fay' })
  const invitation = invited.ok ? invited.value.invitation : ''
  const admitted = await made.host.redeemInvitation({ invitation })
  if (admitted.ok) (made.tokens as Map<string, string>).set('Fay', admitted.value.token)
  const people = PEOPLE.slice(0, MIN_PLAYERS[game] ?? 2)
  const start = made.now
  const played = await playOverDays(made, game, people, SHORT[game])
  const moves = played.reduce((sum, each) => sum + each.moves, 0)
  console.log(`${game}: ${moves} moves in ${Math.round((made.now - start) / 86_400_000)} days`)
  for (const { returns } of played) expect(returns).toEqual(played[0]?.returns)
})
