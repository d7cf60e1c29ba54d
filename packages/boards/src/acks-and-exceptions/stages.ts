import type { AcksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

/** The name by which a coaster of a stack is known on the board. */
export function coasterKey(round: number, seat: number, place: number): string {
  return `stack ${seat} ${place} of ${round}`
}

/**
 * Returns the results of a change of ACKs & Exceptions, for `useStages`: the Challenger, flips, and
 * how a round ended.
 *
 * @example
 * ```tsx
 * import { acksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { AcksAndExceptionsBoard, acksStages } from '@ackanomic/boards/acks-and-exceptions'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(acksAndExceptions), acksStages)
 *   return <MatchLayout match={match}><AcksAndExceptionsBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function acksStages({
  before,
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<AcksAndExceptions>>): readonly Stage[] {
  const is = (seat: number, you: string, other: string): string =>
    seat === after.seat ? `You ${you}` : `${names[seat]} ${other}`
  const round = before.shared.rounds.length
  const places = before.shared.stacks.map(
    (_, seat) => before.shared.flips.filter(({ of }) => of === seat).length,
  )
  let focus = ''
  return events.flatMap(({ event }, i): Stage | Stage[] => {
    switch (event.type) {
      case 'challenger':
        return {
          kind: 'challenger',
          title: is(event.seat, `must flip ${event.bid}`, `must flip ${event.bid}`),
          text: 'One’s own coasters come first. An Exception ends it.',
          focus: `seat ${event.seat}`,
        }
      case 'flipped': {
        const place = places[event.of] ?? 0
        places[event.of] = place + 1
        focus = coasterKey(round, event.of, place)
        const next = events[i + 1]?.event.type
        if (next === 'succeeded' || next === 'failed') return []
        const title = `${event.coaster === 'ACK' ? 'An ACK' : 'An Exception'}: ${event.count} of ${event.bid}`
        return { kind: 'flip', title, focus }
      }
      case 'succeeded': {
        const title = is(event.seat, 'win the round', 'wins the round')
        const text =
          event.wins === 1 ? 'One more wins the game.' : 'The second win: the game is over.'
        return { kind: 'won', title, text, focus }
      }
      case 'failed': {
        const title = is(event.seat, 'fail', 'fails')
        const text =
          event.by === null
            ? 'There is no coaster left to flip.'
            : `An Exception of ${event.by === after.seat ? 'yours' : event.by === event.seat ? 'their own' : names[event.by]}.`
        return { kind: 'failed', title, text, focus }
      }
      case 'SIGTERM':
        return {
          kind: 'out',
          title: is(event.seat, 'are out', 'is out'),
          text: 'No coasters are left.',
          focus: `seat ${event.seat}`,
        }
      default:
        return []
    }
  })
}
