import type {
  AcksAndExceptions,
  AcksCoaster,
} from '@ackanomic/programming-games/acks-and-exceptions'
import {
  type BoardMatchOf,
  type BoardProps,
  hintMark,
  MoveButton,
  type Reason,
  useErrorToast,
  useRovingFocus,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { acksAndExceptions } from '../words/acks-and-exceptions.js'
import type { BoardWords } from '../words/english.js'
import { useGameWords } from '../words/words-context.js'
import { CoasterPicture, coasterName } from './coaster.js'

type At = BoardMatchOf<AcksAndExceptions>

/** Your coasters in hand, and the bids that you may make. */
export function Yours({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const { view, legalMoves } = match
  if (view.role !== 'seat') return null
  const { seat, mine } = view
  const bids = legalMoves.moves.filter((move) => move.type === 'challenge' || move.type === 'raise')
  const pass = legalMoves.moves.find(({ type }) => type === 'pass')
  const loses = legalMoves.moves.some(({ type }) => type === 'lose')
  return (
    <section className="ack-wood ack-acks-and-exceptions-yours" aria-label={words.yours}>
      <h2>{loses ? words.whichLost : mine.hand.length === 0 ? words.handEmpty : words.hand}</h2>
      <Coasters
        match={match}
        coasters={loses ? [...mine.hand, ...mine.stack] : mine.hand}
        seat={seat}
      />
      <div className="ack-acks-and-exceptions-bidding">
        {bids.length > 0 && (
          <>
            <h2>{pass === undefined ? words.orChallenge : words.raise}</h2>
            <div className="ack-acks-and-exceptions-bids" role="group" aria-label={words.bids}>
              {bids.map((move) => (
                <MoveButton key={move.bid} match={match} move={move}>
                  {move.bid}
                  <span className="ack-hidden"> {words.withoutException}</span>
                </MoveButton>
              ))}
            </div>
          </>
        )}
        <p className="ack-note">{words.bidHelp}</p>
        {pass !== undefined && (
          <MoveButton match={match} move={pass}>
            {words.pass}
          </MoveButton>
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
  const words = useGameWords('acksAndExceptions', acksAndExceptions)
  const { legalMoves, submit } = match
  const { containerProps, itemProps } = useRovingFocus(coasters.length)
  const { toast, say } = useErrorToast()
  return (
    <div
      className="ack-acks-and-exceptions-stack ack-acks-and-exceptions-mine"
      role="group"
      aria-label={words.coasters}
      data-motion-at="hand"
      {...containerProps}
    >
      {toast}
      {coasters.map((coaster, i) => {
        const move = legalMoves.moves.find(
          (each) => (each.type === 'place' || each.type === 'lose') && each.coaster === coaster,
        )
        const verb = move?.type === 'lose' ? words.lose : words.place
        return (
          <button
            key={i}
            type="button"
            className="ack-hand-card"
            aria-label={verb(coasterName(coaster, seat, false, words))}
            aria-disabled={move === undefined}
            data-move={move === undefined ? undefined : ''}
            data-hint={hintMark(match, move)}
            onClick={() => {
              if (move === undefined) say(whyNot(match, coaster, words))
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
function whyNot(match: At, coaster: AcksCoaster, words: BoardWords['acksAndExceptions']): Reason {
  const { view, names } = match
  const { turn, stage } = view.shared
  const why = match.whyNot({ type: 'place', coaster })
  if (why !== null) return why
  if (view.outcome !== null) return words.matchOver
  if (stage !== 'placing' && stage !== 'set-up') return words.cannotPlace
  return words.turnOf(names[turn ?? -1])
}
