import type { TrominoGo } from '@ackanomic/games/tromino-go'
import type { BoardMatchOf, BoardProps } from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'

type At = BoardMatchOf<TrominoGo>

/** Whether the viewer can do anything now: not afterwards, and not at an earlier step. */
function isLive({ view, history }: At): boolean {
  return view.outcome === null && (history === null || history.at === null)
}

/** Offers to end the round for so many Gamepoints: those made, and one's own. */
export function Concessions({ match }: BoardProps<At>): ReactNode {
  const { view, names, legalMoves, submit } = match
  const { shared } = view
  const [gamepoints, setGamepoints] = useState(1)
  const id = useId()
  const canConcede = isLive(match) && view.role === 'seat' && shared.stage === 'play'
  return (
    <>
      {shared.concessions.length > 0 && (
        <section aria-label="Concessions">
          <h2>Offers to end the round</h2>
          <ul className="ack-tromino-go-offers">
            {shared.concessions.map((offer, i) => {
              const accept = legalMoves.moves.find(
                (move) => move.type === 'accept' && move.gamepoints === offer.gamepoints,
              )
              const isMine = view.role === 'seat' && view.seat === offer.seat
              return (
                <li key={i}>
                  {names[offer.seat]} concedes with {offer.gamepoints}.{' '}
                  {accept !== undefined && !isMine && (
                    <button
                      type="button"
                      className="ack-button"
                      onClick={() => void submit(accept)}
                    >
                      Accept {offer.gamepoints}
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
          <summary>Concede the round</summary>
          <p className="ack-note">If your opponent accepts, they score that many Gamepoints.</p>
          <form
            onSubmit={(event) => {
              event.preventDefault()
              void submit({ type: 'concede', gamepoints })
            }}
          >
            <label htmlFor={id}>Gamepoints </label>
            <input
              id={id}
              type="number"
              min={0}
              value={gamepoints}
              onChange={({ target }) => setGamepoints(target.valueAsNumber)}
            />{' '}
            <button type="submit" className="ack-button">
              Offer it
            </button>
          </form>
        </details>
      )}
    </>
  )
}

/** To question the plays; and for the referee, to name one that was not lawful. */
export function Doubts({ match }: BoardProps<At>): ReactNode {
  const { view, submit } = match
  const { shared, options } = view
  const [play, setPlay] = useState(1)
  const id = useId()
  if (!isLive(match) || shared.plays.length === 0 || options.invalidPlays === 'refuse') return null
  if (view.role === 'seat' && shared.question === null) {
    return (
      <details open={shared.stage === 'ended'}>
        <summary>Question a play</summary>
        <p className="ack-note">
          The referee then says that all plays of the round are lawful, or names the first one that
          is not; that play and all after it are undone.
        </p>
        <button
          type="button"
          className="ack-button"
          onClick={() => void submit({ type: 'question' })}
        >
          Question the plays
        </button>
      </details>
    )
  }
  if (view.role !== 'referee') return null
  return (
    <details>
      <summary>Name an unlawful play</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit({ type: 'illegal', play })
        }}
      >
        <label htmlFor={id}>Number of the play </label>
        <input
          id={id}
          type="number"
          min={1}
          max={shared.plays.length}
          value={play}
          onChange={({ target }) => setPlay(target.valueAsNumber)}
        />{' '}
        <button type="submit" className="ack-button">
          It is unlawful
        </button>
      </form>
    </details>
  )
}
