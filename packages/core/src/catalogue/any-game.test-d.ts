import { expectTypeOf, test } from 'vitest'
import { type Nim, nim } from '../bots/nim.test-support.js'
import type { Match } from '../match/match.js'
import { type AnyGame, type AnyMatch, type AnyTypes, anyCatalogue, anyGame } from './any-game.js'
import { type ListedMatch, listGame } from './listing.js'
import { loadListed } from './load-listed.js'

const { description } = nim
const listing = listGame({ id: 'nim', entryPoint: './nim.js', description, load: async () => nim })
interface Listings {
  readonly nim: typeof listing
}
declare const listings: Listings
declare const game: AnyGame
declare const match: AnyMatch

test('a catalogue that is an interface is one of any games', async () => {
  expectTypeOf(anyCatalogue(listings).nim?.load()).toEqualTypeOf<Promise<AnyGame> | undefined>()
  const loaded = await loadListed(anyCatalogue(listings), '')
  if (loaded.ok) expectTypeOf(loaded.value).toEqualTypeOf<ListedMatch<string, AnyTypes>>()
})

test('a match of a game that is known is told from one of any', async () => {
  const loaded = await loadListed(listings, '')
  if (loaded.ok) expectTypeOf(loaded.value.match).toEqualTypeOf<Match<Nim>>()
  expectTypeOf(anyGame(nim)).toEqualTypeOf<AnyGame>()
  expectTypeOf(game.legalMoves(match.state, 0)).toHaveProperty('exhaustive')
})
