import type { Clauses } from '@ackanomic/core/engine'
import { defineClauses } from '@ackanomic/core/engine'

const ofDecks = {
  '1(1)': 'A Deck is an entity made up of Cards.',
  '1(2)': 'A Card is never traded.',
  '1(3)': 'A Card stays with its Deck; none passes from one Deck to another.',
  '2(1)': 'A Card has a suit and a rank, unless a rule says otherwise.',
  '2(2)': 'The Normal Cards: every suit with every rank, one Card each.',
  '3(1)': 'Suits and ranks are ordered as the definition lists them.',
  '3(2)': 'A game may bring an order of its own.',
  '4': 'Suits and ranks have short symbols, in which hands are written.',
  '5(1)': 'A definition may make some of its Cards optional, or none.',
  '5(2)': 'A definition must not make all of its Cards optional.',
  '5(3)': 'The maker of a Deck may leave out any of the optional Cards, or all of them.',
  '5(4)': 'Optional Cards are in the Deck when nothing is said of them.',
  '5(5)': 'Only optional Cards can be left out.',
  '6(1)': 'A rule, the rules of a Game, or a document with that authority may make Decks.',
  '6(2)': 'A document to which no rule gave the authority cannot make a Deck.',
  '6(3)': 'Decks belong to the General Equipment.',
  '7(1)': 'Players hold Cards during a game, and own none of them.',
  '7(2)': 'A Deck serves one card game at a time.',
  '8(1)': 'A Deck is owned only if the document that made it says by whom.',
  '8(2)': 'An owned Deck can be traded, an unowned one cannot.',
  '9': 'The rule that defines a Deck is titled "Description of a … Deck", with a legal name.',
}

/** Rule 1250.4, Decks of Playing Cards. */
export const deckClauses: Clauses<'1250.4', keyof typeof ofDecks> = /* @__PURE__ */ defineClauses(
  '1250.4',
  ofDecks,
)

const ofStandard = {
  '1(1)': 'The suits, from the first: Spades S, Hearts H, Diamonds D, Clubs C.',
  '1(2)': 'The ranks, from the first: Ace A, King K, Queen Q, Jack J, then 10 down to 2.',
  '1(3)': 'Spades and Clubs are black; Hearts and Diamonds are red.',
  '2(1)': 'There are two Jokers, ?1 and ?2, which can be told apart.',
  '2(2)': 'A Joker has no suit, no rank and no colour.',
  '2(3)': 'Each Joker is optional: the Deck has 54, 53 or 52 Cards.',
}

/** Rule 1250.5, the Standard Deck. */
export const standardClauses: Clauses<'1250.5', keyof typeof ofStandard> =
  /* @__PURE__ */ defineClauses('1250.5', ofStandard)

const ofEleusis = {
  '1(1)':
    'The suits, from the first: Wands !, Strudels @, Pounds #, Dollars $, Maces %, Spears ^, Daemons &, Stars *.',
  '1(2)':
    'The ranks, from the first: Suber S, Nomic N, Monarch M, Knave K, Page P, 10 down to 2, and Ace A last.',
  '1(3)': 'Eight suits of fifteen ranks make 120 Normal Cards.',
  '2(1)': 'There are four Wilds, all written W, which cannot be told apart.',
  '2(2)': 'A Wild has no suit, no rank and no colour.',
  '2(3)': 'Each Wild is optional: the Deck has from 120 to 124 Cards.',
  '3': 'Wands and Strudels are blue, Pounds and Dollars green, Maces and Spears black, Daemons and Stars red.',
}

/** Rule 1250.6, the Eleusis Deck. */
export const eleusisClauses: Clauses<'1250.6', keyof typeof ofEleusis> =
  /* @__PURE__ */ defineClauses('1250.6', ofEleusis)
