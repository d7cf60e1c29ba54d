import { dueOf } from '../table/clock.js'
import { isHalted, seatOf, type Table } from '../table/table.js'
import type { Asked, GameTypes, InquiryName, State } from './bundle.js'
import type { Recipe } from './recipe.js'
import type { Expectation, PublicPart, PublicTable, View, Viewer } from './view.js'

/** What a viewer may see: starts from what is public and adds, and never strikes anything out. */
export function viewOf<T extends GameTypes>(
  recipe: Recipe<T>,
  state: State<T>,
  viewer: Viewer,
): View<T> {
  const { secrecy } = recipe
  const shown = publicPart(state)
  if (viewer === 'public') return { role: 'public', ...shown }
  if (viewer === 'referee') {
    return {
      role: 'referee',
      ...shown,
      known: state.secret.map((secret) => (secrecy.referee ? secret : null)),
      hidden: secrecy.referee ? state.hidden : null,
      asked: askedOf(state, (to) => to === 'referee'),
    }
  }
  if (isPerson(viewer)) {
    const sent = secrecy.person?.(state, viewer.person) ?? null
    return { role: 'person', ...shown, person: viewer.person, sent }
  }
  const mine = typeof viewer === 'number' ? state.secret[viewer] : undefined
  if (mine === undefined) return { role: 'public', ...shown }
  const seats = secrecy.seats?.(state, viewer) ?? []
  return {
    role: 'seat',
    ...shown,
    seat: viewer,
    mine,
    known: state.secret.map((secret, seat) =>
      seat === viewer || seats.includes(seat) ? secret : null,
    ),
    asked: askedOf(state, (to) => to === viewer),
  }
}

function publicPart<T extends GameTypes>(state: State<T>): PublicPart<T> {
  const { options, own, table, clock, outcome } = state
  return {
    options,
    own,
    table: publicTable(table),
    deadlines: clock.timers.map(({ started: _, ...deadline }) => deadline),
    outcome,
  }
}

function publicTable(table: Table): PublicTable {
  const { seats, starters, most, referees, refereesWanted } = table
  const { refereesAway, everPlayed, everRefereed, duel, exhibition, halts } = table
  return {
    seats,
    starters,
    most,
    referees,
    refereesWanted,
    refereesAway,
    everPlayed,
    everRefereed,
    duel,
    exhibition,
    halts,
  }
}

function askedOf<T extends GameTypes>(
  state: State<T>,
  isTo: (to: Asked<T>['to']) => boolean,
): readonly Asked<T>[] {
  return state.asked.filter(({ to }) => isTo(to))
}

/** What is wanted of a viewer, and of others as far as the viewer may know. */
export function expectationsOf<T extends GameTypes>(
  recipe: Recipe<T>,
  state: State<T>,
  viewer: Viewer,
): readonly Expectation[] {
  if (state.outcome !== null) return []
  const seat = isPerson(viewer) ? seatOf(state.table, viewer.person) : viewer
  const seesAll = viewer === 'referee' && recipe.secrecy.referee
  const isOpen = ({ whileHalted }: { readonly whileHalted?: boolean }): boolean =>
    whileHalted === true || !isHalted(state.table)
  const moves = recipe
    .expects(state)
    .filter(({ what }) => isOpen(recipe.moves[what as T['Move']['type']]))
    .filter(({ of, seenBy }) => seesAll || seenBy === 'all' || of === seat || of === viewer)
    .map(({ what, of, must, deadline, ownDeadline }): Expectation => {
      const timerSeat = ownDeadline === true && typeof of === 'number' ? of : null
      const until = deadline === undefined ? null : dueOf(state.clock, deadline, timerSeat)
      return { what, of, must, until, inquiry: null }
    })
  const asked = state.asked
    .filter(({ to }) => to === seat || to === viewer || (to === 'host' && seesAll))
    .filter(({ name }) => isOpen(recipe.inquiries[name as InquiryName<T>]))
    .map(({ id, name, to }): Expectation => {
      const { deadline } = recipe.inquiries[name as InquiryName<T>]
      const until = deadline === undefined ? null : dueOf(state.clock, deadline)
      return { what: name, of: to, must: true, until, inquiry: id }
    })
  return [...moves, ...asked]
}

/** A viewer may be named by whoever asks: what is no viewer sees what the public sees. */
function isPerson(viewer: Viewer | null): viewer is { readonly person: string } {
  return typeof viewer === 'object' && viewer !== null
}
