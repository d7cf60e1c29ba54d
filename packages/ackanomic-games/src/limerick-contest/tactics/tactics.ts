import type { RandomInt, SeatNumber } from '@ackanomic/core'
import {
  isPaused,
  nameOf,
  type TacticsOf,
  type VisibleState,
  visibleState,
} from '@ackanomic/core/engine'
import { limerickFault } from '../form.js'
import type { LimerickContest } from '../model.js'
import { limerickAbout } from './compose.js'

function moveIn(
  { shared, secret, roster }: VisibleState<LimerickContest>,
  seat: SeatNumber,
  choose: RandomInt,
): LimerickContest['Move'] | undefined {
  if (isPaused(roster)) return undefined
  if (shared.stage === 'writing' && shared.limericks[seat] === null)
    return { type: 'post', limerick: limerickAbout(nameOf(roster, 1 - seat), choose) }
  const isVoteDue = shared.stage === 'voting' && (secret[seat]?.vote ?? null) === null
  if (!isVoteDue) return undefined
  const other = shared.limericks[1 - seat]?.text
  const isGood = other !== undefined && limerickFault(other) === undefined
  return { type: 'vote', for: isGood ? 1 - seat : seat }
}

/**
 * The tactics of the Limerick Contest. A contestant writes a limerick about the other that scans
 * and rhymes, at once, because the earlier one wins a tie. The other's limerick gets their vote if
 * its form is right.
 *
 * @example
 * ```ts
 * import { seededRandom } from '@ackanomic/core/bots'
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 * import { limerickContestTactics } from '@ackanomic/games/limerick-contest/tactics'
 *
 * const roster = { players: ['Ann', 'Alice'], referees: ['Tab'], startedAt: 0 }
 * const start = limerickContest.setup(roster)
 * if (!start.ok) throw new Error(start.error.message)
 * const move = limerickContestTactics.rolloutPolicy(start.value.state, 0, seededRandom('any seed'))
 * move?.type === 'post' && move.limerick.includes('Alice') // => true
 * ```
 */
export const limerickContestTactics: TacticsOf<LimerickContest> = {
  rolloutPolicy: moveIn,
  explain: (move, { seat }) =>
    move.type !== 'vote'
      ? 'It scans and rhymes, and names the other poet.'
      : move.for === seat
        ? 'The other one does not have the form of a limerick.'
        : 'It has the form of a limerick, and nobody should judge their own.',
  // biome-ignore lint/correctness/useYield: it is certain at once.
  *solve(view, choose) {
    const { seat } = view
    const move = moveIn(visibleState(view), seat, choose)
    return move === undefined ? [] : [{ move, value: 0.5, visits: 1 }]
  },
}
