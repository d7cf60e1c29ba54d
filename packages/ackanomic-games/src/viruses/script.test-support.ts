import { hours, type RosterEvent, type TableSetup } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { MatchScript } from '@ackanomic/core/testing'
import { areaAround } from './area.js'
import { viruses } from './game.js'
import { virusesGridRows } from './grid.js'
import type { Viruses } from './model.js'
import type { VirusesShared as Shared, VirusesArea } from './state.js'

type Join = Viruses['Join']
type Move = Viruses['Move']
type Options = Viruses['Options']

/** When the matches of these tests start. */
const START: number = Date.UTC(2026, 10, 21, 18)

/** So many hours after the start. */
export const at = (h: number): number => START + hours(h)

const NAMES = ['Ann', 'Bob', 'Cyd', 'Dov', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']

/** A table of so many players with the referee Rex. */
export function tableOf(players: number, more: object = {}): TableSetup {
  const names = Array.from({ length: players }, (_, i) => NAMES[i] ?? `Player${i + 1}`)
  return { players: names, referees: ['Rex'], startedAt: START, ...more }
}

/** Whatever may happen at these tables. */
export type AnyEntry = EntryOf<Viruses>

/** Entries, by the hour after the start. */
export const by = {
  move: (h: number, person: string, text: string): AnyEntry => ({
    kind: 'move',
    at: at(h),
    by: person,
    move: moveIn(text),
  }),
  time: (h: number): AnyEntry => ({ kind: 'time', at: at(h) }),
  society: (h: number, event: RosterEvent<Join>): AnyEntry => ({
    kind: 'roster',
    at: at(h),
    event,
  }),
  leave: (h: number, ...persons: readonly string[]): AnyEntry =>
    by.society(h, { type: 'leave', persons, from: 'match' }),
  join: (h: number, person: string, virus: string | null = null): AnyEntry =>
    by.society(h, { type: 'join', person, join: { virus } }),
  resigns: (h: number, person = 'Rex'): AnyEntry =>
    by.society(h, { type: 'referee resigns', person }),
  found: (h: number, person: string): AnyEntry =>
    by.society(h, { type: 'referee found', person, willing: true }),
  squares: (h: number, order: readonly number[], person = 'Rex'): AnyEntry => ({
    kind: 'answer',
    at: at(h),
    by: person,
    prompt: 0,
    answer: order,
  }),
}

/** A move in its canonical form. */
export function moveIn(text: string): Move {
  const start = viruses.setup(tableOf(2))
  if (!start.ok) throw new Error(start.error.message)
  const read = viruses.notation.parse(text, viruses.view(start.value.state, 'public'))
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

/** Five blocks, which stand still: columns and rows 1 and 2, 5 and 6, 9 and 10. */
export const BLOCKS: readonly number[] = [
  ...[0, 1, 8, 9, 10, 11, 18, 19, 44, 45, 54, 55],
  ...[80, 81, 88, 89, 90, 91, 98, 99],
]

/** An order of squares that begins with some of them. */
export function orderFrom(first: readonly number[], of = 100): readonly number[] {
  const rest = Array.from({ length: of }, (_, i) => i).filter((square) => !first.includes(square))
  return [...first, ...rest]
}

/** The cells of a drawn grid, whose characters are those of the viruses in their order. */
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

/** How a script begins. */
export interface Seating {
  /** How many players; 3 when left out. */
  readonly players?: number
  /** More about the table. */
  readonly more?: object
  /** The options. */
  readonly options?: Partial<Options>
}

/**
 * A scripted match that stands at turn 1 on five clean blocks.
 */
export class Script extends MatchScript<Viruses> {
  constructor(
    { players = 3, more = {}, options = {} }: Seating = {},
    first: readonly number[] = BLOCKS,
  ) {
    super(viruses, tableOf(players, more), options)
    const [asked] = this.state.openPrompts
    if (first.length > 0 && asked?.name === 'cells') {
      this.apply(by.squares(0, orderFrom(first, asked.question.of)))
    }
  }

  /** The shared part of the state of the game, which everybody may see. */
  get shared(): Shared {
    return this.state.shared
  }

  /** The grid row by row. */
  get rows(): readonly string[] {
    return virusesGridRows(this.shared)
  }

  /** Puts the match where a test wants it. */
  put(shared: Partial<Shared>): this {
    return this.setState({ ...this.state, shared: { ...this.shared, ...shared } })
  }

  /** Puts a drawn grid there, in its active area or another one. */
  draw(rows: readonly string[], area?: VirusesArea, left = 1, top = 1): this {
    const cells = cellsIn(rows, left, top)
    return this.put({ cells, area: area ?? areaAround(cells) })
  }

  /** Puts the match into a turn; nobody has got a Gamepoint yet. */
  turn(turn: number): this {
    return this.put({ turn })
  }

  /** Gives moves an hour after the last entry, as `'Ann: Place 3,3'`. */
  sends(...moves: readonly string[]): this {
    const h = (this.state.clock.now - START) / hours(1) + 1
    for (const move of moves) {
      const [person = '', text = ''] = move.split(': ')
      this.apply(by.move(h, person, text))
    }
    return this
  }

  /** Lets the turn's three days pass. */
  ends(): this {
    const due = this.state.clock.timers.find(({ name }) => name === 'turn')?.due
    if (due === undefined || due === null) throw new Error('No turn is under way.')
    return this.apply({ kind: 'time', at: due })
  }
}
