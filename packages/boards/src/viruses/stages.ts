import { countCells, type Viruses } from '@ackanomic/games/viruses'
import type { BoardMatchOf, MatchChange, Stage } from '@ackanomic/react'

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
export function virusesStages({
  after,
  events,
  names,
}: MatchChange<BoardMatchOf<Viruses>>): readonly Stage[] {
  const { shared } = after
  return events.flatMap(({ event, message }): Stage | Stage[] => {
    if (event.type !== 'turn') return []
    const counts = countCells(shared.cells, shared.viruses.length)
    const cells = shared.players.map(({ virus }, seat) => `${names[seat]} ${counts[virus] ?? 0}`)
    const moves = event.moves.length === 0 ? '' : (message.split('\n', 1)[0] ?? '')
    const { scorer } = event
    const title =
      scorer === null
        ? `Generation ${event.turn}: no point`
        : `Generation ${event.turn}: a point for ${scorer === after.seat ? 'you' : names[scorer]}`
    const tie = scorer === null ? 'Nobody has more cells than everybody else. ' : ''
    const text = `${tie}Cells: ${cells.join(', ')}.${moves === '' ? '' : `\n${moves.replace(/^.*?Moves: /u, 'Moves: ')}`}`
    const out = event.eliminated.map((seat) => ({
      kind: 'out',
      title: seat === after.seat ? 'You are out' : `${names[seat]} is out`,
      text: 'No cell is left.',
    }))
    return [{ kind: 'turn', title, text }, ...out]
  })
}
