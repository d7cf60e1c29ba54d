import type { Office } from '@ackanomic/core'
import { viewerOf } from '../session/place.js'
import { enter, type Reply, refuse } from '../session/reply.js'
import { nowOf, type Session } from '../session/session.js'

/** Reads a move in the game's own notation and makes it in somebody's name. */
export function makeMove(
  session: Session,
  text: string,
  by: string | null = session.you.name,
  office?: Office,
): Reply {
  if (by === null) {
    return refuse(
      session,
      'You only watch. "be NAME" takes a place; "help" shows what can be done.',
    )
  }
  const { game, match, you } = session
  const viewer = viewerOf(match.state.table, { ...you, name: by })
  const read = game.notation.parse(text, game.view(match.state, viewer))
  if (!read.ok) return refuse(session, read.error)
  const move = { kind: 'move', at: nowOf(session), by, move: read.value } as const
  return enter(session, office === undefined ? move : { ...move, as: office })
}
