import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { limerickContestMind } from './mind.js'
import { limerickContestRules } from './rules.js'
import { limerickContestText } from './text.js'
import type { LimerickContest } from './types.js'

/**
 * The Limerick Contest, rule 1250.8: two contestants write a limerick about each other, and all of
 * Ackanomic votes.
 *
 * `vote` is a move of anybody; the referee alone sees the votes. The referee (Count Tabula, who may
 * be a contestant too) is asked who is Poet Laureate when the votes are counted (`laureate`, a name
 * or `null`), and for a coin where chance decides (`winner`, a roll of one die with two sides).
 * Refuses moves with `notWriting` (4.1(3)), `alreadyPosted`, `notPosted`, `noFindings` (4.1(1)),
 * `alreadyVoted` (4.2(4)), `notVoting` (4.2(5)), `noVote` (4.2(6)) and `alreadyPraised` (4.3(2)),
 * besides core's codes.
 *
 * @example
 * ```ts
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 *
 * const table = { players: ['Ann', 'Bob'], referees: ['Tab'], startedAt: 0 }
 * const start = limerickContest.setup(table)
 * if (!start.ok) throw new Error(start.error.says)
 * const posted = limerickContest.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'post', limerick: 'There was a young player named Bob …' },
 * })
 * if (!posted.ok) throw new Error(posted.error.says)
 * posted.value.state.own.limericks[0]?.at // => 1
 *
 * const early = limerickContest.apply(posted.value.state, {
 *   kind: 'move', at: 2, by: 'Zoe', move: { type: 'vote', for: 0 },
 * })
 * early.ok ? '' : early.error.says // => 'Voting begins once both limericks are posted; vote then.'
 * ```
 */
export const limerickContest: GameOf<LimerickContest> = /* @__PURE__ */ defineGame<LimerickContest>(
  limerickContestRules,
  limerickContestText,
  limerickContestMind,
)
