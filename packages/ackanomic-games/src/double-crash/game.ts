import type { Choose, SeatNumber } from '@ackanomic/core'
import {
  defineGame,
  type MindRecipe,
  type PackedView,
  type Sampled,
  withPositions,
} from '@ackanomic/core/engine'
import { AgreeingWords, lettersAtRandom } from './deduction.js'
import { reportsBy } from './exchanges.js'
import type { Admission, DoubleCrash, DoubleCrashSecret } from './model.js'
import { doubleCrashPosition } from './position.js'
import { promptsIn } from './prompts.js'
import { doubleCrashRules } from './rules.js'
import { doubleCrashText } from './text.js'

/** What a search needs of Double Crash. */
const doubleCrashMind: MindRecipe<DoubleCrash> = {
  resample: sampleDoubleCrash,
  answers: {
    chosen: (_, __, choose) => choose(4) > 0,
    claimed: (_, __, choose) => choose(4) > 0,
    // All words of a Salvo must be found, or it comes back again and again.
    salvo: (_, __, choose) => choose(16) > 0,
  },
}

/**
 * Target Words for those whose words a viewer may not know: such as agree with what they have
 * reported. In round 1 one may still be missing; one must be once both Salvos are there.
 */
function sampleDoubleCrash(view: PackedView<DoubleCrash>, pick: Choose): Sampled<DoubleCrash> {
  const known = 'known' in view ? view.known : view.table.seats.map(() => null)
  const secret = known.map(
    (mine, seat): DoubleCrashSecret => mine ?? secretAtRandom(view, seat, pick),
  )
  const late = leftOut(view, secret, pick)
  if (late !== undefined) {
    const { admitted = [] } = secret[late] ?? {}
    secret[late] = { target: null, lookedUp: false, admitted }
  }
  return { secret, hidden: {}, asked: promptsIn(view.shared, secret) }
}

/** A secret that nobody knows; the words that its seat has admitted are other ones before the last. */
function secretAtRandom(
  view: PackedView<DoubleCrash>,
  seat: SeatNumber,
  pick: Choose,
): DoubleCrashSecret {
  const target = targetAtRandom(view, seat, pick)
  const open = view.shared.claims.flatMap(({ by, against, found }, claim) =>
    by === seat && against === seat && found === null ? [claim] : [],
  )
  const admitted = open.map((claim, i): Admission => {
    const isLast = i === open.length - 1
    return { claim, word: (isLast ? target : null) ?? lettersAtRandom(pick) }
  })
  return { target, lookedUp: false, admitted }
}

function targetAtRandom(
  { shared }: PackedView<DoubleCrash>,
  seat: SeatNumber,
  pick: Choose,
): string | null {
  const revealed = shared.targets?.[seat]
  if (revealed !== undefined) return revealed
  if (shared.round === 1 && pick(2) === 0) return null
  return new AgreeingWords(reportsBy(shared, seat)).draw(pick) ?? lettersAtRandom(pick)
}

/** The seat that cannot have chosen yet, for otherwise round 1 would be over. */
function leftOut(
  view: PackedView<DoubleCrash>,
  secret: readonly DoubleCrashSecret[],
  pick: Choose,
): SeatNumber | undefined {
  const { shared, outcome } = view
  if (shared.round > 1 || outcome !== null || shared.lookups.length > 0) return undefined
  const salvos = shared.exchanges[0]?.salvos ?? []
  if (salvos.includes(null) || secret.some(({ target }) => target === null)) return undefined
  const others = secret.flatMap((_, seat) =>
    view.role === 'seat' && view.seat === seat ? [] : [seat],
  )
  return others[pick(others.length)]
}

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
 * opened.value.state.shared.exchanges[0]?.salvos[0]?.length // => 6
 *
 * const again = doubleCrash.apply(opened.value.state, {
 *   kind: 'move', at: startedAt, by: 'Ann', move: { type: 'target', word: 'CHASM' },
 * })
 * again.ok ? '' : again.error.says // => 'You have chosen CRASH already, and the first choice stands.'
 * ```
 */
export const doubleCrash = /* @__PURE__ */ defineGame<DoubleCrash>(
  withPositions(doubleCrashRules, doubleCrashPosition),
  doubleCrashText,
  doubleCrashMind,
)
