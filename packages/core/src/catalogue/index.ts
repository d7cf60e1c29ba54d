/**
 * Lists of games that cost no engine until one is asked for.
 *
 * @packageDocumentation
 */
export {
  type AnyCatalogue,
  type AnyGame,
  type AnyListing,
  type AnyMatch,
  type AnyTypes,
  anyCatalogue,
  anyGame,
  type Listed,
} from './any-game.js'
export {
  type ListedMatch,
  type Listing,
  type ListingParts,
  listGame,
} from './listing.js'
export {
  type CatalogueFacts,
  type CatalogueRejection,
  type LoadsMatch,
  loadListed,
  type MatchListedIn,
} from './load-listed.js'
