import type { Ghost } from '@ackanomic/games/ghost'
import {
  type BoardMatchOf,
  hintMark,
  type Reason,
  useErrorToast,
  useRovingFocus,
} from '@ackanomic/react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** How many letters are in a row, for the arrow keys as for the eye. */
const COLUMNS = 9

type Side = 'before' | 'after'

/** The word after a letter is added at a side, and the move if it is legal. */
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
 * The letters to play: one click puts a letter before or after the word. Who types a letter gets to
 * its button.
 */
export function Letters({ match }: { readonly match: BoardMatchOf<Ghost> }): ReactNode {
  const words = useGameWords('ghost', ghost)
  const { shared } = match.view
  const [side, setSide] = useState<Side>('after')
  const [looked, look] = useState<string | null>(null)
  const { containerProps, itemProps } = useRovingFocus(ALPHABET.length, COLUMNS)
  const { toast, say } = useErrorToast()
  const { hint } = match
  useEffect(() => {
    if (hint?.type === 'continue' && shared.word !== null)
      setSide(hint.word.startsWith(shared.word.letters) ? 'after' : 'before')
  }, [hint, shared.word])
  const isMine = match.legalMoves.moves.some(({ type }) => type === 'begin' || type === 'continue')
  if (!isMine && !isWaiting(match)) return null
  const isNew = shared.word === null
  const seek = (event: KeyboardEvent<HTMLElement>): void => {
    const at = ALPHABET.indexOf(event.key.toUpperCase())
    const isLetter = at >= 0 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (isLetter) event.currentTarget.querySelector<HTMLElement>(`[data-place="${at}"]`)?.focus()
    else containerProps.onKeyDown(event)
  }
  return (
    <section className="ack-ghost-letters" aria-labelledby="ack-ghost-letters">
      <h2 id="ack-ghost-letters">{titleOf(isMine, isNew, words)}</h2>
      {toast}
      {isMine && !isNew && (
        <div className="ack-ghost-sides" role="radiogroup" aria-label={words.where}>
          {(['before', 'after'] as const).map((each) => (
            <label key={each} className="ack-ghost-side">
              <input
                type="radio"
                name="ack-ghost-side"
                checked={side === each}
                onChange={() => setSide(each)}
              />
              {words.side[each]}
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
        aria-label={words.letters}
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
              aria-label={labelOf(letter, makes, isMine, isNew, words)}
              aria-disabled={move === undefined}
              data-hint={hintMark(match, move)}
              onClick={() =>
                move === undefined
                  ? say(whyNot(match, letter, makes, words))
                  : void match.submit(move)
              }
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
        {lookText(isMine, looked, words)}
      </p>
    </section>
  )
}

function labelOf(
  letter: string,
  makes: string,
  isMine: boolean,
  isNew: boolean,
  words: BoardWords['ghost'],
): string {
  if (!isMine) return words.letter(letter)
  return isNew ? words.beginWith(letter) : words.makeIt(letter, makes)
}

function lookText(isMine: boolean, looked: string | null, words: BoardWords['ghost']): string {
  if (!isMine) return words.notYet
  return looked === null ? words.click : words.becomes(looked)
}

function titleOf(isMine: boolean, isNew: boolean, words: BoardWords['ghost']): string {
  if (!isMine) return words.letters
  return isNew ? words.beginNew : words.putLetter
}

/** Whether the viewer plays on but can put no letter now. */
function isWaiting({ view, history }: BoardMatchOf<Ghost>): boolean {
  const isPast = history !== null && history.at !== null
  if (view.role !== 'seat' || view.outcome !== null || isPast) return false
  return view.shared.stage === 'turn' && view.roster.seats[view.seat]?.presence === 'here'
}

/** Why a letter cannot be played now. */
function whyNot(
  match: BoardMatchOf<Ghost>,
  letter: string,
  makes: string,
  words: BoardWords['ghost'],
): Reason {
  const { view, names } = match
  const { word, seat } = view.shared
  const move =
    word === null
      ? ({ type: 'begin', letter } as const)
      : ({ type: 'continue', word: makes } as const)
  return match.whyNot(move) ?? words.isTurnOf(names[seat ?? -1])
}
