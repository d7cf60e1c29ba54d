/**
 * Spades, rule 1250.15.
 *
 * @packageDocumentation
 */
export { spadesClauses } from './clauses.js'
export type { Fault, Why } from './events.js'
export { spades } from './game.js'
export type { Spades } from './model.js'
export { scoresOf, type TeamScore, teamRound } from './scoring.js'
export { ofTeam, placeOf, seatingsOf, teamOf } from './seating.js'
export {
  BIDS,
  bidsByPlace,
  handOf,
  seatsOfPlays,
  type Tricks,
  tricksOf,
  trickUnderWay,
  trickWinner,
  turnOf,
} from './tricks.js'
export type {
  ByPlace,
  ByTeam,
  Card,
  Misplay,
  Order,
  Place,
  Play,
  Played,
  SpadesRound,
  SpadesSecret,
  SpadesShared,
  Stage,
  Team,
  TeamRound,
} from './types.js'
