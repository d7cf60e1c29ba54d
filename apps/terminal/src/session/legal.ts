import { chooseFor } from './chance.js'
import { type Line, line } from './line.js'
import { type Session, yourSeat } from './session.js'
import { entriesOf, legalMovesOf, writtenMove } from './table-state.js'

/** How many moves are shown unless all are asked for. */
const SHOWN = 60
/** How many examples are shown, and looked for, where there are too many moves to list. */
const EXAMPLES = 10
const TRIES = 200

/** Your legal moves in the game's notation, all of them or those with a text in them. */
export function legalLines(session: Session, text: string): Line[] {
  if (yourSeat(session) < 0) return [line('note', 'Moves are listed for those who act in a seat.')]
  const all = text.toLowerCase() === 'all'
  const { moves, complete } = listed(session)
  const { alsoLegal } = legalMovesOf(session, yourSeat(session))
  const besides =
    alsoLegal.length === 0 ? [] : [line('note', `You may also: ${alsoLegal.join(', ')}.`)]
  const fitting =
    all || text === ''
      ? moves
      : moves.filter((move) => move.toLowerCase().includes(text.toLowerCase()))
  if (moves.length === 0) {
    return besides.length > 0 ? besides : [line('note', 'You have no move now.')]
  }
  if (fitting.length === 0) return [line('note', `No legal move of yours has "${text}" in it.`)]
  const shown = all ? fitting : fitting.slice(0, SHOWN)
  const left = fitting.length - shown.length
  const isShort = shown.every((move) => !move.includes('\n'))
  return [
    ...(complete ? [] : [line('note', 'For example:')]),
    isShort
      ? { kind: 'note', layout: 'cells', text: shown.join('\n') }
      : line('note', shown.join('\n\n')),
    ...(left > 0
      ? [line('note', `… and ${left} more; "moves all", or "moves" and a part of the move.`)]
      : []),
    ...besides,
  ]
}

/** Your legal moves, or examples of them, for the completion of what is typed. */
export function listed(session: Session): { moves: readonly string[]; complete: boolean } {
  const { match, seed } = session
  const seat = yourSeat(session)
  if (seat < 0) return { moves: [], complete: true }
  const legal = legalMovesOf(session, seat)
  const moves = legal.moves.map((move) => writtenMove(session, seat, move))
  if (legal.complete) return { moves, complete: true }
  const choose = chooseFor(seed, 'examples', entriesOf(match))
  const examples = new Set(moves)
  for (let i = 0; i < TRIES && examples.size < EXAMPLES; i++) {
    const move = legal.sample(choose)
    if (move === undefined) break
    examples.add(writtenMove(session, seat, move))
  }
  return { moves: [...examples], complete: false }
}
