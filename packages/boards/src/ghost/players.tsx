import { type Ghost, playingOrder } from '@ackanomic/games/ghost'
import type { BoardMatchOf } from '@ackanomic/react'
import type { ReactNode } from 'react'
import type { BoardWords } from '../words/english.js'
import { ghost } from '../words/ghost.js'
import { useGameWords } from '../words/words-context.js'

type Shown = BoardMatchOf<Ghost>['view']

/** The players in the order of play, and those who are ghosts already. */
export function Players({ view }: { readonly view: Shown }): ReactNode {
  const words = useGameWords('ghost', ghost)
  const { shared, roster } = view
  const seats = [...roster.seats.keys()]
  const inOrder = shared.stage === 'numbers' ? seats : playingOrder(roster, shared.numbers)
  const out = seats.filter((seat) => !inOrder.includes(seat))
  return (
    <section aria-labelledby="ack-ghost-players">
      <h2 id="ack-ghost-players" className="ack-hidden">
        {words.players}
      </h2>
      <ol className="ack-ghost-players">
        {[...inOrder, ...out].map((seat) => {
          const isOut = out.includes(seat)
          const isNow = view.outcome === null && shared.seat === seat
          return (
            <li
              key={seat}
              data-motion-at={`seat ${seat}`}
              className={`${isOut ? 'ack-ghost-out' : ''} ${isNow ? 'ack-ghost-turn' : ''}`}
            >
              <GhostSign isOut={isOut} />
              <span>
                {shared.numbers[seat] ?? '?'}. {roster.seats[seat]?.player}
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
    ...(view.role === 'seat' && view.seat === seat ? [words.badge.you] : []),
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

/** A person, or a ghost. */
function GhostSign({ isOut }: { readonly isOut: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="ack-ghost-sign" aria-hidden="true">
      {isOut ? (
        <path d="M5 21V10a7 7 0 0 1 14 0v11l-2.3-2-2.4 2-2.3-2-2.3 2-2.4-2zM9 9.5v2M15 9.5v2" />
      ) : (
        <path d="M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c0-4 3.5-6 8-6s8 2 8 6z" />
      )}
    </svg>
  )
}
