import type { Outcome } from '../game/awards.js'
import type { Game } from '../game/game.js'
import type { Tactics } from '../game/tactics.js'
import type { PublicRoster } from '../game/view.js'

interface Leads {
  count: number
  mean: number
  squares: number
}

/**
 * The value of a state for each seat, from 0 to 1. Winners decide a finished game, the tactics'
 * evaluation any other. Without tactics, scores count, scaled by their spread in this search.
 */
export class Worth<State, Move> {
  readonly #game: Game<State, Move>
  readonly #tactics: Tactics<State, Move> | undefined
  readonly #names: readonly (readonly unknown[])[]
  readonly #leads: readonly Leads[]

  constructor(
    game: Game<State, Move>,
    { seats }: PublicRoster,
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
   * A sole win is worth 1, a shared one slightly less, a tie of all an equal share. If nobody wins,
   * it is half of that.
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

/** The rank of a lead among those so far: 0.5 at their mean, always below a win. */
function placed(leads: Leads, lead: number): number {
  leads.count += 1
  const before = lead - leads.mean
  leads.mean += before / leads.count
  leads.squares += before * (lead - leads.mean)
  const spread = Math.sqrt(leads.squares / leads.count)
  const apart = spread === 0 ? 0 : (lead - leads.mean) / spread
  return 0.5 + 0.4 * Math.max(-1, Math.min(1, apart / 2))
}
