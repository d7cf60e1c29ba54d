import type { Ghost } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'
import { departuresIn } from './departures.js'

/** The players who went out, the latest first, and over which word; their number moves nothing below. */
export function Past({ view }: Pick<BoardMatchOf<Ghost>, 'view'>): ReactNode {
  const words = useGameWords('ghost', ghost)
  const departures = departuresIn(view)
  return (
    <section aria-labelledby="ack-ghost-past" className="ack-ghost-past">
      <h2 id="ack-ghost-past">{departures.length === 0 ? words.nobodyOut : words.whoIsOut}</h2>
      <ul className="ack-notes">
        {departures.toReversed().map(({ word, says }, i) => (
          <li key={departures.length - i}>
            {word !== null && <LetterTiles small word={word} />}{' '}
            <span className="ack-ghost-says">{says}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
