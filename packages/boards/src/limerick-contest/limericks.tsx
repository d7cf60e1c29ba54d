import type { LimerickContest, LimerickVote } from '@ackanomic/games/limerick-contest'
import { type BoardMatchOf, hintMark, TextForm } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { limerickContest } from '../words/limerick-contest.js'
import { useGameWords } from '../words/words-context.js'

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
  const words = useGameWords('limerickContest', limerickContest)
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
            aria-label={words.limerickOf(name)}
          >
            <h2>{words.poet(name, view.role === 'seat' && view.seat === seat, winner === name)}</h2>
            {limerick === null ? (
              <p className="ack-note ack-limerick-contest-wait">{words.none}</p>
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
                {words.youVoted}
              </p>
            )}
            {mayVote && limerick !== null && (
              <button
                type="button"
                className="ack-button"
                data-hint={hintMark(match, { type: 'vote', for: seat })}
                onClick={() => void submit({ type: 'vote', for: seat })}
              >
                {words.voteFor(name)}
              </button>
            )}
            {limerick !== null && wants.includes('praise') && (
              <TextForm
                label={words.praiseFor(name)}
                fields={[{ label: words.praiseLimerick(name), rows: 2 }]}
                submitLabel={words.praiseNow}
                onSubmit={([text = '']) => submit({ type: 'praise', of: seat, text })}
              />
            )}
            {limerick !== null && wants.includes('find') && (
              <button
                type="button"
                className="ack-button"
                onClick={() => void submit({ type: 'find', of: seat })}
              >
                {words.offensive}
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
