import type { GameTypes } from '../engine/bundle.js'
import type { Game } from '../engine/contract.js'
import type { InstanceRecord } from '../society/awards.js'
import { refereesMayPlay } from '../society/description.js'
import type { Match } from './match.js'

/**
 * What the society's books must know of a match that is over, for `book` and `giveTrophies`;
 * `undefined` while it goes on.
 *
 * @param instance - the instance's own name, unique in the books
 *
 * @example
 * ```ts
 * import { recordOf, seededReferee, startMatch, tick } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const table = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'], startedAt: 0 }
 * const referee = seededReferee('records')
 * const started = startMatch(pureSkill, { table }, { referee })
 * if (!started.ok) throw new Error(started.error.says)
 * recordOf(pureSkill, started.value.match, 'GPS 1') // => undefined
 * const { match } = tick(pureSkill, started.value.match, 40 * 86_400_000, { referee })
 * recordOf(pureSkill, match, 'GPS 1')?.game // => '1250.7'
 * ```
 */
export function recordOf<T extends GameTypes>(
  game: Game<T>,
  { state, log, table: start }: Match<T>,
  instance: string,
): InstanceRecord<T['Clause']> | undefined {
  const { table, outcome } = state
  if (outcome === null) return undefined
  const substitutes = log.flatMap((entry) =>
    entry.kind === 'membership' &&
    (entry.event.what === 'vacation' || entry.event.what === 'substitute') &&
    entry.event.substitute !== undefined
      ? [entry.event.substitute.person]
      : [],
  )
  return {
    game: game.description.rule ?? game.id,
    instance,
    startedAt: start.startedAt,
    starters: table.starters,
    players: [...new Set([...table.everPlayed, ...substitutes])],
    referees: table.referees,
    refereesMayPlay: refereesMayPlay(game.description),
    duel: table.duel !== null,
    exhibition: table.exhibition,
    outcome: outcome as InstanceRecord<T['Clause']>['outcome'],
  }
}
