import type { TrominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { trominoGo } from '../words/tromino-go.js'

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
export function trominoGoStages(
  { before, after, events, names }: MatchChange<BoardMatchOf<TrominoGo>>,
  { trominoGo: words = trominoGo }: Partial<BoardWords> = {},
): readonly Stage[] {
  const who = (seat: number): string | null => (seat === after.seat ? null : (names[seat] ?? ''))
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    switch (event.type) {
      case 'surrounded':
      case 'round': {
        // The plays are on the grid until the round is posted, so its end is shown once.
        if (event.how === 'surrounded' && event.type === 'round') return []
        const { winner, gamepoints, doubled, surrounded, how } = event
        const counts = surrounded.flatMap((count, seat) =>
          count === 0 ? [] : [words.countOf(count, who(seat))],
        )
        // The next round may have cleared the grid already.
        const isCleared = after.shared.plays.length === 0
        const shared = isCleared ? lastGrid(before.shared, events) : null
        return {
          kind: 'round',
          title: winner === null ? words.tie : words.roundTo(who(winner), gamepoints, doubled),
          text: how === 'surrounded' ? words.surrounded(counts) : words.conceded,
          on: isCleared ? 'before' : 'after',
          ...(shared !== null && { shared }),
        }
      }
      case 'conceded': {
        return {
          kind: 'offer',
          title: words.offersEnd(who(event.seat)),
          text: words.wouldScore(event.gamepoints),
        }
      }
      case 'illegal':
        return {
          kind: 'illegal',
          title: words.wasUnlawful(event.play),
          text: message.split('\n', 1)[0] ?? '',
        }
      default:
        return []
    }
  })
}

/** The grid with the play that ended the round; `null` if no piece was placed. */
function lastGrid(
  shared: TrominoGo['Shared'],
  events: MatchChange<BoardMatchOf<TrominoGo>>['events'],
): TrominoGo['Shared'] | null {
  for (const { event } of events) {
    if (event.type !== 'played' || event.how !== 'place') continue
    const [one, two, three] = event.cells
    if (!one || !two || !three) continue
    const play = { type: 'place', cells: [one, two, three], left: 0 } as const
    return { ...shared, plays: [...shared.plays, play] }
  }
  return null
}
