import { hasPositions } from '../engine/position.js'
import type { Game } from '../game/game.js'
import { type Law, type LawOptions, requireOptions } from './law.js'
import { completeLists } from './laws/complete-lists.js'
import { ending, endsInTime } from './laws/ending.js'
import { errors } from './laws/errors.js'
import { eventsLeakNothing } from './laws/events.js'
import { junkIsRefused } from './laws/junk.js'
import { automaticReferees, timeIsKept } from './laws/kept-match.js'
import { legalMoves } from './laws/legal-moves.js'
import { notation } from './laws/notation.js'
import { frozenEvents, outcomeStands } from './laws/over.js'
import { positions } from './laws/positions.js'
import { purity } from './laws/purity.js'
import { replay, roundTrip } from './laws/replay.js'
import { resampling } from './laws/resample.js'
import { secrets, views } from './laws/secrets.js'
import { isSwift, speeds } from './laws/speeds.js'

/**
 * Returns the laws that hold for every game, to check on random matches, without a test runner.
 *
 * @throws Error if the options leave nothing to check
 *
 * @example
 * ```ts
 * import { lawsOf } from '@ackanomic/core/testing'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const laws = lawsOf(pureSkill, { setups: [{ roster }], packed: true, runs: 1, fuzzCount: 10 })
 * laws.map(({ name }) => name).includes('secrets stay secret') // => true
 * for (const law of laws) law.check() // in a test file: test(law.name, () => law.check())
 * ```
 */
export function lawsOf<S, M>(game: Game<S, M>, options: LawOptions<S, M>): readonly Law[] {
  requireOptions(options)
  return [
    purity(game, options),
    roundTrip(game, options),
    replay(game, options),
    ...(isSwift(game) ? [speeds(game, options)] : []),
    legalMoves(game, options),
    completeLists(game, options),
    errors(game, options),
    junkIsRefused(game, options),
    views(game, options),
    secrets(game, options),
    eventsLeakNothing(game, options),
    ending(game, options),
    endsInTime(game, options),
    notation(game, options),
    resampling(game, options),
    outcomeStands(game, options),
    frozenEvents(game, options),
    timeIsKept(game, options),
    automaticReferees(game, options),
    ...(hasPositions(game) ? [positions(game, options)] : []),
  ]
}
