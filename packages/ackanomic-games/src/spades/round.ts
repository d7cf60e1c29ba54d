import { asPlain, type Desk, type State, type Writable } from '@ackanomic/core/engine'
import { bidsByPlace } from './bids.js'
import { askReferee } from './questions.js'
import { misplaysByTeam, scoreRound, scoresOf, winnerByScore } from './scoring.js'
import { tricksOf } from './tricks.js'
import type { Spades } from './types.js'
import { finish } from './verdict.js'

type Draft = Writable<State<Spades>>

/** Leaves it to the referee to score the round, so that e can call what was misplayed last. */
export function askForScore(draft: Draft, desk: Desk<Spades>): void {
  draft.own.phase = 'score'
  const round = draft.own.rounds.length + 1
  desk.tell('public', '1250.15/4.p', () => ({ type: 'played', round }))
  askReferee(draft, desk)
}

/** Scores the round, and ends the game or has the next one dealt (sections 4 and 5). */
export function closeRound(draft: Draft, desk: Desk<Spades>): void {
  const own = asPlain(draft.own)
  const { order } = own
  const { nilTricksCount } = draft.options
  const before = scoresOf(own, { nilTricksCount })
  const bids = bidsByPlace(own).map((bid) => bid ?? 0)
  const taken = [...tricksOf(own).taken]
  const misplays = misplaysByTeam(own.misplays)
  const sandbags = [before[0].sandbags, before[1].sandbags] as const
  const teams = scoreRound({ bids, taken }, sandbags, nilTricksCount)
  draft.own.rounds.push({ bids, taken, misplays: [...misplays] })
  draft.own.bids = []
  draft.own.plays = []
  draft.own.misplays = []
  draft.own.voided = []
  draft.secret = order.map(() => ({ dealt: [] }))
  const [one, other] = scoresOf(asPlain(draft.own), { nilTricksCount })
  const scores = [one.score, other.score] as const
  const round = draft.own.rounds.length
  desk.tell('public', '1250.15/4.a', () => ({ type: 'score', round, order, teams, scores }))
  const winner = winnerByScore(scores)
  draft.own.phase = 'deal'
  if (winner === null) askReferee(draft, desk)
  else finish(draft, winner, 'score', desk)
}
