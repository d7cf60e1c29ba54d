import type { Ghost } from '@ackanomic/games/ghost'
import { type BoardMatchOf, LetterTiles } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'
import { pastWords } from './past.js'

/** How a match went, once it is over: over which word each player went out, the last one last. */
export function Story({ view }: Pick<BoardMatchOf<Ghost>, 'view'>): ReactNode {
  const words = useGameWords('ghost', ghost)
  const past = pastWords(view, words)
  if (view.outcome === null || past.length === 0) return null
  const longest = past.toSorted((a, b) => b.word.length - a.word.length)[0]?.word ?? ''
  return (
    <section className="ack-sheet ack-ghost-story" aria-labelledby="ack-ghost-story">
      <h2 id="ack-ghost-story">{words.howItWent}</h2>
      <ol>
        {past.map(({ word, because }, i) => (
          <li key={i}>
            <LetterTiles small word={word} /> <span>{because}</span>
          </li>
        ))}
      </ol>
      {past.length > 1 && <p className="ack-note">{words.longest(past.length, longest.length)}</p>}
    </section>
  )
}
