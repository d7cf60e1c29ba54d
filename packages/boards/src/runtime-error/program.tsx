import type {
  RuntimeError,
  RuntimeErrorLaidStatement,
} from '@ackanomic/programming-games/runtime-error'
import {
  type BoardMatchOf,
  type BoardProps,
  cardName,
  hintMark,
  PlayingCard,
} from '@ackanomic/react'
import type { ReactNode } from 'react'
import { runtimeError } from '../words/runtime-error.js'
import { useGameWords } from '../words/words-context.js'
import { FUNCTIONS, functionOf, setOffBy } from './functions.js'

type EditMove = Extract<RuntimeError['Move'], { type: 'edit' }>

type At = BoardMatchOf<RuntimeError>

/** Which card of a statement on the table. */
export type Target = Pick<EditMove, 'of' | 'statement' | 'slot'>

/** The places of a player's statements. */
const NUMBERS = [0, 1, 2, 3] as const

/** The props of a program. */
export interface ProgramProps extends BoardProps<At> {
  /** Whose. */
  readonly seat: number
  /** The card that is to be replaced, as far as it is chosen. */
  readonly target: Target | null
  /** A card of it was chosen to be replaced. */
  readonly onTarget: (target: Target) => void
}

/** The statements of a player in the order in which they run; LOOP leads {words.backToInput}. */
export function Program({ match, seat, target, onTarget }: ProgramProps): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { view, names } = match
  const { shared } = view
  const statements = shared.statements[seat] ?? []
  const running =
    shared.input !== null && shared.turn === seat && view.outcome === null
      ? setOffBy(shared, seat, shared.input)
      : []
  const lanes = [...FUNCTIONS, undefined].flatMap((each) =>
    NUMBERS.flatMap((number) => {
      const statement = statements[number]
      const isHere = statement !== undefined && functionOf(statement.function) === each
      return isHere ? [{ statement, number }] : []
    }),
  )
  if (lanes.length === 0) return <p className="ack-note">{words.nothingYet}</p>
  return (
    <ol className="ack-runtime-error-program" aria-label={words.programOf(names[seat])}>
      {lanes.map(({ statement, number }) => {
        const what = functionOf(statement.function)
        const runs = what !== undefined && running.includes(what)
        const isAsleep = shared.faceDown?.of === seat && shared.faceDown.statement === number
        return (
          <li key={number} className={runs ? 'ack-runtime-error-runs' : undefined}>
            <span className="ack-runtime-error-number">
              {words.statement(number + 1, isAsleep, runs)}
            </span>
            <span className="ack-runtime-error-condition">
              {words.from}{' '}
              <Slot {...{ match, seat, number, statement, target, onTarget }} slot="lower" />{' '}
              {words.to}{' '}
              <Slot {...{ match, seat, number, statement, target, onTarget }} slot="upper" />
            </span>
            <span className="ack-runtime-error-function">
              <span aria-hidden="true">→</span>{' '}
              <Slot {...{ match, seat, number, statement, target, onTarget }} slot="function" />{' '}
              <strong>{what?.name ?? '?'}</strong>
            </span>
            {what !== undefined && <span className="ack-note">{words.functions[what.name]}</span>}
            {what?.name === 'LOOP' && (
              <span className="ack-runtime-error-back">
                <span aria-hidden="true">↺</span> {words.backToInput}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** A card of a statement; a button where an edit may replace it. */
function Slot({
  match,
  seat,
  number,
  statement,
  slot,
  target,
  onTarget,
}: ProgramProps & {
  readonly number: Target['statement']
  readonly statement: RuntimeErrorLaidStatement
  readonly slot: Target['slot']
}): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { legalMoves, names, view } = match
  const { faceDown } = view.shared
  const isDown = faceDown?.of === seat && faceDown.statement === number && faceDown.slot === slot
  const mine = view.role === 'seat' && isDown ? view.mine.faceDown : null
  const card = statement[slot] ?? mine
  const moves = card === null ? {} : { motion: card, motionFrom: `seat ${view.shared.turn}` }
  const picture = <PlayingCard card={card} small {...moves} />
  const canReplace = legalMoves.moves.some(
    (move) =>
      move.type === 'edit' && move.of === seat && move.statement === number && move.slot === slot,
  )
  if (!canReplace) return picture
  const isChosen = target?.of === seat && target.statement === number && target.slot === slot
  return (
    <button
      type="button"
      className="ack-hand-card ack-runtime-error-slot"
      data-move={target === null ? '' : undefined}
      aria-label={words.replace(
        card === null ? null : cardName(card),
        slot,
        number + 1,
        names[seat],
      )}
      aria-pressed={isChosen}
      data-hint={hintMark(
        match,
        (move) =>
          move.type === 'edit' &&
          move.of === seat &&
          move.statement === number &&
          move.slot === slot,
      )}
      onClick={() => onTarget({ of: seat, statement: number, slot })}
    >
      {picture}
    </button>
  )
}
