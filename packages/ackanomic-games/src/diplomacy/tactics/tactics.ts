import type { RandomInt, SeatNumber } from '@ackanomic/core'
import { isPaused, type TacticsOf, type VisibleState } from '@ackanomic/core/engine'
import { announcedRules, countOrdersDue } from '../correspondence.js'
import { goalOf } from '../endings.js'
import type { DiplomacyVariant } from '../map.js'
import type { Diplomacy, DiplomacyMove } from '../model.js'
import { formatOrder } from '../orders.js'
import { centresOf } from '../position.js'
import { activePowers } from '../seasons.js'
import type { DiplomacySecret } from '../state.js'
import { MAPS, mapsOf } from '../variants/maps.js'
import { adjustmentOrders, retreatOrders } from './builds.js'
import { type Affairs, campaign, ordersAtOnce } from './campaign.js'

type Roster = Pick<VisibleState<Diplomacy>, 'options' | 'shared'> & {
  readonly roster: Parameters<typeof isPaused>[0]
}

/**
 * Makes the tactics of Diplomacy for maps of your own.
 *
 * @param variants - the maps with which the game was made
 *
 * @example
 * ```ts
 * import { seededRandom } from '@ackanomic/core/bots'
 * import { DIPLOMACY_DUEL, diplomacyOn } from '@ackanomic/games/diplomacy'
 * import { diplomacyTacticsOn } from '@ackanomic/games/diplomacy/tactics'
 *
 * const lake = { ...DIPLOMACY_DUEL, name: 'Lake', victory: 5 }
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = diplomacyOn([lake]).setup(roster)
 * if (!start.ok) throw new Error(start.error.message)
 * // The countries are still to be drawn.
 * diplomacyTacticsOn([lake]).rolloutPolicy(start.value.state, 0, seededRandom('any seed')) // => undefined
 * ```
 */
export function diplomacyTacticsOn(
  variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]],
): TacticsOf<Diplomacy> {
  const mapOf = mapsOf(variants)

  function affairsOf({ options, shared, roster }: Roster, seat: SeatNumber): Affairs | undefined {
    const { position, powers } = shared
    const power = powers[seat]
    const isOpen = shared.stage === 'playing' && shared.deciding === 'nothing' && !isPaused(roster)
    if (position === null || power === undefined || !isOpen) return undefined
    const variant = mapOf({ options })
    if (countOrdersDue(variant, position, power) === 0) return undefined
    const active = powers.filter((_, other) => !shared.bots.includes(other))
    return {
      variant,
      rules: announcedRules(options),
      goal: goalOf(variant, options),
      position,
      power,
      active,
    }
  }

  /** Moves besides orders: a vote on a draw, and `ready`. */
  function wordOf(
    roster: Roster,
    seat: SeatNumber,
    mine: DiplomacySecret,
  ): DiplomacyMove | undefined {
    const { options, shared } = roster
    if (options.draws !== 'none') {
      const agree = wantsDraw(mapOf(roster), roster, seat)
      if (agree !== mine.draw) return { type: 'draw', agree }
    }
    return options.earlyEnd && mine.orders !== null && !mine.ready && shared.position !== null
      ? { type: 'ready', ready: true }
      : undefined
  }

  function atOnce(affairs: Affairs, choose: RandomInt): DiplomacyMove {
    const { step } = affairs.position.phase
    if (step === 'moves') return ordersAtOnce(affairs, choose)
    const orders = step === 'retreats' ? retreatOrders : adjustmentOrders
    return { type: 'orders', orders: orders(affairs, choose).map(formatOrder) }
  }

  return {
    rolloutPolicy(state, seat, choose) {
      const affairs = affairsOf(state, seat)
      const mine = state.secret[seat]
      if (affairs === undefined || mine === undefined) return undefined
      return (
        wordOf(state, seat, mine) ?? (mine.orders === null ? atOnce(affairs, choose) : undefined)
      )
    },
    *solve(view, choose) {
      const affairs = affairsOf(view, view.seat)
      if (affairs === undefined) return []
      const word = wordOf(view, view.seat, view.mine)
      if (word !== undefined) return [{ move: word, value: 0.5, visits: 1 }]
      if (view.mine.orders !== null) return []
      if (affairs.position.phase.step === 'moves') return yield* campaign(affairs, choose)
      return [{ move: atOnce(affairs, choose), value: 0.5, visits: 1 }]
    },
  }
}

/** Whether a power prefers a shared draw unless it leads, or any draw against a near winner. */
function wantsDraw(
  variant: DiplomacyVariant,
  { options, shared }: Roster,
  seat: SeatNumber,
): boolean {
  const { position } = shared
  const power = shared.powers[seat]
  if (position === null || power === undefined) return false
  const mine = centresOf(position, power).length
  const others = activePowers(variant, position)
    .filter((other) => other !== power)
    .map((other) => centresOf(position, other).length)
  const most = Math.max(0, ...others)
  return mine < most && (options.draws === 'shared' || 3 * most >= 2 * goalOf(variant, options))
}

/**
 * The tactics of Diplomacy, for every phase and map.
 *
 * @example
 * ```ts
 * import { seededRandom } from '@ackanomic/core/bots'
 * import { diplomacy } from '@ackanomic/games/diplomacy'
 * import { diplomacyTactics } from '@ackanomic/games/diplomacy/tactics'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = diplomacy.setup(roster, { variant: 'Duel' })
 * if (!start.ok) throw new Error(start.error.message)
 * const begun = diplomacy.apply(start.value.state, {
 *   kind: 'answer', at: 0, by: 'Dee', prompt: 0, answer: [0, 1],
 * })
 * if (!begun.ok) throw new Error(begun.error.message)
 * const move = diplomacyTactics.rolloutPolicy(begun.value.state, 0, seededRandom('any seed'))
 * move?.type // => 'orders'
 * ```
 */
export const diplomacyTactics: TacticsOf<Diplomacy> = /* @__PURE__ */ diplomacyTacticsOn(MAPS)
