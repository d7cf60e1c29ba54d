/**
 * Spades, rule 1250.15.
 *
 * @packageDocumentation
 */
export { BIDS, bidsByPlace } from './bids.js'
export { trickWinner } from './cards.js'
export { spadesClauses } from './clauses.js'
export { spades } from './game.js'
export { handOf } from './hands.js'
export { scoresOf, type TeamScore, teamRound } from './scoring.js'
export { placeOf, seatAt, seatingsOf, seatsOfTeam, teamOf } from './seating.js'
export { type Tricks, tricksOf, trickUnderWay, turnOf } from './tricks.js'
export type {
  ByTeam,
  Card,
  Fault,
  Misplay,
  Move,
  Options,
  Own,
  Phase,
  Place,
  Played,
  Post,
  Rejections,
  Round,
  Secret,
  Spades,
  Team,
  TeamRound,
  Why,
} from './types.js'
