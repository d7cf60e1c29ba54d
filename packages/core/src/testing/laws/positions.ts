import { hasPositions, stateProblem } from '../../engine/position.js'
import type { Game } from '../../game/game.js'
import type { RandomInt } from '../../game/view.js'
import { loadMatch } from '../../match/load.js'
import type { Match } from '../../match/match-value.js'
import { saveMatch, saveSnapshot } from '../../match/save.js'
import { describeDifference, shown } from '../describe-difference.js'
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
import { matchAt, type RandomMatch } from '../random-match.js'
import { oneOf } from '../society.js'
import { viewersOf, wholeOf } from '../viewers.js'
import { textProblem } from '../wording.js'

const STATES = 4
const FORGED = 10

/** Every reachable state is a position. A forged save is refused, or can be played on. */
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
    for (let i = 0; i < FORGED; i++) forged(given)
  })
}

function believed<S, M>({ game }: Case<S, M>, state: S, index: number): void {
  const problem = stateProblem(game, JSON.parse(JSON.stringify(state)))
  must(problem === undefined, () => `a state of play is refused: ${problem}`, index)
}

function startedFrom<S, M>({ game, match }: Case<S, M>, state: S): void {
  const whole = wholeOf(game, state)
  const { roster, options } = match.opening
  const start = wholeOf(game, match.start.state)
  // The people at the start are those of the roster.
  if (whole === undefined || start === undefined || whole.outcome !== null) return
  if (whole.roster.seats.length !== start.roster.seats.length) return
  const { shared, secret, hidden } = whole
  const seats = whole.roster.seats.map(({ presence }) => presence)
  const again = game.setup(roster, options, { shared, secret, hidden, seats })
  must(again.ok, () => `no start from a state of play: ${again.ok ? '' : again.error.message}`)
  if (!again.ok) return
  const stands = wholeOf(game, again.value.state)
  const problem = stateProblem(game, stands)
  must(problem === undefined, () => `a start from a position is no position: ${problem}`)
  if (stands?.outcome === null)
    holds(describeDifference(stands.options, whole.options), 'its options')
}

interface Forgery {
  revision: number
  roster: unknown
  options: unknown
  checkpoint: { entries: number; state: unknown } | null
  log: unknown[]
  state: unknown
}

/** One to three changes in a save: it is refused with a sentence, or loaded and played on. */
function forged<S, M>({ game, match, options, pick }: Case<S, M>): void {
  const forgery = saveOf(game, match, pick)
  const like = saveOf(game, match, pick)
  for (let i = 0; i <= pick(3); i++) change(forgery, like, pick)
  const what = (does: string) => (thrown: unknown) =>
    new Broken(`${does} a forged save throws: ${messageOf(thrown)}\n${shown(forgery, 20_000)}`)
  const loaded = attempt(
    () => loadMatch(game, forgery, { trustState: stateProblem }),
    what('loading'),
  )
  if (!loaded.ok) {
    holds(textProblem(loaded.error.message), 'a forged save is refused without a word')
    return
  }
  const last = attempt(() => playedOn(game, loaded.value.match, options, pick), what('playing on'))
  const again = loadMatch(game, saveSnapshot(last), { trustState: stateProblem })
  must(again.ok, () => {
    const says = again.ok ? '' : again.error.message
    return `what a forged save leads to is refused: ${says}\n${shown(forgery, 20_000)}`
  })
}

function saveOf<S, M>(game: Game<S, M>, match: RandomMatch<S, M>, pick: RandomInt): Forgery {
  const { trials } = match
  const end = pick(8) === 0 ? trials.length : pick(trials.length + 1)
  const whole = matchAt(game, match, end)
  const save = JSON.parse(saveMatch(whole)) as Forgery
  switch (pick(4)) {
    case 0:
      return pick(2) === 0 ? save : { ...save, state: null }
    case 1: {
      const { log, state } = matchAt(game, match, pick(end + 1))
      const checkpoint = {
        entries: log.length,
        state: JSON.parse(JSON.stringify(state)) as unknown,
      }
      return { ...save, checkpoint, log: save.log.slice(log.length), state: null }
    }
    case 2: {
      if (game.revision === 0) break
      // Nothing can be that early, so only the final state remains.
      const log = [...save.log, { kind: 'time', at: Number.MIN_SAFE_INTEGER }]
      return { ...save, revision: game.revision - 1, log }
    }
  }
  return JSON.parse(saveSnapshot(whole)) as Forgery
}

function change(save: Forgery, like: Forgery, pick: RandomInt): void {
  const other = oneOf([like.checkpoint?.state, like.state].filter(isThere), pick) ?? save.state
  const ended = (state: unknown): unknown => {
    const { outcome, ...rest } = Object(state) as { readonly outcome?: unknown }
    return { ...rest, outcome: mutated(outcome, { at: 0, winners: ['Ann'], awards: [] }, pick) }
  }
  const changed = (state: unknown): unknown =>
    pick(8) === 0 ? ended(state) : mutated(state, other, pick)
  const changes = [
    ...(save.checkpoint === null ? [] : [checkpoint, checkpoint, checkpoint]),
    ...(save.state === null ? [] : [end, end, end]),
    ...(save.log.length === 0 ? [] : [log, log]),
    start,
  ]
  oneOf(changes, pick)()

  function checkpoint(): void {
    if (save.checkpoint === null) return
    if (pick(20) === 0)
      save.checkpoint.entries = mutated(save.checkpoint.entries, 0, pick) as number
    else save.checkpoint.state = changed(save.checkpoint.state)
  }
  function end(): void {
    save.state = changed(save.state)
  }
  function log(): void {
    save.log = mutated(save.log, like.log, pick) as unknown[]
  }
  function start(): void {
    if (pick(2) === 0) save.roster = mutated(save.roster, like.roster, pick)
    else save.options = mutated(save.options, like.options, pick)
  }
}

const isThere = (value: unknown): boolean => value !== undefined && value !== null

function playedOn<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  { forgedEntries = 30, ...options }: LawOptions<S, M>,
  pick: RandomInt,
): Match<S, M> {
  let { state } = match
  for (let i = 0; i <= forgedEntries; i++) {
    for (const viewer of viewersOf(game.status(state))) game.render(game.view(state, viewer))
    if (game.outcome(state) !== undefined) break
    const step = game.apply(state, randomEntry(game, state, pick, options) as unknown)
    if (step.ok) state = step.value.state
  }
  return { ...match, state }
}
