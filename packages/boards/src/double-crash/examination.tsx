import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { doubleCrash } from '../words/double-crash.js'
import { useGameWords } from '../words/words-context.js'
import { wantsOf } from './wants.js'

/** The stage after a hit: the winner, if nobody finds an error. */
export function Examination({ match }: { readonly match: BoardMatchOf<DoubleCrash> }): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { view, names, submit } = match
  const { tentative, targets, claims } = view.shared
  if (tentative === null) return null
  const mine = view.role === 'seat' ? view.seat : null
  const claimed = claims.find(({ by, error }) => by === mine && error.what === 'target')
  const mayClaim = wantsOf(match).includes('claim') && mine !== null && claimed === undefined
  return (
    <section className="ack-sheet" aria-label={words.examination}>
      <h2>{words.hasHit(tentative.winner === mine ? null : names[tentative.winner])}</h2>
      {view.outcome === null && <p>{words.unlessError}</p>}
      {view.outcome === null && (
        <p className="ack-note">{targets === null ? words.soonRevealed : words.revealed}</p>
      )}
      {mayClaim && targets !== null && (
        <button
          type="button"
          className="ack-button"
          onClick={() => void submit({ type: 'claim', error: { what: 'target' } })}
        >
          {words.claim(targets[1 - mine])}
        </button>
      )}
      {claimed !== undefined && claimed.found !== true && (
        <p className="ack-note">{claimed.found === null ? words.isChecked : words.isIn}</p>
      )}
    </section>
  )
}
