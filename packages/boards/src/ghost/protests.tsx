import type { Ghost, GhostGround } from '@ackanomic/games/ghost'
import { type BoardMatchOf, hintMark } from '@ackanomic/react'
import type { ReactNode } from 'react'

/** The two grounds on which the ghost word may be protested, and what comes of each. */
export function Protests({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const { view, names, legalMoves, submit } = match
  const { word } = view.shared
  const protests = legalMoves.moves.flatMap((move) => (move.type === 'protest' ? [move] : []))
  if (word === null || protests.length === 0) return null
  const author = names[word.author] ?? ''
  return (
    <section aria-labelledby="ack-ghost-protests">
      <h2 id="ack-ghost-protests">Or protest against {author}</h2>
      <div className="ack-ghost-protests">
        {protests.map((move) => (
          <div key={move.ground} className="ack-ghost-protest">
            <button
              type="button"
              className="ack-button"
              data-hint={hintMark(match, move)}
              onClick={() => void submit(move)}
            >
              {claimText(move.ground, word.letters)}
            </button>
            <p className="ack-note">
              {resultText(move.ground, word.letters, author, view.options)}
            </p>
          </div>
        ))}
      </div>
    </section>
  )
}

function claimText(ground: GhostGround, letters: string): string {
  return ground === 'word' ? `“${letters} is a word”` : `“${letters} is in no word”`
}

function resultText(
  ground: GhostGround,
  letters: string,
  author: string,
  { containment, shortestWord }: BoardMatchOf<Ghost>['view']['options'],
): string {
  if (ground === 'word') {
    return letters.length < shortestWord
      ? `It has fewer than ${shortestWord} letters: you would be out.`
      : `The dictionary decides: if it has ${letters}, ${author} is out; if not, you are.`
  }
  return containment === 'lookup'
    ? `The referee decides: if no word contains it, ${author} is out; if one does, you are.`
    : `${author} must name a word that contains it. If the dictionary has that word, you are out; if not, ${author} is.`
}
