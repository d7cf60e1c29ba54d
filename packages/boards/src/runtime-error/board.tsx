import type { RuntimeError, RuntimeErrorCard } from '@ackanomic/programming-games/runtime-error'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  hintMark,
  MoveButton,
  PlayingCard,
  TextMoveInput,
  useBoard,
} from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
import type { BoardWords } from '../words/english.js'
import { runtimeError } from '../words/runtime-error.js'
import { useGameWords } from '../words/words-context.js'
import { Program, type Target } from './program.js'
import { Proof } from './proof.js'
import { Yours } from './yours.js'

type At = BoardMatchOf<RuntimeError>

/** A card that is to be replaced, and when it was chosen. */
interface Chosen {
  readonly moment: string
  readonly target: Target
}

/**
 * The board of Runtime Error: the deck, the pile and the input, everybody's program as it runs,
 * your hand, and the proof.
 *
 * @example
 * ```tsx
 * import { runtimeError } from '@ackanomic/programming-games/runtime-error'
 * import { MatchLayout, useLocalMatch } from '@ackanomic/react'
 * import { RuntimeErrorBoard } from '@ackanomic/boards/runtime-error'
 *
 * const App = () => {
 *   const match = useLocalMatch(runtimeError)
 *   return <MatchLayout match={match}><RuntimeErrorBoard match={match} /></MatchLayout>
 * }
 * ```
 */
export function RuntimeErrorBoard(props: BoardProps<BoardMatchOf<RuntimeError>>): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const match = useBoard(props)
  const { view, names } = match
  const { shared } = view
  const moment = JSON.stringify([
    shared.turn,
    shared.stage,
    shared.input,
    shared.statements,
    shared.hands,
  ])
  const [chosen, choose] = useState<Chosen | null>(null)
  // The next step of the game clears the choice.
  const target = chosen?.moment === moment ? chosen.target : null
  // Your program is the last one, next to your hand.
  const last = view.role === 'seat' ? view.seat : names.length - 1
  const order = names.map((_, i) => (last + 1 + i) % names.length)
  return (
    <BoardRoot of={props} className="ack-slate ack-runtime-error">
      <Proof match={match} />
      <Machine match={match} />
      <div className="ack-runtime-error-sides" tabIndex={0}>
        {order.map((seat) => (
          <section key={seat} aria-label={words.sideOf(names[seat])}>
            <h2 data-motion-at={`seat ${seat}`}>
              <Side match={match} seat={seat} />
            </h2>
            <Program
              match={match}
              seat={seat}
              target={target}
              onTarget={(to) => choose({ moment, target: to })}
            />
          </section>
        ))}
      </div>
      <Yours match={match} target={target} moment={moment} />
      <Buttons match={match} />
    </BoardRoot>
  )
}

function whatGoesOn({ view, names }: At, words: BoardWords['runtimeError']): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.over
  const what = shared.shuffling
    ? words.shuffling
    : shared.solver === 'asked'
      ? words.solving
      : words.stages[shared.stage]
  if (shared.stage === 'deal' || shared.stage === 'first')
    return words.goesOn(words.nobodysTurn, what)
  const isYours = view.role === 'seat' && view.seat === shared.turn
  return words.goesOn(isYours ? words.isYourTurn : words.isTurnOf(names[shared.turn]), what)
}

/** The deck, the discard pile, the input, and what it still does. */
function Machine({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { shared } = match.view
  const top = shared.discard.at(-1)
  const turn = `seat ${shared.turn}`
  return (
    <section className="ack-runtime-error-machine" aria-label={words.machine}>
      <h2>{whatGoesOn(match, words)}</h2>
      <ul>
        <li>
          <span data-motion-at="deck">
            {shared.deck > 0 ? <PlayingCard card={null} /> : <Gap />}
          </span>
          <span>{words.deck(shared.deck)}</span>
        </li>
        <li>
          {top === undefined ? <Gap /> : <PlayingCard card={top} motion={top} motionFrom={turn} />}
          <span>{words.discarded(shared.discard.length)}</span>
        </li>
        <li>
          {shared.input === null ? (
            <Gap />
          ) : (
            <PlayingCard card={shared.input} motion={shared.input} motionFrom={turn} />
          )}
          <span>{words.input}</span>
        </li>
      </ul>
      {shared.ahead.length > 0 && (
        <p>{words.ahead(shared.ahead.map((task) => task.toUpperCase()).join(' → '))}</p>
      )}
      {shared.discard.length > 1 && (
        <details>
          <summary>{words.discardPile}</summary>
          <CardRow cards={[...shared.discard].reverse()} />
        </details>
      )}
    </section>
  )
}

function Gap(): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  return <span className="ack-runtime-error-gap" role="img" aria-label={words.none} />
}

function CardRow({ cards }: { readonly cards: readonly RuntimeErrorCard[] }): ReactNode {
  return (
    <span className="ack-runtime-error-cards">
      {cards.map((card) => (
        <PlayingCard key={card} card={card} small />
      ))}
    </span>
  )
}

function Side({
  match: { view, names },
  seat,
}: BoardProps<At> & { readonly seat: number }): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { shared, roster, outcome } = view
  const presence = roster.seats[seat]?.presence
  const isMine = view.role === 'seat' && view.seat === seat
  const isTurn = outcome === null && shared.turn === seat && shared.stage !== 'deal'
  const seen = shared.seen[seat] ?? []
  return (
    <>
      {isTurn && '▸ '}
      {isMine ? words.you : names[seat]}
      {presence === 'left' || presence === 'out' ? words.left : words.inHand(shared.hands[seat])}
      {!isMine && seen.length > 0 && (
        <>
          {words.amongThem} <CardRow cards={seen} />
        </>
      )}
    </>
  )
}

/** To go on, to end the turn, and to claim that it never ends. */
function Buttons({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { view, legalMoves, submit } = match
  const { shared, options } = view
  const id = useId()
  const [skip, end] = (['skip', 'end'] as const).map((type) =>
    legalMoves.moves.find((move) => move.type === type),
  )
  const claim = legalMoves.moves.find((move) => move.type === 'claim')
  const mayClaim = legalMoves.moves.length > 0 && shared.stage !== 'edit'
  if (legalMoves.moves.length === 0) return <div className="ack-wood ack-runtime-error-end" />
  const button = (move: RuntimeError['Move'] | undefined, name: string): ReactNode =>
    move !== undefined && (
      <MoveButton match={match} move={move}>
        {name}
      </MoveButton>
    )
  return (
    <section className="ack-wood ack-runtime-error-end" aria-label={words.turn}>
      <div className="ack-runtime-error-buttons">
        {shared.stage !== 'scripting'
          ? button(skip, words.noInput)
          : match.hint?.type === 'skip' && button(skip, words.noStatement)}
        {button(end, words.end)}
        {mayClaim && (
          <button
            type="button"
            className="ack-button"
            data-move={claim === undefined ? undefined : ''}
            data-hint={hintMark(match, ({ type }) => type === 'claim')}
            aria-describedby={id}
            onClick={() => void submit(claim ?? { type: 'claim', plan: null })}
          >
            {words.claim}
          </button>
        )}
      </div>
      {mayClaim && (
        <p className="ack-note" id={id}>
          {options.failedClaim === 'ends-turn' ? words.claimEnds : words.claimFree}
        </p>
      )}
      {mayClaim && options.claim !== 'solver' && (
        <details>
          <summary>{words.ownProof}</summary>
          {options.claim !== 'certificate' && (
            <p className="ack-note">{words.budget(options.budget)}</p>
          )}
          <TextMoveInput match={match} />
        </details>
      )}
    </section>
  )
}
