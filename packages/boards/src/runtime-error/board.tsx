import type { RuntimeError, RuntimeErrorCard } from '@ackanomic/programming-games/runtime-error'
import {
  type BoardMatchOf,
  type BoardProps,
  BoardRoot,
  hintMark,
  PlayingCard,
  TextMoveInput,
  useBoard,
} from '@ackanomic/react'
import { type ReactNode, useId, useState } from 'react'
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
  const first = view.role === 'seat' ? view.seat : 0
  const order = names.map((_, i) => (first + i) % names.length)
  return (
    <BoardRoot of={props} className="ack-felt ack-runtime-error">
      <Proof match={match} />
      <Machine match={match} />
      <div className="ack-runtime-error-sides" tabIndex={0}>
        {order.map((seat) => (
          <section key={seat} aria-label={`${names[seat]}’s side`}>
            <h2 data-motion-at={`seat ${seat}`}>{sideText(match, seat)}</h2>
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

const STAGES = {
  deal: 'the cards are being dealt',
  first: 'the first player is being drawn',
  scripting: 'a statement may be laid, or an input',
  testing: 'an input may be laid',
  edit: 'EDIT replaces a card',
  executing: 'functions are executed',
  loop: 'LOOP asks for another input',
  ending: 'the turn ends',
} as const

function whatGoesOn({ view, names }: At): string {
  const { shared, outcome } = view
  if (outcome !== null) return 'The game is over'
  const what = shared.shuffling
    ? 'the discard pile is being shuffled'
    : shared.solver === 'asked'
      ? 'the solver is looking for a plan'
      : STAGES[shared.stage]
  return shared.stage === 'deal' || shared.stage === 'first'
    ? `Runtime Error: ${what}`
    : `${names[shared.turn]}’s turn: ${what}`
}

/** The deck, the discard pile, the input, and what it still does. */
function Machine({ match }: BoardProps<At>): ReactNode {
  const { shared } = match.view
  const top = shared.discard.at(-1)
  const turn = `seat ${shared.turn}`
  return (
    <section className="ack-runtime-error-machine" aria-label="Deck, pile and input">
      <h2>{whatGoesOn(match)}</h2>
      <ul>
        <li>
          <span data-motion-at="deck">
            {shared.deck > 0 ? <PlayingCard card={null} /> : <Gap />}
          </span>
          <span>deck: {shared.deck}</span>
        </li>
        <li>
          {top === undefined ? <Gap /> : <PlayingCard card={top} motion={top} motionFrom={turn} />}
          <span>discarded: {shared.discard.length}</span>
        </li>
        <li>
          {shared.input === null ? (
            <Gap />
          ) : (
            <PlayingCard card={shared.input} motion={shared.input} motionFrom={turn} />
          )}
          <span>input</span>
        </li>
      </ul>
      {shared.ahead.length > 0 && (
        <p>Still to be done: {shared.ahead.map((task) => task.toUpperCase()).join(' → ')}</p>
      )}
      {shared.discard.length > 1 && (
        <details>
          <summary>The discard pile, the top card first</summary>
          <CardRow cards={[...shared.discard].reverse()} />
        </details>
      )}
    </section>
  )
}

function Gap(): ReactNode {
  return <span className="ack-runtime-error-gap" role="img" aria-label="none" />
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

function sideText({ view, names }: At, seat: number): ReactNode {
  const { shared, table, outcome } = view
  const presence = table.seats[seat]?.presence
  const isMine = view.role === 'seat' && view.seat === seat
  const isTurn = outcome === null && shared.turn === seat && shared.stage !== 'deal'
  const seen = shared.seen[seat] ?? []
  return (
    <>
      {isTurn && '▸ '}
      {names[seat]}
      {isMine && ' (you)'}
      {presence === 'left' || presence === 'out'
        ? ', has left'
        : `: ${shared.hands[seat]} ${shared.hands[seat] === 1 ? 'card' : 'cards'} in hand`}
      {!isMine && seen.length > 0 && (
        <>
          , among them <CardRow cards={seen} />
        </>
      )}
    </>
  )
}

/** To go on, to end the turn, and to claim that it never ends. */
function Buttons({ match }: BoardProps<At>): ReactNode {
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
      <button
        type="button"
        className="ack-button"
        data-move=""
        data-hint={hintMark(match, move)}
        onClick={() => void submit(move)}
      >
        {name}
      </button>
    )
  return (
    <section className="ack-wood ack-runtime-error-end" aria-label="The turn">
      <div className="ack-runtime-error-buttons">
        {button(skip, shared.stage === 'scripting' ? 'Lay no statement' : 'Lay no input')}
        {button(end, 'End the turn')}
        {mayClaim && (
          <button
            type="button"
            className="ack-button"
            data-move={claim === undefined ? undefined : ''}
            data-hint={hintMark(match, ({ type }) => type === 'claim')}
            aria-describedby={id}
            onClick={() => void submit(claim ?? { type: 'claim', plan: null })}
          >
            Claim: this turn never ends
          </button>
        )}
      </div>
      {mayClaim && (
        <p className="ack-note" id={id}>
          {options.failedClaim === 'ends-turn'
            ? '⚠ A claim that cannot be shown ends your turn.'
            : 'A claim that cannot be shown costs nothing: play goes on.'}
          {options.claim !== 'certificate' &&
            ` The solver looks at up to ${options.budget.toLocaleString('en')} positions and gives up if there are more.`}
        </p>
      )}
      {mayClaim && options.claim !== 'solver' && (
        <details>
          <summary>Claim with a proof of your own, or write any move</summary>
          <TextMoveInput match={match} />
        </details>
      )}
    </section>
  )
}
