import { days, type SeatNumber } from '@ackanomic/core'
import type { Context } from '@ackanomic/core/engine'
import { askWhatIsDue } from './questions.js'
import { byDefault, type Draft, endRound, endWithout } from './rounds.js'
import { brainiacOf } from './spots.js'
import type { Fictionary, Vote } from './types.js'

/** A Bluffer votes, in public (4a); in place of a default, where votes may be changed. */
export function vote(
  draft: Draft,
  seat: SeatNumber,
  number: number,
  ctx: Context<Fictionary>,
): void {
  const { shared } = draft
  if (shared.votes[seat] === 'sheep') {
    shared.defaults = shared.defaults.filter((done) => done.step !== 4 || done.seat !== seat)
  }
  shared.votes[seat] = number
  ctx.emit('public', '1250.10/4a', () => ({ type: 'vote', seat, vote: number }))
}

/** Who does not vote has sheeped (4d); for which number that is, the scoring tells. */
export function sheep(
  draft: Draft,
  seat: SeatNumber,
  bot: boolean,
  ctx: Context<Fictionary>,
): void {
  const vote: Vote = 'sheep'
  draft.shared.votes[seat] = vote
  byDefault(draft, { step: 4, seat, bot }, '1250.10/4d', ctx)
}

/** All votes are there: step 5 begins (4c). */
export function beginScoring(draft: Draft, ctx: Context<Fictionary>): void {
  const brainiac = brainiacOf(draft.shared)
  draft.shared.now = { stage: 'scoring' }
  ctx.emit('public', '1250.10/4c', () => ({ type: 'voted', brainiac }))
  ctx.startTimer('step', days(3))
}

/** The votes are scored, by the Brainiac or the Scorekeeper (5a). */
export function score(draft: Draft, ctx: Context<Fictionary>): void {
  ctx.cancelPrompts('scorekeeper')
  const { correct } = draft.shared
  if (correct === null) endRound(draft, '3c', [], ctx)
  else endRound(draft, '3b', [correct], ctx)
}

/** The Brainiac does not score: that is for the Scorekeeper, if there is one (5d). */
export function callScorekeeper(draft: Draft, bot: boolean, ctx: Context<Fictionary>): void {
  const brainiac = brainiacOf(draft.shared)
  byDefault(draft, { step: 5, seat: brainiac, bot }, '1250.10/5d(1)', ctx)
  draft.shared.now = { stage: 'adjudication' }
  ctx.stopTimer('step')
  ctx.emit('public', '1250.10/5d(1)', () => ({ type: 'adjudication', brainiac }))
  askWhatIsDue(draft, ctx)
}

/** What the host says of the Scorekeeper. */
export function hearOfScorekeeper(draft: Draft, isThere: boolean, ctx: Context<Fictionary>): void {
  if (isThere) score(draft, ctx)
  else endWithout(ctx)
}
