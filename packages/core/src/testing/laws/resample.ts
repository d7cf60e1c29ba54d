import { stateProblem } from '../../engine/position.js'
import type { Game } from '../../game/game.js'
import type { RandomInt } from '../../game/view.js'
import type { Viewer } from '../../game/viewer.js'
import { describeDifference, shown } from '../describe-difference.js'
import {
  atSomeMoments,
  attempt,
  Broken,
  type Case,
  holds,
  type Law,
  type LawOptions,
  lawOver,
  messageOf,
  must,
} from '../law.js'
import { moveOf } from '../random-entry.js'
import { oneOf } from '../society.js'
import { jsonProblem, unfrozenPart } from '../structure.js'
import { nameOfViewer, viewersOf } from '../viewers.js'

const STATES = 12

const STEPS = 400

/** A state that is sampled from a view has that view and can be played on. */
export function resampling<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a resampled state agrees with its view', game, options, (given) => {
    if (game.determinize === undefined) return
    atSomeMoments(given, STATES, (state) => {
      sampled(given, state, oneOf(viewersOf(game.status(state)), given.pick))
    })
  })
}

function sampled<S, M>({ game, pick }: Case<S, M>, state: S, viewer: Viewer): void {
  const view = game.view(state, viewer)
  const who = nameOfViewer(viewer)
  const given = shown({ viewer, view }, 3000)
  const now = pick(2) === 0 ? undefined : game.status(state).clock.now
  const again = attempt(
    () => game.determinize?.(view, pick, now),
    (thrown) => new Broken(`determinize throws: ${messageOf(thrown)}, given ${given}`),
  )
  if (again === undefined) return
  const what = `a state resampled from the view of ${who}`
  holds(jsonProblem(again), `${what} is not plain`)
  holds(unfrozenPart(again), `${what} is not frozen`)
  const found = describeDifference(game.view(again, viewer), view)
  must(found === undefined, `${what} looks different ${found}, given ${given}`)
  const problem = stateProblem(game, again)
  must(problem === undefined, () => `${what} is no position: ${problem}, given ${given}`)
  accepts(game, again, pick, what)
  attempt(
    () => playOn(game, again, pick),
    (thrown) => new Broken(`${what} cannot be played on: ${messageOf(thrown)}, given ${given}`),
  )
}

function accepts<S, M>(game: Game<S, M>, state: S, pick: RandomInt, what: string): void {
  if (game.status(state).outcome !== null || game.status(state).roster.pauses.length > 0) return
  const seat = pick(Math.max(1, game.status(state).roster.seats.length))
  const entry = moveOf(game, state, seat, pick)
  if (entry === undefined) return
  const step = game.apply(state, entry)
  const error = step.ok ? undefined : step.error.message
  holds(error, () => `${what} refuses a legal move, ${shown(entry)}`)
}

function playOn<S, M>(game: Game<S, M>, state: S, pick: RandomInt): void {
  const simulation = game.simulate?.(state)
  if (simulation === undefined) return
  for (let step = 0; step < STEPS && !simulation.isOver; step++) {
    const [asked] = simulation.openPrompts
    if (asked !== undefined && pick(3) > 0) {
      simulation.answerAtRandom(asked, pick)
      continue
    }
    const seat = pick(game.status(simulation.state).roster.seats.length)
    const move = simulation.sample(seat, pick)
    if (move !== undefined && pick(20) > 0) simulation.play(seat, move)
    else if (asked === undefined && pick(4) === 0) simulation.advanceToNextDeadline()
  }
  holds(jsonProblem(simulation.state), 'it becomes a state that is not plain')
}
