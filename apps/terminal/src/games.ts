import { type Listing, mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

/** A game that the table knows by its id. */
export type ListedGame = Pick<Listing, 'id' | 'title' | 'rule' | 'load' | 'clauses'>

/** The games of the catalogues. */
export const games: readonly ListedGame[] = Object.values(
  mergeCatalogues(catalogue, programmingCatalogue),
)

/** The usual number of players, for games that need more than their minimum. */
export const usualPlayers: Readonly<Record<string, number>> = { diplomacy: 7 }
