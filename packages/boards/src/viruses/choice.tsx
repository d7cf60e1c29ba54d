import {
  cellAt,
  type Viruses,
  type VirusesCells,
  type VirusesSquare,
} from '@ackanomic/games/viruses'
import { type BoardMatchOf, MoveButton } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { viruses } from '../words/viruses.js'
import { useGameWords } from '../words/words-context.js'

type At = BoardMatchOf<Viruses>
type Move = Viruses['Move']

/** The viewer's moves at each square; its cell is the one that steps. */
export function movesOn(
  { moves, complete }: At['legalMoves'],
  cells: VirusesCells,
): (square: VirusesSquare) => readonly Move[] {
  const listed = new Map<string, Move[]>()
  for (const move of moves) {
    const square = `${move.type === 'step' ? move.from : move.at}`
    const there = listed.get(square)
    if (there === undefined) listed.set(square, [move])
    else there.push(move)
  }
  return (at) =>
    // In a vast area empty squares are not listed, for there are too many.
    complete || cellAt(cells, ...at) >= 0 ? (listed.get(`${at}`) ?? []) : [{ type: 'place', at }]
}

/** The moves at the square that was chosen, as buttons. */
export function Choice({
  match,
  square,
  moves,
}: {
  readonly match: At
  readonly square: VirusesSquare | null
  readonly moves: readonly Move[]
}): ReactNode {
  const words = useGameWords('viruses', viruses)
  const { legalMoves } = match
  if (legalMoves.moves.length === 0 && legalMoves.complete) return null
  const canStep = moves.some(({ type }) => type === 'step')
  return (
    <div className="ack-viruses-choice">
      <p role="status" className="ack-note">
        {square === null || moves.length === 0
          ? words.choose
          : words.at(square.join(', '), canStep)}
      </p>
      {moves.map(
        (move) =>
          move.type !== 'step' && (
            <MoveButton key={move.type} match={match} move={move}>
              {words.does[move.type]}
            </MoveButton>
          ),
      )}
    </div>
  )
}
