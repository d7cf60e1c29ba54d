import { pickFor } from './chance.js'
import { type Line, line } from './line.js'
import { type Session, yourSeat, yourView } from './session.js'

/** How many moves are shown unless all are asked for. */
const SHOWN = 60
/** How many examples are shown, and looked for, where there are too many moves to list. */
const EXAMPLES = 10
const TRIES = 200
const WIDTH = 78

/** Your legal moves in the game's notation, all of them or those with a text in them. */
export function legalMoves(session: Session, text: string): Line {
  const seat = yourSeat(session)
  if (seat < 0) return line('note', 'Moves are listed for those who act in a seat.')
  const all = text.toLowerCase() === 'all'
  const { moves, complete } = listed(session)
  const fitting =
    all || text === ''
      ? moves
      : moves.filter((move) => move.toLowerCase().includes(text.toLowerCase()))
  if (moves.length === 0) return line('note', 'You have no move now.')
  if (fitting.length === 0) return line('note', `No legal move of yours has "${text}" in it.`)
  const shown = all ? fitting : fitting.slice(0, SHOWN)
  const left = fitting.length - shown.length
  const more =
    left > 0 ? `\n… and ${left} more; "moves all", or "moves" and a part of the move.` : ''
  return line('note', `${complete ? '' : 'For example:\n'}${columns(shown)}${more}`)
}

/** Your legal moves, or examples of them, for the completion of what is typed. */
export function listed(session: Session): { moves: readonly string[]; complete: boolean } {
  const { game, match, seed } = session
  const seat = yourSeat(session)
  if (seat < 0) return { moves: [], complete: true }
  const view = yourView(session)
  const legal = game.legalMoves(match.state, seat)
  if (legal.exhaustive) {
    return { moves: legal.of.map((move) => game.notation.format(move, view)), complete: true }
  }
  const pick = pickFor(seed, 'examples', match.log.length)
  const examples = new Set<string>()
  for (let i = 0; i < TRIES && examples.size < EXAMPLES; i++) {
    const move = legal.sample(pick)
    if (move === undefined) break
    examples.add(game.notation.format(move, view))
  }
  return { moves: [...examples], complete: false }
}

/** In columns as wide as most moves are; a longer one takes several. */
function columns(moves: readonly string[]): string {
  if (moves.some((move) => move.includes('\n'))) return moves.join('\n\n')
  const lengths = moves.map((move) => move.length).sort((one, other) => one - other)
  const most = lengths[Math.floor(lengths.length / 2)] ?? 0
  const longest = lengths.at(-1) ?? 0
  const column = (longest > most + 4 ? most : longest) + 2
  const rows: string[] = []
  let row = ''
  for (const move of moves) {
    const cell = move.padEnd(Math.ceil((move.length + 2) / column) * column)
    if (row !== '' && row.length + move.length > WIDTH) {
      rows.push(row)
      row = ''
    }
    row += cell
  }
  return [...rows, row].map((each) => `  ${each.trimEnd()}`).join('\n')
}
