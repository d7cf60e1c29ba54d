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
  /** Draws it smaller, for a line of text. */
  readonly small?: boolean
  /** A caption beneath it, such as the name of its player. */
  readonly caption?: ReactNode
  /** Tells the card from all others of the board, so that it travels when it changes its place. */
  readonly motion?: string
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
export function PlayingCard({ card, small = false, caption, motion }: PlayingCardProps): ReactNode {
  const face = small ? <SmallCard card={card} /> : <LargeCard card={card} motion={motion} />
  if (caption === undefined) return face
  return (
    <span className="ack-card-noted">
      {face}
      <span className="ack-note">{caption}</span>
    </span>
  )
}

/** Rank and sign of a card; a card of another deck has its whole text for a rank. */
function faceOf(card: string): { readonly rank: string; readonly sign: string; isRed: boolean } {
  if (card.startsWith('?')) return { rank: '★', sign: '', isRed: false }
  const [sign = '', , isRed = false] = SUITS[card.slice(-1)] ?? []
  return { rank: sign === '' ? card : card.slice(0, -1), sign, isRed }
}

function SmallCard({ card }: { readonly card: string | null }): ReactNode {
  if (card === null) {
    return (
      <span className="ack-card-small ack-card-back" role="img" aria-label="a card, face down" />
    )
  }
  const { rank, sign, isRed } = faceOf(card)
  return (
    <span
      className={`ack-card-small${isRed ? ' ack-card-red' : ''}`}
      role="img"
      aria-label={cardName(card)}
    >
      <span data-sign={`${rank}${sign}`} />
    </span>
  )
}

function LargeCard({
  card,
  motion,
}: {
  readonly card: string | null
  readonly motion: string | undefined
}): ReactNode {
  const moves = motion === undefined ? {} : { 'data-motion': motion }
  if (card === null) {
    return (
      <span
        className="ack-card ack-card-back"
        role="img"
        aria-label="a card, face down"
        {...moves}
      />
    )
  }
  const { rank, sign, isRed } = faceOf(card)
  return (
    <span
      className={`ack-card${isRed ? ' ack-card-red' : ''}`}
      role="img"
      aria-label={cardName(card)}
      {...moves}
    >
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <Corner rank={rank} sign={sign} />
        <g transform="rotate(180 50 70)">
          <Corner rank={rank} sign={sign} />
        </g>
        <Middle rank={rank} sign={sign} />
      </svg>
    </span>
  )
}

/** The index in a corner. It is drawn as shapes of text, which the card's name replaces for screen readers. */
function Corner({ rank, sign }: { readonly rank: string; readonly sign: string }): ReactNode {
  return (
    <>
      <text x="13" y="24" className={`ack-card-index${rank.length > 2 ? ' ack-card-word' : ''}`}>
        {rank}
      </text>
      <text x="13" y="42" className="ack-card-sign">
        {sign}
      </text>
    </>
  )
}

/** Where the pips of a number stand, across and down; those below the middle are turned. */
const PIPS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [50, 30],
    [50, 110],
  ],
  3: [
    [50, 30],
    [50, 70],
    [50, 110],
  ],
  4: [
    [33, 30],
    [67, 30],
    [33, 110],
    [67, 110],
  ],
  5: [
    [33, 30],
    [67, 30],
    [50, 70],
    [33, 110],
    [67, 110],
  ],
  6: [
    [33, 30],
    [67, 30],
    [33, 70],
    [67, 70],
    [33, 110],
    [67, 110],
  ],
  7: [
    [33, 30],
    [67, 30],
    [50, 50],
    [33, 70],
    [67, 70],
    [33, 110],
    [67, 110],
  ],
  8: [
    [33, 30],
    [67, 30],
    [50, 50],
    [33, 70],
    [67, 70],
    [50, 90],
    [33, 110],
    [67, 110],
  ],
  9: [
    [33, 28],
    [67, 28],
    [33, 56],
    [67, 56],
    [50, 70],
    [33, 84],
    [67, 84],
    [33, 112],
    [67, 112],
  ],
  10: [
    [33, 28],
    [67, 28],
    [50, 42],
    [33, 56],
    [67, 56],
    [33, 84],
    [67, 84],
    [50, 98],
    [33, 112],
    [67, 112],
  ],
}

function Middle({ rank, sign }: { readonly rank: string; readonly sign: string }): ReactNode {
  const pips = PIPS[rank]
  if (pips !== undefined) {
    return pips.map(([x, y]) => (
      <text
        key={`${x} ${y}`}
        x={x}
        y={y}
        className="ack-card-pip"
        transform={y > 70 ? `rotate(180 ${x} ${y})` : undefined}
      >
        {sign}
      </text>
    ))
  }
  if (sign === '' || rank === 'A') {
    return (
      <text x="50" y="70" className="ack-card-ace">
        {sign === '' ? '' : sign}
      </text>
    )
  }
  return <Court rank={rank} sign={sign} />
}

/** A court card: a frame with half a figure, and the same half turned. */
function Court({ rank, sign }: { readonly rank: string; readonly sign: string }): ReactNode {
  return (
    <>
      <rect className="ack-card-frame" x="26" y="16" width="48" height="108" rx="4" />
      <CourtHalf rank={rank} sign={sign} />
      <g transform="rotate(180 50 70)">
        <CourtHalf rank={rank} sign={sign} />
      </g>
    </>
  )
}

/** What each court card wears. */
const HATS: Readonly<Record<string, string>> = {
  K: 'M38 32 L36 21 L43 27 L50 18 L57 27 L64 21 L62 32 Z',
  Q: 'M39 32 Q37 24 43 26 Q50 17 57 26 Q63 24 61 32 Z',
  J: 'M38 32 Q40 22 54 23 L64 27 L61 32 Z',
}

function CourtHalf({ rank, sign }: { readonly rank: string; readonly sign: string }): ReactNode {
  return (
    <>
      <path className="ack-card-robe" d="M29 70 Q31 52 44 49 L56 49 Q69 52 71 70 Z" />
      <path className="ack-card-gold" d="M45 49 L50 70 L55 49 Z" />
      <ellipse className="ack-card-face" cx="50" cy="40" rx="9" ry="10" />
      <path className="ack-card-gold" d={HATS[rank]} />
      <text x="34" y="30" className="ack-card-sign">
        {sign}
      </text>
    </>
  )
}
