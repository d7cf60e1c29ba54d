import { useRovingFocus } from '@ackanomic/react'
import type { ReactNode } from 'react'

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
  const { containerProps, itemProps } = useRovingFocus(cards.length)
  if (!isOpen) return <StoryRow label="Your cards" cards={cards} none="You hold no cards." />
  if (cards.length === 0)
    return <p className="ack-note">You hold no cards: continue the tale without one.</p>
  return (
    <div
      className="ack-rusty-lantern-cards"
      role="group"
      aria-label="Choose a card"
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
