import {
  letterOfPlay,
  noMansLandsIn,
  surroundedIn,
  type Tromino,
  type TrominoCells,
  type TrominoGo,
  type TrominoSquare,
  trominoesOf,
} from '@ackanomic/games/tromino-go'
import {
  type BoardMatchOf,
  type BoardProps,
  Grid,
  type GridCell,
  MoveButton,
} from '@ackanomic/react'
import { type ReactNode, useMemo, useState } from 'react'
import type { BoardWords } from '../words/english.js'
import { trominoGo } from '../words/tromino-go.js'
import { useGameWords } from '../words/words-context.js'
import { freeLayings, isSame, keyOf, type Laying, lawfulLayings, liftable } from './laying.js'

type At = BoardMatchOf<TrominoGo>

/** The number of empty lines around the trominoes. */
const MARGIN = 2

/** The number of lines that are added at once, so that the grid seldom changes its size. */
const LINES = 4

/** The choice on the grid, and its step. */
interface Choice {
  readonly moment: string
  readonly pinned: string | null
  readonly turns: number
  readonly lifted: TrominoCells | null
}

const NOTHING: Choice = { moment: '', pinned: null, turns: 0, lifted: null }

/** The grid: its trominoes, and the one that is due beneath the pointer wherever it may lie. */
export function Field({ match }: BoardProps<At>): ReactNode {
  const words = useGameWords('trominoGo', trominoGo)
  const { view, names, legalMoves, submit } = match
  const { shared, options } = view
  const [pointed, point] = useState<string | null>(null)
  const moment = `${shared.rounds.length}.${shared.plays.length}`
  const [choice, choose] = useState<Choice>(NOTHING)
  // The next play clears the choice.
  const { pinned, turns, lifted } = choice.moment === moment ? choice : NOTHING
  const change = (to: Partial<Choice>): void => choose({ pinned, turns, lifted, moment, ...to })
  const [isFree, setFree] = useState(false)
  const trominoes = useMemo(() => trominoesOf(shared), [shared])
  const taken = useMemo(() => takenBy(trominoes, options), [trominoes, options])
  const isOver = view.outcome !== null
  const { columns, rows } = useMemo(() => linesAround(trominoes, isOver), [trominoes, isOver])
  const lifts = useMemo(() => (lifted === null ? liftable(legalMoves) : []), [legalMoves, lifted])
  const liftKeys = useMemo(() => new Set(lifts.flat().map(keyOf)), [lifts])
  const layings = useMemo(() => {
    if (!isFree) return lawfulLayings(legalMoves, lifted)
    const squares = rows.flatMap((row) => columns.map((column): TrominoSquare => [column, row]))
    return freeLayings(shared, legalMoves, lifted, squares)
  }, [isFree, shared, legalMoves, lifted, rows, columns])
  const there = (key: string | null): Laying | undefined => {
    const ways = key === null ? [] : (layings.get(key) ?? [])
    return ways[turns % Math.max(1, ways.length)]
  }
  const shown = there(pinned ?? pointed)
  const ways = layings.get(pinned ?? pointed ?? '')?.length ?? 0
  const letter = letterOfPlay(shared.plays.length)
  const lay = (): void => {
    if (shown !== undefined) void submit(shown.move)
  }
  const onPick = (row: number, column: number): void => {
    const square: TrominoSquare = [columns[column] ?? 0, rows[row] ?? 0]
    const key = keyOf(square)
    const here = lifts.find((cells) => cells.some((cell) => keyOf(cell) === key))
    if (here !== undefined) change({ lifted: here })
    else if (pinned === key) lay()
    else change({ pinned: key })
  }
  const cellAt = cellsOf(match, trominoes, taken, shown, lifted, words)
  const { hint } = match
  const hinted = useMemo(() => hintedSquares(hint, lifted !== null), [hint, lifted])
  const isDue = layings.size > 0 || lifts.length > 0
  return (
    <section className="ack-grid-field" aria-label={words.grid}>
      <h2>{whatIsDue(match, letter, lifted, lifts.length > 0, words)}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the places within */}
      <div
        role="presentation"
        onKeyDown={({ key }) => {
          if (key === 'r' || key === 'R') change({ turns: turns + 1 })
          if (key === 'Escape') change({ pinned: null })
        }}
      >
        <Grid
          label={words.gridOf(trominoes.length)}
          axes={{ columns: columns.map(String), rows: rows.map(String) }}
          rows={rows.map((row) =>
            columns.map((column): GridCell => {
              const key = keyOf([column, row])
              const isLift = liftKeys.has(key)
              const cell = cellAt([column, row])
              const what = isLift ? words.pickUp : layings.has(key) ? words.fits(letter) : ''
              return {
                ...cell,
                label: `${cell.label}${what}`,
                legal: isLift || layings.has(key),
                selected: pinned === key,
                hinted: hinted.has(key),
              }
            }),
          )}
          onSelect={onPick}
          whyNot={() => whyNot(match, letter, lifts.length > 0, words)}
          onHover={(at) =>
            point(at === null ? null : keyOf([columns[at[1]] ?? 0, rows[at[0]] ?? 0]))
          }
        />
      </div>
      {isDue && (
        <div className="ack-tromino-go-hand">
          <p className="ack-note" role="status">
            {pinned !== null && shown !== undefined
              ? words.lies(
                  letter,
                  shown.cells.map(([column, row]) => `${column}/${row}`).join(', '),
                )
              : lifts.length > 0
                ? words.pickMarked
                : words.choose(letter)}
          </p>
          {pinned !== null && (
            <button type="button" className="ack-button ack-button-act" data-move="" onClick={lay}>
              {words.lay}
            </button>
          )}
          {lifts.length === 0 && (
            <button
              type="button"
              className="ack-button"
              aria-disabled={ways < 2}
              aria-keyshortcuts="R"
              onClick={() => ways > 1 && change({ turns: turns + 1 })}
            >
              {words.turn}
            </button>
          )}
          {lifted !== null && (
            <button
              type="button"
              className="ack-button"
              onClick={() => change({ lifted: null, pinned: null })}
            >
              {words.putBack}
            </button>
          )}
          {options.invalidPlays === 'stand' && (
            <details>
              <summary>{words.advanced}</summary>
              <label>
                <input
                  type="checkbox"
                  checked={isFree}
                  onChange={({ target }) => {
                    setFree(target.checked)
                    change({ pinned: null })
                  }}
                />{' '}
                {words.anywhere}
              </label>
            </details>
          )}
        </div>
      )}
      {legalMoves.moves
        .filter(({ type }) => type === 'pass')
        .map((move) => (
          <MoveButton key="pass" match={match} move={move}>
            {words.pass}
          </MoveButton>
        ))}
      {shared.plays.length > 0 && (
        <p className="ack-note">{words.legend(names[lastSeat(shared)])}</p>
      )}
    </section>
  )
}

