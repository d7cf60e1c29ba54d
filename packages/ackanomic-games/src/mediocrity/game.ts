import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { mediocrityMind } from './mind.js'
import { mediocrityRules } from './rules.js'
import { mediocrityText } from './text.js'
import type { Mediocrity } from './types.js'

/**
 * Mediocrity, rule 1250.17: round after round all send a number to one of them, the Moderator, and
 * the one in the middle scores; in the end the score in the middle wins.
 *
 * There is no referee. The player numbers are asked of the host (`numbers`, a shuffle), unless the
 * set-up gives them; the numbers that nobody sent are asked of the Moderator's seat (`draw`, a roll
 * of one die). Refuses a set-up with `badNumbers` (start.b), and moves with `numbersNotDrawn`
 * (start.b), `roundRunning`, `noRound` (round.a), `notNext` (mod.g), `moderatorSends` (num.mod),
 * `outOfRange` (num.range), `alreadySent` (num.send), `resultAnnounced` (num.late), `noModerator`
 * (leave.a), `notModerator` (res.f) and `tooEarly` (round.d), besides core's codes.
 *
 * @example
 * ```ts
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0, census: { players: 9 } }
 * const start = mediocrity.setup(table, { numbers: [1, 2, 3] })
 * if (!start.ok) throw new Error(start.error.says)
 * const begun = mediocrity.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'begin' },
 * })
 * if (!begun.ok) throw new Error(begun.error.says)
 * begun.value.state.own.now // => { stage: 'round', moderator: 0, most: 4, mayEnd: false }
 *
 * const high = mediocrity.apply(begun.value.state, {
 *   kind: 'move', at: 2, by: 'Bob', move: { type: 'send', number: 5 },
 * })
 * high.ok ? '' : high.error.says // => '5 does not count; send a whole number from 1 to 4.'
 * ```
 */
export const mediocrity: GameOf<Mediocrity> = /* @__PURE__ */ defineGame<Mediocrity>(
  mediocrityRules,
  mediocrityText,
  mediocrityMind,
)
