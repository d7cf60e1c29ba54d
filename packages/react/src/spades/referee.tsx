import { handOf, type Spades, seatAt, tricksOf } from '@ackanomic/games/spades'
import type { ReactNode } from 'react'
import { cardName, PlayingCard } from '../parts/card.js'
import type { BoardProps, TableOf } from '../table.js'

/** For the referee: all hands, and the plays of the round, each of which e can call a misplay. */
export function Referee({ table }: BoardProps<TableOf<Spades>>): ReactNode {
  const { view, names, time, submit } = table
  if (view.role !== 'referee') return null
  const { own } = view
  const isPast = time !== null && time.at !== null
  const calls = view.options.misplay === 'referee-call' && view.outcome === null && !isPast
  const { leaders } = tricksOf(own)
  return (
    <>
      {own.order.map((seat, place) => {
        const secret = view.known[seat] ?? null
        return (
          secret !== null && (
            <section key={seat} aria-label={`The hand of ${names[seat]}`}>
              <h2>The hand of {names[seat]}</h2>
              {handOf(own, place, secret).map((card) => (
                <PlayingCard key={card} card={card} small />
              ))}
            </section>
          )
        )
      })}
      {calls && own.plays.length > 0 && (
        <details>
          <summary>Call a misplay</summary>
          <ol className="ack-spades-calls">
            {own.plays.map((card, play) => {
              const place = ((leaders[Math.floor(play / 4)] ?? 0) + play) % 4
              return (
                <li key={play}>
                  <button
                    type="button"
                    className="ack-button"
                    onClick={() => void submit({ type: 'call', play })}
                  >
                    {names[seatAt(own, place)]}: the {cardName(card)}
                  </button>
                </li>
              )
            })}
          </ol>
        </details>
      )}
    </>
  )
}
