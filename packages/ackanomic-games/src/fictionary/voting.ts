import { days, type SeatNumber } from '@ackanomic/core'
import type { Desk } from '@ackanomic/core/engine'
import { askWhatIsDue } from './questions.js'
import { byDefault, type Draft, endRound, endWithout } from './rounds.js'
import { brainiacOf } from './spots.js'
import type { Fictionary, Vote } from './types.js'

/** A Bluffer votes, in public (4a); in place of a default, where votes may be changed. */
export function vote(draft: Draft, seat: SeatNumber, number: number, desk: Desk<Fictionary>): void {
  const { own } = draft
  if (own.votes[seat] === 'sheep') {
    own.defaults = own.defaults.filter((done) => done.step !== 4 || done.seat !== seat)
  }
  own.votes[seat] = number
  desk.tell('public', '1250.10/4a', () => ({ type: 'vote', seat, vote: number }))
}

/** Who does not vote has sheeped (4d); for which number that is, the scoring tells. */
export function sheep(draft: Draft, seat: SeatNumber, bot: boolean, desk: Desk<Fictionary>): void {
  const vote: Vote = 'sheep'
  draft.own.votes[seat] = vote
  byDefault(draft, { step: 4, seat, bot }, '1250.10/4d', desk)
}

/** All votes are there: step 5 begins (4c). */
export function beginScoring(draft: Draft, desk: Desk<Fictionary>): void {
  const brainiac = brainiacOf(draft.own)
  draft.own.now = { stage: 'scoring' }
  desk.tell('public', '1250.10/4c', () => ({ type: 'voted', brainiac }))
  desk.start('step', days(3))
}

/** The votes are scored, by the Brainiac or the Scorekeeper (5a). */
export function score(draft: Draft, desk: Desk<Fictionary>): void {
  desk.withdraw('scorekeeper')
  const { correct } = draft.own
  if (correct === null) endRound(draft, '3c', [], desk)
  else endRound(draft, '3b', [correct], desk)
}

/** The Brainiac does not score: that is for the Scorekeeper, if there is one (5d). */
export function callScorekeeper(draft: Draft, bot: boolean, desk: Desk<Fictionary>): void {
  const brainiac = brainiacOf(draft.own)
  byDefault(draft, { step: 5, seat: brainiac, bot }, '1250.10/5d(1)', desk)
  draft.own.now = { stage: 'adjudication' }
  desk.stop('step')
  desk.tell('public', '1250.10/5d(1)', () => ({ type: 'adjudication', brainiac }))
  askWhatIsDue(draft, desk)
}

/** What the host says of the Scorekeeper. */
export function hearOfScorekeeper(draft: Draft, isThere: boolean, desk: Desk<Fictionary>): void {
  if (isThere) score(draft, desk)
  else endWithout(desk)
}
