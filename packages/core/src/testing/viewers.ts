import type { GameTypes, State } from '../engine/bundle.js'
import type { Game } from '../engine/contract.js'
import type { SeatView, View, Viewer } from '../engine/view.js'
import { type SeatNumber, seatOf } from '../table/table.js'
import type { LawOptions } from './law.js'

/** A person whom no table knows. */
export const STRANGER: Viewer = { person: 'Ysolde' }

/** All who may look at a state. */
export function viewersOf<T extends GameTypes>({ table }: State<T>): readonly Viewer[] {
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
export function knownSeats<T extends GameTypes>(
  game: Game<T>,
  { mayKnow }: LawOptions<T>,
  state: State<T>,
  viewer: Viewer,
): readonly SeatNumber[] {
  if (mayKnow !== undefined) return mayKnow(state, viewer)
  if (typeof viewer === 'number') return [viewer]
  if (typeof viewer === 'object') {
    const seat = seatOf(state.table, viewer.person)
    return seat < 0 ? [] : [seat]
  }
  const view = viewer === 'referee' ? game.view(state, viewer) : undefined
  return view?.role === 'referee'
    ? view.known.flatMap((secret, seat) => (secret === null ? [] : [seat]))
    : []
}

/**
 * What the contract says that a viewer sees, worked out from the state itself: what is public, and
 * what this viewer may know besides; nothing else.
 */
export function owed<T extends GameTypes>(
  state: State<T>,
  viewer: Viewer,
  seats: readonly SeatNumber[],
  shownView: View<T>,
): View<T> {
  const { options, own, clock, outcome, secret } = state
  const { silence: _, ...table } = state.table
  const deadlines = clock.timers.map(({ started: _, ...deadline }) => deadline)
  const all = { options, own, table, deadlines, outcome }
  const known = secret.map((kept, seat) => (seats.includes(seat) ? kept : null))
  if (viewer === 'public') return { role: 'public', ...all }
  if (viewer === 'referee') {
    const knows = shownView.role === 'referee' && shownView.hidden !== null
    const asked = state.asked.filter(({ to }) => to === 'referee')
    return { role: 'referee', ...all, known, hidden: knows ? state.hidden : null, asked }
  }
  if (typeof viewer === 'object') {
    const sent = shownView.role === 'person' ? shownView.sent : null
    return { role: 'person', ...all, person: viewer.person, sent }
  }
  const asked = state.asked.filter(({ to }) => to === viewer)
  const mine = secret[viewer] as SeatView<T>['mine']
  return { role: 'seat', ...all, seat: viewer, mine, known, asked }
}
