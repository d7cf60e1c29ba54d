import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { runtimeErrorMind } from './mind.js'
import { runtimeErrorRules } from './rules.js'
import { runtimeErrorText } from './text.js'
import type { RuntimeError } from './types.js'

/**
 * Runtime Error: players lay statements that cards set off, and who can make the own turn last for
 * ever wins. A claim is decided by the checker of proofs, and by nothing else. Cards are shuffled
 * and drawn by the host, since the game has no referee.
 *
 * Refuses moves with `notBegun` and `notYourTurn` (turn), `notYourClaim` (win.d), `shuffling`
 * (deck.a), `editFirst` (test.d), `inputFirst` (loop.c), `noScriptNow` (script.b), `notInHand`
 * (script.h, test.a, edit.a), `cardTwice` (script.h), `boundsDiffer` (script.d), `boundsCross`
 * (script.c), `functionTaken` (script.e), `noEdit` and `noSuchStatement` (edit.a), `editSpoils` (edit.c), `claimKind` and
 * `undecided` (win.b), `notProved` (win.c) and `notForEver` (win.e); a set-up with `noSuchSeat`
 * (setup.first); besides core's codes.
 *
 * @example
 * ```ts
 * import { CARDS, runtimeError } from '@ackanomic/programming-games/runtime-error'
 *
 * const table = { players: ['Ann', 'Bob'], referees: [], startedAt: 0 }
 * const start = runtimeError.setup(table, { first: 0 })
 * if (!start.ok) throw new Error(start.error.says)
 * start.value.state.asked[0]?.question // => { ask: 'shuffle', of: 52 }
 *
 * const dealt = runtimeError.apply(start.value.state, {
 *   kind: 'ruling', at: 0, by: null, inquiry: 0, answer: CARDS.map((_, place) => place),
 * })
 * if (!dealt.ok) throw new Error(dealt.error.says)
 * dealt.value.state.secret[0]?.hand // => ['AD', '2D', '3D', '4D', '5D']
 *
 * const laid = runtimeError.apply(dealt.value.state, {
 *   kind: 'move', at: 0, by: 'Ann', move: { type: 'script', lower: '4D', upper: '2D', function: 'AD' },
 * })
 * laid.ok ? '' : laid.error.says // => '4D is not worth less than 2D; name the smaller bound first.'
 * ```
 */
export const runtimeError: GameOf<RuntimeError> = /* @__PURE__ */ defineGame<RuntimeError>(
  runtimeErrorRules,
  runtimeErrorText,
  runtimeErrorMind,
)
