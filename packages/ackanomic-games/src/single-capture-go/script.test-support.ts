import { hours } from '@ackanomic/core'
import type { EntryOf } from '@ackanomic/core/engine'
import {
  entriesOf,
  GameScript,
  rosterOf,
  type Seating,
  START,
} from '../game-script.test-support.js'
import { singleCaptureGo } from './game.js'
import type { LetterGrid } from './grid.js'
import type { SingleCaptureGo } from './model.js'
import type { SingleCaptureGoReport } from './state.js'

type AnyEntry = EntryOf<SingleCaptureGo>

const entries = entriesOf<SingleCaptureGo>()

export const by = {
  ...entries,
  play: (h: number, person: string, square: string): AnyEntry =>
    entries.move(h, person, { type: 'play', square }),
  announce: (h: number, prompt = 0, person = 'Rex'): AnyEntry =>
    entries.answer(h, person, prompt, 'announce'),
}

export interface SingleCaptureGoSeating extends Seating<SingleCaptureGo> {
  readonly early?: boolean
}

/**
 * A scripted match at the beginning of round 1. Each entry goes to `check`, `apply`, `applyAll` and
 * a simulation, which must agree.
 */
export class Script extends GameScript<SingleCaptureGo> {
  constructor({
    players = 3,
    more = {},
    options = {},
    early = false,
  }: SingleCaptureGoSeating = {}) {
    super(singleCaptureGo, rosterOf(players, more), options)
    if (!early) this.announced()
  }

  get last(): SingleCaptureGoReport {
    if (this.shared.last === null) throw new Error('No round is over.')
    return this.shared.last
  }

  get dueHour(): number | null {
    const due = this.deadline('round')
    return due === null ? null : (due - START) / hours(1)
  }

  get doomed(): readonly string[] {
    return this.last.doomed.map(
      ({ seat, reasons }) => `${this.state.roster.seats[seat]?.player}: ${reasons.join(', ')}`,
    )
  }

  draw(...rows: LetterGrid): this {
    return this.put({ grid: rows, opening: rows })
  }

  announced(): this {
    const [asked] = this.state.openPrompts
    if (asked === undefined) return this
    const [referee = ''] = this.state.roster.referees
    return this.apply(by.announce(this.hour, asked.id, referee))
  }

  sends(...plays: readonly string[]): this {
    const h = this.hour + 1
    for (const play of plays) {
      const [person = '', square = ''] = play.split(': ')
      this.apply(by.play(h, person, square))
    }
    return this
  }

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
