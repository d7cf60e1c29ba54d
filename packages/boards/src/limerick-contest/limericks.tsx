import type { LimerickContest, LimerickVote } from '@ackanomic/games/limerick-contest'
import { type BoardMatchOf, hintMark, TextForm } from '@ackanomic/react'
import type { ReactNode } from 'react'

type At = BoardMatchOf<LimerickContest>

/** Both limericks side by side, each with the button to vote for it; or what is written now. */
export function Limericks({
  match,
  isWriting,
  children,
}: {
  readonly match: At
  /** Whether the viewer has written none yet. */
  readonly isWriting: boolean
  /** The form to write one in. */
  readonly children: ReactNode
}): ReactNode {
  const { view, names, pendingActions, submit } = match
  const { shared, outcome } = view
  const wants = pendingActions.map(({ action }) => action)
  const voted = votedFor(match)
  const isFirst = view.options.revisions === 'first'
  const mayVote = wants.includes('vote') && (voted === null || !isFirst)
  const winner = outcome?.winners[0]
  return (
    <div className="ack-limerick-contest-sheets">
      {children}
      {names.map((name, seat) => {
        if (isWriting && view.role === 'seat' && view.seat === seat) return null
        const limerick = shared.limericks[seat] ?? null
        return (
          <section
            key={seat}
            className="ack-limerick-contest-sheet"
            data-motion-at={`seat ${seat}`}
            aria-label={`The limerick of ${name}`}
          >
            <h2>
              {name}
              {view.role === 'seat' && view.seat === seat ? ' (you)' : ''}
              {winner === name ? ', the winner ✓' : ''}
            </h2>
            {limerick === null ? (
              <p className="ack-note ack-limerick-contest-wait">No limerick yet.</p>
            ) : (
              <p
                className="ack-limerick-contest-text"
                data-motion={`limerick ${seat} ${limerick.text}`}
              >
                {limerick.text}
              </p>
            )}
            {voted === seat && (
              <p className="ack-note" data-motion="my vote">
                ✓ You voted for this one.
              </p>
            )}
            {mayVote && limerick !== null && (
              <button
                type="button"
                className="ack-button"
                data-hint={hintMark(match, { type: 'vote', for: seat })}
                onClick={() => void submit({ type: 'vote', for: seat })}
              >
                Vote for the limerick of {name}
              </button>
            )}
            {limerick !== null && wants.includes('praise') && (
              <TextForm
                label={`Praise for ${name}`}
                fields={[{ label: `Praise the limerick of ${name}`, rows: 2 }]}
                submitLabel="Praise it in public"
                onSubmit={([text = '']) => submit({ type: 'praise', of: seat, text })}
              />
            )}
            {limerick !== null && wants.includes('find') && (
              <button
                type="button"
                className="ack-button"
                onClick={() => void submit({ type: 'find', of: seat })}
              >
                Find it offensive: it counts as not posted
              </button>
            )}
          </section>
        )
      })}
    </div>
  )
}

/** For whom the viewer has voted, as far as their view tells. */
export function votedFor({ view }: At): number | null {
  if (view.role === 'seat') return view.mine.vote?.for ?? null
  return view.role === 'person' ? ((view.sent as LimerickVote | null)?.for ?? null) : null
}
