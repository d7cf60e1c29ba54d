import type { Mediocrity } from '@ackanomic/games/mediocrity'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
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
export function mediocrityStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<Mediocrity>>): readonly Stage[] {
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'result': {
        const { round, numbers, scorer } = event
        const sent = numbers.flatMap((number, seat) =>
          number === null ? [] : [`${seat === after.seat ? 'you' : names[seat]} ${number}`],
        )
        const out = thrownOut(numbers.filter((number) => number !== null))
        const equal = out.length === 0 ? [] : [`Equal in the middle, so out: ${out.join(', ')}.`]
        const scores = scorer === after.seat ? 'you score' : `${names[scorer ?? -1]} scores`
        return {
          kind: 'round',
          title: scorer === null ? 'Nobody scores' : `${numbers[scorer]} is the middle: ${scores}`,
          text: [sent.join(', '), ...equal].join('\n'),
          ...(scorer === null ? {} : { focus: `The numbers of round ${round}: ${names[scorer]}` }),
        }
      }
      case 'won': {
        const title = event.seat === after.seat ? 'You win' : `${names[event.seat]} wins`
        return { kind: 'won', title, text: `${event.score} is the middle of all Gamepoints.` }
      }
      case 'expired':
      case 'void':
        return { kind: event.type, title: message }
      default:
        return []
    }
  })
}
