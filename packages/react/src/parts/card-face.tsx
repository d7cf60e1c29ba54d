import type { ReactNode } from 'react'

/** The signs of the suits, around the origin, 20 high. */
const SIGNS: Readonly<Record<string, string>> = {
  S: 'M0-10C3-5 9-1 9 3.5C9 7 5 8 1.5 5.5C1.6 7.5 2.5 9 4 10H-4C-2.5 9-1.6 7.5-1.5 5.5C-5 8-9 7-9 3.5C-9-1-3-5 0-10Z',
  H: 'M0 10C-3 5-9.5 1.5-9.5-4.2C-9.5-10-2-11 0-5.5C2-11 9.5-10 9.5-4.2C9.5 1.5 3 5 0 10Z',
  D: 'M0-10L7.5 0L0 10L-7.5 0Z',
  C: 'M-4.3-5.5A4.3 4.3 0 1 1 3.2-2.7A4.3 4.3 0 1 1 1.5 4.2C1.6 7.5 2.5 9 4 10H-4C-2.5 9-1.6 7.5-1.5 4.2A4.3 4.3 0 1 1-3.2-2.7A4.3 4.3 0 0 1-4.3-5.5Z',
}

/** The places of a number's pips, across and down; those below the middle are turned. */
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

const HATS: Readonly<Record<string, string>> = {
  K: 'M38 32 L36 21 L43 27 L50 18 L57 27 L64 21 L62 32 Z',
  Q: 'M39 32 Q37 24 43 26 Q50 17 57 26 Q63 24 61 32 Z',
  J: 'M38 32 Q40 22 54 23 L64 27 L61 32 Z',
}

/** The drawn face of a card; screen readers read the card's name instead. */
export function CardFace({
  rank,
  suit,
}: {
  readonly rank: string
  readonly suit: string
}): ReactNode {
  const index = rank.length > 2 ? 'ack-card-index ack-card-word' : 'ack-card-index'
  return (
    <>
      <span className={index} data-sign={rank} />
      <svg viewBox="0 0 100 140" aria-hidden="true">
        <Corner suit={suit} />
        <g transform="rotate(180 50 70)">
          <Corner suit={suit} />
        </g>
        <Middle rank={rank} suit={suit} />
      </svg>
      <span className={index} data-sign={rank} />
    </>
  )
}

function Sign({
  suit,
  at: [x, y],
  scale,
}: {
  readonly suit: string
  readonly at: readonly [x: number, y: number]
  readonly scale: number
}): ReactNode {
  const turn = y > 70 ? ' rotate(180)' : ''
  return <path d={SIGNS[suit]} transform={`translate(${x} ${y}) scale(${scale})${turn}`} />
}

function Corner({ suit }: { readonly suit: string }): ReactNode {
  return <Sign suit={suit} at={[12, 37]} scale={0.75} />
}

function Middle({ rank, suit }: { readonly rank: string; readonly suit: string }): ReactNode {
  const pips = PIPS[rank]
  if (pips !== undefined) {
    return pips.map((at) => <Sign key={at.join(' ')} suit={suit} at={at} scale={0.95} />)
  }
  return rank in HATS ? (
    <Court rank={rank} suit={suit} />
  ) : (
    <Sign suit={suit} at={[50, 70]} scale={2.2} />
  )
}

/** A court card: a frame with half a figure, and the same half turned. */
function Court({ rank, suit }: { readonly rank: string; readonly suit: string }): ReactNode {
  return (
    <>
      <rect className="ack-card-frame" x="24" y="14" width="52" height="112" rx="4" />
      <CourtHalf rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <CourtHalf rank={rank} suit={suit} />
      </g>
    </>
  )
}

function CourtHalf({ rank, suit }: { readonly rank: string; readonly suit: string }): ReactNode {
  return (
    <>
      <path className="ack-card-robe" d="M29 70 Q31 52 44 49 L56 49 Q69 52 71 70 Z" />
      <path className="ack-card-gold" d="M45 49 L50 70 L55 49 Z" />
      <ellipse className="ack-card-face" cx="50" cy="40" rx="9" ry="10" />
      <path className="ack-card-gold" d={HATS[rank]} />
      <Sign suit={suit} at={[33, 26]} scale={0.75} />
    </>
  )
}
