import type { RustyLantern } from '@ackanomic/games/rusty-lantern'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { rustyLantern } from '../words/rusty-lantern.js'
import { useGameWords } from '../words/words-context.js'

/** The most benches that are drawn; of more, only those that are taken. */
const MAX_BENCHES = 12
const [WIDTH, HEIGHT] = [360, 270]
const NAME = 11

/** The tavern from above: the table with the lantern on it, and the Bards on their benches. */
export function Tavern({ match }: { readonly match: BoardMatchOf<RustyLantern> }): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { view } = match
  const { shared, options } = view
  const mine = view.role === 'seat' ? shared.circle.indexOf(view.seat) : -1
  const turned =
    mine < 0 ? shared.circle : [...shared.circle.slice(mine), ...shared.circle.slice(0, mine)]
  const count =
    options.benches > MAX_BENCHES ? turned.length : Math.max(options.benches, turned.length)
  return (
    <section className="ack-rusty-lantern-tavern" aria-label={words.tavern}>
      <p aria-live="polite">{stateText(match, words)}</p>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <ellipse cx={WIDTH / 2} cy={HEIGHT / 2} rx="92" ry="62" className="ack-rusty-lantern-top" />
        <Lantern />
        {Array.from({ length: count }, (_, i) => (
          <Bench key={i} match={match} seat={turned[i] ?? null} at={i / Math.max(1, count)} />
        ))}
      </svg>
      <ol className="ack-hidden ack-rusty-lantern-bards" aria-label={words.bards}>
        {turned.map((seat) => (
          <li key={seat} className={shared.turn === seat ? 'ack-rusty-lantern-teller' : undefined}>
            {bardText(match, seat, words)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function stateText(
  { view, names }: BoardMatchOf<RustyLantern>,
  words: BoardWords['rustyLantern'],
): string {
  const { shared, roster, outcome } = view
  const halts = roster.pauses.map(({ reason }) => reason)
  if (outcome !== null) return words.over
  if (halts.length > 0) return words.paused(halts)
  if (shared.winner !== null) return words.mayFinish(shared.winner.person)
  if (!shared.stocked) return words.making
  if (shared.short) return words.short
  if (shared.turn === null) return words.choosing
  const isMine = view.role === 'seat' && view.seat === shared.turn
  return words.tells(isMine ? null : names[shared.turn])
}

function bardText(
  { view, names }: BoardMatchOf<RustyLantern>,
  seat: number,
  words: BoardWords['rustyLantern'],
): string {
  const { shared } = view
  const { cards = 0, ale = 0 } = shared.bards[seat] ?? {}
  const marks = [
    ...(view.role === 'seat' && view.seat === seat ? [words.mark.you] : []),
    ...(shared.turn === seat ? [words.mark.turn] : []),
    words.cards(cards),
    ...(ale > 0 ? [words.ale(ale)] : []),
    ...(view.roster.seats[seat]?.presence === 'away' ? [words.mark.away] : []),
  ]
  return `${names[seat]}: ${marks.join(', ')}`
}

/** A bench, with whoever sits on it; the first of the circle sits at the bottom. */
function Bench({
  match,
  seat,
  at,
}: {
  readonly match: BoardMatchOf<RustyLantern>
  readonly seat: number | null
  readonly at: number
}): ReactNode {
  const words = useGameWords('rustyLantern', rustyLantern)
  const { view, names } = match
  const angle = Math.PI / 2 + at * 2 * Math.PI
  const x = WIDTH / 2 + Math.cos(angle) * 134
  const y = HEIGHT / 2 + Math.sin(angle) * 100
  if (seat === null) {
    return (
      <rect x={x - 28} y={y - 9} width="56" height="18" rx="6" className="ack-rusty-lantern-free" />
    )
  }
  const { cards = 0, ale = 0 } = view.shared.bards[seat] ?? {}
  const isNow = view.outcome === null && view.shared.turn === seat
  const isMine = view.role === 'seat' && view.seat === seat
  const name = names[seat] ?? ''
  const shown = name.length > NAME ? `${name.slice(0, NAME - 1)}…` : name
  return (
    <g transform={`translate(${x} ${y})`} data-motion-at={`seat ${seat}`}>
      <rect
        x="-42"
        y="-27"
        width="84"
        height="54"
        rx="9"
        className={`ack-rusty-lantern-bench${isNow ? ' ack-rusty-lantern-now' : ''}`}
      />
      <text y="-9" className="ack-rusty-lantern-name">
        {isNow ? `▸ ${shown}` : shown}
      </text>
      <text y="4" className="ack-rusty-lantern-small">
        {isMine ? words.youWith(words.cards(cards)) : words.cards(cards)}
      </text>
      <g transform={`translate(${-Math.min(cards, 10) * 3.5} 9)`}>
        {Array.from({ length: Math.min(cards, 10) }, (_, i) => (
          <rect
            key={i}
            x={i * 7}
            width="5.4"
            height="8"
            rx="1"
            className="ack-rusty-lantern-back"
          />
        ))}
      </g>
      {ale > 0 && (
        <g transform="translate(34 -27)">
          <path
            d="M-8 -6h12v13a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2zM4-3h3a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2h-3"
            className="ack-rusty-lantern-ale"
          />
          <text x="-2" y="6" className="ack-rusty-lantern-ales">
            {ale}
          </text>
        </g>
      )}
    </g>
  )
}

function Lantern(): ReactNode {
  return (
    <g transform={`translate(${WIDTH / 2} ${HEIGHT / 2})`} data-motion-at="deck">
      <circle r="46" className="ack-rusty-lantern-glow" />
      <path d="M-9-19a9 7 0 0 1 18 0" className="ack-rusty-lantern-iron" />
      <path d="M-14-12h28l-4-8h-20zM-14 20h28v5h-28z" className="ack-rusty-lantern-rust" />
      <rect x="-12" y="-12" width="24" height="32" rx="3" className="ack-rusty-lantern-glass" />
      <path
        d="M0-8c7 8 8 13 5 18a6 6 0 0 1-10 0c-3-5-2-10 5-18z"
        className="ack-rusty-lantern-flame"
      />
    </g>
  )
}
