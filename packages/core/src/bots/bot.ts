import type { Game } from '../game/game.js'
import type { GameView, RandomInt } from '../game/view.js'
import type { Timestamp } from '../time.js'
import { sound } from './sound.js'
import { sampleWanted, wantedOf } from './wanted.js'

/** A function that chooses a move from a seat's view; `undefined` for none, or to pass. */
export type Bot<Move = unknown> = (view: GameView, now?: Timestamp) => Move | undefined

/**
 * Creates a bot that makes any legal move, required ones first.
 *
 * @throws RangeError if `choose` returns a number outside its range
 *
 * @example
 * ```ts
 * import { createMatch } from '@ackanomic/core'
 * import { randomBot, seededRandom } from '@ackanomic/core/bots'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * randomBot(pureSkill, seededRandom('any seed'))(match.viewFor('Ann'))?.type // => 'bid'
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
