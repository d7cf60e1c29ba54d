import type { RustyLantern } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { rustyLantern } from '../words/rusty-lantern.js'

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
export function rustyLanternStages(
  { after, events, names }: MatchChange<BoardMatchOf<RustyLantern>>,
  { rustyLantern: words = rustyLantern }: Partial<BoardWords> = {},
): readonly Stage[] {
  const who = (seat: number) => (seat === after.seat ? null : names[seat])
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'verified':
      case 'denied': {
        const title = words.playIs(who(event.seat), event.type === 'verified')
        return { kind: event.type, title, text: message, focus: `play ${event.play - 1}` }
      }
      case 'answered':
        return { kind: 'interruption', title: words.interruptionOf(who(event.seat)), text: message }
      case 'passed':
        return event.how === 'asleep' ? { kind: 'passed', title: message } : []
      case 'won':
        return { kind: 'won', title: message, focus: `seat ${event.seat}` }
      default:
        return []
    }
  })
}
