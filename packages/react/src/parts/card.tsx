import type { ReactNode } from 'react'

const SUITS: Readonly<Record<string, readonly [sign: string, name: string, isRed: boolean]>> = {
  S: ['♠', 'spades', false],
  H: ['♥', 'hearts', true],
  D: ['♦', 'diamonds', true],
  C: ['♣', 'clubs', false],
}

const RANKS: Readonly<Record<string, string>> = { A: 'Ace', K: 'King', Q: 'Queen', J: 'Jack' }

/**
 * Returns the name of a card of the Standard Deck, such as `King of hearts` for `'KH'`. A Joker, or
 * a card of another deck, keeps its notation.
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
  if (card.startsWith('?')) return 'Joker'
  return suit === undefined || rank === '' ? card : `${RANKS[rank] ?? rank} of ${suit[1]}`
}

/** The props of a card. */
export interface PlayingCardProps {
  /** The card in its notation, such as `'10H'`, or `null` for its back. */
  readonly card: string | null
  /** Draws it smaller, for cards that are over or not the viewer's own. */
  readonly small?: boolean
  /** A caption beneath it, such as the name of its player. */
  readonly caption?: ReactNode
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
export function PlayingCard({ card, small = false, caption }: PlayingCardProps): ReactNode {
  const size = small ? ' ack-card-small' : ''
  const [sign = '', , isRed = false] = SUITS[card?.slice(-1) ?? ''] ?? []
  const isJoker = card?.startsWith('?') === true
  const rank = isJoker ? '★' : sign === '' ? card : card?.slice(0, -1)
  const face =
    card === null ? (
      <span className={`ack-card ack-card-back${size}`} role="img" aria-label="a card, face down" />
    ) : (
      <span
        className={`ack-card${size}${isRed ? ' ack-card-red' : ''}`}
        role="img"
        aria-label={cardName(card)}
      >
        <span className="ack-card-rank" data-sign={rank} />
        <span className="ack-card-suit" data-sign={isJoker ? '' : sign} />
      </span>
    )
  if (caption === undefined) return face
  return (
    <span className="ack-card-noted">
      {face}
      <span className="ack-note">{caption}</span>
    </span>
  )
}
