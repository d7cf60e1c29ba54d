import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import { doubleCrash } from '../words/double-crash.js'
import type { BoardWords } from '../words/english.js'

/**
 * Returns the results of a change of Double Crash, for `useStages`: Replies, hits and errors.
 *
 * @example
 * ```tsx
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { DoubleCrashBoard, doubleCrashStages } from '@ackanomic/boards/double-crash'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(doubleCrash), doubleCrashStages)
 *   return <MatchLayout match={match}><DoubleCrashBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function doubleCrashStages(
  { after, events, names }: MatchChange<BoardMatchOf<DoubleCrash>>,
  { doubleCrash: words = doubleCrash }: Partial<BoardWords> = {},
): readonly Stage[] {
  const isMine = (seat: number): boolean => seat === after.seat
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'reply': {
        // One's own replies are known.
        if (isMine(event.seat)) return []
        const best = Math.max(0, ...event.lines.map(({ crashes }) => crashes))
        return {
          kind: 'reply',
          title: words.replies(names[event.seat], best),
          text: event.lines.map(({ word, crashes }) => `${word}\u00a0${crashes}`).join(' · '),
          focus: `salvo ${1 - event.seat} ${event.round - 1}`,
        }
      }
      case 'tentative': {
        const title = words.hasHit(isMine(event.winner) ? null : names[event.winner])
        return { kind: 'hit', title, text: words.unlessError, focus: `target ${1 - event.winner}` }
      }
      case 'examined':
        return {
          kind: 'won',
          title: words.hasWon(isMine(event.winner) ? null : names[event.winner]),
          text: words.wasRight(event.word),
        }
      case 'error':
      case 'failed':
        return { kind: event.type, title: message }
      default:
        return []
    }
  })
}
