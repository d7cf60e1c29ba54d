import { defineGame, type GameOf } from '@ackanomic/core/engine'
import type { Variant } from './map.js'
import { diplomacyMindOn } from './mind.js'
import { diplomacyRules, diplomacyRulesOn } from './rules.js'
import { diplomacyText, diplomacyTextOn } from './text.js'
import type { Diplomacy } from './types.js'
import { MAPS } from './variants/maps.js'

/**
 * Makes the game for maps of your own: announcements name one of them, the first unless they say
 * otherwise. Saves of it are loaded with the same maps.
 *
 * @param variants - maps that `checkVariant` passes, with different names
 *
 * @example
 * ```ts
 * import { diplomacyOn, DUEL, ISLANDS } from '@ackanomic/games/diplomacy'
 *
 * const game = diplomacyOn([DUEL, ISLANDS])
 * const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = game.setup(table)
 * start.ok ? start.value.state.options.variant : '' // => 'Duel'
 * ```
 */
export function diplomacyOn(variants: readonly [Variant, ...Variant[]]): GameOf<Diplomacy> {
  return defineGame<Diplomacy>(
    diplomacyRulesOn(variants),
    diplomacyTextOn(variants),
    diplomacyMindOn(variants),
  )
}

/**
 * Diplomacy, rule 1250.14, on the standard map and on two small ones. The options are the
 * announcement of step B; without players the instance begins with the referee's announcement, and
 * people enrol by `join`; with players named at once it starts with the assignment of countries.
 *
 * Refuses set-ups with `noReferee`, `tooManyPlaces`, `tooFewPowers`, `notInRange`, `badVictory` and
 * `badEnd`; steps of the set-up with `wrongStep`, `notEnrolling` and `badCountries`; play with `notStarted`, `deciding`, `nothingToOrder`, `unreadable`,
 * `tooManyOrders`, `noCoWins`, `badGroup`, `noClaim`, `noDraws`, `sameVote` and `impossiblePosition`;
 * replacements with `notVacant`, `mayNotReplace`, `goneForGood`, `sameOffer`, `tooManyOffers`, `noOffer`,
 * `notYourAcknowledgement` and `acknowledgeReferee`.
 *
 * @example
 * ```ts
 * import { diplomacy } from '@ackanomic/games/diplomacy'
 *
 * const table = { players: ['Ann', 'Bob'], referees: ['Dee'], startedAt: 0, census: { players: 9 } }
 * const start = diplomacy.setup(table, { variant: 'Duel' })
 * if (!start.ok) throw new Error(start.error.says)
 * const drawn = diplomacy.apply(start.value.state, {
 *   kind: 'ruling', at: 0, by: 'Dee', inquiry: 0, answer: [1, 0],
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.state.own.powers // => ['EAST', 'WEST']
 * const sent = diplomacy.apply(drawn.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'orders', orders: ['F Moorland - Long Lake'] },
 * })
 * sent.ok ? sent.value.state.secret[0]?.orders : [] // => ['F MOO - LAK']
 * ```
 */
export const diplomacy: GameOf<Diplomacy> = /* @__PURE__ */ defineGame<Diplomacy>(
  diplomacyRules,
  diplomacyText,
  /* @__PURE__ */ diplomacyMindOn(MAPS),
)
