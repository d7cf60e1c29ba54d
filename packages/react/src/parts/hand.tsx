import { type CSSProperties, type ReactNode, useRef } from 'react'
import { cardName, PlayingCard } from './card.js'
import { type Reason, useErrorToast } from './error-toast.js'
import { useRovingFocus } from './roving-focus.js'
import { useDragOut } from './use-drag-out.js'

/** The props of a hand of cards. */
export interface HandProps {
  /** The label for screen readers, such as `Your pack`. */
  readonly label: string
  /** The cards, in the order in which the player holds them. */
  readonly cards: readonly string[]
  /** Decides whether a card can be played now. */
  readonly isLegal: (card: string) => boolean
  /** The verb before the name of a playable card, such as `Bid the`. */
  readonly verb: string
  /** Called when a card is played. */
  readonly onPlay: (card: string) => void
  /** The selected card, if there is one. */
  readonly selected?: string | null
  /** Says why a card cannot be played now; a click on the card shows it. */
  readonly whyNot?: (card: string) => Reason
  /** The hinted card, which glows. */
  readonly hinted?: string | null | undefined
}

/**
 * Shows a hand of cards to play from. Each card is a button, and the arrow keys move between them.
 * A card can also be dragged out of the hand. A card that cannot be played now keeps its place and
 * is announced as unavailable. New cards are dealt from the element whose `data-motion-at` is
 * `deck`, if the board has one.
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
export function Hand({
  label,
  cards,
  isLegal,
  verb,
  onPlay,
  selected,
  whyNot,
  hinted,
}: HandProps): ReactNode {
  const { containerProps, itemProps } = useRovingFocus(cards.length)
  const { toast, say } = useErrorToast()
  const box = useRef<HTMLDivElement>(null)
  const play = (card: string): void => {
    say(isLegal(card) ? null : (whyNot?.(card) ?? null))
    if (isLegal(card)) onPlay(card)
  }
  const dragProps = useDragOut(box, play)
  return (
    <div className="ack-hand-box" ref={box}>
      {toast}
      <div
        className="ack-hand"
        data-many={cards.length > 7 ? '' : undefined}
        role="group"
        aria-label={label}
        style={{ '--ack-cards': cards.length } as CSSProperties}
        {...containerProps}
      >
        {cards.map((card, i) => (
          <button
            key={card}
            type="button"
            className="ack-hand-card"
            aria-label={`${verb} ${cardName(card)}`}
            aria-disabled={!isLegal(card)}
            aria-pressed={selected === card ? true : undefined}
            data-hint={hinted === card ? '' : undefined}
            onClick={() => play(card)}
            {...dragProps(card)}
            {...itemProps(i)}
          >
            <PlayingCard card={card} motion={card} motionFrom="deck" />
          </button>
        ))}
      </div>
    </div>
  )
}

/** A card on the table, with the player who played it. */
export interface PlayedCard {
  /** The player. */
  readonly name: string
  /** The card, or `null` if it lies face down or has not been played yet. */
  readonly card: string | null
  /** Whether it takes the trick. */
  readonly takes?: boolean
  /** Identifies the card on the board, so that it travels when it changes its place. */
  readonly motion?: string
  /** The origin of a new card: the `data-motion-at` of an element, such as `seat 2`. */
  readonly motionFrom?: string
}

/** The props of a trick. */
export interface TrickProps {
  /** The label for screen readers, such as `Trick 3`. */
  readonly label: string
  /** The cards in the order in which they were played. */
  readonly cards: readonly PlayedCard[]
}

/**
 * Shows the cards of a trick, or any row of cards with the names of their players.
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
      {cards.map(({ name, card, takes = false, motion, motionFrom }) => (
        <li key={name} className={takes ? 'ack-takes' : undefined}>
          <PlayingCard
            card={card}
            caption={takes ? `${name} ✓` : name}
            {...(motion === undefined ? {} : { motion })}
            {...(motionFrom === undefined ? {} : { motionFrom })}
          />
        </li>
      ))}
    </ul>
  )
}
