import type { SeatNumber } from '@ackanomic/core'
import { itemAt } from '@ackanomic/core/engine'
import type { Fictionary } from './model.js'
import type { Default, FictionaryRound, FictionaryShared } from './state.js'

export interface Scored
  extends Pick<FictionaryRound, 'brainiac' | 'case' | 'similar' | 'votes' | 'defaults'> {
  readonly list: readonly Pick<FictionaryRound['list'][number], 'author'>[]
}

type Options = Fictionary['Options']
type Penalties = Pick<Options, 'step3Penalty' | 'botPenalty'>

/** The Gamepoints of a round: comparison (3a, 3b), votes (5a), defaults (IV.3, 3d). */
export function gainsOf(round: Scored, options: Penalties): readonly number[] {
  const gains = round.votes.map(() => 0)
  const gain = (seat: SeatNumber, by: number): void => {
    gains[seat] = itemAt(gains, seat) + by
  }
  for (const each of round.defaults) gain(each.seat, -costOf(each, options))
  if (round.case === '3d') gain(round.brainiac, -4)
  if (round.case === '3a') for (const seat of round.similar) gain(seat, 3)
  if (round.case === '3b') for (const seat of round.similar) gain(seat, 4)
  if (round.case === '3a' || round.case === '3d') return gains
  const choices = round.votes.map((number) => round.list[(number ?? 0) - 1]?.author)
  for (const [voter, author] of choices.entries()) {
    if (author === round.brainiac) gain(voter, 2)
    else if (author !== undefined && author !== voter) gain(author, 1)
  }
  if (!choices.includes(round.brainiac)) gain(round.brainiac, 2)
  return gains
}

/** The cost of a default action, besides that of the step itself (IV.3(2)). */
function costOf({ step, bot }: Default, { step3Penalty, botPenalty }: Penalties): number {
  if (step === 3 && step3Penalty === 4) return 0
  return bot ? botPenalty : 1
}

/**
 * Returns the public Gamepoints of each seat: of finished rounds, minus the costs of public default
 * actions, plus the four points of the only Bluffer who knew the word.
 *
 * @example
 * ```ts
 * import { fictionary, fictionaryScores } from '@ackanomic/games/fictionary'
 *
 * const people = { players: ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve'], referees: [] }
 * const start = fictionary.setup({ ...people, startedAt: 0, census: { activePlayers: 8 } })
 * start.ok && fictionaryScores(start.value.state.shared, start.value.state.options) // => [0, 0, 0, 0, 0]
 * ```
 */
export function fictionaryScores(shared: FictionaryShared, options: Options): readonly number[] {
  const scores = [...shared.scores]
  for (const each of shared.defaults)
    scores[each.seat] = itemAt(scores, each.seat) - costOf(each, options)
  if (shared.correct !== null) scores[shared.correct] = itemAt(scores, shared.correct) + 4
  return scores
}
