import type { GameError } from '@ackanomic/core'
import type { Fictionary } from '@ackanomic/games/fictionary'
import { type BoardMatchOf, hintMark, InputError, openPromptsOf } from '@ackanomic/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { fictionary } from '../words/fictionary.js'
import { useGameWords } from '../words/words-context.js'

type At = BoardMatchOf<Fictionary>

/** The Brainiac compares: which definitions say what the dictionary says? */
export function Comparing({ match }: { readonly match: At }): ReactNode {
  const words = useGameWords('fictionary', fictionary)
  const { view, names, submit } = match
  const [similar, setSimilar] = useState<readonly number[]>([])
  const [error, setError] = useState<GameError | null>(null)
  const { hint } = match
  useEffect(() => {
    if (hint?.type === 'report') setSimilar(hint.similar)
  }, [hint])
  const id = useId()
  const known = view.role === 'seat' ? view.known : []
  const bluffs = names.flatMap((name, seat) => {
    const definition = seat === view.shared.brainiac ? null : (known[seat]?.definition ?? null)
    return definition === null ? [] : [{ name, seat, definition }]
  })
  const send = async (): Promise<void> =>
    setError(
      await submit({
        type: 'report',
        similar: similar.toSorted((one, other) => one - other),
      }),
    )
  return (
    <form
      className="ack-sheet"
      aria-label={words.comparison}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>{words.whoKnew}</h2>
      <p className="ack-note">
        {words.compareHelp(view.role === 'seat' ? view.mine.definition : null)}
      </p>
      <ul className="ack-notes">
        {bluffs.map(({ name, seat, definition }) => (
          <li key={seat}>
            <label className="ack-fictionary-tick">
              <input
                type="checkbox"
                checked={similar.includes(seat)}
                onChange={({ target }) =>
                  setSimilar(
                    target.checked ? [...similar, seat] : similar.filter((each) => each !== seat),
                  )
                }
              />
              <span>
                <span className="ack-note-by">{name}</span>
                <span className="ack-note-text">
                  {definition === '' ? words.nothingWritten : definition}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <InputError error={error} id={`${id}-refused`} />
      <button
        type="submit"
        className="ack-button"
        data-hint={hintMark(match, ({ type }) => type === 'report')}
      >
        {similar.length === 0 ? words.nobodyKnew : words.report(similar.length)}
      </button>
    </form>
  )
}

/** The next step of a list that is still to be put in order. */
export function Ordering({ match }: { readonly match: At }): ReactNode {
  const words = useGameWords('fictionary', fictionary)
  if (!openPromptsOf(match).some(({ name }) => name === 'list')) return null
  return <p className="ack-note">{words.shuffleHelp}</p>
}
