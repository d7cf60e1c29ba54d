import { copyUntrusted } from '../json.js'
import { err, ok, type Result } from '../result.js'
import type { GameTypes, State } from './bundle.js'
import type { ErrorFor } from './contract.js'
import { createTable } from './create-table.js'
import type { AnyErrorCase, Engine } from './engine.js'
import { readerOf } from './reader.js'

/** The state at the start, before its first prompts and deadlines, from any set-up. */
export function startState<T extends GameTypes>(
  engine: Engine<T>,
  announced: unknown,
  given: unknown,
): Result<State<T>, ErrorFor<T>> {
  const { model, definition, description, roster, roles } = engine
  const refuse = (error: AnyErrorCase<T>) => err(engine.createError(error))
  const gathers = (roster.seats ?? 'fixed') !== 'fixed'
  const options = readOptions(model, given)
  const players = options.ok ? definition.players?.(options.value) : undefined
  const limited = players === undefined ? description : { ...description, players }
  const opened = createTable(limited, announced, gathers, roles)
  if (!opened.ok) return opened
  const { table, setup } = opened.value
  if (!options.ok) return refuse({ code: 'badOptions', details: { problem: options.error } })
  const laid = definition.setup(table, options.value)
  if ('code' in laid) return refuse(laid)
  const { shared, secret = table.seats.map(() => ({})), hidden = {} } = laid
  return ok({
    options: options.value,
    shared,
    secret,
    hidden,
    table,
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
