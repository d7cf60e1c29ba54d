import type { RandomInt } from '@ackanomic/core'
import {
  type Determinization,
  defineGame,
  type GameOf,
  type View,
  visibleState,
  withPositions,
} from '@ackanomic/core/engine'
import { deckOf } from './cards.js'
import type { Spades } from './model.js'
import { spadesPosition } from './position.js'
import { promptDue } from './round.js'
import { spadesRules } from './rules.js'
import { sampleHands } from './sampling.js'
import { scoresOf } from './scoring.js'
import { placeOf, teamAt } from './seating.js'
import { spadesText } from './text.js'

/**
 * Spades, rule 1250.15: two teams of two bid how many of 13 tricks they will take, and play for
 * them with Spades as trumps, until a team has 500. Options are house rules: another `target`, a
 * `blindNil`, other penalties for sandbags, a `boston` and `jokers`.
 *
 * A misplay is not refused, but voided and fined. Besides core's codes, it refuses moves with
 * `notBidding` (2.c), `notPlaying` (2.h, 3.a, 7.c), `notYourTurn` (beg.e), `badBid` and `notBlind`
 * (2.d), `notInDeck` (eq), `conceded`, `notConceded` and `irrevocable` (5.d), `noCalls`,
 * `noSuchPlay` and `noMisplay` (6.e), and the set-up with `badTeams` (beg.b).
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { seededReferee } from '@ackanomic/core/bots'
 * import { spades } from '@ackanomic/games/spades'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd', 'Dov'], referees: ['Rex'], startedAt: 0 }
 * const referee = seededReferee('written down nowhere')
 * const started = startMatch(spades, { roster }, { referee })
 * const match = started.ok ? started.match : undefined
 * match?.state.shared.order // => [0, 2, 1, 3]
 * match && spades.pendingActions(match.state, 0)[0]?.action // => 'bid'
 * ```
 */
export const spades: GameOf<Spades> = /* @__PURE__ */ defineGame<Spades>(
  withPositions(spadesRules, spadesPosition),
  spadesText,
  {
    scores: ({ shared: { order, ...shared }, options, roster }) => {
      const teams = scoresOf(shared, options)
      return roster.seats.map((_, seat) =>
        order === null ? 0 : teams[teamAt(placeOf(order, seat))].score,
      )
    },
    determinize,
  },
)

function determinize(view: View<Spades>, choose: RandomInt): Determinization<Spades> {
  const { shared, options, secret: seen } = visibleState(view)
  const secret = sampleHands(shared, seen, deckOf(options), choose)
  const asked = promptDue({ shared, options, secret })
  return { secret, hidden: {}, openPrompts: asked === undefined ? [] : [asked] }
}
