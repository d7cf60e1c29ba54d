import { itemAt } from '@ackanomic/core/engine'
import { Layout } from './layout.js'
import { isCapital, type Tromino, type TrominoCells, type TrominoSquare } from './tromino.js'

const NONE: readonly number[] = []

/** The grid with its outside edge, groups and No Man's Lands. Changes only update what is near. */
export class Board extends Layout {
  readonly outsideEdges: number[] = []
  readonly #isLeaking: boolean
  /** 1 where an empty square is enclosed. */
  #shut = new Int32Array()
  /** The ways from a square to connected empty ones; up is tried first. */
  #ways: readonly number[] = []
  /** The last walk that visited each empty square. */
  #seen = new Int32Array()
  #walk = 0
  readonly #area: number[] = []
  readonly #toVisit: number[] = []
  readonly #met: number[] = []
  #gathering = 0
  readonly #gathered: number[] = []
  /** Whether all trominoes but one are connected, if known. */
  #whole: (boolean | undefined)[] = []
  #mayBeShut = false

  /** @param isLeaking - whether empty squares are also connected at their corners */
  constructor(isLeaking: boolean, around: readonly TrominoSquare[] = []) {
    super()
    this.#isLeaking = isLeaking
    this.layOut(around)
  }

  static of(trominoes: readonly Tromino[], isLeaking = false): Board {
    const board = new Board(
      isLeaking,
      trominoes.flatMap(({ cells }) => cells),
    )
    for (const tromino of trominoes) board.add(tromino)
    return board
  }

  protected override layOut(around: readonly TrominoSquare[]): void {
    super.layOut(around)
    const { width } = this
    this.#shut = this.blank()
    this.#seen = this.blank()
    const corners = this.#isLeaking ? [width - 1, width + 1, -width - 1, 1 - width] : []
    this.#ways = [...corners, ...this.sides]
  }

  add(tromino: Tromino): void {
    this.#makeRoom(tromino.cells, -1)
    this.outsideEdges.push(0)
    this.#put(this.trominoes.push(tromino) - 1, tromino)
  }

  /** Puts a lifted tromino on empty squares. */
  putDown(i: number, cells: TrominoCells): void {
    this.#makeRoom(cells, i)
    const tromino = { letter: this.letterOf(i), cells }
    this.trominoes[i] = tromino
    this.#put(i, tromino)
  }

  move(i: number, to: TrominoCells): void {
    this.lift(i)
    this.putDown(i, to)
  }

  without<Seen>(i: number, look: (from: TrominoCells) => Seen): Seen {
    const whole = this.#whole
    const from = this.lift(i)
    const seen = look(from)
    this.putDown(i, from)
    this.#whole = whole
    return seen
  }

