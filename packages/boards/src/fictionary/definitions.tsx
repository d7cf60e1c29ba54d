import type { Fictionary } from '@ackanomic/games/fictionary'
import { type BoardMatchOf, hintMark } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { fictionary } from '../words/fictionary.js'
import { useGameWords } from '../words/words-context.js'

/** The list to vote on: each definition with who voted for it, and a button to vote. */
export function Definitions({ match }: { readonly match: BoardMatchOf<Fictionary> }): ReactNode {
  const words = useGameWords('fictionary', fictionary)
  const { view, names, legalMoves, submit } = match
  const { shared } = view
  const mine = view.role === 'seat' ? view.seat : null
  const isMine = (number: number): boolean => {
    if (view.role !== 'seat') return false
    if (view.mine.order !== null) return view.mine.order[number - 1] === mine
    return shared.list[number - 1] === view.mine.definition
  }
  return (
    <section aria-labelledby="ack-fictionary-list">
      <h2 id="ack-fictionary-list">{words.doesMean(shared.word)}</h2>
      <ol className="ack-fictionary-list">
        {shared.list.map((definition, i) => {
          const number = i + 1
          const vote = legalMoves.moves.find(
            (move) => move.type === 'vote' && move.number === number,
          )
          const voters = names.filter((_, seat) => shared.votes[seat] === number)
          const isVoted = mine !== null && shared.votes[mine] === number
          return (
            <li
              key={number}
              className={isVoted ? 'ack-fictionary-voted' : undefined}
              data-motion={`definition ${number} of ${shared.round}`}
              data-motion-from="step 2"
            >
              <p className="ack-note-text">
                {definition === '' ? <em>{words.nothingWritten}</em> : definition}
              </p>
              <p className="ack-note">
                {isMine(number) && words.yours}
                {isMine(number) && voters.length > 0 && ', '}
                {voters.length > 0 && words.votedForBy}
                {voters.map((name, place) => (
                  <span key={name}>
                    {place > 0 && ', '}
                    <span
                      className="ack-fictionary-voter"
                      data-motion={`vote of ${name} in ${shared.round}`}
                      data-motion-from="step 4"
                    >
                      {name}
                    </span>
                  </span>
                ))}
              </p>
              {vote !== undefined && (
                <button
                  type="button"
                  className="ack-button"
                  aria-label={words.voteFor(number, definition)}
                  data-hint={hintMark(match, vote)}
                  onClick={() => void submit(vote)}
                >
                  {words.vote}
                </button>
              )}
            </li>
          )
        })}
      </ol>
      {shared.votes.includes('sheep') && (
        <p className="ack-note">
          {words.sheeped(names.filter((_, seat) => shared.votes[seat] === 'sheep'))}
        </p>
      )}
    </section>
  )
}
