import type { RustyLantern, RustyLanternPlay } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf } from '@ackanomic/react'
import { type ReactNode, useEffect, useRef } from 'react'

/** All plays in their order: what was verified reads as the tale, what was denied is set apart. */
export function Tale({ match }: { readonly match: BoardMatchOf<RustyLantern> }): ReactNode {
  const { view, names } = match
  const { plays, epilogue, interruptions } = view.shared
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new should be seen
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [plays.length])
  return (
    <section className="ack-rusty-lantern-told" aria-labelledby="ack-rusty-lantern-tale">
      <h2 id="ack-rusty-lantern-tale">The tale</h2>
      {plays.length === 0 && (
        <p className="ack-rusty-lantern-tale">Nobody has told anything yet.</p>
      )}
      {plays.length > 0 && (
        <ol className="ack-rusty-lantern-tale" tabIndex={0} aria-label="The plays" ref={list}>
          {plays.map((play, i) => (
            <li
              key={`${play.at} ${i}`}
              data-motion={`play ${i}`}
              data-motion-from={`seat ${play.seat}`}
              className={play.answered?.is === 'denied' ? 'ack-rusty-lantern-denied' : undefined}
            >
              <p className="ack-note">
                Play {i + 1}, {names[play.seat]}
                {play.card === null ? ', without a card' : `, with “${play.card}”`}.{' '}
                {answerText(play)}
              </p>
              <p className="ack-note-text">{play.text}</p>
              {interruptions
                .filter(({ play: number }) => number === i + 1)
                .map(({ seat, card, answered }) => (
                  <p key={`${seat} ${card}`} className="ack-note">
                    {names[seat]} interrupted with “{card}”: {answered ?? 'the Barkeep thinks'}.
                  </p>
                ))}
            </li>
          ))}
          {epilogue !== null && (
            <li>
              <p className="ack-note">The end, told by {view.shared.winner?.person}.</p>
              <p className="ack-note-text">{epilogue}</p>
            </li>
          )}
        </ol>
      )}
    </section>
  )
}

function answerText({ answered }: RustyLanternPlay): string {
  switch (answered?.is) {
    case undefined:
      return 'The Barkeep is thinking about it.'
    case 'verified':
      return [
        '✓ Verified.',
        ...(answered.looseEnd ? ['Its card is a new Loose End.'] : []),
        ...(answered.tied.length > 0 ? [`It ties off ${answered.tied.join(', ')}.`] : []),
      ].join(' ')
    case 'denied':
      return `✕ Denied: ${answered.reason}.`
    case 'void':
      return 'Dropped, because its Bard left.'
  }
}
