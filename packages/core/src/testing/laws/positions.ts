import { hasPositions, stateProblem } from '../../engine/position.js'
import type { Game } from '../../game/game.js'
import { difference } from '../difference.js'
import { forged } from '../forgery.js'
import { type Case, holds, type Law, type LawOptions, lawOver, must } from '../law.js'
import { oneOf } from '../society.js'
import { wholeOf } from '../viewers.js'

/** How many states of a match other matches start from, and how many saves are forged. */
const STATES = 4
const FORGED = 10

/**
 * Every state of play is a position. A save with a change is refused with a sentence, or can be
 * played on. The law holds trivially for a game that cannot check a state.
 */
export function positions<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('positions are checked', game, options, (given) => {
    if (!hasPositions(game)) return
    const { match, pick } = given
    match.trials.forEach(({ result }, index) => {
      if (result.ok && (index % 5 === 0 || index === match.trials.length - 1)) {
        believed(given, result.value.state, index)
      }
    })
    const states = [match.start.state, ...match.trials.map(({ before }) => before)]
    for (let i = 0; i < STATES; i++) startedFrom(given, oneOf(states, pick))
    for (let i = 0; i < FORGED; i++) forged(game, match, options, pick)
  })
}

function believed<S, M>({ game }: Case<S, M>, state: S, index: number): void {
  const problem = stateProblem(game, JSON.parse(JSON.stringify(state)))
  must(problem === undefined, () => `a state of play is refused: ${problem}`, index)
}

/** An instance starts from what is on the table, and stands there. */
function startedFrom<S, M>({ game, match }: Case<S, M>, state: S): void {
  const whole = wholeOf(game, state)
  const { table, options } = match.opening
  const start = wholeOf(game, match.start.state)
  // The people of a start are those who are at its table; it is nobody's end.
  if (whole === undefined || start === undefined || whole.outcome !== null) return
  if (whole.table.seats.length !== start.table.seats.length) return
  const { shared, secret, hidden } = whole
  const seats = whole.table.seats.map(({ presence }) => presence)
  const again = game.setup(table, options, { shared, secret, hidden, seats })
  must(again.ok, () => `no start from a state of play: ${again.ok ? '' : again.error.message}`)
  if (!again.ok) return
  const stands = wholeOf(game, again.value.state)
  const problem = stateProblem(game, stands)
  must(problem === undefined, () => `a start from a position is no position: ${problem}`)
  if (stands?.outcome === null) holds(difference(stands.options, whole.options), 'its options')
}
