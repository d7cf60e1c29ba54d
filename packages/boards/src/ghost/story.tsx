import type { Ghost } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'
import { departuresIn } from './departures.js'

/** How a match went, once it is over: over which word each player went out, the last one last. */
export function Story({ view }: Pick<BoardMatchOf<Ghost>, 'view'>): ReactNode {
  const words = useGameWords('ghost', ghost)
  const departures = departuresIn(view)
  if (view.outcome === null || departures.length === 0) return null
  const lengths = view.shared.history.flatMap((told) =>
    told.type === 'destroyed' ? told.word.length : [],
  )
  return (
    <section className="ack-sheet ack-ghost-story" aria-labelledby="ack-ghost-story">
      <h2 id="ack-ghost-story">{words.howItWent}</h2>
      <ol>
        {departures.map(({ word, says }, i) => (
          <li key={i}>
            {word !== null && <LetterTiles small word={word} />}{' '}
            <span className="ack-ghost-says">{says}</span>
          </li>
        ))}
      </ol>
      {lengths.length > 1 && (
        <p className="ack-note">{words.longest(lengths.length, Math.max(...lengths))}</p>
      )}
    </section>
  )
}
