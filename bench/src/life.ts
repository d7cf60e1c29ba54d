import { nextGeneration } from '@ackanomic/games/viruses'
import { generator } from './generator.js'
import { ratePerSecond } from './rate.js'

/** A pattern that is run for so many generations. */
interface Run {
  /** Its name. */
  readonly name: string
  /** The pattern row by row; `O` is a cell. */
  readonly rows: readonly string[]
  /** For how many generations. */
  readonly generations: number
}

/** How fast a pattern runs. */
export interface LifeRate {
  /** The pattern. */
  readonly name: string
  /** For how many generations it was run. */
  readonly generations: number
  /** The board of the peer: columns by rows, just enough for the whole run. */
  readonly board: string
  /** Cells at the end, the same with both. */
  readonly cells: number
  /** Generations a second by the function of the game. */
  readonly ours: number
  /** Generations a second by a plain Life on two typed arrays. */
  readonly plain: number
  /** How many times as fast ours is. */
  readonly ratio: number
}

const RUNS: readonly Run[] = [
  { name: 'r-pentomino', rows: ['.OO', 'OO.', '.O.'], generations: 1103 },
  { name: 'acorn', rows: ['.O.....', '...O...', 'OO..OOO'], generations: 1500 },
  {
    name: 'Gosper’s glider gun',
    rows: [
      '........................O...........',
      '......................O.O...........',
      '............OO......OO............OO',
      '...........O...O....OO............OO',
      'OO........O.....O...OO..............',
      'OO........O...O.OO....O.O...........',
      '..........O.....O.......O...........',
      '...........O...O....................',
      '............OO......................',
    ],
    generations: 90,
  },
  { name: 'twenty cells in 10 by 10', rows: soup(10, 20, 1250), generations: 20 },
  { name: 'soup of 64 by 64, half of it cells', rows: soup(64, 2048, 7), generations: 100 },
]

/** Squares filled at random. */
function soup(side: number, filled: number, seed: number): readonly string[] {
  const pick = generator(seed)
  const cells = new Set<number>()
  while (cells.size < filled) cells.add(pick(side * side))
  return Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (__, column) => (cells.has(row * side + column) ? 'O' : '.')).join(
      '',
    ),
  )
}

/**
 * The game's generation function beside a plain Life on typed arrays, pattern by pattern, on nobody's
 * cells. The peer's board is no larger than the run needs, which it could not know beforehand; it
 * knows no viruses, and copies nothing from one generation to the next.
 */
function lifeRates(seconds = 1): readonly LifeRate[] {
  return RUNS.map(({ name, rows, generations }) => {
    const cells = cellsIn(rows)
    const box = boxOf(cells, generations)
    const width = box.right - box.left + 3
    const height = box.bottom - box.top + 3
    const board = new Uint8Array(width * height)
    for (let at = 0; at < cells.length; at += 3) {
      const [column = 0, row = 0] = cells.slice(at, at + 2)
      board[(row - box.top + 1) * width + column - box.left + 1] = 1
    }
    const ended = oursAfter(cells, generations).length / 3
    const plainEnded = plainAfter(board, width, generations).reduce((sum, cell) => sum + cell, 0)
    if (ended !== plainEnded) throw new Error(`${name}: ${ended} cells, and ${plainEnded} plainly.`)
    const ours = generations * ratePerSecond(() => oursAfter(cells, generations), seconds)
    const plain = generations * ratePerSecond(() => plainAfter(board, width, generations), seconds)
    const size = `${width - 2} × ${height - 2}`
    return { name, generations, board: size, cells: ended, ours, plain, ratio: ours / plain }
  })
}

/** How much of a square field is filled, in percent. */
const DENSITIES = [1, 5, 20, 35, 50, 80, 100]

/** The sides of such fields: that of a large one, and about that of a game. */
const SIDES = [200, 14]

/**
 * One generation of a field filled at random, from a list of cells to a list of cells: by the game's
 * function, and by plain typed arrays around which the same lists are read and written.
 */
function densityTable(): string {
  const lines = SIDES.flatMap((side) =>
    DENSITIES.map((percent) => {
      const filled = Math.round((side * side * percent) / 100)
      // As a state comes from JSON: a list made otherwise may be slower to read.
      const cells: number[] = JSON.parse(JSON.stringify(cellsIn(soup(side, filled, 7 + percent))))
      const next = plainNext(cells)
      if (String(nextGeneration(cells)) !== String(next))
        throw new Error(`${percent} %: they differ.`)
      const [ours, plain] = inTurns(
        () => nextGeneration(cells),
        () => plainNext(cells),
      )
      const field = `${side} × ${side}`
      const rates = [ours, plain].map((rate) => Math.round(rate).toLocaleString('en'))
      return `| ${field} | ${percent} % | ${rates.join(' | ')} | ${(ours / plain).toFixed(2)} |`
    }),
  )
  return [
    '\n## Life: one generation, lists in and out\n',
    '| field | cells | Viruses, /s | plain, /s | × plain |',
    '|---|---:|---:|---:|---:|',
    ...lines,
    '',
  ].join('\n')
}

