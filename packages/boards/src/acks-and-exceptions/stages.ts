import type { AcksAndExceptions } from '@ackanomic/programming-games/acks-and-exceptions'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import { acksAndExceptions } from '../words/acks-and-exceptions.js'
import type { BoardWords } from '../words/english.js'

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
export function acksStages(
  { before, after, events, names }: MatchChange<BoardMatchOf<AcksAndExceptions>>,
  { acksAndExceptions: words = acksAndExceptions }: Partial<BoardWords> = {},
): readonly Stage[] {
  // A player who goes out has no seat afterwards.
  const mine = before.seat ?? after.seat
  const who = (seat: number): string | null => (seat === mine ? null : (names[seat] ?? ''))
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
          title: words.mustFlip(who(event.seat), event.bid),
          text: words.ownFirst,
          focus: `seat ${event.seat}`,
        }
      case 'flipped': {
        const place = places[event.of] ?? 0
        places[event.of] = place + 1
        focus = coasterKey(round, event.of, place)
        const next = events[i + 1]?.event.type
        if (next === 'succeeded' || next === 'failed') return []
        const title = words.flipped(event.coaster === 'ACK', event.count, event.bid)
        return { kind: 'flip', title, focus }
      }
      case 'succeeded': {
        const title = words.winsRound(who(event.seat))
        const text = event.wins === 1 ? words.oneMore : words.secondWin
        return { kind: 'won', title, text, focus }
      }
      case 'failed': {
        const title = words.fails(who(event.seat))
        const text =
          event.by === null
            ? words.noneLeft
            : event.by === event.seat && event.by !== mine
              ? words.ownException
              : words.exceptionOf(who(event.by))
        return { kind: 'failed', title, text, focus }
      }
      case 'SIGTERM':
        return {
          kind: 'out',
          title: words.isOut(who(event.seat)),
          text: words.noCoasters,
          focus: `seat ${event.seat}`,
        }
      default:
        return []
    }
  })
}
