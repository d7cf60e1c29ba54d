import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { rustyLanternMind } from './mind.js'
import { rustyLanternRules } from './rules.js'
import { rustyLanternText } from './text.js'
import type { RustyLantern } from './types.js'

/**
 * Ye Olde Rusty Lantern, rule 1250.18: Bards tell a tale together, and get rid of their cards by
 * working what stands on them into it. The referee is the Barkeep, who judges each play. Who plays
 * eir last card when no Loose End is left wins.
 *
 * A tale may start with whatever number of Bards; with fewer than two, or more than there are
 * benches, it is suspended. The story elements come in as the answer to the first inquiry, since
 * they are nobody's business but the Barkeep's.
 *
 * Refuses a start with `noBarkeep` (bk.a); moves with `noTurn` (turn.a), `notYourTurn` (play.d),
 * `notYourPass` (pass.f), `playOpen` (play.e), `deckShort` (card.h), `cardsOwed` (card.f),
 * `noLantern` (play.a), `wrongLength` (play.b), `noCards` (play.h), `cardLocked` (int.c), `notHeld`
 * (pass.d), `noSuchPlay` and `tooManyInterruptions` (int.c), `ownPlay` and `voidPlay` (int.a),
 * `placedAlready` and `notABard` (join.c), `taleTold` and `notWinner` (win.c); joiners with `noBench` (join.b),
 * `wrongAnte` (ante.b) and `duelJoin` (join.a); answers with `phantomCard` (deny.5), `wrongReason`
 * (deny.only), `noNewLooseEnd` (loose.a), `noLooseEnd` (loose.b), `cannotGoFirst` (turn.a) and
 * `elementTwice` (eq.cards); besides core's codes.
 *
 * @example
 * ```ts
 * import { rustyLantern, storyElements } from '@ackanomic/games/rusty-lantern'
 *
 * const start = rustyLantern.setup({ players: ['Ann', 'Bob'], referees: ['Moe'], startedAt: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * start.value.state.asked.map(({ name }) => name) // => ['elements']
 *
 * const stocked = rustyLantern.apply(start.value.state, {
 *   kind: 'ruling', at: 0, by: 'Moe', inquiry: 0, answer: storyElements,
 * })
 * if (!stocked.ok) throw new Error(stocked.error.says)
 * stocked.value.state.own.owed // => [{ seat: 0, cards: 7 }, { seat: 1, cards: 7 }]
 *
 * const early = rustyLantern.apply(stocked.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'pass', discard: null },
 * })
 * early.ok ? '' : early.error.code // => 'noTurn'
 * ```
 */
export const rustyLantern: GameOf<RustyLantern> = /* @__PURE__ */ defineGame<RustyLantern>(
  rustyLanternRules,
  rustyLanternText,
  rustyLanternMind,
)
