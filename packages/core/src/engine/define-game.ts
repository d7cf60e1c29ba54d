import { freezePlain, sharePlain } from '../plain.js'
import { err, ok, type Result } from '../result.js'
import { firstDue } from '../table/clock.js'
import type { Moment } from '../time.js'
import { OwnBench, SharingBench } from './bench.js'
import type { Asked, GameTypes, PlainBundle, State } from './bundle.js'
import type { Game, RejectionAt, RejectionFor, Step, TableSetup } from './contract.js'
import { WorkingDesk } from './desk.js'
import { Engine } from './engine.js'
import { legalMovesOf, sampleMoveOf } from './legal.js'
import { expectationsOf, viewOf } from './look.js'
import type { OwnNames } from './own-names.js'
import type { PostOf } from './post.js'
import type { Notation, Pick, Recipe } from './recipe.js'
import { stateOf } from './resample.js'
import { answerAtRandom } from './sample.js'
import { sayTablePost } from './say.js'
import { Simulation } from './simulation.js'
import { startState } from './start.js'
import type { View, Viewer } from './view.js'

/**
 * Makes a game of a recipe.
 *
 * @typeParam T - the game's bundle of types; its state parts must be plain and readonly, or the
 * call does not compile and says which part is not; nor does it where a rejection or an
 * announcement bears the name of one of core's
 *
 * @example
 * See `examples/` in the repository for a whole game in under a hundred lines.
 */
export function defineGame<T extends GameTypes>(
  recipe: Recipe<T> & PlainBundle<T> & OwnNames<T>,
): Game<T> {
  const engine = new Engine<T>(recipe)

  function setup(table: TableSetup, options: unknown = {}): Result<Step<T>, RejectionFor<T>> {
    const start = startState<T>(recipe, table, options)
    if (!start.ok) {
      const { error } = start
      return err('refusal' in error ? engine.reject(error.refusal) : error.rejection)
    }
    const bench = new OwnBench<T>(start.value)
    const desk = new WorkingDesk<T>()
    const posts: PostOf<T>[] = []
    desk.posts = posts
    bench.change((draft) => {
      desk.stand(draft, draft.clock.now)
      recipe.begin(draft, desk)
    })
    engine.settle(bench, desk)
    return ok(freezePlain({ state: bench.state, posts, entry: null }))
  }

  function apply(state: State<T>, entry: unknown): Result<Step<T>, RejectionFor<T>> {
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

  function applyAll(
    state: State<T>,
    entries: readonly unknown[],
  ): Result<State<T>, RejectionAt<T>> {
    const bench = new OwnBench<T>(state)
    const desk = new WorkingDesk<T>()
    for (let index = 0; index < entries.length; index++) {
      const read = engine.read(entries[index])
      const refusal = read.ok ? engine.submit(bench, desk, read.value) : read.error
      if (refusal !== undefined) return err({ index, rejection: engine.reject(refusal) })
    }
    return ok(sharePlain(state, bench.state, false))
  }

  const { resample } = recipe
  return {
    id: recipe.id,
    revision: recipe.revision,
    description: recipe.description,
    clauses: recipe.clauses,
    schemas: { move: recipe.move, options: recipe.options },
    notation: notationOf(recipe),
    migrations: recipe.migrations ?? {},
    setup,
    apply,
    check,
    applyAll,
    legalMoves: (state: State<T>, seat: number) => legalMovesOf(recipe, state, seat),
    sampleMove: (state: State<T>, seat: number, pick: Pick) =>
      sampleMoveOf(recipe, state, seat, pick),
    sampleAnswer: (state: State<T>, asked: Asked<T>, pick: Pick) =>
      answerAtRandom(recipe, state, asked, pick),
    expects: (state: State<T>, viewer: Viewer) => expectationsOf(recipe, state, viewer),
    view: (state: State<T>, viewer: Viewer) => viewOf(recipe, state, viewer),
    outcome: (state: State<T>) => state.outcome ?? undefined,
    simulate: (state: State<T>) => new Simulation(engine, state),
    render: recipe.render,
    say: (post, names) => sayTablePost(post, names) ?? recipe.say(post as T['Post'], names),
    ...(recipe.scores === undefined
      ? {}
      : { scores: (state: State<T>) => recipe.scores?.(state) ?? [] }),
    ...(resample === undefined
      ? {}
      : {
          resample: (view: View<T>, pick: Pick, now?: Moment) =>
            stateOf(view, resample.call(recipe, view, pick), now),
        }),
  }
}

/** The notation of a recipe, which is given nothing but texts. */
function notationOf<T extends GameTypes>({ notation }: Recipe<T>): Notation<T> {
  return {
    help: notation.help,
    parse: (text, view) =>
      typeof text === 'string' ? notation.parse(text, view) : err('Send the move as a text.'),
    format: (move, view) => notation.format(move, view),
  }
}
