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
import { FUNCTIONS, type FunctionShown, functionOf, RANKS, rankOf, setOffBy } from './functions.js'

type EditMove = Extract<RuntimeError['Move'], { type: 'edit' }>

type At = BoardMatchOf<RuntimeError>

/** Which card of a statement on the table. */
export type Target = Pick<EditMove, 'of' | 'statement' | 'slot'>

/** The places of a player's statements. */
const NUMBERS = [0, 1, 2, 3] as const

/** The props of a program. */
export interface ProgramProps extends BoardProps<At> {
  /** The seat of its player. */
  readonly seat: number
  /** The card that is to be replaced, as far as it is chosen. */
  readonly target: Target | null
  /** A card of it was chosen to be replaced. */
  readonly onTarget: (target: Target) => void
}

/** The lane of a function, with the statement on it. */
interface Lane {
  /** The function; `undefined` if it lies face down. */
  readonly lane: FunctionShown | undefined
  readonly laid: {
    readonly statement: RuntimeErrorLaidStatement
    readonly number: Target['statement']
  } | null
}

/** The program of a player: a lane for each function in the order in which they run. */
export function Program(props: ProgramProps): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { match, seat } = props
  const { view, names } = match
  const { shared } = view
  const statements = shared.statements[seat] ?? []
  const input = shared.turn === seat && view.outcome === null ? shared.input : null
  const running = input === null ? [] : setOffBy(shared, seat, input)
  const lanes = [...FUNCTIONS, undefined].flatMap((lane): readonly Lane[] => {
    const laid = NUMBERS.flatMap((number): readonly Lane[] => {
      const statement = statements[number]
      const isHere = statement !== undefined && functionOf(statement.function) === lane
      return isHere ? [{ lane, laid: { statement, number } }] : []
    })
    return laid.length > 0 || lane === undefined ? laid : [{ lane, laid: null }]
  })
  return (
    <>
      <ol className="ack-runtime-error-program" aria-label={words.programOf(names[seat])}>
        {lanes.map(({ lane, laid }) => {
          const runs = lane !== undefined && running.includes(lane)
          return (
            <li
              key={laid?.number ?? lane?.name}
              className={runs ? 'ack-runtime-error-runs' : undefined}
            >
              <strong className="ack-runtime-error-function">{lane?.name ?? '?'}</strong>
              {laid === null ? (
                <span className="ack-runtime-error-condition" />
              ) : (
                <Laid {...props} {...laid} runs={runs} />
              )}
              {lane !== undefined && (
                <span className="ack-runtime-error-effect">
                  {words.functions[lane.name]}
                  {laid === null && <span className="ack-hidden">. {words.nothingYet}</span>}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      <p className="ack-runtime-error-ranks" aria-hidden="true">
        <span className="ack-runtime-error-condition">
          {RANKS.map((rank, i) => (
            <span
              key={rank}
              data-input={input !== null && rankOf(input) === i + 1 ? '' : undefined}
            >
              {rank}
            </span>
          ))}
        </span>
      </p>
    </>
  )
}

/** A statement on its lane: its bounds at their ranks, and its function. */
function Laid({
  statement,
  number,
  runs,
  ...props
}: ProgramProps & {
  readonly statement: RuntimeErrorLaidStatement
  readonly number: Target['statement']
  readonly runs: boolean
}): ReactNode {
  const words = useGameWords('runtimeError', runtimeError)
  const { match, seat } = props
  const { faceDown } = match.view.shared
  const isAsleep = faceDown?.of === seat && faceDown.statement === number
  const lowest = statement.lower === null ? 1 : rankOf(statement.lower)
  const highest = statement.upper === null ? RANKS.length : rankOf(statement.upper)
  const slot = { ...props, statement, number }
  return (
    <>
      <span className="ack-runtime-error-number">
        {words.statement(number + 1, isAsleep, runs)}
      </span>
      <span className="ack-runtime-error-condition">
        <span
          className="ack-runtime-error-range"
          style={{ gridColumn: `${lowest} / ${highest + 1}` }}
        />
        <span style={{ gridColumn: lowest }}>
          <span className="ack-hidden">{words.from} </span>
          <Slot {...slot} slot="lower" />
        </span>
        <span style={{ gridColumn: highest }}>
          <span className="ack-hidden"> {words.to} </span>
          <Slot {...slot} slot="upper" />
        </span>
      </span>
      <span className="ack-runtime-error-body">
        <span aria-hidden="true">→</span> <Slot {...slot} slot="function" />
      </span>
    </>
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