/** The squares of a hint: a piece to move before it is picked up, or where one is laid. */
function hintedSquares(hint: TrominoGo['Move'] | null, isLifted: boolean): ReadonlySet<string> {
  const cells =
    hint?.type === 'place'
      ? hint.cells
      : hint?.type === 'move'
        ? isLifted
          ? hint.to
          : hint.from
        : []
  return new Set(cells.map(keyOf))
}

/** Why nothing can be done on a square now. */
function whyNot(
  { view, names }: At,
  letter: string,
  canLift: boolean,
  words: BoardWords['trominoGo'],
): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.matchOver
  if (view.role !== 'seat') return words.watching
  if (shared.first === null) return words.isDrawn
  const next = 1 - lastSeat(shared)
  if (next !== view.seat) return words.turnOf(names[next])
  if (canLift) return words.pickYours
  return words.noFit(letter)
}

function lastSeat({ first, plays }: At['view']['shared']): number {
  return plays.length % 2 === 1 ? (first ?? 0) : 1 - (first ?? 0)
}

function whatIsDue(
  { view, names, legalMoves, stage }: At,
  letter: string,
  lifted: TrominoCells | null,
  canLift: boolean,
  words: BoardWords['trominoGo'],
): string {
  const { shared, outcome } = view
  if (outcome !== null) return words.over
  if (shared.question !== null) return words.questioned(names[shared.question.by])
  if (shared.stage === 'draw' || shared.first === null) return words.isDrawn
  const round = shared.rounds.length + 1
  if (shared.stage === 'ended' || stage?.kind === 'round') return words.roundOver(round)
  if (lifted !== null) return words.layElsewhere(round, letter)
  if (canLift) return words.moveOne(round, letter)
  if (legalMoves.moves.some(({ type }) => type === 'place')) return words.layIt(round, letter)
  return words.laysNext(round, names[1 - lastSeat(shared)], letter)
}

