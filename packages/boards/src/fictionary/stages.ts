import type { Fictionary } from '@ackanomic/games/fictionary'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { fictionary } from '../words/fictionary.js'

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
export function fictionaryStages(
  { after, events, names }: MatchChange<BoardMatchOf<Fictionary>>,
  { fictionary: words = fictionary }: Partial<BoardWords> = {},
): readonly Stage[] {
  const who = (seat: number): string | null => (seat === after.seat ? null : (names[seat] ?? ''))
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'report':
        return { kind: 'report', title: message }
      case 'unfit':
        return { kind: 'unfit', title: words.anotherWord, text: words.unfit(event.word, event.why) }
      case 'result': {
        const { word, definition, brainiac, list, votes, gains } = event
        const lines = list.flatMap(({ author }, i) => {
          const voters = names.flatMap((_, seat) => (votes[seat] === i + 1 ? [who(seat)] : []))
          if (author === brainiac) return [words.foundIt(voters)]
          return voters.length === 0 ? [] : [words.fooled(who(author), voters)]
        })
        const gained = gains.flatMap((gain, seat) =>
          gain === 0 ? [] : [[who(seat), gain] as const],
        )
        const number = 1 + list.findIndex(({ author }) => author === brainiac)
        return {
          kind: 'round',
          title: number > 0 ? words.isTrue(word, number) : `${word}: ${definition}`,
          ...(number > 0 ? { focus: `definition ${number} of ${event.round}` } : {}),
          text: [...lines, words.gains(gained)].join('\n'),
          on: 'before',
        }
      }
      default:
        return []
    }
  })
}
