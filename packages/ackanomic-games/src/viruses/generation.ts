import { CLEAN, thawed, type VirusesCells } from './cells.js'

/** The squares of a line in one word, a bit each. */
const WORD = 32

/** The lines that a generation can change, as words of 32 squares with empty margins. */
interface Field {
  readonly cells: VirusesCells
  /** The column of the first bit of a line. */
  readonly left: number
  /** The words of a line; its last bit is always empty. */
  readonly across: number
  /** The words of all lines. */
  readonly size: number
  readonly height: number
  /**
   * Four parts: squares with cells; the index in the list for each word; the next generation; the
   * row of each line. One array, because allocation dominates on small fields.
   */
  readonly words: Int32Array
}

/**
 * Returns the next generation (7). A cell with two or three adjacent cells lives on unchanged, any
 * other dies. An empty square with three gets a new cell, with their virus if they have only one,
 * otherwise clean. The plane has no edge. It computes 32 squares of a row at once.
 *
 * @example
 * ```ts
 * import { nextGeneration } from '@ackanomic/games/viruses'
 *
 * const blinker = [3, 5, 0, 4, 5, 1, 5, 5, 0] // three in a row, the middle one with virus 1
 * nextGeneration(blinker) // => [4, 4, 1, 4, 5, 1, 4, 6, 1]
 * ```
 */
export function nextGeneration(cells: VirusesCells): number[] {
  if (cells.length === 0) return []
  const field = fieldOf(thawed(cells))
  const { words, across, height, size, left } = field
  const next = new Array<number>(3 * live(field))
  let made = 0
  for (let line = 1; line < height - 1; line++) {
    const row = words[3 * size + line] as number
    for (let i = 0; i < across; i++) {
      const word = line * across + i + 1
      const there = words[word] as number
      let coming = words[2 * size + word] as number
      while (coming !== 0) {
        const bit = coming & -coming
        coming ^= bit
        const column = left + WORD * i + 31 - Math.clz32(bit)
        next[made] = column
        next[made + 1] = row
        next[made + 2] =
          (there & bit) !== 0 ? virusAt(field, word, bit) : virusBorn(field, word, column, row)
        made += 3
      }
    }
  }
  return next
}

function fieldOf(cells: VirusesCells): Field {
  let first = cells[0] as number
  let last = first
  let height = 5
  for (let at = 3; at < cells.length; at += 3) {
    const column = cells[at] as number
    if (column < first) first = column
    else if (column > last) last = column
    height += linesTo(cells, at)
  }
  const left = first - 1
  const across = Math.floor((last - left + 1) / WORD) + 1
  const size = across * height + 2
  const words = new Int32Array(3 * size + height)
  let line = 2
  let row = Number.NaN
  for (let at = 0; at < cells.length; at += 3) {
    if (cells[at + 1] !== row) {
      row = cells[at + 1] as number
      if (at > 0) line += linesTo(cells, at)
      words[3 * size + line - 1] = row - 1
      words[3 * size + line] = row
      words[3 * size + line + 1] = row + 1
    }
    const column = (cells[at] as number) - left
    const word = line * across + (column >> 5) + 1
    words[word] = (words[word] as number) | (1 << column)
  }
  let before = 0
  for (let word = 0; word < size; word++) {
    words[size + word] = before
    const there = words[word] as number
    if (there !== 0) before += 3 * ones(there)
  }
  return { cells, left, across, height, size, words }
}

function linesTo(cells: VirusesCells, at: number): number {
  const down = (cells[at + 1] as number) - (cells[at - 2] as number)
  return down > 3 ? 3 : down
}

function live({ words, across, size }: Field): number {
  let count = 0
  for (let word = across + 1; word < size - across - 1; word++) {
    const up = word - across
    const down = word + across
    const a = words[up] as number
    const b = words[word] as number
    const c = words[down] as number
    const before =
      (words[up - 1] as number) | (words[word - 1] as number) | (words[down - 1] as number)
    const after =
      (words[up + 1] as number) | (words[word + 1] as number) | (words[down + 1] as number)
    if ((a | b | c) === 0 && before >= 0 && (after & 1) === 0) continue
    // The cells to the west and the east of each square, row by row.
    const aw = (a << 1) | ((words[up - 1] as number) >>> 31)
    const ae = (a >>> 1) | ((words[up + 1] as number) << 31)
    const bw = (b << 1) | ((words[word - 1] as number) >>> 31)
    const be = (b >>> 1) | ((words[word + 1] as number) << 31)
    const cw = (c << 1) | ((words[down - 1] as number) >>> 31)
    const ce = (c >>> 1) | ((words[down + 1] as number) << 31)
    // The number in each row of three as ones and twos; then all nine together.
    const a1 = aw ^ a ^ ae
    const a2 = (aw & ae) | (a & (aw ^ ae))
    const b1 = bw ^ b ^ be
    const b2 = (bw & be) | (b & (bw ^ be))
    const c1 = cw ^ c ^ ce
    const c2 = (cw & ce) | (c & (cw ^ ce))
    const odd = a1 ^ b1 ^ c1
    const d2 = (a1 & b1) | (c1 & (a1 ^ b1))
    const one = a2 ^ b2
    const two = a2 & b2
    const oneMore = c2 ^ d2
    const twoMore = c2 & d2
    const three = odd & (one ^ oneMore) & ~(two | twoMore)
    const four = ~odd & ((one & oneMore) | ((two ^ twoMore) & ~(one | oneMore)))
    // With the middle one, three are a birth or survival, and four are a survival.
    const coming = three | (b & four)
    words[2 * size + word] = coming
    count += ones(coming)
  }
  return count
}

/** The virus of the cell in a square; the list has the order of the bits. */
function virusAt({ cells, words, size }: Field, word: number, bit: number): number {
  const before = ones((words[word] as number) & (bit - 1))
  return cells[(words[size + word] as number) + 3 * before + 2] as number
}

/** The virus of a new cell: that of its three parents, if it is only one. */
function virusBorn(
  { cells, words, size, across, left }: Field,
  middle: number,
  column: number,
  row: number,
): number {
  let virus = CLEAN
  const west = column - 1 - left
  const aside = (west >> 5) - ((column - left) >> 5)
  for (let line = -1; line <= 1; line++) {
    const word = middle + line * across + aside
    const before = ones((words[word] as number) & ((1 << west) - 1))
    let at = (words[size + word] as number) + 3 * before
    while (cells[at + 1] === row + line && (cells[at] as number) <= column + 1) {
      const parent = cells[at + 2] as number
      if (parent !== CLEAN && parent !== virus) {
        if (virus !== CLEAN) return CLEAN
        virus = parent
      }
      at += 3
    }
  }
  return virus
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