  lift(i: number): TrominoCells {
    this.take(i)
    this.#whole = []
    this.#mayBeShut = true
    this.outsideEdges[i] = 0
    for (let n = 3 * i; n < 3 * i + 3; n++) this.#shut[this.square(n)] = 1
    for (let n = 3 * i; n < 3 * i + 3; n++) {
      const at = this.square(n)
      if (this.#shut[at] && this.#ways.some((way) => this.#isOutside(at + way))) this.#open(at)
    }
    return itemAt(this.trominoes, i).cells
  }

  /** Whether all trominoes but one are connected, whosever they are. */
  isWholeWithout(i: number): boolean {
    const known = this.#whole[i]
    if (known !== undefined) return known
    const others = this.trominoes.length - 1
    const isWhole = others <= 1 || this.#gather(i === 0 ? 1 : 0, i, () => true, others) === others
    this.#whole[i] = isWhole
    return isWhole
  }

  /** The group of a tromino: indices of connected ones of its player. */
  groupOf(i: number): readonly number[] {
    const isFirsts = isCapital(this.letterOf(i))
    const isIn = (other: number): boolean => isCapital(this.letterOf(other)) === isFirsts
    const count = this.#gather(i, i, isIn, this.trominoes.length)
    return this.#gathered.slice(0, count).sort((one, other) => one - other)
  }

  /** The trominoes of all groups without outside edge. */
  surrounded(): readonly number[] {
    if (!this.#mayBeShut) return NONE
    const surrounded: number[] = []
    const isSeen: boolean[] = []
    for (let i = 0; i < this.trominoes.length; i++) {
      if (this.outsideEdges[i] !== 0 || isSeen[i]) continue
      let isShut = true
      const isFirsts = isCapital(this.letterOf(i))
      const isIn = (other: number): boolean => {
        if (isCapital(this.letterOf(other)) !== isFirsts) return false
        if (this.outsideEdges[other] === 0) return true
        isShut = false
        return false
      }
      const count = this.#gather(i, i, isIn, this.trominoes.length)
      for (let n = 0; n < count; n++) {
        const each = this.#gathered[n] as number
        isSeen[each] = true
        if (isShut) surrounded.push(each)
      }
    }
    this.#mayBeShut = surrounded.length > 0
    return surrounded.sort((one, other) => one - other)
  }

  /** The enclosed empty areas, each with its squares in reading order. */
  noMansLands(): readonly (readonly TrominoSquare[])[] {
    const lands: (readonly TrominoSquare[])[] = []
    const seen = new Set<number>()
    const beside = this.squares.flatMap((at) => this.#ways.map((way) => at + way))
    for (const start of beside.sort((one, other) => one - other)) {
      if (!this.#shut[start] || seen.has(start)) continue
      const land = [start]
      seen.add(start)
      for (const at of land) {
        for (const way of this.#ways) {
          if (!this.#shut[at + way] || seen.has(at + way)) continue
          seen.add(at + way)
          land.push(at + way)
        }
      }
      lands.push(land.sort((one, other) => one - other).map((at) => this.squareAt(at)))
    }
    return lands
  }

  #makeRoom(cells: TrominoCells, lifted: number): void {
    if (this.hasRoomFor(cells)) return
    const others = this.trominoes.filter((_, i) => i !== lifted)
    this.layOut([...others.flatMap((each) => each.cells), ...cells])
    this.outsideEdges.fill(0)
    this.trominoes.forEach((each, i) => {
      if (i !== lifted) this.#put(i, each)
    })
  }

  #put(i: number, tromino: Tromino): void {
    this.lay(i, tromino)
    this.#whole = []
    let units = 0
    for (let n = 3 * i; n < 3 * i + 3; n++) {
      const at = this.square(n)
      if (this.#shut[at]) this.#shut[at] = 0
      else this.#alter(at, -1)
      for (const side of this.sides) if (this.#isOutside(at + side)) units++
    }
    this.outsideEdges[i] = units
    if (units === 0) this.#mayBeShut = true
    const first = this.#walk + 1
    for (let n = 3 * i; n < 3 * i + 3; n++) {
      const at = this.square(n)
      for (const way of this.#ways) {
        if (this.#isOutside(at + way)) this.#shutUnlessOpen(at + way, first)
      }
    }
  }

  /** Encloses the area of a square, unless a walk since `first` has found a way out. */
  #shutUnlessOpen(from: number, first: number): void {
    if ((this.#seen[from] ?? 0) >= first) return
    const walk = ++this.#walk
    const area = this.#area
    const open = this.#toVisit
    area[0] = from
    open[0] = from
    this.#seen[from] = walk
    let size = 1
    const low = this.top * this.width
    const high = (this.bottom + 1) * this.width
    // The last square found is visited first, so the search goes straight up.
    for (let left = 1; left > 0; ) {
      const at = open[--left] as number
      for (const way of this.#ways) {
        const next = at + way
        if (!this.#isOutside(next)) continue
        // Nothing is beyond, or the way out is known from there.
        if (next < low || next >= high) return
        const seen = this.#seen[next] ?? 0
        if (seen === walk) continue
        if (seen >= first) return
        this.#seen[next] = walk
        area[size++] = next
        open[left++] = next
      }
    }
    for (let n = 0; n < size; n++) {
      const at = area[n] as number
      this.#shut[at] = 1
      this.#alter(at, -1)
    }
  }

  #open(from: number): void {
    const area = [from]
    for (let at = area.pop(); at !== undefined; at = area.pop()) {
      if (!this.#shut[at]) continue
      this.#shut[at] = 0
      this.#alter(at, 1)
      for (const way of this.#ways) if (this.#shut[at + way]) area.push(at + way)
    }
  }

  #isOutside(at: number): boolean {
    return !this.of[at] && !this.#shut[at]
  }

  /** A square becomes outside or stops being so; its neighbours gain or lose outside edge. */
  #alter(at: number, by: 1 | -1): void {
    for (const side of this.sides) {
      const i = (this.of[at + side] ?? 0) - 1
      if (i < 0) continue
      const units = (this.outsideEdges[i] ?? 0) + by
      this.outsideEdges[i] = units
      if (units === 0) this.#mayBeShut = true
    }
  }

  /** Counts trominoes connected to one, up to a limit, without `without` and where `isIn` holds. */
  #gather(from: number, without: number, isIn: (i: number) => boolean, most: number): number {
    const gathering = ++this.#gathering
    const gathered = this.#gathered
    this.#met[from] = gathering
    this.#met[without] = gathering
    gathered[0] = from
    let count = 1
    for (let n = 0; n < count && count < most; n++) {
      const first = 3 * (gathered[n] as number)
      for (let square = first; square < first + 3; square++) {
        const at = this.square(square)
        for (const side of this.sides) {
          const other = (this.of[at + side] ?? 0) - 1
          if (other < 0 || this.#met[other] === gathering) continue
          this.#met[other] = gathering
          if (isIn(other)) gathered[count++] = other
        }
      }
    }
    return count
  }
}
