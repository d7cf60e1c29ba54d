import type { ReactNode } from 'react'
import { cardName, PlayingCard } from './card.js'
import { useRovingFocus } from './roving-focus.js'

/** The props of a hand of cards. */
export interface HandProps {
  /** The label, for screen readers: `Your pack`. */
  readonly label: string
  /** The cards, in the order in which they are held. */
  readonly cards: readonly string[]
  /** Whether a card can be played now. */
  readonly isLegal: (card: string) => boolean
  /** The verb for playing a card, before its name: `Bid`. */
  readonly verb: string
  /** A card is played. */
  readonly onPlay: (card: string) => void
  /** A card that was chosen already, if there is one. */
  readonly selected?: string | null
}

/**
 * A hand of cards to play from. Each card is a button; the arrow keys move between them. A card
 * that cannot be played now stays in the row and says so.
 *
 * @example
 * ```tsx
 * import { Hand } from '@ackanomic/react'
 *
 * const App = () => (
 *   <Hand
 *     label="Your pack"
 *     verb="Bid the"
 *     cards={['AH', 'KH']}
 *     isLegal={(card) => card === 'KH'}
 *     onPlay={(card) => alert(card)}
 *   />
 * )
 * ```
 */
export function Hand({ label, cards, isLegal, verb, onPlay, selected }: HandProps): ReactNode {
  const { containerProps, itemProps } = useRovingFocus(cards.length)
  return (
    <div className="ack-hand" role="group" aria-label={label} {...containerProps}>
      {cards.map((card, i) => (
        <button
          key={card}
          type="button"
          className="ack-hand-card"
          aria-label={`${verb} ${cardName(card)}`}
          aria-disabled={!isLegal(card)}
          aria-pressed={selected === card ? true : undefined}
          onClick={() => isLegal(card) && onPlay(card)}
          {...itemProps(i)}
        >
          <PlayingCard card={card} />
        </button>
      ))}
    </div>
  )
}

/** A card on the table, and who played it. */
export interface PlayedCard {
  /** The player. */
  readonly name: string
  /** The card; `null` while it lies face down or is still to come. */
  readonly card: string | null
  /** Whether it takes the trick. */
  readonly takes?: boolean
}

/** The props of a trick. */
export interface TrickProps {
  /** The label, for screen readers: `Trick 3`. */
  readonly label: string
  /** The cards in the order in which they were played. */
  readonly cards: readonly PlayedCard[]
}

/**
 * The cards of a trick, or any row of cards with the names of those who played them.
 *
 * @example
 * ```tsx
 * import { Trick } from '@ackanomic/react'
 *
 * const cards = [{ name: 'Ann', card: 'KS', takes: true }, { name: 'Bob', card: null }]
 * const App = () => <Trick label="The bids of this round" cards={cards} />
 * ```
 */
export function Trick({ label, cards }: TrickProps): ReactNode {
  return (
    <ul className="ack-trick" aria-label={label}>
      {cards.map(({ name, card, takes = false }) => (
        <li key={name} className={takes ? 'ack-takes' : undefined}>
          <PlayingCard card={card} caption={takes ? `${name} ✓` : name} />
        </li>
      ))}
    </ul>
  )
}
