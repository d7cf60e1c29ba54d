import {
  bidsByPlace,
  type Place,
  type Spades,
  seatAt,
  tricksOf,
  trickUnderWay,
  turnOf,
} from '@ackanomic/games/spades'
import type { ReactNode } from 'react'
import { PlayingCard } from '../parts/card.js'
import { Trick } from '../parts/hand.js'
import type { BoardProps, TableOf } from '../table.js'

type At = TableOf<Spades>

/** Where the seats are drawn, from the viewer's own in playing order. */
const SIDES = ['bottom', 'left', 'top', 'right'] as const

/** The four seats around the felt, each with its bid, its tricks, and the card that it has played. */
export function Seats({ table }: BoardProps<At>): ReactNode {
  const { view } = table
  const { own } = view
  const first = view.role === 'seat' ? Math.max(0, own.order.indexOf(view.seat)) : 0
  return (
    <section className="ack-felt ack-spades-felt" aria-label="The table">
      <h2 className="ack-spades-what">{whatGoesOn(table)}</h2>
      {own.order.length > 0 && (
        <ul aria-label="The players in playing order">
          {SIDES.map((side, i) => (
            <Seat key={side} side={side} place={(first + i) % 4} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

function whatGoesOn({ view, names }: At): string {
  const { own, outcome } = view
  const round = `Round ${own.rounds.length + 1}`
  const turn = turnOf(own)
  const name = turn === null ? '' : (names[seatAt(own, turn)] ?? '')
  if (outcome !== null) return 'All is played'
  switch (own.phase) {
    case 'order':
      return 'The playing order is drawn'
    case 'deal':
      return `${round}: the cards are dealt`
    case 'bids':
      return `${round}: ${name} is to bid`
    case 'score':
      return `${round} is to be scored`
    case 'choice':
      return `${round}: the referee draws a card for ${name}`
    case 'play':
      return `${round}, trick ${Math.floor(own.plays.length / 4) + 1} of 13: ${name} is to play`
  }
}

function Seat({
  table,
  place,
  side,
}: BoardProps<At> & { readonly place: Place; readonly side: string }): ReactNode {
  const { view, names } = table
  const { own } = view
  const seat = seatAt(own, place)
  const isTurn = view.outcome === null && turnOf(own) === place
  const trick = trickUnderWay(own.plays)
  const { leaders, taken } = tricksOf(own)
  const leader = leaders[Math.floor(own.plays.length / 4)] ?? 0
  const card = trick[(place - leader + 4) % 4]
  const bid = bidsByPlace(own)[place] ?? null
  const presence = view.table.seats[seat]?.presence
  const marks = [
    ...(view.role === 'seat' && view.seat === seat ? ['you'] : []),
    ...(view.role === 'seat' && own.order.indexOf(view.seat) === (place + 2) % 4
      ? ['your partner']
      : []),
    ...(presence === 'left' || presence === 'out' ? ['left'] : []),
    ...(presence === 'away' ? ['on vacation'] : []),
    ...(own.conceded.includes(seat) ? ['concedes'] : []),
  ]
  const isBidding = own.bids.length < 4
  return (
    <li className={`ack-spades-seat ack-spades-${side}${isTurn ? ' ack-spades-turn' : ''}`}>
      <span className="ack-spades-name">
        {isTurn && (
          <span role="img" aria-label="to act:">
            ▸
          </span>
        )}{' '}
        {names[seat]}
        {marks.length > 0 && <span className="ack-note"> {marks.join(', ')}</span>}
      </span>
      <span className="ack-spades-standing">
        {bid === null ? 'no bid yet' : `bid ${bid === 0 ? 'nil' : bid}`}
        {!isBidding && `, took ${taken[place]}`}
      </span>
      {card === undefined ? (
        <span className="ack-spades-slot" aria-hidden="true" />
      ) : (
        <PlayingCard card={card} />
      )}
    </li>
  )
}

/** The trick that was taken last. */
export function LastTrick({ table }: BoardProps<At>): ReactNode {
  const { view, names } = table
  const { own } = view
  const number = Math.floor(own.plays.length / 4)
  const { leaders } = tricksOf(own)
  const leader = leaders[number - 1] ?? 0
  const winner = leaders[number]
  return (
    <section aria-label="The last trick">
      <h2>Trick {number}</h2>
      <Trick
        label={`Trick ${number}`}
        played={own.plays.slice(4 * number - 4, 4 * number).map((card, i) => ({
          name: names[seatAt(own, (leader + i) % 4)] ?? '',
          card,
          takes: (leader + i) % 4 === winner,
        }))}
      />
    </section>
  )
}
