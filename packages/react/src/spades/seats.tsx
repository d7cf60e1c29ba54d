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
import { Around } from '../parts/around.js'
import { PlayingCard } from '../parts/card.js'
import { Trick } from '../parts/hand.js'
import type { BoardProps, TableOf } from '../table.js'

type At = TableOf<Spades>

/** The four seats around the felt, each with its bid, its tricks, and the card that it has played. */
export function Seats({ table }: BoardProps<At>): ReactNode {
  const { view, names } = table
  const { own } = view
  const first = view.role === 'seat' ? Math.max(0, own.order.indexOf(view.seat)) : 0
  return (
    <section className="ack-felt ack-spades-felt" aria-label="The table">
      <h2 className="ack-spades-what">{whatGoesOn(table)}</h2>
      {own.order.length > 0 && (
        <Around
          label="The players in playing order"
          seats={own.order.map((_, i) => {
            const place = (first + i) % own.order.length
            return {
              name: names[seatAt(own, place)] ?? '',
              marks: marksOf(table, place),
              acts: view.outcome === null && turnOf(own) === place,
              content: <Standing table={table} place={place} />,
            }
          })}
        />
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

function marksOf({ view }: At, place: Place): readonly string[] {
  const { own } = view
  const seat = seatAt(own, place)
  const mine = view.role === 'seat' ? own.order.indexOf(view.seat) : -1
  const presence = view.table.seats[seat]?.presence
  return [
    ...(mine === place ? ['you'] : []),
    ...(mine >= 0 && mine === (place + 2) % 4 ? ['your partner'] : []),
    ...(presence === 'left' || presence === 'out' ? ['left'] : []),
    ...(presence === 'away' ? ['on vacation'] : []),
    ...(own.conceded.includes(seat) ? ['concedes'] : []),
  ]
}

/** What a player has bid and taken, and the card that e has played. */
function Standing({
  table: { view },
  place,
}: BoardProps<At> & { readonly place: Place }): ReactNode {
  const { own } = view
  const { leaders, taken } = tricksOf(own)
  const leader = leaders[Math.floor(own.plays.length / 4)] ?? 0
  const card = trickUnderWay(own.plays)[(place - leader + 4) % 4]
  const bid = bidsByPlace(own)[place] ?? null
  return (
    <>
      <span>
        {view.outcome !== null && own.bids.length === 0
          ? ''
          : bid === null
            ? 'no bid yet'
            : `bid ${bid === 0 ? 'nil' : bid}`}
        {own.bids.length === 4 && `, took ${taken[place]}`}
      </span>
      {card !== undefined && <PlayingCard card={card} />}
      {card === undefined && view.outcome === null && (
        <span className="ack-spades-slot" aria-hidden="true" />
      )}
    </>
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
