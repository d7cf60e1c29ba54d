import { handOf, placeOf, type Spades, seatsOfPlays } from '@ackanomic/games/spades'
import { type BoardMatchOf, type BoardProps, cardName, PlayingCard } from '@ackanomic/react'
import type { ReactNode } from 'react'
import { spades } from '../words/spades.js'
import { useGameWords } from '../words/words-context.js'

/** For the referee: all hands, and the plays of the round, each of which they can call a misplay. */
export function Referee({ match }: BoardProps<BoardMatchOf<Spades>>): ReactNode {
  const words = useGameWords('spades', spades)
  const { view, names, history, submit } = match
  if (view.role !== 'referee') return null
  const { shared } = view
  const { order } = shared
  if (order === null) return null
  const isPast = history !== null && history.at !== null
  const calls = view.options.misplay === 'referee-call' && view.outcome === null && !isPast
  const seats = seatsOfPlays(shared)
  return (
    <>
      {order.map((seat) => {
        const secret = view.known[seat] ?? null
        return (
          secret !== null && (
            <section key={seat} aria-label={words.handOf(names[seat])}>
              <h2>{words.handOf(names[seat])}</h2>
              {handOf(shared, placeOf(order, seat), secret).map((card) => (
                <PlayingCard key={card} card={card} small />
              ))}
            </section>
          )
        )
      })}
      {calls && shared.plays.length > 0 && (
        <details>
          <summary>{words.callMisplay}</summary>
          <ol className="ack-spades-calls">
            {shared.plays.map((card, play) => (
              <li key={play}>
                <button
                  type="button"
                  className="ack-button"
                  onClick={() => void submit({ type: 'call', play })}
                >
                  {words.playOf(names[Number(seats[play])], cardName(card))}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  )
}