/** How often a second two pieces of work are done, in many turns, of which the middle one counts. */
function inTurns(one: () => void, other: () => void): readonly [number, number] {
  const rates: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 40; turn++) {
    rates[0].push(ratePerSecond(one, 0.02))
    rates[1].push(ratePerSecond(other, 0.02))
  }
  const middle = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0
  return [middle(rates[0]), middle(rates[1])]
}

/** A list into a typed array, eight reads for each square, and a list out of it. */
function plainNext(cells: readonly number[]): number[] {
  const box = boxAround(cells)
  const width = box.right - box.left + 5
  const height = box.bottom - box.top + 5
  const now = new Uint8Array(width * height)
  for (let at = 0; at < cells.length; at += 3) {
    const row = (cells[at + 1] as number) - box.top + 2
    now[row * width + (cells[at] as number) - box.left + 2] = 1
  }
  const next: number[] = []
  for (let row = 1; row < height - 1; row++) {
    const end = row * width + width - 1
    for (let at = row * width + 1; at < end; at++) {
      const count = countAround(now, at, width)
      if (count === 3 || (count === 2 && now[at] === 1)) {
        next.push(at - row * width - 2 + box.left, row - 2 + box.top, 0)
      }
    }
  }
  return next
}

function boxAround(cells: readonly number[]): Box {
  const box: Box = {
    left: cells[0] ?? 0,
    top: cells[1] ?? 0,
    right: cells[0] ?? 0,
    bottom: cells[1] ?? 0,
  }
  for (let at = 0; at < cells.length; at += 3) {
    const column = cells[at] as number
    const row = cells[at + 1] as number
    if (column < box.left) box.left = column
    if (column > box.right) box.right = column
    if (row > box.bottom) box.bottom = row
  }
  return box
}

function countAround(now: Uint8Array, at: number, width: number): number {
  const up = at - width
  const down = at + width
  return (
    (now[up - 1] as number) +
    (now[up] as number) +
    (now[up + 1] as number) +
    (now[at - 1] as number) +
    (now[at + 1] as number) +
    (now[down - 1] as number) +
    (now[down] as number) +
    (now[down + 1] as number)
  )
}

/** The rates as a table in markdown. */
export function lifeTable(rates: readonly LifeRate[] = lifeRates()): string {
  const round = (rate: number): string => Math.round(rate).toLocaleString('en')
  return [
    '\n## Life: generations a second by the function of Viruses and by plain typed arrays\n',
    '| pattern | generations | board | cells at the end | Viruses | plain | × plain |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...rates.map(({ name, generations, board, cells, ours, plain, ratio }) =>
      [
        `| ${name}`,
        round(generations),
        board,
        round(cells),
        round(ours),
        round(plain),
        `${ratio.toFixed(1)} |`,
      ].join(' | '),
    ),
    densityTable(),
  ].join('\n')
}

function oursAfter(cells: readonly number[], generations: number): readonly number[] {
  let now = cells
  for (let i = 0; i < generations; i++) now = nextGeneration(now)
  return now
}

/** Life as one writes it down: two boards with a dead rim, eight reads for each square. */
function plainAfter(board: Uint8Array, width: number, generations: number): Uint8Array {
  let now = board.slice()
  let next = new Uint8Array(board.length)
  const height = board.length / width
  for (let i = 0; i < generations; i++) {
    for (let row = 1; row < height - 1; row++) {
      const end = row * width + width - 1
      for (let at = row * width + 1; at < end; at++) {
        const count = countAround(now, at, width)
        next[at] = count === 3 || (count === 2 && now[at] === 1) ? 1 : 0
      }
    }
    const spare = now
    now = next
    next = spare
  }
  return now
}

function cellsIn(rows: readonly string[]): readonly number[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((square, column) => (square === 'O' ? [column, row, 0] : [])),
  )
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function boxOf(cells: readonly number[], generations: number): Box {
  const box: Box = { left: 0, top: 0, right: 0, bottom: 0 }
  let now = cells
  for (let i = 0; i <= generations; i++) {
    for (let at = 0; at < now.length; at += 3) {
      const [column = 0, row = 0] = [now[at], now[at + 1]]
      box.left = Math.min(box.left, column)
      box.right = Math.max(box.right, column)
      box.top = Math.min(box.top, row)
      box.bottom = Math.max(box.bottom, row)
    }
    now = nextGeneration(now)
  }
  return box
}
