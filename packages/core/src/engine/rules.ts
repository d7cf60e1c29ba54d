import { deepFreeze } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import { firstDue } from '../roster/clock.js'
import type { GameTypes, State } from './bundle.js'
import { EngineContext } from './context.js'
import type { ErrorFor, GameEventOf, RulesOf, StepOf } from './contract.js'
import type { GameDefinition } from './definition.js'
import { Engine } from './engine.js'
import { registerEngine } from './engine-of.js'
import { legalMovesOf } from './legal.js'
import type { Model } from './model.js'
import { startState } from './start.js'
import { pendingActionsOf, viewOf } from './view-of.js'

/**
 * Makes the rules of a game, which are enough for a server that keeps matches.
 *
 * @example See `examples/nim.ts` in the repository for a whole game in forty lines.
 */
export function defineRules<T extends GameTypes>(
  model: Model<T>,
  definition: GameDefinition<T>,
): RulesOf<T> {
  return rulesOf(new Engine(model, definition, undefined))
}

type StartFrom<T extends GameTypes> = (
  engine: Engine<T>,
  start: State<T>,
  given: unknown,
  ctx: EngineContext<T>,
) => State<T> | string

export function rulesOf<T extends GameTypes>(
  engine: Engine<T>,
  startFrom?: StartFrom<T>,
): RulesOf<T> {
  const { model, definition } = engine
  const { migrations = [] } = definition

  function setup(
    roster: unknown,
    options: unknown = {},
    position?: unknown,
  ): Result<StepOf<T>, ErrorFor<T>> {
    const start = startState(engine, roster, options)
    if (!start.ok) return start
    const events: GameEventOf<T>[] = []
    const ctx = new EngineContext<T>(events)
    if (position !== undefined && position !== null) {
      const started =
        startFrom?.(engine, start.value, position, ctx) ??
        'This game can only start from the beginning.'
      if (typeof started === 'object')
        return ok(deepFreeze({ state: started, events, entry: null }))
      return err(engine.createError({ code: 'badPosition', details: { problem: started } }))
    }
    const buffer = engine.ownDraft(start.value)
    buffer.change((draft) => {
      ctx.attach(draft, draft.clock.now)
      definition.onStart?.(draft, ctx)
    })
    engine.runDueEffects(buffer, ctx)
    return ok(deepFreeze({ state: buffer.state, events, entry: null }))
  }

  function apply(state: State<T>, entry: unknown): Result<StepOf<T>, ErrorFor<T>> {
    const read = engine.read(entry)
    if (!read.ok) return err(engine.createError(read.error))
    const buffer = engine.sharedDraft(state)
    const events: GameEventOf<T>[] = []
    const ctx = new EngineContext<T>(events)
    // Frozen first, so that no move can change the log.
    const kept = deepFreeze(read.value)
    const error = engine.submit(buffer, ctx, kept)
    if (error !== undefined) return err(engine.createError(error))
    return ok({ state: buffer.finish(), events: Object.freeze(events), entry: kept })
  }

  function check(state: State<T>, entry: unknown): ErrorFor<T> | undefined {
    const read = engine.read(entry)
    if (!read.ok) return engine.createError(read.error)
    if (state.outcome === null && firstDue(state.clock, read.value.at) >= 0) {
      const step = apply(state, entry)
      return step.ok ? undefined : step.error
    }
    const error = engine.check(state, read.value)
    return error === undefined ? undefined : engine.createError(error)
  }

  const rules: RulesOf<T> = {
    id: definition.id,
    revision: 1 + migrations.length,
    description: engine.description,
    roles: engine.roles,
    schemas: {
      move: model.move,
      options: model.options,
      ...(model.join === undefined ? {} : { join: model.join }),
    },
    migrations: Object.fromEntries(migrations.map((migrate, index) => [index + 1, migrate])),
    setup,
    apply,
    check,
    applyAll(state, entries) {
      const buffer = engine.ownDraft(state)
      const ctx = new EngineContext<T>()
      for (let index = 0; index < entries.length; index++) {
        const read = engine.read(entries[index])
        const error = read.ok ? engine.submit(buffer, ctx, read.value) : read.error
        if (error !== undefined) return err({ index, error: engine.createError(error) })
      }
      return ok(buffer.finish())
    },
    status: (state) => state,
    outcome: (state) => state.outcome ?? undefined,
    view: (state, viewer) => viewOf(engine, state, viewer),
    pendingActions: (state, viewer, whose = 'own') =>
      pendingActionsOf(engine, state, viewer, whose),
    legalMoves: (view) => legalMovesOf(engine, view),
  }
  registerEngine(setup, engine)
  return rules
}
