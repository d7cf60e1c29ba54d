/**
 * Spades, rule 1250.15.
 *
 * @packageDocumentation
 */
export { spadesClauses } from './clauses.js'
export { spades } from './game.js'
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
  Fault,
  Misplay,
  Move,
  Options,
  Order,
  Place,
  Play,
  Played,
  Post,
  Rejections,
  Round,
  Secret,
  Shared,
  Spades,
  Stage,
  Team,
  TeamRound,
  Why,
} from './types.js'
