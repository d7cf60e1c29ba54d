import type { Ghost } from '@ackanomic/games/ghost'
import { type BoardMatchOf, useRovingFocus } from '@ackanomic/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** How many letters stand in a row, for the arrow keys as for the eye. */
const COLUMNS = 9

type Side = 'before' | 'behind'

/** What a letter put on a side makes of the word; the move, where it is legal. */
function moveOf(
  { view, legalMoves }: BoardMatchOf<Ghost>,
  letter: string,
  side: Side,
): { readonly makes: string; readonly move: Ghost['Move'] | undefined } {
  const word = view.shared.word?.letters ?? ''
  const makes = side === 'before' ? letter + word : word + letter
  const move = legalMoves.moves.find((each) =>
    each.type === 'begin' ? makes === each.letter : each.type === 'continue' && makes === each.word,
  )
  return { makes, move }
}

/**
 * The letters to play: one click puts a letter before or behind the word. Who types a letter gets to
 * its button.
 */
export function Letters({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const { shared } = match.view
  const [side, setSide] = useState<Side>('behind')
  const [looked, look] = useState<string | null>(null)
  const { containerProps, itemProps } = useRovingFocus(ALPHABET.length, COLUMNS)
  const isMine = match.legalMoves.moves.some(({ type }) => type === 'begin' || type === 'continue')
  if (!isMine) return null
  const isNew = shared.word === null
  const seek = (event: KeyboardEvent<HTMLElement>): void => {
    const at = ALPHABET.indexOf(event.key.toUpperCase())
    const isLetter = at >= 0 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isLetter) event.currentTarget.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus()
    else containerProps.onKeyDown(event)
  }
  return (
    <section className="ack-ghost-letters" aria-labelledby="ack-ghost-letters">
      <h2 id="ack-ghost-letters">{isNew ? 'Begin with a letter' : 'Put a letter'}</h2>
      {!isNew && (
        <div className="ack-ghost-sides" role="radiogroup" aria-label="Where the letter goes">
          {(['before', 'behind'] as const).map((each) => (
            <label key={each} className="ack-ghost-side">
              <input
                type="radio"
                name="ack-ghost-side"
                checked={side === each}
                onChange={() => setSide(each)}
              />
              {each} it
              <span className="ack-ghost-sample" aria-hidden="true">
                {each === 'before' ? `?${shared.word?.letters}` : `${shared.word?.letters}?`}
              </span>
            </label>
          ))}
        </div>
      )}
      <div
        className="ack-ghost-keys"
        role="group"
        aria-label="Letters"
        {...containerProps}
        onKeyDown={seek}
        onMouseLeave={() => look(null)}
      >
        {ALPHABET.map((letter, i) => {
          const { makes, move } = moveOf(match, letter, side)
          return (
            <button
              key={letter}
              type="button"
              className="ack-ghost-key"
              aria-label={isNew ? `Begin with ${letter}` : `${letter}: make it ${makes}`}
              aria-disabled={move === undefined}
              onClick={() => move !== undefined && void match.submit(move)}
              onMouseEnter={() => look(makes)}
              onFocus={() => look(makes)}
              {...itemProps(i)}
            >
              {letter}
            </button>
          )
        })}
      </div>
      <p className="ack-note ack-ghost-look" aria-hidden="true">
        {looked === null ? 'A click plays the letter.' : `It becomes ${looked}.`}
      </p>
    </section>
  )
}
