import { freezePlain, sharePlain } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import { firstDue } from '../table/clock.js'
import { OwnBench, SharingBench } from './bench.js'
import type { GameTypes, PlainBundle, State } from './bundle.js'
import type { PostOf, RejectionFor, RulesOf, StepOf } from './contract.js'
import { WorkingDesk } from './desk.js'
import { Engine } from './engine.js'
import { legalMovesOf } from './legal.js'
import { expectationsOf, viewOf } from './look.js'
import type { OwnNames } from './own-names.js'
import type { RulesRecipe } from './recipe.js'
import { startState } from './start.js'

/** The engine that runs the rules of each game, for `defineGame` to build on. */
const engines = new WeakMap<object, unknown>()

/** The engine of rules that {@link defineRules} gave. */
export function engineOf<T extends GameTypes>(rules: RulesOf<T>): Engine<T> {
  const engine = engines.get(rules)
  if (engine === undefined) throw new Error('These rules are none that defineRules gave.')
  return engine as Engine<T>
}

/**
 * Makes the rules of a game from a recipe: enough for a server that keeps matches.
 *
 * @typeParam T - the game's bundle of types; its state parts must be plain and readonly, or the
 * call does not compile and says which part is not; nor does it where a rejection or an
 * announcement bears the name of one of core's
 *
 * @example
 * See `examples/` in the repository for a whole game in under a hundred lines.
 */
export function defineRules<T extends GameTypes>(
  recipe: RulesRecipe<T> & PlainBundle<T> & OwnNames<T>,
): RulesOf<T> {
  const engine = new Engine<T>(recipe)

  function apply(state: State<T>, entry: unknown): Result<StepOf<T>, RejectionFor<T>> {
    const read = engine.read(entry)
    if (!read.ok) return err(engine.reject(read.error))
    const bench = new SharingBench<T>(state)
    const desk = new WorkingDesk<T>()
    const posts: PostOf<T>[] = []
    desk.posts = posts
    // Kept before it is played, so that no play can change what the log will say.
    const kept = engine.keep(entry, read.value)
    const refusal = engine.submit(bench, desk, read.value)
    if (refusal !== undefined) return err(engine.reject(refusal))
    return ok({ state: bench.state, posts: freezePlain(posts), entry: kept })
  }

  function check(state: State<T>, entry: unknown): RejectionFor<T> | undefined {
    const read = engine.read(entry)
    if (!read.ok) return engine.reject(read.error)
    if (state.outcome === null && firstDue(state.clock, read.value.at) >= 0) {
      const step = apply(state, entry)
      return step.ok ? undefined : step.error
    }
    const refusal = engine.refusal(state, read.value)
    return refusal === undefined ? undefined : engine.reject(refusal)
  }

  const rules: RulesOf<T> = {
    id: recipe.id,
    revision: recipe.revision,
    description: recipe.description,
    schemas: {
      move: recipe.move,
      options: recipe.options,
      ...(recipe.membership?.join === undefined ? {} : { join: recipe.membership.join.schema }),
    },
    migrations: recipe.migrations ?? {},
    setup: setupOf(engine),
    apply,
    check,
    applyAll(state, entries) {
      const bench = new OwnBench<T>(state)
      const desk = new WorkingDesk<T>()
      for (let index = 0; index < entries.length; index++) {
        const read = engine.read(entries[index])
        const refusal = read.ok ? engine.submit(bench, desk, read.value) : read.error
        if (refusal !== undefined) return err({ index, rejection: engine.reject(refusal) })
      }
      return ok(sharePlain(state, bench.state, false))
    },
    situation: (state) => state,
    outcome: (state) => state.outcome ?? undefined,
    view: (state, viewer) => viewOf(recipe, state, viewer),
    expects: (state, viewer, whose = 'own') => expectationsOf(recipe, state, viewer, whose),
    legalMoves: (view) => legalMovesOf(recipe, view),
  }
  return keptAs(rules, engine)
}

/** Keeps the engine of rules. */
export function keptAs<T extends GameTypes>(rules: RulesOf<T>, engine: Engine<T>): RulesOf<T> {
  engines.set(rules, engine)
  return rules
}

/** How an instance starts: from the beginning, or `from` a position where that is given. */
export function setupOf<T extends GameTypes>(
  engine: Engine<T>,
  from?: (start: State<T>, position: unknown, desk: WorkingDesk<T>) => State<T> | string,
): (table: unknown, options?: unknown, position?: unknown) => Result<StepOf<T>, RejectionFor<T>> {
  return (table, options = {}, position = null) => {
    const start = startState<T>(engine.recipe, table, options)
    if (!start.ok) {
      const { error } = start
      return err('refusal' in error ? engine.reject(error.refusal) : error.rejection)
    }
    const desk = new WorkingDesk<T>()
    const posts: PostOf<T>[] = []
    desk.posts = posts
    const opened = (): State<T> => {
      const bench = new OwnBench<T>(start.value)
      bench.change((draft) => {
        desk.stand(draft, draft.clock.now)
        engine.recipe.begin(draft, desk)
      })
      engine.settle(bench, desk)
      return bench.state
    }
    const none = 'This game starts from its beginning only.'
    const state = position === null ? opened() : (from?.(start.value, position, desk) ?? none)
    return typeof state === 'string'
      ? err(engine.reject({ code: 'badPosition', facts: { problem: state } }))
      : ok(freezePlain({ state, posts, entry: null }))
  }
}
