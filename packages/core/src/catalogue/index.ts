/**
 * Lists of games that cost no engine until one is asked for.
 *
 * @packageDocumentation
 */
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
