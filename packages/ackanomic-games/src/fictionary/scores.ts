import { costOf } from './scoring.js'
import type { Options, Own } from './types.js'

/**
 * The Gamepoints of each seat as all know them now: those of the rounds that are over, and in the
 * running one what public default actions cost and the four of a Bluffer who alone knew the word.
 *
 * @example
 * ```ts
 * import { fictionary, scoresNow } from '@ackanomic/games/fictionary'
 *
 * const players = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve']
 * const census = { activePlayers: 8 }
 * const start = fictionary.setup({ players, referees: [], startedAt: 0, census })
 * if (!start.ok) throw new Error(start.error.says)
 * const { own, options } = start.value.state
 * scoresNow(own, options) // => [0, 0, 0, 0, 0]
 * ```
 */
export function scoresNow(own: Own, options: Options): readonly number[] {
  const scores = [...own.scores]
  for (const each of own.defaults) {
    scores[each.seat] = (scores[each.seat] ?? 0) - costOf(each, options)
  }
  if (own.correct !== null) scores[own.correct] = (scores[own.correct] ?? 0) + 4
  return scores
}
