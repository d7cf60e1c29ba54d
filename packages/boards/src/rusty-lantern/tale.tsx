import type { RustyLantern, RustyLanternPlay } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf } from '@ackanomic/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BoardWords } from '../words/english.js'
import { rustyLantern } from '../words/rusty-lantern.js'
import { useGameWords } from '../words/words-context.js'

/** All plays in their order: what was verified reads as the tale, what was denied is set apart. */
export function Tale({ match }: { readonly match: BoardMatchOf<RustyLantern> }): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { view, names } = match
  const { plays, epilogue, interruptions } = view.shared
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new should be seen
  useEffect(() => {
    list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [plays.length])
  return (
    <section className="ack-rusty-lantern-told" aria-labelledby="ack-rusty-lantern-tale">
      <h2 id="ack-rusty-lantern-tale">{words.tale}</h2>
      {plays.length === 0 && <p className="ack-rusty-lantern-tale">{words.nothingYet}</p>}
      {plays.length > 0 && (
        <ol className="ack-rusty-lantern-tale" tabIndex={0} aria-label={words.plays} ref={list}>
          {plays.map((play, i) => (
            <li
              key={`${play.at} ${i}`}
              data-motion={`play ${i}`}
              data-motion-from={`seat ${play.seat}`}
              className={play.answered?.is === 'denied' ? 'ack-rusty-lantern-denied' : undefined}
            >
              <p className="ack-note">
                {words.played(i + 1, names[play.seat], play.card)} {answerText(play, words)}
              </p>
              <p className="ack-note-text">{play.text}</p>
              {interruptions
                .filter(({ play: number }) => number === i + 1)
                .map(({ seat, card, answered }) => (
                  <p key={`${seat} ${card}`} className="ack-note">
                    {words.interrupted(names[seat], card, answered)}
                  </p>
                ))}
            </li>
          ))}
          {epilogue !== null && (
            <li>
              <p className="ack-note">{words.toldBy(view.shared.winner?.person)}</p>
              <p className="ack-note-text">{epilogue}</p>
            </li>
          )}
        </ol>
      )}
    </section>
  )
}

function answerText({ answered }: RustyLanternPlay, words: BoardWords['rustyLantern']): string {
  switch (answered?.is) {
    case undefined:
      return words.thinking
    case 'verified':
      return words.verified(answered.looseEnd, answered.tied)
    case 'denied':
      return words.denied(answered.reason)
    case 'void':
      return words.dropped
  }
}
