import type { Fictionary, FictionaryRound } from '@ackanomic/games/fictionary'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'

const CASES: Readonly<Record<FictionaryRound['case'], string>> = {
  '3a': 'several knew the word, so there was no vote',
  '3b': 'one knew the word',
  '3c': 'nobody knew the word',
  '3d': 'there was no comparison in time, so there was no vote',
}

/** The round before: what the word means, whose each definition was, what everybody gained. */
export function LastRound({
  round,
  match,
}: {
  readonly round: FictionaryRound
  readonly match: BoardMatchOf<Fictionary>
}): ReactNode {
  const { names } = match
  const { word, definition, brainiac, list, votes, gains, similar } = round
  const knew = similar.map((seat) => names[seat]).join(', ')
  return (
    <section aria-labelledby="ack-fictionary-last">
      <h2 id="ack-fictionary-last">
        Round {round.round}: {word}
      </h2>
      <p>
        It means: <strong>{definition}</strong>
      </p>
      <p className="ack-note">
        {names[brainiac]} was the Brainiac; {CASES[round.case]}
        {knew === '' ? '' : ` (${knew})`}.
      </p>
      {list.length > 0 && (
        <ol className="ack-fictionary-list">
          {list.map((entry, i) => {
            const voters = names.filter((_, seat) => votes[seat] === i + 1)
            const isTrue = entry.author === brainiac
            return (
              <li key={i} className={isTrue ? 'ack-fictionary-true' : undefined}>
                <p className="ack-note-text">{entry.definition || '(nothing was written)'}</p>
                <p className="ack-note">
                  {isTrue ? '✓ the true one' : `by ${names[entry.author]}`}
                  {voters.length > 0 && `, voted for by ${voters.join(', ')}`}
                </p>
              </li>
            )
          })}
        </ol>
      )}
      <p className="ack-note">
        Gained: {names.map((name, seat) => `${name} ${signed(gains[seat] ?? 0)}`).join(', ')}
      </p>
    </section>
  )
}

function signed(gain: number): string {
  return gain > 0 ? `+${gain}` : String(gain).replace('-', '−')
}
