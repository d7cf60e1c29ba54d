import type { GameRules } from '../game/game.js'
import type { StateOf } from '../game/types-of.js'
import type { MatchStatus, PendingAction } from '../game/view.js'
import { personsOf } from './recipients.js'

/** A pending action, with the people who can act. */
export interface MatchPendingAction extends PendingAction {
  /** Empty for `anyone` and for roles outside the match. */
  readonly persons: readonly string[]
}

/**
 * Returns the pending actions of everybody, or of one person. Those of everybody show
 * who has acted in secret: keep them from pages.
 *
 * @example
 * ```ts
 * import { createMatch, pendingActions } from '@ackanomic/core'
 * import { pureSkill } from '@ackanomic/games/pure-skill'
 *
 * const match = createMatch(pureSkill, { players: ['Ann', 'Bob', 'Cyd'] })
 * pendingActions(pureSkill, match.value.state).map(({ persons }) => persons) // => [['Ann'], ['Bob'], ['Cyd']]
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
  { roster, openPrompts }: MatchStatus,
): MatchPendingAction[] {
  const pending: MatchPendingAction[] = []
  const add = ({ action, actor, need, deadline, prompt }: PendingAction): void => {
    const who = { action, actor, persons: personsOf(roster, actor) }
    pending.push({ ...who, need, deadline, prompt })
  }
  for (const seat of roster.seats.keys()) {
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
