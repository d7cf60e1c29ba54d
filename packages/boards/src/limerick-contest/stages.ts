import type { LimerickContest } from '@ackanomic/games/limerick-contest'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

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
export function limerickContestStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<LimerickContest>>): readonly Stage[] {
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'limerick': {
        if (event.seat === after.seat) return []
        const title = `${names[event.seat]} has written about ${1 - event.seat === after.seat ? 'you' : names[1 - event.seat]}`
        return { kind: 'limerick', title, text: event.text, focus: `seat ${event.seat}` }
      }
      case 'count': {
        const totals = names.map((name, seat) => `${name} ${event.totals[seat]}`).join(', ')
        const title = `The votes: ${totals}`
        const votes = event.votes?.map(({ by, for: whom }) => `${by} for ${names[whom]}`) ?? []
        return { kind: 'count', title, ...(votes.length > 0 ? { text: votes.join('\n') } : {}) }
      }
      case 'winner': {
        const title =
          event.seat === after.seat ? 'You win the contest' : `${names[event.seat]} wins`
        return { kind: 'winner', title, text: message, focus: `seat ${event.seat}` }
      }
      default:
        return []
    }
  })
}
