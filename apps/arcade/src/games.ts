import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { programmingCatalogue } from '@ackanomic/programming-games'

/** All games that the Arcade has; there is no other list. */
export const games: Catalogue = mergeCatalogues(catalogue, programmingCatalogue)

/** What each game is like, in a sentence. */
export const SENTENCES: Readonly<Record<string, string>> = {
  'pure-skill': 'Bid a suit of cards, sealed, for spades that turn up one by one.',
  'limerick-contest': 'Write the limerick that the others vote for.',
  ghost: 'Add a letter, and do not be the one who completes a word.',
  fictionary: 'Invent definitions that sound truer than the dictionary’s.',
  'tromino-go': 'Lay pieces of three, surround the other’s, and mind the rules yourself.',
  'double-crash': 'Find the other’s five-letter word from how your salvos crash into it.',
  'single-capture-go': 'Go with letters for stones: one capture, and you are doomed.',
  diplomacy: 'Seven powers, one map, orders that are all carried out at once.',
  spades: 'Partners bid the tricks that they will take, and had better take.',
  viruses: 'Cells that live and die by themselves; you only infect them.',
  mediocrity: 'Send a number, and neither win nor lose: the middle scores.',
  'rusty-lantern': 'Tell tales in a tavern, card by card, until yours has no loose ends.',
  'acks-and-exceptions': 'Bluff with coasters: flip as many as you bid, and no Exception.',
  'runtime-error': 'Program with cards, and prove that your turn never ends.',
}
