import type { SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

const REASONS = {
  left: 'has left',
  'no play': 'made no play',
  'no Liberty': 'has a Group without Liberty',
} as const

/**
 * Returns the results of a change of Single Capture Go, for `useStages`: all plays of a round,
 * revealed, and who is doomed.
 *
 * @example
 * ```tsx
 * import { singleCaptureGo } from '@ackanomic/games/single-capture-go'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { SingleCaptureGoBoard, singleCaptureGoStages } from '@ackanomic/boards/single-capture-go'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(singleCaptureGo), singleCaptureGoStages)
 *   return <MatchLayout match={match}><SingleCaptureGoBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function singleCaptureGoStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<SingleCaptureGo>>): readonly Stage[] {
  return events.flatMap(({ event }): Stage | Stage[] => {
    if (event.type !== 'result') return []
    const plays = event.attempts
      .filter(({ status }) => status === 'counted' || status === 'collided')
      .map(
        ({ seat, square, status }) =>
          `${names[seat]} ${square}${status === 'collided' ? ' (taken by more than one: @)' : ''}`,
      )
    const revealed = {
      kind: 'plays',
      title: `Round ${event.round}: all plays`,
      text: plays.length === 0 ? 'Nobody played.' : `${plays.join(' · ')}.`,
    }
    const fates = event.doomed.map(({ seat, reasons, groups }) => {
      const title = seat === after.seat ? 'You are doomed' : `${names[seat]} is doomed`
      const why = reasons.map((reason) => REASONS[reason]).join(', ')
      const where = groups.length === 0 ? '' : `: ${groups.flat().join(' ')}`
      return { kind: 'doomed', title, text: `${names[seat]} ${why}${where}.` }
    })
    return [revealed, ...fates]
  })
}
