import type { RustyLantern } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

/**
 * Returns the results of a change of the Rusty Lantern, for `useStages`: verdicts on plays and interruptions, and who wins.
 *
 * @example
 * ```tsx
 * import { rustyLantern } from '@ackanomic/games/rusty-lantern'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { RustyLanternBoard, rustyLanternStages } from '@ackanomic/boards/rusty-lantern'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(rustyLantern), rustyLanternStages)
 *   return <MatchLayout match={match}><RustyLanternBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function rustyLanternStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<RustyLantern>>): readonly Stage[] {
  const of = (seat: number): string => (seat === after.seat ? 'Your' : `${names[seat]}’s`)
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'verified':
      case 'denied': {
        const is = event.type === 'verified' ? 'is accepted' : 'is denied'
        const title = `${of(event.seat)} play ${is}`
        return { kind: event.type, title, text: message, focus: `play ${event.play - 1}` }
      }
      case 'answered':
        return { kind: 'interruption', title: `${of(event.seat)} interruption`, text: message }
      case 'passed':
        return event.how === 'asleep' ? { kind: 'passed', title: message } : []
      case 'won':
        return { kind: 'won', title: message, focus: `seat ${event.seat}` }
      default:
        return []
    }
  })
}
