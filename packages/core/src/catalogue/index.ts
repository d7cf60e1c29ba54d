/** Lists of games that load an engine only when you ask for it. @packageDocumentation */
export {
  type Catalogue,
  type ListedMatch,
  type ListedTactics,
  type Listing,
  type ListingParts,
  type LoadedMatchOf,
  listGame,
  mergeCatalogues,
} from './listing.js'
export {
  type CatalogueError,
  type CatalogueErrors,
  type ListedMatchOf,
  loadListedMatch,
} from './load-listed.js'
