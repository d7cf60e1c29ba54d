import { cloneJson, deepFreeze } from '../plain.js'
import type { Prompt } from '../prompt.js'
import type { Timer } from '../roster/clock.js'
import { INQUIRY_DEADLINE } from '../roster/silence.js'
import type { Timestamp } from '../time.js'
import type { Asked, GameTypes, State } from './bundle.js'
import type { Determinization } from './definition.js'
import type { View } from './view.js'

/** Rebuilds a whole state from a view and its sampled secret parts. */
export function stateOf<T extends GameTypes>(
  view: View<T>,
  sampled: Determinization<T>,
  now: Timestamp = latestIn(view),
): State<T> {
  const { options, shared, roster, deadlines, outcome } = view
  const timers = deadlines.map(
    ({ name, seat, ...rest }): Timer<T['Deadline']> => ({ name, seat, started: now, ...rest }),
  )
  const asked = outcome === null ? askedIn(view, sampled, now) : []
  // Everybody sees the deadline of a referee who was asked to continue.
  const inquired = timers.some(({ name }) => name === INQUIRY_DEADLINE) ? now : null
  return deepFreeze(
    cloneJson({
      options,
      shared,
      secret: sampled.secret,
      hidden: sampled.hidden,
      roster: { ...roster, silence: { heard: now, noticed: inquired, inquired } },
      clock: { now, timers },
      openPrompts: asked as unknown as readonly Asked<T>[],
      promptCount: (asked.at(-1)?.id ?? -1) + 1,
      outcome,
    }),
  ) as State<T>
}

function askedIn<T extends GameTypes>(
  view: View<T>,
  sampled: Determinization<T>,
  now: Timestamp,
): readonly Prompt[] {
  const known: readonly Prompt[] = 'openPrompts' in view ? view.openPrompts : []
  const viewer = view.role === 'seat' ? view.seat : view.role
  const next = (known.at(-1)?.id ?? -1) + 1
  const others = sampled.openPrompts.filter(({ to }) => to !== viewer)
  return [...known, ...others.map((prompt, index) => ({ ...prompt, id: next + index, at: now }))]
}

/** The latest time that a view allows: the end, before the next deadline, or the latest in it. */
function latestIn<T extends GameTypes>({ roster, deadlines, outcome, ...view }: View<T>) {
  if (outcome !== null) return outcome.at
  const dues = deadlines.flatMap(({ due }) => (due === null ? [] : [due]))
  if (dues.length > 0) return Math.min(...dues) - 1
  const asked: readonly Prompt[] = 'openPrompts' in view ? view.openPrompts : []
  return Math.max(
    roster.startedAt,
    roster.exhibition ?? roster.startedAt,
    ...roster.pauses.map(({ since }) => since),
    ...asked.map(({ at }) => at),
  )
}
