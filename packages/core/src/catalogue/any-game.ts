import type { GameTypes } from '../engine/bundle.js'
import type { Game } from '../engine/contract.js'
import type { Ask } from '../inquiry.js'
import type { Match } from '../match/match.js'
import type { Listing } from './listing.js'

/** The types of whatever game is at hand: no more than the contract promises. */
export interface AnyTypes extends GameTypes {
  /** Inquiries of any name. */
  readonly Inquiries: Readonly<Record<string, { readonly ask: Ask; readonly about: unknown }>>
}

/** Any game that satisfies the contract. */
export type AnyGame = Game<AnyTypes>

/** A match of any game. */
export type AnyMatch = Match<AnyTypes>

/** Any game, as a catalogue lists it. */
export type AnyListing = Listing<string, AnyTypes>

/** Listings of any games, by the games' ids. */
export type AnyCatalogue = Readonly<Record<string, AnyListing>>

/** As much of a listing as is the same for all games. */
export type Listed = { readonly [Field in keyof AnyListing]: unknown }

/**
 * A game as one of whatever types, for an app that keeps matches of many games and knows none of
 * them. Give it back only what came from it: states that it reached, views that it showed, moves
 * that it read or listed. What comes from outside it checks, as any game does.
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { type AnyGame, anyGame } from '@ackanomic/core/catalogue'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { trominoGo } from '@ackanomic/games/tromino-go'
 *
 * const games: readonly AnyGame[] = [anyGame(pureSkill), anyGame(trominoGo)]
 * const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 }
 * games.map((game) => startMatch(game, { table }).ok) // => [false, true]
 * ```
 */
export function anyGame<T extends GameTypes>(game: Game<T>): AnyGame {
  return game as unknown as AnyGame
}

/**
 * A catalogue whose games are of whatever types, by their ids: for menus, and for apps that treat
 * all games alike. There is nothing in it besides the games, so an id may come from outside.
 *
 * @example
 * ```ts
 * import { saveMatch, startMatch, submit } from '@ackanomic/core'
 * import { anyCatalogue, loadListed } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 *
 * const games = anyCatalogue(catalogue)
 * const forTwo = Object.values(games).filter(({ description }) => description.players.upper === 2)
 * forTwo.map(({ title }) => title) // => ['Limerick Contest', 'Tromino Go', 'Double Crash']
 * games['toString'] // => undefined
 *
 * const game = await games['tromino-go']?.load()
 * if (game === undefined) throw new Error('There is no such game.')
 * const started = startMatch(game, { table: { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0 } })
 * if (!started.ok) throw new Error(started.error.says)
 *
 * const loaded = await loadListed(games, saveMatch(started.value.match))
 * if (!loaded.ok) throw new Error(loaded.error.says)
 * const sent: unknown = { type: 'castle' }
 * const entry = { kind: 'move', at: 0, by: 'Ann', move: sent } as const
 * const step = submit(loaded.value.game, loaded.value.match, entry)
 * step.ok ? '' : step.error.code // => 'malformed'
 * ```
 */
export function anyCatalogue<C extends { readonly [Id in keyof C]: Listed }>(
  catalogue: C,
): AnyCatalogue {
  const listings = Object.values<AnyListing>(catalogue as never)
  const byId = Object.create(null) as Record<string, AnyListing>
  for (const listing of listings) byId[listing.id] = listing
  return Object.freeze(byId)
}
