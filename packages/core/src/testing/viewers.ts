import type { GameTypes, State } from '../engine/bundle.js'
import type { LogEntry } from '../entry.js'
import type { Game } from '../game/game.js'
import type { GameEvent } from '../game/game-event.js'
import { playerView } from '../game/player-view.js'
import type { GameView, MatchStatus, RandomInt } from '../game/view.js'
import { isVisibleTo, type Viewer } from '../game/viewer.js'
import { deepFreeze } from '../plain.js'
import { nextDeadlineOf } from '../roster/clock.js'
import { type SeatNumber, seatOf } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import { describeDifference, shown } from './describe-difference.js'
import { mutated } from './junk-values.js'
import { oneOf } from './society.js'

export const STRANGER: Viewer = { person: 'Ysolde' }

export function viewersOf({ roster }: MatchStatus): readonly Viewer[] {
  const seats = roster.seats.map((_, seat): Viewer => seat)
  const persons = roster.seats.slice(0, 1).map(({ player }): Viewer => ({ person: player }))
  return ['public', 'referee', STRANGER, ...seats, ...persons]
}

export function nameOfViewer(viewer: Viewer): string {
  if (typeof viewer === 'number') return `seat ${viewer}`
  return typeof viewer === 'string' ? `the ${viewer}` : `the person ${viewer.person}`
}

/** The seats whose secrets a viewer may know. */
export function knownSeats<S, M>(
  game: Game<S, M>,
  state: S,
  viewer: Viewer,
): readonly SeatNumber[] {
  if (typeof viewer === 'object') {
    const seat = seatOf(game.status(state).roster, viewer.person)
    return seat < 0 ? [] : knownSeats(game, state, seat)
  }
  const known = viewer === 'public' ? [] : knownIn(game.view(state, viewer))
  const seen = known.flatMap((secret, seat) => (secret === null ? [] : [seat]))
  return typeof viewer === 'number' && !seen.includes(viewer) ? [viewer, ...seen] : seen
}

function knownIn(view: GameView): readonly unknown[] {
  return (view as { readonly known?: readonly unknown[] }).known ?? []
}

/** The view that the contract gives a viewer. The public view shows the form of `shared`. */
export function owed(
  state: State<GameTypes>,
  viewer: Viewer,
  seats: readonly SeatNumber[],
  shownView: GameView,
  shared: unknown,
): unknown {
  const { options, clock, outcome, secret } = state
  const { silence: _, ...roster } = state.roster
  const deadlines = clock.timers.map(({ started: _, ...deadline }) => deadline)
  const all = { options, shared, roster, deadlines, outcome }
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

export function sentIn(view: GameView): unknown {
  return (view as { readonly sent?: unknown }).sent ?? null
}

/** A state with all parts of `defineRules`; `undefined` for other games. */
export function wholeOf<S, M>(game: Game<S, M>, state: S): State<GameTypes> | undefined {
  const situation: object = game.status(state)
  return Object.is(situation, state) && Object.hasOwn(situation, 'secret')
    ? (situation as State<GameTypes>)
    : undefined
}

export function shownTo<S, M>(game: Game<S, M>, state: S, viewer: Viewer): unknown {
  return {
    others: game.pendingActions(state, viewer, 'all'),
    page: playerView(game, state, viewer, { events: [] }),
  }
}

/** Describes the first entry to which two states respond differently, if any. */
export function differentAnswer<S, M>(
  game: Game<S, M>,
  [here, there]: readonly [S, S],
  entries: readonly LogEntry<M>[],
): string | undefined {
  for (const entry of entries) {
    const found = describeDifference(
      game.check(here, entry) ?? null,
      game.check(there, entry) ?? null,
    )
    if (found !== undefined) return `the answer to ${shown(entry)} ${found}`
  }
  return undefined
}

export function ownEntries<M>(
  situation: MatchStatus,
  viewer: Viewer,
  at: Timestamp,
  pool: readonly M[],
  pick: RandomInt,
): readonly LogEntry<M>[] {
  const by = personOf(situation, viewer)
  if (by === null) return []
  const moves = pool.length === 0 ? [] : [0, 1, 2].map(() => oneOf(pool, pick))
  return [
    ...moves.map((move): LogEntry<M> => ({ kind: 'move', at, by, move })),
    ...moves.slice(0, 1).map((move): LogEntry<M> => {
      const changed = mutated(move, oneOf(pool, pick), pick) as M
      return { kind: 'move', at, by, move: changed }
    }),
    ...[0, 1, 2].map((back): LogEntry<M> => {
      const prompt = Math.max(0, (situation.openPrompts.at(-1)?.id ?? 0) + 1 - back)
      return { kind: 'answer', at, by, prompt, answer: 0 }
    }),
  ]
}

function personOf({ roster }: MatchStatus, viewer: Viewer): string | null {
  if (typeof viewer === 'object') return viewer.person
  if (viewer === 'referee') return roster.referees[0] ?? null
  return viewer === 'public' ? null : (roster.seats[viewer]?.holder ?? null)
}

export function actsIn({ roster }: MatchStatus, viewer: Viewer, seat: number): boolean {
  return viewer === seat || (typeof viewer === 'object' && seatOf(roster, viewer.person) === seat)
}

export function heardBy(posts: readonly GameEvent[], viewer: Viewer): readonly GameEvent[] {
  return posts.filter((event) => isVisibleTo(event, viewer))
}

/** Whether two states have the same public part, apart from deadlines. */
export function isPublicSame<S, M>(game: Game<S, M>, left: S, right: S): boolean {
  return describeDifference(publicOf(game, left), publicOf(game, right)) === undefined
}

function publicOf<S, M>(game: Game<S, M>, state: S): unknown {
  const { deadlines: _, ...seen } = game.view(state, 'public')
  return seen
}

/** The time just before the next deadline, or a day from now. */
export function lastMoment({ clock }: MatchStatus): Timestamp {
  const due = nextDeadlineOf(clock)
  return due === null ? clock.now + 86_400_000 : Math.max(clock.now, due - 1)
}

/** The entry, or the deadline before it: the next may hide again what that makes public. */
export function upToOneDeadline<M>({ clock }: MatchStatus, entry: LogEntry<M>): LogEntry<M> {
  const due = nextDeadlineOf(clock)
  return deepFreeze(due !== null && due < entry.at ? { kind: 'time', at: due } : entry)
}

export function isSameQuestion<S, M>(
  game: Game<S, M>,
  states: readonly [S, S],
  entry: LogEntry<M>,
): boolean {
  if (entry.kind !== 'answer') return true
  const [one, other] = states.map((state) =>
    game.status(state).openPrompts.find(({ id }) => id === entry.prompt),
  )
  return describeDifference(one, other) === undefined
}
