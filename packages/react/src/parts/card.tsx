import { memo, type ReactNode, useContext } from 'react'
import { CardFace } from './card-face.js'
import { SlotsContext } from './slots.js'

const SUITS: Readonly<Record<string, readonly [sign: string, name: string, isRed: boolean]>> = {
  S: ['♠', 'spades', false],
  H: ['♥', 'hearts', true],
  D: ['♦', 'diamonds', true],
  C: ['♣', 'clubs', false],
}

const JOKERS: Readonly<Record<string, string>> = { '?1': 'big Joker', '?2': 'little Joker' }

const RANKS: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' }

/**
 * Returns the name of a card of the Standard Deck, such as `King of hearts` for `'KH'`.
 *
 * @example
 * ```ts
 * import { cardName } from '@ackanomic/react'
 *
 * cardName('10H') // => '10 of hearts'
 * ```
 */
export function cardName(card: string): string {
  const suit = SUITS[card.slice(-1)]
  const rank = card.slice(0, -1)
  if (card.startsWith('?')) return JOKERS[card] ?? 'Joker'
  return suit === undefined || rank === '' ? card : `${RANKS[rank] ?? rank} of ${suit[1]}`
}

/** The props of a card. */
export interface PlayingCardProps {
  /** The card in its notation, such as `'10H'`, or `null` for its back. */
  readonly card: string | null
  /** Draws it smaller, for a line of text. */
  readonly small?: boolean
  /** A caption beneath it, such as the name of its player. */
  readonly caption?: ReactNode
  /** Identifies the card on the board, so that it travels when it changes its place. */
  readonly motion?: string
  /** The origin of a new card: the `data-motion-at` of an element, such as `seat 2`. */
  readonly motionFrom?: string
}

/**
 * Shows a playing card. Its symbol and its name show the suit, not colour alone.
 *
 * @example
 * ```tsx
 * import { PlayingCard } from '@ackanomic/react'
 *
 * const App = () => <PlayingCard card="KH" caption="Ann" />
 * ```
 */
export function PlayingCard({
  card,
  small = false,
  caption,
  motion,
  motionFrom,
}: PlayingCardProps): ReactNode {
  const face = <Face card={card} small={small} motion={motion} motionFrom={motionFrom} />
  if (caption === undefined) return face
  return (
    <span className="ack-card-noted">
      {face}
      <span className="ack-note">{caption}</span>
    </span>
  )
}

/** The rank and suit of a card; a card of another deck has its whole text as its rank. */
function faceOf(card: string): { readonly rank: string; readonly suit: string } {
  if (card.startsWith('?')) return { rank: card === '?2' ? '☆' : '★', suit: '' }
  const suit = card.slice(-1)
  return suit in SUITS ? { rank: card.slice(0, -1), suit } : { rank: card, suit: '' }
}

/** Drawing a face is slow, and most cards stay as they are when a match changes. */
const Face = memo(function Face({
  card,
  small,
  motion,
  motionFrom,
}: {
  readonly card: string | null
  readonly small: boolean
  readonly motion: string | undefined
  readonly motionFrom: string | undefined
}): ReactNode {
  const drawn = useContext(SlotsContext).card?.(card, small)
  const size = small ? 'ack-card-small' : 'ack-card'
  const moves =
    motion === undefined
      ? {}
      : {
          'data-motion': motion,
          'data-motion-face': card ?? '',
          ...(motionFrom === undefined ? {} : { 'data-motion-from': motionFrom }),
        }
  if (drawn !== undefined) {
    return (
      <span
        className="ack-card-slot"
        role="img"
        aria-label={card === null ? 'a card, face down' : cardName(card)}
        {...moves}
      >
        {drawn}
      </span>
    )
  }
  if (card === null) {
    return (
      <span
        className={`${size} ack-card-back`}
        role="img"
        aria-label="a card, face down"
        {...moves}
      />
    )
  }
  const { rank, suit } = faceOf(card)
  const [sign = '', , isRed = false] = SUITS[suit] ?? []
  return (
    <span
      className={`${size}${isRed ? ' ack-card-red' : ''}`}
      role="img"
      aria-label={cardName(card)}
      {...moves}
    >
      {small ? <span data-sign={`${rank}${sign}`} /> : <CardFace rank={rank} suit={suit} />}
    </span>
  )
})
