import type { Fictionary } from '@ackanomic/games/fictionary'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

/**
 * Returns the results of a change of Fictionary, for `useStages`: scored rounds, and who knew a word.
 *
 * @example
 * ```tsx
 * import { fictionary } from '@ackanomic/games/fictionary'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { FictionaryBoard, fictionaryStages } from '@ackanomic/boards/fictionary'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(fictionary), fictionaryStages)
 *   return <MatchLayout match={match}><FictionaryBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function fictionaryStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<Fictionary>>): readonly Stage[] {
  const who = (seat: number): string => (seat === after.seat ? 'you' : (names[seat] ?? ''))
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'report':
        return { kind: 'report', title: message }
      case 'unfit':
        return { kind: 'unfit', title: 'Another word is needed', text: message }
      case 'result': {
        const { word, definition, brainiac, list, votes, gains } = event
        const lines = list.flatMap(({ author }, i) => {
          const voters = names.flatMap((_, seat) => (votes[seat] === i + 1 ? [who(seat)] : []))
          if (author === brainiac)
            return [`${voters.length === 0 ? 'Nobody' : sentence(voters.join(', '))} found it.`]
          return voters.length === 0
            ? []
            : [`${sentence(who(author))} fooled ${voters.join(', ')}.`]
        })
        const gained = gains.flatMap((gain, seat) =>
          gain === 0 ? [] : [`${who(seat)} ${gain > 0 ? '+' : '−'}${Math.abs(gain)}`],
        )
        return {
          kind: 'round',
          title: `${word}: ${definition}`,
          text: [...lines, sentence(gained.join(', ')) || 'Nobody gains a point.'].join('\n'),
          on: 'before',
        }
      }
      default:
        return []
    }
  })
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
