import { hours } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import { entriesOf, GameScript, type Seating, START, tableOf } from '../game-script.test-support.js'
import { singleCaptureGo } from './game.js'
import type { LetterGrid } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import type { SingleCaptureGoReport } from './state.js'

type AnyEntry = EntryOf<SingleCaptureGo>

const entries = entriesOf<SingleCaptureGo>()

/** Entries, by the hour after the start. */
export const by = {
  ...entries,
  play: (h: number, person: string, square: string): AnyEntry =>
    entries.move(h, person, { type: 'play', square }),
  announce: (h: number, prompt = 0, person = 'Rex'): AnyEntry =>
    entries.answer(h, person, prompt, 'announce'),
}

/** How a script begins. */
export interface SingleCaptureGoSeating extends Seating<SingleCaptureGo> {
  /** Whether the first round is still to be announced. */
  readonly early?: boolean
}

/**
 * A scripted match that stands at the beginning of round 1. Each entry is given to `check`, `apply`,
 * `applyAll` and a simulation, which must agree, whatever a test is about.
 */
export class Script extends GameScript<SingleCaptureGo> {
  constructor({
    players = 3,
    more = {},
    options = {},
    early = false,
  }: SingleCaptureGoSeating = {}) {
    super(singleCaptureGo, tableOf(players, more), options)
    if (!early) this.announced()
  }

  /** The events of the last round. */
  get last(): SingleCaptureGoReport {
    if (this.shared.last === null) throw new Error('No round is over.')
    return this.shared.last
  }

  /** The end of the round, in hours after the start; `null` where none runs. */
  get dueHour(): number | null {
    const due = this.deadline('round')
    return due === null ? null : (due - START) / hours(1)
  }

  /** The players doomed in the last round, and the reasons. */
  get doomed(): readonly string[] {
    return this.last.doomed.map(
      ({ seat, reasons }) => `${this.state.table.seats[seat]?.player}: ${reasons.join(', ')}`,
    )
  }

  /** Puts a drawn grid there, with which the round has begun. */
  draw(...rows: LetterGrid): this {
    return this.put({ grid: rows, opening: rows })
  }

  /** The referee announces the next round, if they are asked for it. */
  announced(): this {
    const [asked] = this.state.openPrompts
    if (asked === undefined) return this
    const [referee = ''] = this.state.table.referees
    return this.apply(by.announce(this.hour, asked.id, referee))
  }

  /** Gives plays an hour after the last entry, as `'Ann: e7'`. */
  sends(...plays: readonly string[]): this {
    const h = this.hour + 1
    for (const play of plays) {
      const [person = '', square = ''] = play.split(': ')
      this.apply(by.play(h, person, square))
    }
    return this
  }

  /** Lets the round's three days pass. */
  ends(): this {
    return this.expire('round')
  }

  /** A whole round: announced if need be, played, over. */
  round(...plays: readonly string[]): this {
    return this.announced()
      .sends(...plays)
      .ends()
  }
}
