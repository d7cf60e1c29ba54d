import type { Fictionary, FictionaryRound } from '@ackanomic/games/fictionary'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { fictionary } from '../words/fictionary.js'
import { useGameWords } from '../words/words-context.js'

/** The round before: what the word means, whose each definition was, what everybody gained. */
export function LastRound({
  round,
  match,
}: {
  readonly round: FictionaryRound
  readonly match: BoardMatchOf<Fictionary>
}): ReactNode {
  const words = useGameWords('fictionary', fictionary)
  const { names } = match
  const { word, definition, brainiac, list, votes, gains, similar } = round
  const knew = similar.map((seat) => names[seat]).join(', ')
  return (
    <section aria-labelledby="ack-fictionary-last">
      <h2 id="ack-fictionary-last">{words.roundOf(round.round, word)}</h2>
      {list.length === 0 && (
        <p>
          {words.itMeans} <strong>{definition}</strong>
        </p>
      )}
      <p className="ack-note">
        {words.wasBrainiac(names[brainiac], words.cases[round.case], knew)}
      </p>
      {list.length > 0 && (
        <ol className="ack-fictionary-list">
          {list.map((entry, i) => {
            const voters = names.filter((_, seat) => votes[seat] === i + 1)
            const isTrue = entry.author === brainiac
            return (
              <li key={i} className={isTrue ? 'ack-fictionary-true' : undefined}>
                <p className="ack-note-text">{entry.definition || words.nothingWritten}</p>
                <p className="ack-note">
                  {isTrue ? words.trueOne : words.by(names[entry.author])}
                  {voters.length > 0 && words.votedBy(voters)}
                </p>
              </li>
            )
          })}
        </ol>
      )}
      <p className="ack-note">
        {words.gained(names.map((name, seat) => [name, gains[seat] ?? 0]))}
      </p>
    </section>
  )
}
