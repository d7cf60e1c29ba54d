import { type Listing, mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

/** A game that the table knows by its id. */
export type ListedGame = Pick<Listing, 'id' | 'title' | 'rule' | 'load' | 'clauses'>

/** The games that can be chosen: those of the catalogues. There is no other list. */
export const games: readonly ListedGame[] = Object.values(
  mergeCatalogues(catalogue, programmingCatalogue),
)

/** How many sit down when nobody says, where the fewest that a game allows make no good match. */
export const usualPlayers: Readonly<Record<string, number>> = { diplomacy: 7 }
