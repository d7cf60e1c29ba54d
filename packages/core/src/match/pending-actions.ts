import type { GameRules } from '../game/game.js'
import type { StateOf } from '../game/types-of.js'
import type { MatchStatus, PendingAction } from '../game/view.js'
import type { RoleName } from '../roles.js'
import type { SeatNumber, Table } from '../table/table.js'
import type { Timestamp } from '../time.js'

/** Something that somebody must or may do. */
export interface MatchPendingAction {
  /** The type of the move, or the name of the prompt. */
  readonly action: string
  /** The actor: a seat, the referee, the host, a role outside the table, or anyone. */
  readonly actor: SeatNumber | 'referee' | 'host' | 'anyone' | (RoleName & {})
  /**
   * The names of the people who can act. Empty if core cannot know them, as with a role outside the
   * table or `anyone`.
   */
  readonly persons: readonly string[]
  /**
   * `'required'`: play waits for it, or a default happens without it. `'oneOf'`: one of the actions
   * with the same actor and deadline is enough. `'optional'`: the actor is free to do it.
   */
  readonly need: 'required' | 'oneOf' | 'optional'
  /**
   * The deadline, in milliseconds since the epoch, UTC. `null` if there is none or the clock is
   * paused.
   */
  readonly deadline: Timestamp | null
  /** The number of the prompt, or `null` for a move. */
  readonly prompt: number | null
}

/**
 * Returns the pending actions of the whole table. They show who has acted already, even if the
 * rules keep that secret, so they are for the program that runs the match and not for a page. For a
 * page, ask for one person's.
 *
 * @param person - returns only this person's pending actions. Default: everybody's
 *
 * @example
 * ```ts
 * import { pendingActions, startMatch } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const started = startMatch(pureSkill, { table: { players: ['Ann', 'Bob', 'Cyd'], startedAt: 0 } })
 * if (!started.ok) throw new Error(started.error.message)
 * pendingActions(pureSkill, started.match.state) // => [{ action: 'prize', actor: 'referee', persons: ['Referee'], need: 'required', deadline: null, prompt: 0 }]
 * ```
 */
export function pendingActions<G extends GameRules>(
  game: G,
  state: StateOf<G>,
  person?: string,
): readonly MatchPendingAction[]
export function pendingActions(
  game: GameRules,
  state: unknown,
  person?: string,
): readonly MatchPendingAction[] {
  const situation = game.status(state)
  if (situation.outcome !== null) return []
  const all = pendingIn(game, state, situation)
  return person === undefined
    ? all
    : all.filter(({ actor, persons }) => actor === 'anyone' || persons.includes(person))
}

function pendingIn(
  game: GameRules,
  state: unknown,
  { table, openPrompts }: MatchStatus,
): MatchPendingAction[] {
  const pending: MatchPendingAction[] = []
  const add = ({ action, actor, need, deadline, prompt }: PendingAction): void => {
    const who = { action, actor, persons: personsOf(table, actor) }
    pending.push({ ...who, need, deadline, prompt })
  }
  for (const seat of table.seats.keys()) {
    for (const each of game.pendingActions(state, seat)) if (each.actor === seat) add(each)
  }
  for (const each of game.pendingActions(state, 'referee'))
    if (typeof each.actor !== 'number') add(each)
  for (const { to, id, name } of openPrompts) {
    if (to === 'host')
      add({ action: name, actor: to, need: 'required', deadline: null, prompt: id })
  }
  return pending
}

function personsOf(table: Table, of: PendingAction['actor']): readonly string[] {
  if (of === 'referee') return table.referees
  const seat = typeof of === 'number' ? table.seats[of] : undefined
  if (seat === undefined) return []
  if (seat.holder !== null) return [seat.holder]
  return seat.presence === 'away' ? [seat.player] : []
}
