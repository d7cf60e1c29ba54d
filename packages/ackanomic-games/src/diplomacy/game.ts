import { hours, type RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  type SearchDefinition,
  shuffled,
  type View,
  withPositions,
} from '@ackanomic/core/engine'
import { announcedRules, botOrders, countOrdersDue } from './correspondence.js'
import { positionsOn } from './custom-start.js'
import { initialSecret } from './enrolment.js'
import { randomLegalOrders } from './legal-orders.js'
import type { DiplomacyVariant } from './map.js'
import type { Diplomacy } from './model.js'
import { formatOrder } from './orders.js'
import { countCentres } from './position.js'
import { currentPrompt } from './prompts.js'
import { diplomacyRulesOn } from './rules.js'
import type { DiplomacySecret } from './state.js'
import { diplomacyTextOn } from './text.js'
import { MAPS, mapsOf } from './variants/maps.js'

function diplomacyMindOn(
  variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]],
): SearchDefinition<Diplomacy> {
  const mapOf = mapsOf(variants)
  return {
    scores: ({ shared, roster }) =>
      roster.seats.map((_, seat) => {
        const power = shared.powers[seat]
        return shared.position === null || power === undefined
          ? 0
          : countCentres(shared.position, power)
      }),
    determinize: (view, choose) => sampleDiplomacy(mapOf(view), view, choose),
    answers: {
      open: (_, __, choose) => ({ length: hours(1 + choose(100)) }),
      start: () => ({ players: null }),
      choice(state, _, choose) {
        const powers = Object.keys(mapOf(state).powers)
        const order = shuffled(powers.length, choose)
        return state.roster.seats.map((_, seat) => powers[order[seat] ?? 0] ?? '')
      },
      adjudication: () => ({ position: null, message: [] }),
    },
  }
}

/** Samples what a viewer does not know. If a turn ends once all are ready, somebody is not. */
function sampleDiplomacy(
  variant: DiplomacyVariant,
  view: View<Diplomacy>,
  pick: RandomInt,
): Determinization<Diplomacy> {
  const { shared, roster, options } = view
  const { position } = shared
  const known = 'known' in view ? view.known : roster.seats.map(() => null)
  let waits = options.earlyEnd && shared.deciding === 'nothing'
  const secret = known.map((kept, seat): DiplomacySecret => {
    if (kept !== null) return kept
    const power = shared.powers[seat]
    if (position === null || power === undefined) return initialSecret(null)
    if (shared.bots.includes(seat)) {
      if (shared.deciding !== 'adjudication') return initialSecret(null)
      const orders = botOrders(variant, position, power, options.bots).map(formatOrder)
      return { ...initialSecret(null), orders }
    }
    const hasBusiness = countOrdersDue(variant, position, power) > 0
    const orders =
      hasBusiness && pick(4) > 0
        ? randomLegalOrders(variant, position, power, pick, announcedRules(options))
        : null
    if (waits && hasBusiness) {
      waits = false
      return { ...initialSecret(null), orders }
    }
    const ready = options.earlyEnd && orders !== null && pick(2) === 0
    return { ...initialSecret(null), orders, ready }
  })
  const asked = currentPrompt(variant, view)
  return { secret, hidden: {}, openPrompts: asked === undefined ? [] : [asked] }
}

/**
 * Makes the game for maps of your own, with different names; the first is the default. A save needs
 * the same maps.
 *
 * @example
 * ```ts
 * import { DIPLOMACY_DUEL, DIPLOMACY_ISLANDS, diplomacyOn } from '@ackanomic/games/diplomacy'
 *
 * const game = diplomacyOn([DIPLOMACY_DUEL, DIPLOMACY_ISLANDS])
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = game.setup(roster)
 * start.ok ? start.value.state.options.variant : '' // => 'Duel'
 * ```
 */
export function diplomacyOn(
  variants: readonly [DiplomacyVariant, ...DiplomacyVariant[]],
): GameOf<Diplomacy> {
  return defineGame<Diplomacy>(
    withPositions(diplomacyRulesOn(variants), positionsOn(mapsOf(variants))),
    diplomacyTextOn(variants),
    diplomacyMindOn(variants),
  )
}

/**
 * Diplomacy, rule 1250.14, on the standard map and two small ones. The options are the announcement
 * of step B. Without players in the set-up, the match begins with the announcement, and people
 * enrol by `join`; with players, it starts with the assignment of countries.
 *
 * Besides core's codes, it refuses set-ups with `noReferee`, `tooManyPlaces`, `tooFewPowers`,
 * `notInRange`, `badVictory` and `badEnd`; steps of the set-up with `wrongStep`, `notEnrolling` and
 * `badCountries`; play with `notStarted`, `deciding`, `nothingToOrder`, `unreadable`, `outOfPlace`,
 * `tooManyOrders`, `noEarlyEnd`, `noOrders`, `sameReady`, `noDeadline`, `tooLong`, `noCoWins`,
 * `badGroup`, `noClaim`, `noDraws`, `sameVote` and `impossiblePosition`; and replacements with
 * `notVacant`, `mayNotReplace`, `goneForGood`, `sameOffer`, `tooManyOffers`, `noOffer`,
 * `notYourAcknowledgement` and `acknowledgeReferee`.
 *
 * @example
 * ```ts
 * import { diplomacy } from '@ackanomic/games/diplomacy'
 *
 * const roster = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = diplomacy.setup(roster, { variant: 'Duel' })
 * if (!start.ok) throw new Error(start.error.message)
 * const drawn = diplomacy.apply(start.value.state, {
 *   kind: 'answer', at: 0, by: 'Dee', prompt: 0, answer: [1, 0],
 * })
 * drawn.ok && drawn.value.state.shared.powers // => ['EAST', 'WEST']
 * ```
 */
export const diplomacy: GameOf<Diplomacy> = /* @__PURE__ */ diplomacyOn(MAPS)
