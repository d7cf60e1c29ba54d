import type { Tactics } from '@ackanomic/core/bots'
import { Chess } from 'chess.js'
import type { ChessMove, ChessState } from './chess.js'

/** The values of the pieces, in pawns. */
const PAWNS = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 0 } as const

/** How much material White has more than Black, in pawns. */
function lead({ fen }: ChessState): number {
  const placement = fen.split(' ', 1)[0] ?? ''
  let pawns = 0
  for (const letter of placement) {
    const worth = PAWNS[letter.toLowerCase() as keyof typeof PAWNS] ?? 0
    pawns += letter === letter.toUpperCase() ? worth : -worth
  }
  return pawns
}

/** Chess as a beginner sees it: takes what can be taken, and looks two moves ahead. */
export const shortSighted: Tactics<ChessState, ChessMove> = {
  maxRolloutDepth: 2,
  rolloutPolicy({ fen }, seat, choose) {
    const board = new Chess(fen)
    if ((board.turn() === 'w' ? 0 : 1) !== seat) return undefined
    const moves = board.moves({ verbose: true })
    const taking = moves.filter((move) => move.captured !== undefined)
    const some = taking.length > 0 ? taking : moves
    const san = some[choose(some.length)]?.san
    return san === undefined ? undefined : { type: 'move', san }
  },
  candidates({ fen }) {
    return new Chess(fen).moves({ verbose: true }).map(({ san, captured }) => ({
      move: { type: 'move', san },
      weight: san.endsWith('#') ? 100 : captured === undefined ? 1 : 1 + PAWNS[captured],
    }))
  },
  evaluate(state) {
    const white = 1 / (1 + Math.exp(-lead(state) / 4))
    return [white, 1 - white]
  },
}
