import { useRovingFocus } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { rustyLantern } from '../words/rusty-lantern.js'
import { useGameWords } from '../words/words-context.js'

/** Story elements that lie on the table. */
export function StoryRow({
  label,
  cards,
  none,
}: {
  readonly label: string
  readonly cards: readonly string[]
  /** The text if there is none. */
  readonly none: string
}): ReactNode {
  if (cards.length === 0) return <p className="ack-note">{none}</p>
  return (
    <ul className="ack-rusty-lantern-cards" aria-label={label}>
      {cards.map((card) => (
        <li
          key={card}
          className="ack-rusty-lantern-card"
          data-motion={card}
          data-motion-from="deck"
          data-motion-fades=""
        >
          {card}
        </li>
      ))}
    </ul>
  )
}

/** The own cards: one of them can be chosen, for whatever is done next. */
export function StoryHand({
  cards,
  chosen,
  onChoose,
  isOpen,
  hinted,
}: {
  readonly cards: readonly string[]
  readonly chosen: string | null
  readonly onChoose: (card: string | null) => void
  /** Whether anything can be done with a card now. */
  readonly isOpen: boolean
  /** The card of a hint. */
  readonly hinted: string | null
}): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { containerProps, itemProps } = useRovingFocus(cards.length)
  if (!isOpen) return <StoryRow label={words.yourCards} cards={cards} none={words.youHoldNone} />
  if (cards.length === 0) return <p className="ack-note">{words.withoutOne}</p>
  return (
    <div
      className="ack-rusty-lantern-cards"
      role="group"
      aria-label={words.chooseCard}
      {...containerProps}
    >
      {cards.map((card, i) => (
        <button
          key={card}
          type="button"
          className="ack-rusty-lantern-card"
          data-motion={card}
          data-motion-from="deck"
          data-hint={card === hinted ? '' : undefined}
          aria-pressed={card === chosen}
          onClick={() => onChoose(card === chosen ? null : card)}
          {...itemProps(i)}
        >
          {card}
        </button>
      ))}
    </div>
  )
}
