import type { Ghost, GhostGround } from '@ackanomic/games/ghost'
import { type BoardMatchOf, hintMark } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'

/** The two grounds on which the ghost word may be protested, and what comes of each. */
export function Protests({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const { view, names, legalMoves, submit } = match
  const words = useGameWords('ghost', ghost)
  const { word } = view.shared
  const protests = legalMoves.moves.flatMap((move) => (move.type === 'protest' ? [move] : []))
  if (word === null || protests.length === 0) return null
  const author = names[word.author] ?? ''
  return (
    <section aria-labelledby="ack-ghost-protests">
      <h2 id="ack-ghost-protests">{words.orProtest(author)}</h2>
      <div className="ack-ghost-protests">
        {protests.map((move) => (
          <div key={move.ground} className="ack-ghost-protest">
            <button
              type="button"
              className="ack-button"
              data-hint={hintMark(match, move)}
              onClick={() => void submit(move)}
            >
              {words.claim(word.letters, move.ground === 'word')}
            </button>
            <p className="ack-note">
              {resultText(move.ground, word.letters, author, view.options, words)}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

function resultText(
  ground: GhostGround,
  letters: string,
  author: string,
  { containment, shortestWord }: BoardMatchOf<Ghost>['view']['options'],
  words: BoardWords['ghost'],
): string {
  if (ground === 'word') {
    return letters.length < shortestWord
      ? words.tooShort(shortestWord)
      : words.wordDecides(letters, author)
  }
  return containment === 'lookup' ? words.refereeDecides(author) : words.authorAnswers(author)
}
