import type { RoleName } from '@ackanomic/core'
import { enter, type Reply, refuse } from '../session/reply.js'
import { nowOf, type Session } from '../session/session.js'
import { readMove } from '../session/table-state.js'

/** Reads a move in the game's own notation and makes it in somebody's name. */
export function makeMove(
  session: Session,
  text: string,
  by: string | null = session.you.name,
  office?: RoleName,
): Reply {
  if (by === null) {
    return refuse(
      session,
      'You only watch. "be NAME" takes a place; "help" shows what can be done.',
    )
  }
  const read = readMove(session, by, text)
  if (!read.ok) return refuse({ ...session, cited: null }, read.error)
  const move = { kind: 'move', at: nowOf(session), by, move: read.value } as const
  return enter(session, office === undefined ? move : { ...move, as: office })
}
