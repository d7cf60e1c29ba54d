import { serializeSave } from '../parse-save.js'
import type { Match } from './match-value.js'

export const SAVE_FORMAT = 'ackanomic match'

/**
 * Saves a match as JSON text, with its log and final state, for `loadMatch`.
 *
 * @example
 * ```ts
 * import { createMatch, loadMatch, saveMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const loaded = loadMatch(pureSkill, saveMatch(match.value))
 * loaded.ok && loaded.value.match.roster.players // => ['Ann', 'Bob', 'Cyd']
 * ```
 */
export function saveMatch(match: Match): string {
  const { checkpoint, log, state } = match
  return saved(match, { checkpoint, log, state })
}

/**
 * Saves a match without its log, for apps that store each step's `appended` entries themselves.
 * `loadMatch(game, save, { trustState: stateProblem })` opens it, and replays nothing.
 *
 * @example
 * ```ts
 * import { createMatch, loadMatch, saveSnapshot } from '@ackanomic/core'
 * import { stateProblem } from '@ackanomic/core/engine'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const kept = saveSnapshot(match.value)
 * loadMatch(pureSkill, kept, { trustState: stateProblem }).ok // => true
 * const refused = loadMatch(pureSkill, kept)
 * refused.ok ? '' : refused.error.code // => 'untrusted'
 * ```
 */
export function saveSnapshot(match: Match): string {
  const { checkpoint, log, state } = match
  const entries = (checkpoint?.entries ?? 0) + log.length
  return saved(match, { checkpoint: { entries, state }, log: [], state: null })
}

function saved(
  { id, game, revision, roster, options, position, chance, declaration }: Match,
  play: Pick<Match, 'checkpoint' | 'log' | 'state'>,
): string {
  return serializeSave(SAVE_FORMAT, {
    id,
    game,
    revision,
    roster,
    options,
    position,
    ...(chance === undefined ? {} : { chance }),
    ...(declaration === undefined ? {} : { declaration }),
    ...play,
  })
}
