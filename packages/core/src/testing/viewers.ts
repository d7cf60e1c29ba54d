import type { GameTypes, State } from '../engine/bundle.js'
import type { Game } from '../game/game.js'
import type { GameView, MatchStatus } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import { type SeatNumber, seatOf } from '../table/table.js'
import type { LawOptions } from './law.js'

/** A person whom no table knows. */
export const STRANGER: Viewer = { person: 'Ysolde' }

/** All who may look at a state. */
export function viewersOf({ table }: MatchStatus): readonly Viewer[] {
  const seats = table.seats.map((_, seat): Viewer => seat)
  const persons = table.seats.slice(0, 1).map(({ player }): Viewer => ({ person: player }))
  return ['public', 'referee', STRANGER, ...seats, ...persons]
}

/** A viewer as text. */
export function nameOfViewer(viewer: Viewer): string {
  if (typeof viewer === 'number') return `seat ${viewer}`
  return typeof viewer === 'string' ? `the ${viewer}` : viewer.person
}

/** The seats whose secrets a viewer may know. */
export function knownSeats<S, M>(
  game: Game<S, M>,
  { mayKnow }: LawOptions<S, M>,
  state: S,
  viewer: Viewer,
): readonly SeatNumber[] {
  if (mayKnow !== undefined) return mayKnow(state, viewer)
  if (typeof viewer === 'number') return [viewer]
  if (typeof viewer === 'object') {
    const seat = seatOf(game.status(state).table, viewer.person)
    return seat < 0 ? [] : [seat]
  }
  const known = viewer === 'referee' ? knownIn(game.view(state, viewer)) : []
  return known.flatMap((secret, seat) => (secret === null ? [] : [seat]))
}

/** The secrets that a view shows, by seat. */
function knownIn(view: GameView): readonly unknown[] {
  return (view as { readonly known?: readonly unknown[] }).known ?? []
}

/**
 * The view that the contract gives to a viewer, worked out from the state: what is public, and what
 * this viewer may know, and nothing else. The public view shows the form of `shared`.
 */
export function owed(
  state: State<GameTypes>,
  viewer: Viewer,
  seats: readonly SeatNumber[],
  shownView: GameView,
  shared: unknown,
): unknown {
  const { options, clock, outcome, secret } = state
  const { silence: _, ...table } = state.table
  const deadlines = clock.timers.map(({ started: _, ...deadline }) => deadline)
  const all = { options, shared, table, deadlines, outcome }
  const known = secret.map((kept, seat) => (seats.includes(seat) ? kept : null))
  if (viewer === 'public') return { role: 'public', ...all }
  if (viewer === 'referee') {
    const knows = (shownView as { readonly hidden?: unknown }).hidden !== null
    const openPrompts = state.openPrompts.filter(({ to }) => to === 'referee')
    return {
      role: 'referee',
      ...all,
      known,
      hidden: knows ? state.hidden : null,
      openPrompts,
    }
  }
  if (typeof viewer === 'object') {
    return { role: 'person', ...all, person: viewer.person, sent: sentIn(shownView) }
  }
  const asked = state.openPrompts.filter(({ to }) => to === viewer)
  return { role: 'seat', ...all, seat: viewer, mine: secret[viewer], known, openPrompts: asked }
}

/** What a person outside the table sees of what they have sent in. */
export function sentIn(view: GameView): unknown {
  return (view as { readonly sent?: unknown }).sent ?? null
}

/**
 * A state with all the parts that the states of `defineRules` have; `undefined` for that of a game
 * which keeps its states otherwise.
 */
export function wholeOf<S, M>(game: Game<S, M>, state: S): State<GameTypes> | undefined {
  const situation: object = game.status(state)
  return Object.is(situation, state) && Object.hasOwn(situation, 'secret')
    ? (situation as State<GameTypes>)
    : undefined
}
