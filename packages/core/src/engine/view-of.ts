import type { PendingAction } from '../game/view.js'
import type { Viewer } from '../game/viewer.js'
import { deadlineOf } from '../roster/clock.js'
import { isPaused, isReferee, type SeatNumber, seatOf } from '../roster/roster.js'
import type { Timestamp } from '../time.js'
import type { Asked, GameTypes, PromptName, State } from './bundle.js'
import type { Engine } from './engine.js'
import { pendingIn } from './pending.js'
import type { PublicPart, View } from './view.js'

/** The view of a viewer. It starts from the public part and only adds to it. */
export function viewOf<T extends GameTypes>(
  engine: Engine<T>,
  state: State<T>,
  who: Viewer,
): View<T> {
  const { definition } = engine
  const viewer = readViewer(who)
  const shown = publicPart(state)
  if (viewer === 'referee') {
    const sees = definition.seesSecrets?.(state, viewer) ?? false
    return {
      role: 'referee',
      ...shown,
      known: knownOf(state, sees, -1),
      hidden: sees === true ? state.hidden : null,
      openPrompts: openPromptsOf(state, (to) => to === 'referee'),
    }
  }
  if (typeof viewer === 'object') {
    const sent = definition.sentBy?.(state, viewer.person) ?? null
    return { role: 'person', ...shown, person: viewer.person, sent }
  }
  const mine = typeof viewer === 'number' ? state.secret[viewer] : undefined
  if (typeof viewer !== 'number' || mine === undefined) return { role: 'public', ...shown }
  const sees = definition.seesSecrets?.(state, viewer) ?? false
  return {
    role: 'seat',
    ...shown,
    seat: viewer,
    mine,
    known: knownOf(state, sees, viewer),
    openPrompts: openPromptsOf(state, (to) => to === viewer),
  }
}

function knownOf<T extends GameTypes>(
  { secret: secrets }: State<T>,
  sees: boolean | readonly SeatNumber[],
  own: SeatNumber,
): readonly (T['Secret'] | null)[] {
  return secrets.map((secret, seat) =>
    sees === true || seat === own || (sees !== false && sees.includes(seat)) ? secret : null,
  )
}

/** An invalid viewer counts as the public. */
function readViewer(who: Viewer): Viewer {
  try {
    if (typeof who === 'number' || who === 'referee') return who
    const person: unknown = typeof who === 'object' ? who?.person : undefined
    return typeof person === 'string' ? { person } : 'public'
  } catch {
    return 'public'
  }
}

function publicPart<T extends GameTypes>({
  options,
  shared,
  roster,
  clock,
  outcome,
}: State<T>): PublicPart<T> {
  const { silence: _, ...shown } = roster
  return {
    options,
    shared,
    roster: shown,
    deadlines: clock.timers.map(({ started: _, ...deadline }) => deadline),
    outcome,
  }
}

function openPromptsOf<T extends GameTypes>(
  state: State<T>,
  isTo: (to: Asked<T>['to']) => boolean,
): readonly Asked<T>[] {
  return state.openPrompts.filter(({ to }) => isTo(to))
}

/**
 * The pending actions of a viewer, and on request those of others that the viewer may know. Those
 * of anyone, or of a role with unknown holders, count as everybody's own.
 */
export function pendingActionsOf<T extends GameTypes>(
  engine: Engine<T>,
  state: State<T>,
  who: Viewer,
  whose: 'own' | 'all',
): readonly PendingAction[] {
  if (state.outcome !== null) return []
  const viewer = readViewer(who)
  const seat = typeof viewer === 'object' ? seatOf(state.roster, viewer.person) : viewer
  const holder = typeof seat === 'number' ? state.roster.seats[seat]?.holder : undefined
  // A referee may also hold a seat, if the rule allows it.
  const referees = viewer === 'referee' || isReferee(state.roster, holder ?? '')
  const seesAll = viewer === 'referee' && engine.definition.seesSecrets?.(state, viewer) === true
  const isOwn = (of: PendingAction['actor']): boolean =>
    of === 'referee' ? referees : typeof of === 'number' ? of === seat : of !== 'host'
  const isOpen = ({ whilePaused }: { readonly whilePaused?: boolean }): boolean =>
    whilePaused === true || !isPaused(state.roster)
  const moves = pendingIn(engine, state)
    .filter(({ action }) => isOpen(engine.moves.get(action)))
    .filter(
      ({ actor, visibleTo }) =>
        isOwn(actor) || (whose === 'all' && (seesAll || visibleTo !== 'actor')),
    )
    .map(({ action, actor, need, deadline }): PendingAction => {
      const until = deadline === undefined ? null : dueFor(state, deadline, actor)
      return { action, actor, need, deadline: until, prompt: null }
    })
  const asked = state.openPrompts
    .filter(({ to }) => isOwn(to) || (whose === 'all' && to === 'host' && seesAll))
    .filter(({ name }) => isOpen(engine.prompt(name as PromptName<T>)))
    .map(({ id, name, to }): PendingAction => {
      const { deadline } = engine.prompt(name as PromptName<T>)
      const until = deadline === undefined ? null : deadlineOf(state.clock, deadline)
      return { action: name, actor: to, need: 'required', deadline: until, prompt: id }
    })
  return [...moves, ...asked]
}

function dueFor<T extends GameTypes>(
  { clock }: State<T>,
  deadline: T['Deadline'],
  actor: PendingAction['actor'],
): Timestamp | null {
  const own = typeof actor === 'number' ? deadlineOf(clock, deadline, actor) : null
  return own ?? deadlineOf(clock, deadline)
}
