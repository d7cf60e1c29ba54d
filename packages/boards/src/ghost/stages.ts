import type { Ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

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
export function ghostStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<Ghost>>): readonly Stage[] {
  const who = (seat: number): string => (seat === after.seat ? 'you' : (names[seat] ?? ''))
  const isOut = (seat: number): string =>
    seat === after.seat ? 'You are out' : `${names[seat]} is out`
  let verdict = ''
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'protested': {
        const verb = event.by === after.seat ? 'You protest' : `${names[event.by]} protests`
        return {
          kind: 'protest',
          title: `${verb} against ${who(event.against)}`,
          text: `“${event.word} ${event.ground === 'word' ? 'is a word' : 'is in no word'}.”`,
          focus: 'ghost word',
        }
      }
      case 'resolved': {
        const isFound = event.valid === (event.ground === 'word')
        const why =
          event.how === 'report' && event.sought !== null
            ? `${event.sought} is ${isFound ? '' : 'not '}in the dictionary.`
            : (message.split('. ', 1)[0] ?? '')
        verdict = `${why} The protest was ${event.valid ? 'right' : 'wrong'}.`
        return []
      }
      case 'removed':
        return {
          kind: 'out',
          title: isOut(event.seat),
          text: verdict || message,
          focus: 'ghost word',
          on: 'before',
        }
      default:
        return []
    }
  })
}
