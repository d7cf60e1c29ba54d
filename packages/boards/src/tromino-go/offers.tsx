import type { TrominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf, BoardProps } from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
import { trominoGo } from '../words/tromino-go.js'
import { useGameWords } from '../words/words-context.js'

type At = BoardMatchOf<TrominoGo>

/** Whether the viewer can do anything now: not afterwards, and not at an earlier step. */
function isLive({ view, history }: At): boolean {
  return view.outcome === null && (history === null || history.at === null)
}

/** Offers to end the round for so many Gamepoints: those made, and one's own. */
export function Concessions({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('trominoGo', trominoGo)
  const { view, names, legalMoves, submit } = match
  const { shared } = view
  const [gamepoints, setGamepoints] = useState(1)
  const id = useId()
  const canConcede = isLive(match) && view.role === 'seat' && shared.stage === 'play'
  return (
    <>
      {shared.concessions.length > 0 && (
        <section aria-label={words.concessions}>
          <h2>{words.offers}</h2>
          <ul className="ack-tromino-go-offers">
            {shared.concessions.map((offer, i) => {
              const accept = legalMoves.moves.find(
                (move) => move.type === 'accept' && move.gamepoints === offer.gamepoints,
              )
              const isMine = view.role === 'seat' && view.seat === offer.seat
              return (
                <li key={i}>
                  {words.offer(names[offer.seat], offer.gamepoints)}{' '}
                  {accept !== undefined && !isMine && (
                    <button
                      type="button"
                      className="ack-button"
                      onClick={() => void submit(accept)}
                    >
                      {words.accept(offer.gamepoints)}
                    </button>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      )}
      {canConcede && (
        <details>
          <summary>{words.concede}</summary>
          <p className="ack-note">{words.concedeHelp}</p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void submit({ type: 'concede', gamepoints })
            }}
          >
            <label htmlFor={id}>{words.gamepoints} </label>
            <input
              id={id}
              type="number"
              min={0}
              value={gamepoints}
              onChange={({ target }) => setGamepoints(target.valueAsNumber)}
            />{' '}
            <button type="submit" className="ack-button">
              {words.offerIt}
            </button>
          </form>
        </details>
      )}
    </>
  )
}

/** To question the plays; and for the referee, to name one that was not lawful. */
export function Doubts({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('trominoGo', trominoGo)
  const { view, submit } = match
  const { shared, options } = view
  const [play, setPlay] = useState(1)
  const id = useId()
  if (!isLive(match) || shared.plays.length === 0 || options.invalidPlays === 'refuse') return null
  if (view.role === 'seat' && shared.question === null) {
    return (
      <details open={shared.stage === 'ended'}>
        <summary>{words.question}</summary>
        <p className="ack-note">{words.questionHelp}</p>
        <button
          type="button"
          className="ack-button"
          onClick={() => void submit({ type: 'question' })}
        >
          {words.questionNow}
        </button>
      </details>
    )
  }
  if (view.role !== 'referee') return null
  return (
    <details>
      <summary>{words.unlawful}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit({ type: 'illegal', play })
        }}
      >
        <label htmlFor={id}>{words.numberOfPlay} </label>
        <input
          id={id}
          type="number"
          min={1}
          max={shared.plays.length}
          value={play}
          onChange={({ target }) => setPlay(target.valueAsNumber)}
        />{' '}
        <button type="submit" className="ack-button">
          {words.isUnlawful}
        </button>
      </form>
    </details>
  )
}
