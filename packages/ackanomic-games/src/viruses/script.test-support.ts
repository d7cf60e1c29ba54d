import type { EntryOf } from '@ackanomic/core/engine'
import { entriesOf, GameScript, rosterOf, type Seating } from '../game-script.test-support.js'
import { areaAround } from './area.js'
import { viruses } from './game.js'
import { virusesGridRows } from './grid.js'
import type { Viruses } from './model.js'
import type { VirusesArea } from './state.js'

type Move = Viruses['Move']

export type AnyEntry = EntryOf<Viruses>

const entries = entriesOf<Viruses>()

export const by = {
  ...entries,
  move: (h: number, person: string, text: string): AnyEntry =>
    entries.move(h, person, moveIn(text)),
  join: (h: number, person: string, virus: string | null = null): AnyEntry =>
    entries.roster(h, { type: 'join', person, join: { virus } }),
  squares: (h: number, order: readonly number[], person = 'Rex'): AnyEntry =>
    entries.answer(h, person, 0, order),
}

export function moveIn(text: string): Move {
  const start = viruses.setup(rosterOf(2))
  if (!start.ok) throw new Error(start.error.message)
  const read = viruses.notation.parse(text, viruses.view(start.value.state, 'public'))
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** Five blocks, which never change: columns and rows 1 and 2, 5 and 6, 9 and 10. */
export const BLOCKS: readonly number[] = [
  ...[0, 1, 8, 9, 10, 11, 18, 19, 44, 45, 54, 55],
  ...[80, 81, 88, 89, 90, 91, 98, 99],
]

/** An order of squares that begins with some of them. */
export function orderFrom(first: readonly number[], of = 100): readonly number[] {
  const rest = Array.from({ length: of }, (_, i) => i).filter((square) => !first.includes(square))
  return [...first, ...rest]
}

/** The cells of a drawn grid, whose characters are those of the viruses in order. */
export function cellsIn(
  rows: readonly string[],
  left = 1,
  top = 1,
  characters = 'ABCDEFGHIJ',
): number[] {
  return rows.flatMap((line, row) =>
    [...line].flatMap((square, column) =>
      square === '.' ? [] : [left + column, top + row, 1 + characters.indexOf(square)],
    ),
  )
}

/** A scripted match at turn 1, on five clean blocks. */
export class Script extends GameScript<Viruses> {
  constructor(
    { players = 3, more = {}, options = {} }: Seating<Viruses> = {},
    first: readonly number[] = BLOCKS,
  ) {
    super(viruses, rosterOf(players, more), options)
    const [asked] = this.state.openPrompts
    if (first.length > 0 && asked?.name === 'cells') {
      this.apply(by.squares(0, orderFrom(first, asked.question.of)))
    }
  }

  get rows(): readonly string[] {
    return virusesGridRows(this.shared)
  }

  draw(rows: readonly string[], area?: VirusesArea, left = 1, top = 1): this {
    const cells = cellsIn(rows, left, top)
    return this.put({ cells, area: area ?? areaAround(cells) })
  }

  turn(turn: number): this {
    return this.put({ turn })
  }

  /** Makes moves an hour after the last entry, as `'Ann: Place 3,3'`. */
  sends(...moves: readonly string[]): this {
    const h = this.hour + 1
    for (const move of moves) {
      const [person = '', text = ''] = move.split(': ')
      this.apply(by.move(h, person, text))
    }
    return this
  }

  ends(): this {
    return this.expire('turn')
  }
}
