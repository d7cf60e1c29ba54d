import type { TrominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

/**
 * Returns the results of a change of Tromino Go, for `useStages`: the end of a round on its last
 * grid, a concession, and an unlawful play.
 *
 * @example
 * ```tsx
 * import { trominoGo } from '@ackanomic/games/tromino-go'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { TrominoGoBoard, trominoGoStages } from '@ackanomic/boards/tromino-go'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(trominoGo), trominoGoStages)
 *   return <MatchLayout match={match}><TrominoGoBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function trominoGoStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<TrominoGo>>): readonly Stage[] {
  const who = (seat: number): string => (seat === after.seat ? 'you' : (names[seat] ?? ''))
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'surrounded':
      case 'round': {
        // The plays are on the grid until the round is posted, so its end is shown once.
        if (event.how === 'surrounded' && event.type === 'round') return []
        const { winner, gamepoints, doubled, surrounded, how } = event
        const points = `+${gamepoints}${doubled ? ', doubled' : ''}`
        const counts = surrounded.map((count, seat) => `${count} of ${names[seat]}’s`).join(', ')
        return {
          kind: 'round',
          title: winner === null ? 'The round is a tie' : `The round to ${who(winner)}: ${points}`,
          text: how === 'surrounded' ? `Surrounded pieces ✕: ${counts}.` : 'It was conceded.',
          on: after.shared.plays.length === 0 ? 'before' : 'after',
        }
      }
      case 'conceded': {
        const title = event.seat === after.seat ? 'You offer' : `${names[event.seat]} offers`
        return {
          kind: 'offer',
          title: `${title} to end the round`,
          text: `It would score ${event.gamepoints} for the other side. Play goes on until that is accepted.`,
        }
      }
      case 'illegal':
        return {
          kind: 'illegal',
          title: `Play ${event.play} was not lawful`,
          text: message.split('\n', 1)[0] ?? '',
        }
      default:
        return []
    }
  })
}
