import { type Ghost, playingOrder } from '@ackanomic/games/ghost'
import { Avatar, type BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'

type Shown = BoardMatchOf<Ghost>['view']

/** The players in the order of play; those who are out are ghosts. */
export function Players({ view }: { readonly view: Shown }): ReactNode {
  const words = useGameWords('ghost', ghost)
  const { shared, roster } = view
  const seats = [...roster.seats.keys()]
  const inGame = shared.stage === 'numbers' ? seats : playingOrder(roster, shared.numbers)
  // A player who goes out keeps their place, so that nobody moves.
  const order = seats.toSorted(
    (one, other) => (shared.numbers[one] ?? Infinity) - (shared.numbers[other] ?? Infinity),
  )
  return (
    <section aria-labelledby="ack-ghost-players">
      <h2 id="ack-ghost-players" className="ack-hidden">
        {words.players}
      </h2>
      <ol className="ack-ghost-players">
        {order.map((seat) => {
          const isOut = !inGame.includes(seat)
          const isNow = view.outcome === null && shared.seat === seat
          return (
            <li
              key={seat}
              data-motion-at={`seat ${seat}`}
              className={`${isOut ? 'ack-ghost-out' : ''} ${isNow ? 'ack-ghost-turn' : ''}`}
            >
              {isOut ? (
                <GhostSign />
              ) : (
                <Avatar name={roster.seats[seat]?.player ?? ''} seat={seat} />
              )}
              <span>
                {shared.numbers[seat] ?? '?'}.{' '}
                {seat === view.seat ? words.you : roster.seats[seat]?.player}
                <span className="ack-note">{seatBadges(view, seat, isOut, isNow, words)}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function seatBadges(
  { shared, ...view }: Shown,
  seat: number,
  isOut: boolean,
  isNow: boolean,
  words: BoardWords['ghost'],
): string {
  const place = view.roster.seats[seat]
  const marks = [
    ...(isNow ? [words.badge.turn] : []),
    ...(!isOut && shared.word?.author === seat ? [words.badge.last] : []),
    ...(isOut ? [words.badge.out] : []),
    ...(place?.presence === 'away'
      ? [place.holder === null ? words.badge.away : words.awayPlays(place.holder)]
      : []),
    ...(shared.newcomers.some((each) => each.seat === seat) ? [words.badge.newcomer] : []),
  ]
  return marks.length === 0 ? '' : ` ${marks.join(', ')}`
}

/** A ghost. */
function GhostSign(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="ack-ghost-sign" aria-hidden="true">
      <path d="M5 21V10a7 7 0 0 1 14 0v11l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2zM9 9.5v2M15 9.5v2" />
    </svg>
  )
}
