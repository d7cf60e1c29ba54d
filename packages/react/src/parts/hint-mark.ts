import { equalJson } from '@ackanomic/core/untrusted'
import type { BoardMatch } from '../board-match.js'

/**
 * Returns the value of `data-hint` for an element, which glows: an empty text if a click makes the
 * hinted move or leads to it, otherwise `undefined`.
 *
 * @param move - the move that a click makes, or a test of the move
 *
 * @example
 * ```tsx
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 * import { hintMark, useLocalMatch } from '@ackanomic/react'
 *
 * const App = () => {
 *   const match = useLocalMatch(pureSkill)
 *   return <button type="button" data-hint={hintMark(match, { type: 'bid', card: 'KH' })}>King</button>
 * }
 * ```
 */
export function hintMark<Move>(
  { hint }: Pick<BoardMatch<never, Move>, 'hint'>,
  move: Move | undefined | ((hint: Move) => boolean),
): '' | undefined {
  if (hint === null || move === undefined) return undefined
  const isIt = isTest(move) ? move(hint) : equalJson(move, hint)
  return isIt ? '' : undefined
}

function isTest<Move>(move: Move | ((hint: Move) => boolean)): move is (hint: Move) => boolean {
  return typeof move === 'function'
}
