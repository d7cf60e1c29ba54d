import type {
  AcksAndExceptions,
  AcksCoaster,
} from '@ackanomic/programming-games/acks-and-exceptions'
import {
  type BoardMatchOf,
  type BoardProps,
  hintMark,
  type Reason,
  useRefusalToast,
  useRovingFocus,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { CoasterPicture, coasterName } from './coaster.js'

type At = BoardMatchOf<AcksAndExceptions>

/** Your coasters in hand, and the bids that you may make. */
export function Yours({ match }: BoardProps<At>): ReactNode {
  const { view, legalMoves, submit } = match
  if (view.role !== 'seat') return null
  const { seat, mine } = view
  const bids = legalMoves.moves.filter((move) => move.type === 'challenge' || move.type === 'raise')
  const pass = legalMoves.moves.find(({ type }) => type === 'pass')
  const loses = legalMoves.moves.some(({ type }) => type === 'lose')
  return (
    <section className="ack-wood ack-acks-and-exceptions-yours" aria-label="Your coasters">
      <h2>
        {loses
          ? 'Which of your coasters do you lose? Nobody else will know'
          : mine.hand.length === 0
            ? 'You have no coaster in hand'
            : 'Your coasters in hand'}
      </h2>
      <Coasters
        match={match}
        coasters={loses ? [...mine.hand, ...mine.stack] : mine.hand}
        seat={seat}
      />
      <div className="ack-acks-and-exceptions-bidding">
        {bids.length > 0 && (
          <>
            <h2>{pass === undefined ? 'Or challenge: flip how many?' : 'Raise: flip how many?'}</h2>
            <div className="ack-acks-and-exceptions-bids" role="group" aria-label="Bids">
              {bids.map((move) => (
                <button
                  key={move.bid}
                  type="button"
                  className="ack-button"
                  data-move=""
                  data-hint={hintMark(match, move)}
                  onClick={() => void submit(move)}
                >
                  {move.bid}
                  <span className="ack-hidden"> coasters without an Exception</span>
                </button>
              ))}
            </div>
            <p className="ack-note">
              The highest bidder flips that many coasters, their own first, and fails at an
              Exception.
            </p>
          </>
        )}
        {pass !== undefined && (
          <button
            type="button"
            className="ack-button"
            data-move=""
            data-hint={hintMark(match, pass)}
            onClick={() => void submit(pass)}
          >
            Pass
          </button>
        )}
      </div>
    </section>
  )
}

function Coasters({
  match,
  coasters,
  seat,
}: BoardProps<At> & {
  readonly coasters: readonly AcksCoaster[]
  readonly seat: number
}): ReactNode {
  const { legalMoves, submit } = match
  const { containerProps, itemProps } = useRovingFocus(coasters.length)
  const { toast, say } = useRefusalToast()
  return (
    <div
      className="ack-acks-and-exceptions-stack ack-acks-and-exceptions-mine"
      role="group"
      aria-label="Coasters"
      data-motion-at="hand"
      {...containerProps}
    >
      {toast}
      {coasters.map((coaster, i) => {
        const move = legalMoves.moves.find(
          (each) => (each.type === 'place' || each.type === 'lose') && each.coaster === coaster,
        )
        const verb = move?.type === 'lose' ? 'Lose' : 'Place'
        return (
          <button
            key={i}
            type="button"
            className="ack-hand-card"
            aria-label={`${verb} ${coasterName(coaster, seat)}`}
            aria-disabled={move === undefined}
            data-move={move === undefined ? undefined : ''}
            data-hint={hintMark(match, move)}
            onClick={() => {
              if (move === undefined) say(whyNot(match, coaster))
              else void submit(move)
            }}
            {...itemProps(i)}
          >
            <CoasterPicture coaster={coaster} of={seat} />
          </button>
        )
      })}
    </div>
  )
}

/** Why a coaster cannot be placed now. */
function whyNot(match: At, coaster: AcksCoaster): Reason {
  const { view, names } = match
  const { turn, stage } = view.shared
  const why = match.whyNot({ type: 'place', coaster })
  if (why !== null) return why
  if (view.outcome !== null) return 'The match is over.'
  if (stage !== 'placing' && stage !== 'set-up') return 'No coaster can be placed now.'
  return `It is ${names[turn ?? -1] ?? 'somebody else'}’s turn.`
}
