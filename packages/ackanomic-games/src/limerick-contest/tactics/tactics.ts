import type { Choose, SeatNumber } from '@ackanomic/core'
import { isHalted, nameOf, type Seen, type TacticsOf, visibleState } from '@ackanomic/core/engine'
import type { LimerickContest } from '../model.js'
import { limerickAbout } from './compose.js'

/** What a contestant does: posts a limerick as soon as e can, then votes for it. */
function moveIn(
  { shared, secret, table }: Seen<LimerickContest>,
  seat: SeatNumber,
  choose: Choose,
): LimerickContest['Move'] | undefined {
  if (isHalted(table)) return undefined
  if (shared.stage === 'writing' && shared.limericks[seat] === null) {
    return { type: 'post', limerick: limerickAbout(nameOf(table, 1 - seat), choose) }
  }
  const isVoteDue = shared.stage === 'voting' && (secret[seat]?.vote ?? null) === null
  return isVoteDue ? { type: 'vote', for: seat } : undefined
}

/**
 * What a decent contestant does: writes a limerick that scans and rhymes, about the other by name,
 * and posts it at once, since of as many votes the earlier one wins; and votes for it. The rule lets
 * em, and who doesn't gives a vote away.
 *
 * @example
 * ```ts
 * import { seededPick } from '@ackanomic/core/bots'
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 * import { limerickContestTactics } from '@ackanomic/games/limerick-contest/tactics'
 *
 * const table = { players: ['Ann', 'Alice'], referees: ['Tab'], startedAt: 0 }
 * const start = limerickContest.setup(table)
 * if (!start.ok) throw new Error(start.error.says)
 * const move = limerickContestTactics.reply(start.value.state, 0, seededPick('any seed'))
 * move?.type === 'post' && move.limerick.includes('Alice') // => true
 * ```
 */
export const limerickContestTactics: TacticsOf<LimerickContest> = {
  reply: moveIn,
  // biome-ignore lint/correctness/useYield: it is certain at once.
  *consider(view, choose) {
    const { seat } = view
    const move = moveIn(visibleState(view), seat, choose)
    return move === undefined ? [] : [{ move, value: 0.5, tries: 1 }]
  },
}
