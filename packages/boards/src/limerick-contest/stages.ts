import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { limerickContest } from '../words/limerick-contest.js'

/**
 * Returns the results of a change of the Limerick Contest, for `useStages`: limericks of others, the count and the winner.
 *
 * @example
 * ```tsx
 * import { limerickContest } from '@ackanomic/games/limerick-contest'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { LimerickContestBoard, limerickContestStages } from '@ackanomic/boards/limerick-contest'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(limerickContest), limerickContestStages)
 *   return <MatchLayout match={match}><LimerickContestBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function limerickContestStages(
  { after, events, names }: MatchChange<BoardMatchOf<LimerickContest>>,
  { limerickContest: words = limerickContest }: Partial<BoardWords> = {},
): readonly Stage[] {
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'limerick': {
        if (event.seat === after.seat) return []
        const title = words.hasWritten(
          names[event.seat],
          1 - event.seat === after.seat ? null : names[1 - event.seat],
        )
        // The limerick itself is on the table.
        return { kind: 'limerick', title, focus: `seat ${event.seat}` }
      }
      case 'count': {
        const totals = names.map((name, seat) => `${name} ${event.totals[seat]}`).join(', ')
        const title = words.counted(totals)
        const votes = event.votes?.map(({ by, for: whom }) => words.votedFor(by, names[whom])) ?? []
        return { kind: 'count', title, ...(votes.length > 0 ? { text: votes.join('\n') } : {}) }
      }
      case 'winner': {
        const title = words.wins(event.seat === after.seat ? null : names[event.seat])
        return { kind: 'winner', title, text: message, focus: `seat ${event.seat}` }
      }
      default:
        return []
    }
  })
}
