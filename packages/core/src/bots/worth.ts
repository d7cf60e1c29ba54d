import type { Outcome } from '../game/awards.js'
import type { Game } from '../game/game.js'
import type { Tactics } from '../game/tactics.js'
import type { PublicTable } from '../game/view.js'

/** The leads of a seat in the rollouts so far. */
interface Leads {
  count: number
  mean: number
  squares: number
}

/**
 * The values of states for each seat, from 0 to 1. A finished game counts by its winners, any other
 * state by the evaluation of the game's tactics. Without one, its scores count, scaled by how far the
 * rollouts of this search lie apart.
 */
export class Worth<State, Move> {
  readonly #game: Game<State, Move>
  readonly #tactics: Tactics<State, Move> | undefined
  readonly #names: readonly (readonly unknown[])[]
  readonly #leads: readonly Leads[]

  constructor(
    game: Game<State, Move>,
    { seats }: PublicTable,
    tactics: Tactics<State, Move> | undefined,
  ) {
    this.#game = game
    this.#tactics = tactics
    this.#names = seats.map(({ holder, player }) => [holder, player])
    this.#leads = seats.map(() => ({ count: 0, mean: 0, squares: 0 }))
  }

  of(state: State): readonly number[] {
    const outcome = this.#game.outcome(state)
    if (outcome !== undefined) return this.#ended(outcome)
    if (this.#tactics?.evaluate !== undefined) return this.#tactics.evaluate(state)
    const scores = this.#game.scores?.(state)
    return this.#leads.map((leads, seat) => {
      const mine = scores?.[seat]
      if (scores === undefined || mine === undefined) return 0.5
      const others = scores.filter((score, other) => other !== seat && score !== mine)
      return placed(leads, others.length === 0 ? 0 : mine - Math.max(...others))
    })
  }

  /**
   * A win is 1; one that is shared is a little less, and one that all share as much as the chance of
   * each. Where nobody wins it is half of that: nothing is won, nor by the others.
   */
  #ended({ winners }: Outcome): readonly number[] {
    const names = this.#names
    const won = names.map((shared) => winners.some((name) => shared.includes(name)))
    const count = won.filter((one) => one).length
    const equal = 1 / Math.max(names.length, 1)
    if (count === 0 || count === names.length)
      return names.map(() => (count === 0 ? equal / 2 : equal))
    return won.map((one) => (one ? 1 - (count - 1) / (10 * names.length) : 0))
  }
}

/** Where a lead stands among those so far: in the middle at their mean, never quite a win. */
function placed(leads: Leads, lead: number): number {
  leads.count += 1
  const before = lead - leads.mean
  leads.mean += before / leads.count
  leads.squares += before * (lead - leads.mean)
  const spread = Math.sqrt(leads.squares / leads.count)
  const apart = spread === 0 ? 0 : (lead - leads.mean) / spread
  return 0.5 + 0.4 * Math.max(-1, Math.min(1, apart / 2))
}
