import type { GameError } from '@ackanomic/core'
import {
  crashesOf,
  type DoubleCrash,
  repliesOfSeat,
  salvoSizeOf,
} from '@ackanomic/games/double-crash'
import { type BoardMatchOf, hintMark, InputError } from '@ackanomic/react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { doubleCrash } from '../words/double-crash.js'
import type { BoardWords } from '../words/english.js'
import { useGameWords } from '../words/words-context.js'
import { wantsOf } from './wants.js'

const LETTERS = 5

/** The sheet for a Salvo, and in round 1 for the Target Word. */
export function Firing({ match }: { readonly match: BoardMatchOf<DoubleCrash> }): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const { view, names } = match
  const { shared } = view
  const seat = view.role === 'seat' ? view.seat : 0
  const wants = wantsOf(match)
  const salvo = shared.exchanges.at(-1)?.salvos[seat] ?? []
  const size = salvoSizeOf(shared.round)
  const [target, setTarget] = useState('')
  const [written, setWritten] = useState<readonly string[]>(() =>
    Array.from({ length: size }, (_, i) => salvo[i] ?? ''),
  )
  const [isChecked, check] = useState(false)
  const [error, setError] = useState<GameError | null>(null)
  const { hint } = match
  useEffect(() => {
    if (hint?.type === 'target') setTarget(hint.word)
    if (hint?.type === 'opening') setTarget(hint.target)
    if (hint?.type === 'salvo' || hint?.type === 'opening')
      setWritten(Array.from({ length: size }, (_, i) => hint.words[i] ?? ''))
  }, [hint, size])
  const id = useId()
  const reports = repliesOfSeat(shared, 1 - seat)
  const send = async (): Promise<void> => {
    const move = moveOf(wants.includes('target') ? target.trim() : '', written)
    if (move !== null) setError(await match.submit(move))
  }
  return (
    <form
      className="ack-sheet"
      aria-label={words.sheet}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {wants.includes('target') && (
        <Word
          label={words.yourTarget}
          note={words.targetHelp}
          word={target}
          mark=""
          onChange={setTarget}
        />
      )}
      {wants.includes('salvo') && (
        <fieldset>
          <legend>{words.salvoOf(shared.round, size, names[1 - seat])}</legend>
          {shared.round === 1 && <p className="ack-note">{words.salvoHelp}</p>}
          <div className="ack-double-crash-words">
            {written.map((word, i) => (
              <Word
                key={i}
                label={words.word(i + 1)}
                word={word}
                mark={isChecked ? markOf(word, reports, words) : ''}
                onChange={(text) => setWritten(written.with(i, text))}
              />
            ))}
          </div>
          {reports.length > 0 && (
            <label className="ack-double-crash-check">
              <input
                type="checkbox"
                checked={isChecked}
                onChange={({ target: { checked } }) => check(checked)}
              />
              {words.mark}
            </label>
          )}
        </fieldset>
      )}
      <InputError error={error} id={`${id}-refused`} />
      <button
        type="submit"
        className="ack-button"
        data-hint={hintMark(match, ({ type }) => type !== 'claim' && type !== 'admit')}
      >
        {wants.includes('target')
          ? wants.includes('salvo')
            ? words.chooseAndFire
            : words.choose
          : words.fire}
      </button>
    </form>
  )
}

/** The filled-in fields: the Target Word, the Salvo, or both at once. */
function moveOf(target: string, written: readonly string[]): DoubleCrash['Move'] | null {
  const filled = written.map((word) => word.trim()).filter((word) => word !== '')
  if (filled.length === 0) return target === '' ? null : { type: 'target', word: target }
  return target === ''
    ? { type: 'salvo', words: filled }
    : { type: 'opening', target, words: filled }
}

function markOf(
  word: string,
  reports: ReturnType<typeof repliesOfSeat>,
  words: BoardWords['doubleCrash'],
): string {
  if (word.length !== LETTERS) return ''
  return reports.every((line) => crashesOf(line.word, word) === line.crashes)
    ? words.couldBe
    : words.cannotBe
}

function Word({
  label,
  note,
  word,
  mark,
  onChange,
}: {
  readonly label: string
  readonly note?: string
  readonly word: string
  readonly mark: string
  readonly onChange: (word: string) => void
}): ReactNode {
  const words = useGameWords('doubleCrash', doubleCrash)
  const id = useId()
  return (
    <div className="ack-sheet-field">
      <label htmlFor={id}>{label}</label>
      {note !== undefined && (
        <p className="ack-note" id={`${id}-note`}>
          {note}
        </p>
      )}
      <input
        id={id}
        type="text"
        className="ack-double-crash-input"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LETTERS}
        value={word}
        aria-describedby={`${id}-note ${id}-mark`}
        onChange={({ target: { value } }) => onChange(value.toUpperCase())}
      />
      <span className="ack-note" id={`${id}-mark`}>
        {word.length > 0 && word.length < LETTERS ? words.more(LETTERS - word.length) : mark}
      </span>
    </div>
  )
}
