import type { PendingAction } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import { deadlineOf } from '../table/clock.js'
import { isPaused, isReferee, seatOf } from '../table/table.js'
import type { Asked, GameTypes, PromptName, ShownOf, State } from './bundle.js'
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
      openPrompts: openPromptsOf(state, (to) => to === 'referee'),
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
    openPrompts: openPromptsOf(state, (to) => to === viewer),
  }
}

/** The caller names the viewer; anything that is not a viewer sees what the public sees. */
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

function openPromptsOf<T extends GameTypes>(
  state: State<T>,
  isTo: (to: Asked<T>['to']) => boolean,
): readonly Asked<T>[] {
  return state.openPrompts.filter(({ to }) => isTo(to))
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
): readonly PendingAction[] {
  if (state.outcome !== null) return []
  const viewer = readViewer(who)
  const seat = typeof viewer === 'object' ? seatOf(state.table, viewer.person) : viewer
  const holder = typeof seat === 'number' ? state.table.seats[seat]?.holder : undefined
  // A rule may let referees play: who sits there has both offices.
  const referees = viewer === 'referee' || isReferee(state.table, holder ?? '')
  const seesAll = viewer === 'referee' && recipe.secrecy.referee
  const isOwn = (of: PendingAction['actor']): boolean =>
    of === 'referee' ? referees : typeof of === 'number' ? of === seat : of !== 'host'
  const isOpen = ({ whilePaused: whileHalted }: { readonly whilePaused?: boolean }): boolean =>
    whileHalted === true || !isPaused(state.table)
  const moves = recipe
    .pendingActions(state)
    .filter(({ action }) => isOpen(recipe.moves[action as T['Move']['type']]))
    .filter(
      ({ actor, seenBy }) => isOwn(actor) || (whose === 'all' && (seesAll || seenBy === 'all')),
    )
    .map(({ action, actor, need, deadline, ownDeadline }): PendingAction => {
      const timerSeat = ownDeadline === true && typeof actor === 'number' ? actor : null
      const until = deadline === undefined ? null : deadlineOf(state.clock, deadline, timerSeat)
      return { action, actor, need, deadline: until, prompt: null }
    })
  const asked = state.openPrompts
    .filter(({ to }) => isOwn(to) || (whose === 'all' && to === 'host' && seesAll))
    .filter(({ name }) => isOpen(recipe.inquiries[name as PromptName<T>]))
    .map(({ id, name, to }): PendingAction => {
      const { deadline } = recipe.inquiries[name as PromptName<T>]
      const until = deadline === undefined ? null : deadlineOf(state.clock, deadline)
      return { action: name, actor: to, need: 'required', deadline: until, prompt: id }
    })
  return [...moves, ...asked]
}
