import type { Ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'

/**
 * Returns the results of a change of Ghost, for `useStages`: protests, verdicts, and who is out.
 *
 * @example
 * ```tsx
 * import { ghost } from '@ackanomic/games/ghost'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { GhostBoard, ghostStages } from '@ackanomic/boards/ghost'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(ghost), ghostStages)
 *   return <MatchLayout match={match}><GhostBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function ghostStages(
  { before, after, events, names }: MatchChange<BoardMatchOf<Ghost>>,
  { ghost: words = ghost }: Partial<BoardWords> = {},
): readonly Stage[] {
  // A player who goes out has no seat afterwards.
  const mine = before.seat ?? after.seat
  const who = (seat: number): string | null => (seat === mine ? null : (names[seat] ?? ''))
  let verdict = ''
  let protester = before.shared.protest?.by
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'protested':
        protester = event.by
        return {
          kind: 'protest',
          title: words.protests(who(event.by), who(event.against)),
          text: words.claim(event.word, event.ground === 'word'),
          focus: 'ghost word',
        }
      case 'resolved': {
        const isFound = event.valid === (event.ground === 'word')
        const why =
          event.how === 'report' && event.sought !== null
            ? words.found(event.sought, isFound)
            : (message.split('. ', 1)[0] ?? '')
        verdict = `${words.wasRight(protester === undefined ? undefined : who(protester), event.valid)} ${why}`
        return []
      }
      case 'removed':
        return {
          kind: 'out',
          title: words.isOut(who(event.seat)),
          text: verdict || message,
          focus: 'ghost word',
          on: 'before',
        }
      default:
        return []
    }
  })
}
