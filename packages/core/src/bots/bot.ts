import type { Game } from '../game/game.js'
import type { GameView, RandomInt } from '../game/view.js'
import type { Timestamp } from '../time.js'
import { sound } from './sound.js'
import { sampleWanted, wantedOf } from './wanted.js'

/**
 * Chooses a move for a seat of its game from what that seat may see. It answers `undefined` when the
 * seat has no move, or leaves it be.
 *
 * `now` is the present moment, milliseconds UTC, which a view does not tell.
 */
export type Bot<Move = unknown> = (view: GameView, now?: Timestamp) => Move | undefined

/**
 * A bot that makes any legal move: one of those that its seat must make, where there are such.
 *
 * @param choose - where its chance comes from, such as `seededRandom('any seed')`
 * @throws RangeError where that gives something other than one of the numbers that it may choose
 *
 * @example
 * ```ts
 * import { startMatch } from '@ackanomic/core'
 * import { randomBot, seededRandom } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const started = startMatch(pureSkill, { table })
 * if (!started.ok) throw new Error(started.error.message)
 * const view = pureSkill.view(started.value.match.state, 0)
 * randomBot(pureSkill, seededRandom('any seed'))(view) // => undefined
 * ```
 */
export function randomBot<State, Move>(game: Game<State, Move>, choose: RandomInt): Bot<Move> {
  const pick = sound(choose)
  return (view, now) => {
    const { seat, outcome } = view
    if (seat === undefined || outcome !== null) return undefined
    const legal = game.legalMoves(view)
    const first = game.determinize?.(view, pick, now)
    if (first === undefined) return legal.sample(pick)
    const wanted = wantedOf(game, first, seat)
    return wanted.must ? sampleWanted(legal, wanted, pick) : legal.sample(pick)
  }
}
