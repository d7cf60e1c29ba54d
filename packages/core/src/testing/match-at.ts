import type { LogEntry } from '../entry.js'
import type { Game } from '../game/game.js'
import type { Match } from '../match/match-value.js'
import type { RandomMatch } from './random-match.js'

/** A random match as it is kept, after so many of its trials. */
export function matchAt<S, M>(
  game: Game<S, M>,
  { opening, start, trials }: RandomMatch<S, M>,
  count: number,
): Match<S, M> {
  let { state } = start
  const log: LogEntry<M>[] = []
  for (const { entry, result } of trials.slice(0, count)) {
    if (!result.ok) continue
    log.push(entry)
    state = result.value.state
  }
  const { table, options = {} } = opening
  const head = { id: 'a match at random', game: game.id, revision: game.revision, table, options }
  return { ...head, position: null, checkpoint: null, log, state }
}
