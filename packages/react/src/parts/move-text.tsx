import type { ReactNode } from 'react'
import type { BoardMatch } from '../board-match.js'
import { TextWithCards } from './text-with-cards.js'

/** The props of a move in words. */
export interface MoveTextProps {
  /** The match. */
  readonly match: BoardMatch
  /** The move. */
  readonly move: unknown
}

/**
 * Shows a move in plain words, or in its notation if there are none, with its cards drawn.
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { MoveText, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => <MoveText match={useLocalMatch(pureSkill)} move={{ type: 'bid', card: 'KH' }} />
 * ```
 */
export function MoveText({ match, move }: MoveTextProps): ReactNode {
  const { text, view } = match
  const said = text.describeMove?.(move, view) ?? text.notation.format(move, view)
  return text.cards === true ? <TextWithCards text={said} /> : said
}
