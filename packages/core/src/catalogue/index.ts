/**
 * Lists of games that cost no engine until one is asked for.
 *
 * @packageDocumentation
 */
export {
  type Catalogue,
  type KnownOf,
  type ListedMatch,
  type Listing,
  type ListingParts,
  type LoadedOf,
  listGame,
  mergeCatalogues,
} from './listing.js'
export {
  type CatalogueFacts,
  type CatalogueRejection,
  loadListed,
  type MatchListedIn,
} from './load-listed.js'
