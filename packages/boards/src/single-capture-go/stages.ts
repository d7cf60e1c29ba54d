import type { SingleCaptureGo } from '@ackanomic/games/single-capture-go'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { singleCaptureGo } from '../words/single-capture-go.js'

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
export function singleCaptureGoStages(
  { after, events, names }: MatchChange<BoardMatchOf<SingleCaptureGo>>,
  { singleCaptureGo: words = singleCaptureGo }: Partial<BoardWords> = {},
): readonly Stage[] {
  return events.flatMap(({ event }): Stage | Stage[] => {
    if (event.type !== 'result') return []
    const counted = event.attempts.filter(
      ({ status }) => status === 'counted' || status === 'collided',
    )
    const plays = [...new Set(counted.map(({ square }) => square))].map((square) =>
      words.play(
        counted.flatMap((each) => (each.square === square ? [names[each.seat] ?? ''] : [])),
        square,
      ),
    )
    const revealed = {
      kind: 'plays',
      title: words.allPlays(event.round),
      text: plays.length === 0 ? words.nobodyPlayed : `${plays.join('\u00a0· ')}.`,
    }
    const fates = event.doomed.map(({ seat, reasons, groups }) => {
      const title = words.isDoomed(seat === after.seat ? null : (names[seat] ?? ''))
      const why = reasons.map((reason) => words.reasons[reason]).join(', ')

      return {
        kind: 'doomed',
        title,
        text: words.doomedWhy(names[seat], why, groups.flat().join(' ')),
      }
    })
    return [revealed, ...fates]
  })
}
