import type { GameError } from '@ackanomic/core'
import { crashesOf, type DoubleCrash } from '@ackanomic/games/double-crash'
import { type BoardMatchOf, hintMark, InputError, LetterTiles } from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
import { doubleCrash } from '../words/double-crash.js'
import { useGameWords } from '../words/words-context.js'
import { hitClass } from './salvos.js'

/** The sheet for a Reply. The crashes are counted already; a wrong number would lose the game. */
export function Replying({ match }: { readonly match: BoardMatchOf<DoubleCrash> }): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { view, names, submit } = match
  const { shared } = view
  const seat = view.role === 'seat' ? view.seat : 0
  const target = view.role === 'seat' ? (view.mine.target ?? '') : ''
  const salvo = shared.exchanges.at(-1)?.salvos[1 - seat] ?? []
  const [numbers, setNumbers] = useState(() => salvo.map((word) => crashesOf(word, target)))
  const [error, setError] = useState<GameError | null>(null)
  const id = useId()
  const send = async (): Promise<void> =>
    setError(
      await submit({
        type: 'reply',
        lines: salvo.map((word, i) => ({ word, crashes: numbers[i] ?? 0 })),
      }),
    )
  return (
    <form
      className="ack-sheet"
      aria-label={words.yourReply}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>{words.replyTo(shared.round, names[1 - seat])}</h2>
      <p className="ack-note">{words.replyHelp(target)}</p>
      <ol className="ack-double-crash-lines">
        {salvo.map((word, i) => (
          <li key={i}>
            <LetterTiles small word={word} letterClassName={hitClass(word, target)} />
            <label htmlFor={`${id}-${i}`} className="ack-hidden">
              {words.crashesOf(word)}
            </label>
            <select
              id={`${id}-${i}`}
              value={numbers[i]}
              onChange={({ target: { value } }) => setNumbers(numbers.with(i, Number(value)))}
            >
              {[0, 1, 2, 3, 4, 5].map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
            {numbers[i] !== crashesOf(word, target) && (
              <span className="ack-note">{words.wrong}</span>
            )}
          </li>
        ))}
      </ol>
      <InputError error={error} id={`${id}-refused`} />
      <button
        type="submit"
        className="ack-button"
        data-hint={hintMark(match, ({ type }) => type === 'reply')}
      >
        {words.sendReply}
      </button>
    </form>
  )
}
