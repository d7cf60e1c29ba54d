import type { Game } from '../game/game.js'
import type { GameView } from '../game/view.js'
import type { SeatNumber } from '../table/table.js'

/**
 * What states are worth to a seat, from 0 to 1: the win, or else how it stands, measured by how far
 * the playouts of this search lie apart.
 */
export class Worth<State, Move> {
  readonly #game: Game<State, Move>
  readonly #seat: SeatNumber
  readonly #names: readonly unknown[]
  #leads = 0
  #mean = 0
  #squares = 0

  constructor(game: Game<State, Move>, { seat = -1, table }: GameView) {
    this.#game = game
    this.#seat = seat
    const place = table.seats[seat]
    this.#names = [place?.holder, place?.player]
  }

  of(state: State): number {
    const outcome = this.#game.outcome(state)
    if (outcome !== undefined && outcome.winners.length > 0) {
      const won = outcome.winners.some((name) => this.#names.includes(name))
      return won ? 1 / Math.sqrt(outcome.winners.length) : 0
    }
    const scores = this.#game.scores?.(state)
    const mine = scores?.[this.#seat]
    if (scores === undefined || mine === undefined) return 0.5
    const others = scores.filter((score, other) => other !== this.#seat && score !== mine)
    return this.#placed(others.length === 0 ? 0 : mine - Math.max(...others))
  }

  /** Where a lead stands among those so far: in the middle at their mean, never quite a win. */
  #placed(lead: number): number {
    this.#leads += 1
    const before = lead - this.#mean
    this.#mean += before / this.#leads
    this.#squares += before * (lead - this.#mean)
    const spread = Math.sqrt(this.#squares / this.#leads)
    const apart = spread === 0 ? 0 : (lead - this.#mean) / spread
    return 0.5 + 0.4 * Math.max(-1, Math.min(1, apart / 2))
  }
}
