import { defineGame, type GameOf } from '@ackanomic/core/engine'
import { doubleCrashMind } from './mind.js'
import { doubleCrashRules } from './rules.js'
import { doubleCrashText } from './text.js'
import type { DoubleCrash } from './types.js'

/**
 * Double Crash, rule 1250.12: each of two players has a secret Target Word, and fires Salvos of
 * words at the other's, who replies how often each word crashes with it. There is no referee; the
 * host is asked what is in the dictionary.
 *
 * Refuses moves with `targetTooLate`, `targetChosen`, `targetLength` and `noTarget` (R1(1)),
 * `salvoNotDue` and `replyNotDue` (IV.time(5)), `salvoPosted`, `wrongSize` and `wordLength`
 * (IV.salvo), `replyPosted` and `notTheSalvo` (IV.reply(1)), `noSuchReport` and `noError`
 * (IV.err(1)), `roundsOver` (IV.end(1)), `notProvable`, `examinationOver` and `claimedAlready`
 * (IV.rev), and `tooManyAdmissions` (IV.err(2)), besides core's codes.
 *
 * @example
 * ```ts
 * import { doubleCrash } from '@ackanomic/games/double-crash'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = doubleCrash.setup({ players: ['Ann', 'Bob'], referees: [], startedAt })
 * if (!start.ok) throw new Error(start.error.says)
 * const words = ['HEART', 'SPADE', 'STAFF', 'CHAFF', 'SWORD', 'WORDY']
 * const opened = doubleCrash.apply(start.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'opening', target: 'CRASH', words },
 * })
 * if (!opened.ok) throw new Error(opened.error.says)
 * opened.value.state.own.exchanges[0]?.salvos[0]?.length // => 6
 *
 * const again = doubleCrash.apply(opened.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'target', word: 'CHASM' },
 * })
 * again.ok ? '' : again.error.says // => 'You have chosen CRASH already, and the first choice stands.'
 * ```
 */
export const doubleCrash: GameOf<DoubleCrash> = /* @__PURE__ */ defineGame<DoubleCrash>(
  doubleCrashRules,
  doubleCrashText,
  doubleCrashMind,
)
