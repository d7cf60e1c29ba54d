import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { pureSkillMind } from './mind.js'
import { pureSkillRules } from './rules.js'
import { pureSkillText } from './text.js'
import type { PureSkill } from './types.js'

/**
 * The Game of Pure Skill, rule 1250.7: three players bid the cards of a suit, sealed, for the
 * spades that the referee turns up one by one.
 *
 * Refuses moves with `notBidding` (4c), `alreadyBid` and `notInPack` (4e), besides core's codes.
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = pureSkill.setup({ players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt })
 * if (!start.ok) throw new Error(start.error.says)
 * const [asked] = start.value.state.asked
 * asked?.question // => { ask: 'pick', of: 13 }
 *
 * const drawn = pureSkill.apply(start.value.state, {
 *   kind: 'ruling', at: startedAt, by: 'Dee', inquiry: 0, answer: 12,
 * })
 * if (!drawn.ok) throw new Error(drawn.error.says)
 * drawn.value.posts[0]?.post // => { type: 'prize', round: 1, prize: 'KS' }
 *
 * const early = pureSkill.apply(drawn.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'bid', card: 'KD' },
 * })
 * early.ok ? '' : early.error.clause // => '1250.7/4e(1)'
 * ```
 */
export const pureSkill: GameOf<PureSkill> = /* @__PURE__ */ defineGame<PureSkill>(
  pureSkillRules,
  pureSkillText,
  pureSkillMind,
)
