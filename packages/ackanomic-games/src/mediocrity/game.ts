import type { RandomInt } from '@ackanomic/core'
import type { Determinization, GameOf, View } from '@ackanomic/core/engine'
import { defineGame, withPositions } from '@ackanomic/core/engine'
import type { Mediocrity } from './model.js'
import { mediocrityPosition } from './position.js'
import { askedIn, sendersOf } from './prompts.js'
import { mediocrityRules } from './rules.js'
import type { MediocritySecret } from './state.js'
import { NO_NUMBER } from './state.js'
import { mediocrityText } from './text.js'

/** Samples unknown numbers; one is missing while some are drawn. */
function sampleMediocrity(view: View<Mediocrity>, choose: RandomInt): Determinization<Mediocrity> {
  const { shared, roster } = view
  const known = 'known' in view ? view.known : roster.seats.map(() => null)
  const { most } = shared
  const senders = most > 0 ? sendersOf(view) : []
  const secret = known.map((mine, seat): MediocritySecret => {
    if (mine !== null || !senders.includes(seat)) return mine ?? NO_NUMBER
    const number = choose(most + 1)
    return number === 0 ? NO_NUMBER : { number, drawn: false }
  })
  if (shared.stage === 'draws' && askedIn({ ...view, secret }).length === 0) {
    const others = senders.filter((seat) => known[seat] === null)
    const late = others[choose(others.length)]
    if (late !== undefined) secret[late] = NO_NUMBER
  }
  return { secret, hidden: {}, openPrompts: askedIn({ ...view, secret }) }
}

/**
 * Mediocrity, rule 1250.17: in each round, all players send a number to the Moderator, and the
 * number in the middle scores. In the end, the score in the middle wins.
 *
 * There is no referee. Prompts ask the host for the player numbers (`numbers`, a shuffle), unless
 * the set-up gives them, and the Moderator's seat for each missing number (`draw`, a die). Besides
 * core's codes, it refuses a set-up with `badNumbers` (start.b), and moves with `numbersNotDrawn`
 * (start.b), `roundRunning`, `noRound` (round.a), `notNext` (mod.g), `moderatorSends` (num.mod),
 * `outOfRange` (num.range), `alreadySent` (num.send), `resultAnnounced` (num.late), `noModerator`
 * (leave.a), `notModerator` (res.f) and `tooEarly` (round.d).
 *
 * @example
 * ```ts
 * import { mediocrity } from '@ackanomic/games/mediocrity'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: [], startedAt: 0, census: { players: 9 } }
 * const start = mediocrity.setup(roster, { numbers: [1, 2, 3] })
 * if (!start.ok) throw new Error(start.error.message)
 * const begun = mediocrity.apply(start.value.state, {
 *   kind: 'move', at: 1, by: 'Ann', move: { type: 'begin' },
 * })
 * if (!begun.ok) throw new Error(begun.error.message)
 * begun.value.state.shared.stage // => 'round'
 *
 * const high = mediocrity.apply(begun.value.state, {
 *   kind: 'move', at: 2, by: 'Bob', move: { type: 'send', number: 5 },
 * })
 * high.ok ? '' : high.error.message // => '5 does not count; send a whole number from 1 to 4.'
 * ```
 */
export const mediocrity: GameOf<Mediocrity> = /* @__PURE__ */ defineGame<Mediocrity>(
  withPositions(mediocrityRules, mediocrityPosition),
  mediocrityText,
  {
    scores: ({ shared }) => shared.scores,
    determinize: sampleMediocrity,
  },
)
