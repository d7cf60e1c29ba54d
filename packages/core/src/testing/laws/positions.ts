import type { Game } from '../../game/game.js'
import { freezePlain } from '../../plain.js'
import { difference, shown } from '../difference.js'
import { mutated } from '../junk-values.js'
import {
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
import { randomEntry } from '../random-entry.js'
import { oneOf } from '../society.js'
import { wholeOf } from '../whole.js'

/** How many states of a match are started from, and how many are forged. */
const STATES = 4
const FORGED = 10

/**
 * Every state of play is a position; what is changed in one is refused with a sentence, or can be
 * played on. Holds by itself for a game that cannot tell what is wrong with a state.
 */
export function positions<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('positions are checked', game, options, (given) => {
    if (game.stateProblem === undefined) return
    const { match, pick } = given
    match.trials.forEach(({ result }, index) => {
      if (result.ok && (index % 5 === 0 || index === match.trials.length - 1)) {
        believed(given, result.value.state, index)
      }
    })
    const states = [match.start.state, ...match.trials.map(({ before }) => before)]
    for (let i = 0; i < STATES; i++) startedFrom(given, oneOf(states, pick))
    for (let i = 0; i < FORGED; i++) forged(given, oneOf(states, pick), oneOf(states, pick))
  })
}

function believed<S, M>({ game }: Case<S, M>, state: S, index: number): void {
  const problem = game.stateProblem?.(JSON.parse(JSON.stringify(state)))
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
  const { own, secret, hidden } = whole
  const seats = whole.table.seats.map(({ presence }) => presence)
  const again = game.setup(table, options, { own, secret, hidden, seats })
  must(again.ok, () => `no start from a state of play: ${again.ok ? '' : again.error.says}`)
  if (!again.ok) return
  const stands = wholeOf(game, again.value.state)
  const problem = game.stateProblem?.(stands)
  must(problem === undefined, () => `a start from a position is no position: ${problem}`)
  if (stands?.outcome === null) holds(difference(stands.options, whole.options), 'its options')
}

/** One to three changes in a state: refused, or played on for as long as entries are taken. */
function forged<S, M>({ game, options, pick }: Case<S, M>, state: S, other: S): void {
  let forgery: unknown = JSON.parse(JSON.stringify(state))
  for (let i = 0; i <= pick(3); i++) forgery = mutated(forgery, other, pick)
  const what = (does: string) => (thrown: unknown) =>
    new Broken(`${does} a forged state throws: ${messageOf(thrown)}\n${shown(forgery, 5000)}`)
  const problem = attempt(() => game.stateProblem?.(forgery), what('a look at'))
  if (problem !== undefined) {
    must(problem.trim() !== '', 'a forged state is refused without a word')
    return
  }
  attempt(() => playOn(game, freezePlain(forgery) as S, options, pick), what('play from'))
}

function playOn<S, M>(
  game: Game<S, M>,
  state: S,
  { forgedEntries = 30, ...options }: LawOptions<S, M>,
  pick: Case<S, M>['pick'],
): void {
  let now = state
  for (let i = 0; i < forgedEntries && game.outcome(now) === undefined; i++) {
    const step = game.apply(now, randomEntry(game, now, pick, options) as unknown)
    if (step.ok) now = step.value.state
    for (const viewer of ['public', 'referee', 0] as const) game.render(game.view(now, viewer))
  }
}
