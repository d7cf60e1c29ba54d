import type { Mediocrity } from '@ackanomic/games/mediocrity'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { mediocrity } from '../words/mediocrity.js'
import { thrownOut } from './line.js'

/**
 * Returns the results of a change of Mediocrity, for `useStages`: the numbers of a round, who scores, and who wins.
 *
 * @example
 * ```tsx
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { MediocrityBoard, mediocrityStages } from '@ackanomic/boards/mediocrity'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(mediocrity), mediocrityStages)
 *   return <MatchLayout match={match}><MediocrityBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function mediocrityStages(
  { after, events, names }: MatchChange<BoardMatchOf<Mediocrity>>,
  { mediocrity: words = mediocrity }: Partial<BoardWords> = {},
): readonly Stage[] {
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'result': {
        const { round, numbers, scorer } = event
        const sent = numbers
          .flatMap((number, seat) => (number === null ? [] : [{ number, seat }]))
          .toSorted((one, other) => one.number - other.number)
          .map(({ number, seat }) => words.sentBy(seat === after.seat ? null : names[seat], number))
        const out = thrownOut(numbers.filter((number) => number !== null))
        const equal = out.length === 0 ? [] : [words.equalOut(out)]

        return {
          kind: 'round',
          title:
            scorer === null
              ? words.nobodyScores
              : words.scores(numbers[scorer], scorer === after.seat ? null : names[scorer]),
          text: [sent.join(', '), ...equal].join('\n'),
          ...(scorer === null
            ? {}
            : {
                focus: `${words.numbersOf(round)}: ${scorer === after.seat ? words.isYou : names[scorer]}`,
              }),
        }
      }
      case 'won': {
        const title = words.wins(event.seat === after.seat ? null : names[event.seat])
        return { kind: 'won', title, text: words.middleOfAll(event.score) }
      }
      case 'expired':
      case 'void':
        return { kind: event.type, title: message }
      default:
        return []
    }
  })
}
