import { type AnyListing, anyCatalogue } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'

/** A game that the table knows by its id. */
export type ListedGame = Pick<AnyListing, 'id' | 'title' | 'rule' | 'load'>

/** The games that can be chosen: those of the catalogue. There is no other list. */
export const games: readonly ListedGame[] = Object.values(anyCatalogue(catalogue))

/** How many sit down when nobody says, where the fewest that a game allows make no good match. */
export const usualPlayers: Readonly<Record<string, number>> = { diplomacy: 7 }
