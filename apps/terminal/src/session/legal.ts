import { type Line, line } from './line.js'
import type { Session } from './session.js'

/** How many moves are shown unless all are asked for. */
const SHOWN = 60
/** How many examples are shown if there are too many moves to list. */
const EXAMPLES = 10
const TRIES = 200

/** Your legal moves in the game's notation: all, or those that contain a text. */
export function legalLines(session: Session, text: string): Line[] {
  if (session.seat < 0) return [line('note', 'Only players in a seat have legal moves to list.')]
  const all = text.toLowerCase() === 'all'
  const { moves, complete, alsoLegal } = listed(session)
  const besides =
    alsoLegal.length === 0 ? [] : [line('note', `You may also: ${alsoLegal.join(', ')}.`)]
  const fitting =
    all || text === ''
      ? moves
      : moves.filter((move) => move.toLowerCase().includes(text.toLowerCase()))
  if (moves.length === 0) {
    return besides.length > 0 ? besides : [line('note', 'You have no move now.')]
  }
  if (fitting.length === 0) return [line('note', `None of your legal moves contains "${text}".`)]
  const shown = all ? fitting : fitting.slice(0, SHOWN)
  const left = fitting.length - shown.length
  const isShort = shown.every((move) => !move.includes('\n'))
  return [
    ...(complete ? [] : [line('note', 'For example:')]),
    isShort
      ? { kind: 'note', layout: 'cells', text: shown.join('\n') }
      : line('note', shown.join('\n\n')),
    ...(left > 0
      ? [
          line(
            'note',
            `… and ${left} more; "moves all" shows them, and "moves" with a part of a move finds some.`,
          ),
        ]
      : []),
    ...besides,
  ]
}

/** Your legal moves in notation, or examples of them. */
export function listed(session: Session): {
  readonly moves: readonly string[]
  readonly complete: boolean
  readonly alsoLegal: readonly string[]
} {
  if (session.seat < 0) return { moves: [], complete: true, alsoLegal: [] }
  const { game, match, you } = session
  const view = match.viewFor(you.name)
  const legal = game.legalMoves(view)
  const written = (move: unknown): string => game.notation.format(move, view)
  const moves = new Set(legal.moves.map(written))
  const choose = session.chance('examples')
  for (let i = 0; !legal.complete && i < TRIES && moves.size < EXAMPLES; i++) {
    const move = legal.sample(choose)
    if (move === undefined) break
    moves.add(written(move))
  }
  return { moves: [...moves], complete: legal.complete, alsoLegal: legal.alsoLegal }
}
