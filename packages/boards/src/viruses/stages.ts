import { countCells, type Viruses } from '@ackanomic/games/viruses'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'
import type { BoardWords } from '../words/english.js'
import { viruses } from '../words/viruses.js'

/**
 * Returns the results of a change of Viruses, for `useStages`: the next generation, who has the
 * most cells, and who is out.
 *
 * @example
 * ```tsx
 * import { viruses } from '@ackanomic/games/viruses'
 * import { MatchLayout, useLocalMatch, useStages } from '@ackanomic/react'
 * import { VirusesBoard, virusesStages } from '@ackanomic/boards/viruses'
 *
 * const App = () => {
 *   const match = useStages(useLocalMatch(viruses), virusesStages)
 *   return <MatchLayout match={match}><VirusesBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function virusesStages(
  { after, events, names }: MatchChange<BoardMatchOf<Viruses>>,
  { viruses: words = viruses }: Partial<BoardWords> = {},
): readonly Stage[] {
  const { shared } = after
  return events.flatMap(({ event }): Stage | Stage[] => {
    if (event.type !== 'turn') return []
    const counts = countCells(shared.cells, shared.viruses.length)
    const cells = shared.players.map(({ virus }, seat) => `${names[seat]} ${counts[virus] ?? 0}`)
    const { scorer } = event
    const title =
      scorer === null
        ? words.generation(event.turn)
        : words.generationTo(event.turn, scorer === after.seat ? null : names[scorer])
    const tie = scorer === null ? `${words.tie} ` : ''
    const text = `${tie}${words.counts(cells)} ${words.changed}`
    const out = event.eliminated.map((seat) => ({
      kind: 'out',
      title: words.isOut(seat === after.seat ? null : names[seat]),
      text: words.noCell,
    }))
    return [{ kind: 'turn', title, text }, ...out]
  })
}
