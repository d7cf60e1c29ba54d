import { copyUntrusted } from '../json.js'
import { err, ok, type Result } from '../result.js'
import type { GameTypes, State } from './bundle.js'
import type { ErrorFor } from './contract.js'
import { createRoster } from './create-roster.js'
import type { AnyErrorCase, Engine } from './engine.js'
import { readerOf } from './reader.js'

/** The state at the start, before its first prompts and deadlines, from any set-up. */
export function startState<T extends GameTypes>(
  engine: Engine<T>,
  announced: unknown,
  given: unknown,
): Result<State<T>, ErrorFor<T>> {
  const { model, definition, description, rosterRules, roles } = engine
  const refuse = (error: AnyErrorCase<T>) => err(engine.createError(error))
  const gathers = (rosterRules.seats ?? 'fixed') !== 'fixed'
  const options = readOptions(model, given)
  const players = options.ok ? definition.players?.(options.value) : undefined
  const limited = players === undefined ? description : { ...description, players }
  const opened = createRoster(limited, announced, gathers, roles)
  if (!opened.ok) return opened
  const { roster, setup } = opened.value
  if (!options.ok) return refuse({ code: 'badOptions', details: { problem: options.error } })
  const laid = definition.setup(roster, options.value)
  if ('code' in laid) return refuse(laid)
  const { shared, secret = roster.seats.map(() => ({})), hidden = {} } = laid
  return ok({
    options: options.value,
    shared,
    secret,
    hidden,
    roster,
    clock: { now: setup.startedAt, timers: [] },
    openPrompts: [],
    promptCount: 0,
    outcome: null,
  })
}

function readOptions<T extends GameTypes>(
  model: Engine<T>['model'],
  given: unknown,
): Result<T['Options'], string> {
  const looked = copyUntrusted(given)
  if (!looked.ok) return looked
  // Schemas take a list for an object without fields.
  return Array.isArray(looked.value)
    ? err('options must be an object (got a list).')
    : readerOf(model.options, 'options')(looked.value)
}
