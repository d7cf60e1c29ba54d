import type { ErrorAt, GameRules } from '../game/game.js'
import type { AnyEvent } from '../game/game-event.js'
import { defineErrors, type ErrorIn, type GameError } from '../game-error.js'
import { err, ok, type Result } from '../result.js'
import type { Match } from './match-value.js'

export interface RewindFacts {
  /** The match does not have that many entries, or its log begins later. */
  cannotRewind: { readonly entries: number; readonly from: number; readonly to: number }
}

export type RewindError = ErrorIn<RewindFacts, 'contract/order'>

const refuse = /* @__PURE__ */ defineErrors<RewindFacts, 'contract/order'>({
  cannotRewind: [
    'contract/order',
    ({ entries, from, to }) =>
      `The match cannot be rewound to ${entries} entries; choose a number from ${from} to ${to}.`,
  ],
})

/** The parts of a match that a replay needs. */
export type ReplayInput<State = unknown, Move = unknown> = Pick<
  Match<State, Move>,
  'roster' | 'options' | 'position' | 'log' | 'checkpoint'
>

/**
 * Replays a match from the beginning of its log, and returns the state after `entries` entries.
 * Default: all. It refuses as `setup` and `apply` do; the error has the index of the entry, or -1.
 *
 * @example
 * ```ts
 * import { createMatch, replay } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const before = replay(pureSkill, match.value, 0)
 * before.ok && before.value.shared.stage // => 'prize'
 * ```
 */
export function replay<State, Move, Refused extends GameError, Event extends AnyEvent>(
  game: GameRules<State, Move, Refused, Event>,
  { roster, options, position, log, checkpoint }: ReplayInput<State, Move>,
  entries: number = log.length,
): Result<State, ErrorAt<Refused>> {
  const play = log.slice(0, entries)
  if (checkpoint !== null) return replayFrom(game, checkpoint.state, play)
  const start = game.setup(roster, options, position ?? undefined)
  if (!start.ok) return err({ index: -1, error: start.error })
  return replayFrom(game, start.value.state, play)
}

export function replayFrom<State, Move, Refused extends GameError, Event extends AnyEvent>(
  game: GameRules<State, Move, Refused, Event>,
  from: State,
  entries: readonly unknown[],
): Result<State, ErrorAt<Refused>> {
  if (game.applyAll !== undefined) return game.applyAll(from, entries)
  let state = from
  for (const [index, entry] of entries.entries()) {
    const step = game.apply(state, entry)
    if (!step.ok) return err({ index, error: step.error })
    state = step.value.state
  }
  return ok(state)
}

/**
 * Returns the match as it was after `entries` entries, counted from its start. It refuses with
 * `cannotRewind` if the log lacks them.
 *
 * @example
 * ```ts
 * import { createMatch, rewind } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * const before = rewind(pureSkill, match.value, 0)
 * before.ok && before.value.log // => []
 * ```
 */
export function rewind<State, Move, Refused extends GameError, Event extends AnyEvent>(
  game: GameRules<State, Move, Refused, Event>,
  match: Match<State, Move>,
  entries: number,
): Result<Match<State, Move>, RewindError | Refused> {
  const from = match.checkpoint?.entries ?? 0
  const to = from + match.log.length
  if (!Number.isInteger(entries) || entries < from || entries > to) {
    return refuse({ code: 'cannotRewind', details: { entries, from, to } })
  }
  const state = replay(game, match, entries - from)
  if (!state.ok) return err(state.error.error)
  const log = Object.freeze(match.log.slice(0, entries - from))
  return ok(Object.freeze({ ...match, log, state: state.value }))
}
