import type { LogEntry } from '../../entry.js'
import type { Game, GameStep } from '../../game/game.js'
import type { Viewer } from '../../game/viewer.js'
import { describeDifference, shown } from '../describe-difference.js'
import {
  type Case,
  holds,
  type Law,
  type LawOptions,
  lawOver,
  type Moment,
  momentsOf,
  must,
} from '../law.js'
import { randomEntry } from '../random-entry.js'
import { oneOf } from '../society.js'
import { variantsOf } from '../variants.js'
import {
  actsIn,
  differentAnswer,
  heardBy,
  isPublicSame,
  isSameQuestion,
  knownSeats,
  lastMoment,
  nameOfViewer,
  owed,
  ownEntries,
  STRANGER,
  sentIn,
  shownTo,
  upToOneDeadline,
  viewersOf,
  wholeOf,
} from '../viewers.js'

const EXAMINED_STATES = 7

const FORK_ENTRIES = 5

/** A view holds exactly what the contract allows. */
export function views<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('a view shows what its viewer may know', game, options, (given) => {
    for (const { state, after } of momentsOf(given.match)) viewsOf(given, state, after)
  })
}

function viewsOf<S, M>({ game, options }: Case<S, M>, state: S, index: number): void {
  const whole = wholeOf(game, state)
  if (whole === undefined) return
  const shownOwn = game.view(state, 'public') as { readonly shared?: unknown }
  const shared = options.packed === true ? shownOwn.shared : whole.shared
  for (const viewer of viewersOf(whole)) {
    const view = game.view(state, viewer)
    const seats = knownSeats(game, state, viewer)
    const what = `the view of ${nameOfViewer(viewer)} (here) is not what they may know (there)`
    holds(describeDifference(view, owed(whole, viewer, seats, view, shared)), what, index)
    if (viewer !== STRANGER || view.role !== 'person') continue
    const sent = sentIn(view)
    must(sent === null, () => `a stranger is shown ${shown(sent)}`, index)
  }
}

/**
 * States that differ only in secrets look the same to a viewer, also at random times and in pauses.
 * Entries are later than both clocks, because `outOfOrder` shows that somebody has acted.
 */
export function secrets<S, M>(game: Game<S, M>, options: LawOptions<S, M>): Law {
  return lawOver('secrets stay secret', game, options, (given) => {
    const { match, pick } = given
    const moments = momentsOf(match)
    const states = moments.map(({ state }) => state)
    const pool = match.trials.flatMap(({ entry }) => (entry.kind === 'move' ? [entry.move] : []))
    for (let i = 0; i < EXAMINED_STATES; i++) {
      lookalikes(given, states, oneOf(moments, pick), pool)
      fork(given, oneOf(moments, pick), pool)
    }
  })
}

function lookalikes<S, M>(
  { game, pick }: Case<S, M>,
  states: readonly S[],
  { state, after: index }: Moment<S>,
  pool: readonly M[],
): void {
  const whole = wholeOf(game, state)
  if (whole === undefined) return
  const others = states as readonly unknown[] as readonly (typeof whole)[]
  for (const viewer of viewersOf(whole)) {
    const seats = knownSeats(game, state, viewer)
    const here = shownTo(game, state, viewer)
    for (const variant of variantsOf(game as Game, whole, viewer, seats, others, pick)) {
      const time = Math.max(whole.clock.now, variant.state.clock.now)
      const entries = ownEntries(game.status(state), viewer, time, pool, pick)
      const there = variant.state as S
      const found =
        describeDifference(here, shownTo(game, there, viewer)) ??
        differentAnswer(game, [state, there], entries)
      holds(found, `${nameOfViewer(viewer)} can tell states apart by ${variant.what}`, index)
    }
  }
}

