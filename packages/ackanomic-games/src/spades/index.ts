/** Spades, rule 1250.15. @packageDocumentation */

export { rankOf, SPADES_BIDS, type SpadesCard, suitOf } from './cards.js'
export type { SpadesEndReason, SpadesFault } from './events.js'
export { spades } from './game.js'
export type { Spades, SpadesMove, SpadesState } from './model.js'
export {
  type SpadesScoring,
  type SpadesTeamRound,
  type SpadesTeamScore,
  scoresOf,
  teamRound,
} from './scoring.js'
export {
  ofTeam,
  placeOf,
  type SpadesOrder,
  type SpadesPlace,
  type SpadesTeam,
  seatingsOf,
} from './seating.js'
export type {
  SpadesMisplay,
  SpadesPlayedCard,
  SpadesRound,
  SpadesSecret,
  SpadesShared,
  SpadesStage,
} from './state.js'
export {
  bidsByPlace,
  handOf,
  type SpadesTricks,
  seatsOfPlays,
  tricksOf,
  trickUnderWay,
  trickWinner,
  turnOf,
} from './tricks.js'
