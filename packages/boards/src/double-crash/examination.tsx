import type { DoubleCrash } from '@ackanomic/games/double-crash'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { wantsOf } from './wants.js'

/** The stage after a hit: the winner, if nobody finds an error. */
export function Examination({ match }: { readonly match: BoardMatchOf<DoubleCrash> }): ReactNode {
  const { view, names, text, submit } = match
  const { tentative, targets, claims } = view.shared
  if (tentative === null) return null
  const mine = view.role === 'seat' ? view.seat : null
  const claimed = claims.find(({ by, error }) => by === mine && error.what === 'target')
  const mayClaim = wantsOf(match).includes('claim') && mine !== null && claimed === undefined
  return (
    <section className="ack-sheet" aria-label="The examination">
      <h2>
        {text.describeEvent(
          { type: 'tentative', ...tentative } as { readonly type: string },
          names,
        )}
      </h2>
      {view.outcome === null && (
        <p className="ack-note">
          {targets === null
            ? 'The Target Words are about to be revealed.'
            : 'Both Target Words are revealed, and the letters that crash are marked. A wrong number, or a word that is in no dictionary, loses the game. If you find one, say so before the time is up.'}
        </p>
      )}
      {mayClaim && targets !== null && (
        <button
          type="button"
          className="ack-button"
          onClick={() => void submit({ type: 'claim', error: { what: 'target' } })}
        >
          Claim that {targets[1 - mine]} is in no dictionary
        </button>
      )}
      {claimed !== undefined && claimed.found !== true && (
        <p className="ack-note">
          {claimed.found === null
            ? 'The dictionary is being checked for your claim.'
            : 'Your claim: it is in the dictionary.'}
        </p>
      )}
    </section>
  )
}