/** The lines of the grid; at the end those of the trominoes alone, so that all of them are seen. */
function linesAround(
  trominoes: readonly Tromino[],
  isOver: boolean,
): {
  readonly columns: readonly number[]
  readonly rows: readonly number[]
} {
  const lines = (part: 0 | 1): readonly number[] => {
    const all = trominoes.flatMap(({ cells }) => cells.map((cell) => cell[part]))
    const first = all.length === 0 ? [0, 1] : all
    const [margin, step] = isOver ? [0, 1] : [MARGIN, LINES]
    const least = step * Math.floor((Math.min(...first) - margin) / step)
    const most = step * Math.ceil((Math.max(...first) + margin) / step)
    return Array.from({ length: most - least + 1 }, (_, i) => least + i)
  }
  return { columns: lines(0), rows: lines(1) }
}

const SIDES = [
  ['east', 1, 0],
  ['west', -1, 0],
  ['south', 0, 1],
  ['north', 0, -1],
] as const

/** The occupied and closed squares of the field. */
interface Taken {
  /** The number of the tromino on a square. */
  readonly at: ReadonlyMap<string, number>
  /** The trominoes that are surrounded. */
  readonly shut: ReadonlySet<number>
  /** The squares of No Man’s Land. */
  readonly lands: ReadonlySet<string>
}

function takenBy(trominoes: readonly Tromino[], options: At['view']['options']): Taken {
  const at = trominoes.flatMap(({ cells }, i) => cells.map((cell) => [keyOf(cell), i] as const))
  return {
    at: new Map(at),
    shut: new Set(surroundedIn(trominoes, options)),
    lands: new Set(noMansLandsIn(trominoes, options).flatMap((land) => land.map(keyOf))),
  }
}

/** The look of each square. */
function cellsOf(
  { view, names }: At,
  trominoes: readonly Tromino[],
  { at, shut, lands }: Taken,
  shown: Laying | undefined,
  lifted: TrominoCells | null,
  words: BoardWords['trominoGo'],
): (square: TrominoSquare) => GridCell {
  const { shared } = view
  const last = shared.plays.at(-1)
  const lastCells = last?.type === 'place' ? last.cells : last?.type === 'move' ? last.to : null
  const ghost = new Set(shown?.cells.map(keyOf))
  return (square) => {
    const key = keyOf(square)
    const place = words.place(square[0], square[1])
    const i = at.get(key)
    const tromino = i === undefined ? undefined : trominoes[i]
    const isGhost = ghost.has(key) ? ' ack-tromino-go-ghost' : ''
    if (i === undefined || tromino === undefined) {
      const isLand = lands.has(key)
      return {
        label: `${place}, ${isLand ? words.noMansLand : words.empty}`,
        className: `${isLand ? 'ack-tromino-go-land' : ''}${isGhost}`,
      }
    }
    const isFirst = tromino.letter < 'a'
    const owner = names[isFirst ? (shared.first ?? 0) : 1 - (shared.first ?? 0)]
    const joined = SIDES.filter(
      ([, column, row]) => at.get(keyOf([square[0] + column, square[1] + row])) === i,
    ).map(([side]) => ` ack-tromino-go-${side}`)
    const isLast = lastCells !== null && isSame(lastCells, tromino.cells)
    const isUp = lifted !== null && isSame(lifted, tromino.cells)
    return {
      label: `${place}, ${words.pieceOf(tromino.letter, owner, shut.has(i))}`,
      content: shut.has(i) ? `${tromino.letter} ✕` : tromino.letter,
      motion: `${key} ${tromino.letter}`,
      className: [
        'ack-tromino-go-piece',
        `ack-tromino-go-${isFirst ? 'first' : 'second'}`,
        ...(isLast ? ['ack-tromino-go-last'] : []),
        ...(isUp ? ['ack-tromino-go-up'] : []),
      ]
        .join(' ')
        .concat(...joined, isGhost),
    }
  }
}
