import type { RandomInt } from '@ackanomic/core'
import type { Determinization, GameOf, View } from '@ackanomic/core/engine'
import { defineGame, itemAt, seatsInGame, withPositions } from '@ackanomic/core/engine'
import type { PureSkill } from './model.js'
import { pureSkillPosition } from './position.js'
import { promptsOf } from './prompts.js'
import { pureSkillRules } from './rules.js'
import type { PureSkillSecret } from './state.js'
import { pureSkillText } from './text.js'
import { totalsOf } from './totals.js'

const NO_BID: PureSkillSecret = { bid: null, drawn: false }

/** Samples unknown bids. One is missing, or the round would be over. */
function samplePureSkill(view: View<PureSkill>, pick: RandomInt): Determinization<PureSkill> {
  const { shared, roster, options } = view
  const known = 'known' in view ? view.known : roster.seats.map(() => null)
  const secret = known.map((mine, seat): PureSkillSecret => {
    if (mine !== null) return mine
    const pack = itemAt(shared.packs, seat)
    const size = pack.length
    const hasBid = options.showWhoHasBid ? shared.bidders.includes(seat) : shared.stage === 'bids'
    // A player who was announced to have bid has a bid.
    const place = hasBid ? pick(options.showWhoHasBid ? size : size + 1) : size
    if (place === size) return NO_BID
    return { bid: itemAt(pack, place), drawn: false }
  })
  const seats = seatsInGame(roster)
  if (shared.stage === 'bids' && seats.every((seat) => secret[seat]?.bid !== null)) {
    const others = seats.filter((seat) => view.role !== 'seat' || view.seat !== seat)
    const late = others[pick(others.length)]
    if (late !== undefined) secret[late] = NO_BID
  }
  return { secret, hidden: {}, openPrompts: promptsOf(shared, secret) }
}

/**
 * The Game of Pure Skill, rule 1250.7: three players make sealed bids with the cards of a suit, for
 * spades that the referee turns up one by one.
 *
 * Besides core's codes, it refuses moves with `notBidding` (4c), `alreadyBid` and `notInPack` (4e).
 *
 * @example
 * ```ts
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const startedAt = Date.UTC(2026, 10, 21)
 * const start = pureSkill.setup({ players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt })
 * if (!start.ok) throw new Error(start.error.message)
 * const drawn = pureSkill.apply(start.value.state, {
 *   kind: 'answer', at: startedAt, by: 'Dee', prompt: 0, answer: 12,
 * })
 * drawn.ok && drawn.value.events[0]?.event // => { type: 'prize', round: 1, prize: 'KS' }
 * ```
 */
export const pureSkill: GameOf<PureSkill> = /* @__PURE__ */ defineGame<PureSkill>(
  withPositions(pureSkillRules, pureSkillPosition),
  pureSkillText,
  {
    scores: ({ shared, roster }) => totalsOf(shared.rounds, roster.seats.length),
    determinize: samplePureSkill,
  },
)
