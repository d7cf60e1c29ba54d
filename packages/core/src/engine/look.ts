import type { Expectation } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import { dueOf } from '../table/clock.js'
import { isHalted, isReferee, seatOf } from '../table/table.js'
import type { Asked, GameTypes, InquiryName, ShownOf, State } from './bundle.js'
import type { RulesRecipe } from './recipe.js'
import type { PackedView, PublicPart, View } from './view.js'

/** What a viewer may see: starts from what is public and adds, and never strikes anything out. */
export function viewOf<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  state: State<T>,
  who: Viewer,
): View<T> {
  const { secrecy } = recipe
  const viewer = readViewer(who)
  const shown = publicPart(recipe, state)
  if (viewer === 'referee') {
    return {
      role: 'referee',
      ...shown,
      known: state.secret.map((secret) => (secrecy.referee ? secret : null)),
      hidden: secrecy.referee ? state.hidden : null,
      asked: askedOf(state, (to) => to === 'referee'),
    }
  }
  if (typeof viewer === 'object') {
    const sent = secrecy.person?.(state, viewer.person) ?? null
    return { role: 'person', ...shown, person: viewer.person, sent }
  }
  const mine = typeof viewer === 'number' ? state.secret[viewer] : undefined
  if (typeof viewer !== 'number' || mine === undefined) return { role: 'public', ...shown }
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

/** Whoever asks names the viewer: what is no viewer sees what the public sees. */
function readViewer(who: Viewer): Viewer {
  try {
    if (typeof who === 'number' || who === 'referee') return who
    const person: unknown = typeof who === 'object' ? who?.person : undefined
    return typeof person === 'string' ? { person } : 'public'
  } catch {
    return 'public'
  }
}

function publicPart<T extends GameTypes>(
  { packed }: RulesRecipe<T>,
  { options, shared, table, clock, outcome }: State<T>,
): PublicPart<T> {
  const { silence: _, ...shown } = table
  return {
    options,
    shared: packed === undefined ? (shared as ShownOf<T>) : packed.show(shared, options),
    table: shown,
    deadlines: clock.timers.map(({ started: _, ...deadline }) => deadline),
    outcome,
  }
}

/** The view with its own part packed as states have it. */
export function packedView<T extends GameTypes>(
  { packed }: RulesRecipe<T>,
  view: View<T>,
): PackedView<T> {
  const { shared, options } = view as PublicPart<T>
  return { ...view, shared: packed?.pack(shared, options) ?? shared } as PackedView<T>
}

function askedOf<T extends GameTypes>(
  state: State<T>,
  isTo: (to: Asked<T>['to']) => boolean,
): readonly Asked<T>[] {
  return state.asked.filter(({ to }) => isTo(to))
}

/**
 * What is wanted of a viewer, and, where asked for, of others as far as the viewer may know. What
 * is for anyone, or for an office that an engine cannot know the holder of, is everybody's own.
 */
export function expectationsOf<T extends GameTypes>(
  recipe: RulesRecipe<T>,
  state: State<T>,
  who: Viewer,
  whose: 'own' | 'all',
): readonly Expectation[] {
  if (state.outcome !== null) return []
  const viewer = readViewer(who)
  const seat = typeof viewer === 'object' ? seatOf(state.table, viewer.person) : viewer
  const holder = typeof seat === 'number' ? state.table.seats[seat]?.holder : undefined
  // A rule may let referees play: who sits there has both offices.
  const referees = viewer === 'referee' || isReferee(state.table, holder ?? '')
  const seesAll = viewer === 'referee' && recipe.secrecy.referee
  const isOwn = (of: Expectation['of']): boolean =>
    of === 'referee' ? referees : typeof of === 'number' ? of === seat : of !== 'host'
  const isOpen = ({ whileHalted }: { readonly whileHalted?: boolean }): boolean =>
    whileHalted === true || !isHalted(state.table)
  const moves = recipe
    .expects(state)
    .filter(({ what }) => isOpen(recipe.moves[what as T['Move']['type']]))
    .filter(({ of, seenBy }) => isOwn(of) || (whose === 'all' && (seesAll || seenBy === 'all')))
    .map(({ what, of, need, deadline, ownDeadline }): Expectation => {
      const timerSeat = ownDeadline === true && typeof of === 'number' ? of : null
      const until = deadline === undefined ? null : dueOf(state.clock, deadline, timerSeat)
      return { what, of, need, until, inquiry: null }
    })
  const asked = state.asked
    .filter(({ to }) => isOwn(to) || (whose === 'all' && to === 'host' && seesAll))
    .filter(({ name }) => isOpen(recipe.inquiries[name as InquiryName<T>]))
    .map(({ id, name, to }): Expectation => {
      const { deadline } = recipe.inquiries[name as InquiryName<T>]
      const until = deadline === undefined ? null : dueOf(state.clock, deadline)
      return { what: name, of: to, need: 'must', until, inquiry: id }
    })
  return [...moves, ...asked]
}
