import { err, ok, type Result } from '../result.js'
import type { CountRejection, LimitRejection } from '../society/limits.js'
import type { CommonRefusal } from '../table/membership.js'
import type { GameTypes, State } from './bundle.js'
import { openTable } from './open-table.js'
import { lookAt, readerOf } from './reader.js'
import type { RefusalOf, RulesRecipe } from './recipe.js'
import type { CommonRejection } from './rejections.js'

type StartRefusal<T extends GameTypes> =
  | { readonly refusal: CommonRefusal | RefusalOf<T> }
  | { readonly rejection: CommonRejection | LimitRejection | CountRejection }

/**
 * The state in which an instance starts, before its first inquiries and deadlines, from a start
 * announcement that may be anything.
 */
export function startState<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  announced: unknown,
  given: unknown,
): Result<State<T>, StartRefusal<T>> {
  const opened = openTable(recipe.description, announced, recipe.gathers === true)
  if (!opened.ok) return err({ rejection: opened.error })
  const { table, setup, announcer } = opened.value
  const looked = lookAt(given)
  if (!looked.ok) return refuse({ code: 'badOptions', facts: { problem: looked.error } })
  // Schemas take a list for an object without fields.
  const options = Array.isArray(looked.value)
    ? err('options: a list came; send an object.')
    : readerOf(recipe.options, 'options')(looked.value)
  if (!options.ok) return refuse({ code: 'badOptions', facts: { problem: options.error } })
  const { players, referees } = setup
  const setting = {
    players: players.length,
    names: players,
    challenged: table.duel?.challenged ?? null,
    referees,
    announcer,
    most: table.most,
  }
  const refusal = recipe.checkSetup?.(setting, options.value)
  if (refusal !== undefined) return refuse(refusal)
  return ok({
    options: options.value,
    ...recipe.setup(setting, options.value),
    table,
    clock: { now: setup.startedAt, timers: [] },
    asked: [],
    inquiries: 0,
    outcome: null,
  })
}

function refuse<T extends GameTypes>(refusal: CommonRefusal | RefusalOf<T>) {
  return err({ refusal })
}
