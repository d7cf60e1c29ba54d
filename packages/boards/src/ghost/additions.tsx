import type { Ghost } from '@ackanomic/games/ghost'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'

/** Newcomers, and how an addition is protested, or by the referee undone. */
export function Additions({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const words = useGameWords('ghost', ghost)
  const { view, names, legalMoves, pendingActions, submit } = match
  const { newcomers } = view.shared
  if (newcomers.length === 0) return null
  const mayRemove = pendingActions.some(({ action }) => action === 'remove')
  return (
    <section aria-labelledby="ack-ghost-newcomers">
      <h2 id="ack-ghost-newcomers">{words.newcomers}</h2>
      <ul className="ack-notes">
        {newcomers.map(({ seat, protestedBy }) => {
          const name = names[seat] ?? words.seat(seat)
          const protest = legalMoves.moves.find(
            (move) => move.type === 'protest addition' && move.newcomer === seat,
          )
          return (
            <li key={seat}>
              {words.wasAdded(name, protestedBy === null ? null : names[protestedBy])}{' '}
              {protest !== undefined && (
                <button type="button" className="ack-button" onClick={() => void submit(protest)}>
                  {words.protestAddition(name)}
                </button>
              )}
              {mayRemove && protestedBy !== null && (
                <button
                  type="button"
                  className="ack-button"
                  onClick={() => void submit({ type: 'remove', newcomer: seat })}
                >
                  {words.remove(name)}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
