/**
 * Spades, rule 1250.15.
 *
 * @packageDocumentation
 */

export { BIDS, type Card } from './cards.js'
export { spadesClauses } from './clauses.js'
export type { Fault, Why } from './events.js'
export { spades } from './game.js'
export type { Spades } from './model.js'
export { scoresOf, type TeamRound, type TeamScore, teamRound } from './scoring.js'
export {
  type ByPlace,
  type ByTeam,
  type Order,
  ofTeam,
  type Place,
  placeOf,
  seatingsOf,
  type Team,
  teamOf,
} from './seating.js'
export type { Misplay, Played, SpadesRound, SpadesSecret, SpadesShared, Stage } from './state.js'
export {
  bidsByPlace,
  handOf,
  type Play,
  seatsOfPlays,
  type Tricks,
  tricksOf,
  trickUnderWay,
  trickWinner,
  turnOf,
} from './tricks.js'