/** In one branch a seat makes a sealed move: nobody else may notice. */
function fork<S, M>(
  given: Case<S, M>,
  { state, after: index }: Moment<S>,
  pool: readonly M[],
): void {
  const { game, options, pick } = given
  if (game.status(state).outcome !== null || game.status(state).roster.seats.length === 0) return
  const seat = pick(game.status(state).roster.seats.length)
  const by = game.status(state).roster.seats[seat]?.holder ?? null
  const move = game.legalMoves(game.view(state, seat)).sample(pick)
  if (by === null || move === undefined) return
  const at =
    game.status(state).clock.now +
    pick(lastMoment(game.status(state)) - game.status(state).clock.now + 1)
  const moved = game.apply(state, { kind: 'move', at, by, move })
  const passed = game.apply(state, { kind: 'time', at })
  if (!moved.ok || !passed.ok) return
  const isOpen = !isPublicSame(game, state, moved.value.state)
  const learn = options.mayLearn?.(state, seat, move) ?? (isOpen ? 'all' : [])
  if (learn === 'all') return
  const isOut = (now: S) => (viewer: Viewer) => {
    const known = knownSeats(game, now, viewer)
    return ![seat, ...learn].some(
      (one) => actsIn(game.status(now), viewer, one) || known.includes(one),
    )
  }
  let viewers = viewersOf(game.status(state)).filter(isOut(state))
  const what = `that seat ${seat} has made the sealed move ${shown(move)}`
  for (const viewer of viewers) {
    const told = heardBy(moved.value.events, viewer)
    must(told.length === 0, () => `${nameOfViewer(viewer)} is told ${what}: ${shown(told)}`, index)
  }
  let branches = [passed.value, moved.value] as const
  alike(given, branches, viewers, what, pool, index)
  for (let i = 0; i < FORK_ENTRIES; i++) {
    const next = together(given, branches, by)
    if (next === undefined) return
    branches = next.steps
    viewers = viewers.filter(isOut(next.steps[0].state))
    const then = `${what}, after ${shown(next.entry)}`
    alike(given, branches, viewers, then, pool, index)
    for (const viewer of viewers) {
      const [quiet, told] = branches.map(({ events }) => heardBy(events, viewer))
      holds(describeDifference(quiet, told), `events tell ${nameOfViewer(viewer)} ${then}`, index)
    }
  }
}

function together<S, M>(
  { game, options, pick }: Case<S, M>,
  [quiet, moved]: readonly [GameStep<S, M>, GameStep<S, M>],
  mover: string,
):
  | { readonly steps: readonly [GameStep<S, M>, GameStep<S, M>]; readonly entry: LogEntry<M> }
  | undefined {
  const drawn = randomEntry(game, quiet.state, pick, { ...options, disruption: 60 })
  const entry = upToOneDeadline(game.status(quiet.state), drawn)
  if (entry.kind === 'move' && entry.by === mover) return undefined
  if (!isSameQuestion(game, [quiet.state, moved.state], entry)) return undefined
  const left = game.apply(quiet.state, entry)
  const right = game.apply(moved.state, entry)
  if (!left.ok || !right.ok || !isPublicSame(game, left.value.state, right.value.state))
    return undefined
  return { steps: [left.value, right.value], entry }
}

function alike<S, M>(
  { game, pick }: Case<S, M>,
  [quiet, moved]: readonly [GameStep<S, M>, GameStep<S, M>],
  viewers: readonly Viewer[],
  what: string,
  pool: readonly M[],
  index: number,
): void {
  for (const viewer of viewers) {
    const at = Math.max(game.status(quiet.state).clock.now, game.status(moved.state).clock.now)
    const entries = ownEntries(game.status(quiet.state), viewer, at, pool, pick)
    const found =
      describeDifference(shownTo(game, quiet.state, viewer), shownTo(game, moved.state, viewer)) ??
      differentAnswer(game, [quiet.state, moved.state], entries)
    holds(found, `${nameOfViewer(viewer)} can tell ${what}`, index)
  }
}
