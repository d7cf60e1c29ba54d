import { copyPlain, freezePlain } from '../plain.js'
import type { Timer } from '../table/clock.js'
import { INQUIRY_DEADLINE } from '../table/silence.js'
import { LATEST_MOMENT, type Moment } from '../time.js'
import type { Asked, GameTypes, State } from './bundle.js'
import type { Sampled } from './recipe.js'
import type { PackedView } from './view.js'

/** Rebuilds a full state from a view and what was sampled for the secret rest of it. */
export function stateOf<T extends GameTypes>(
  view: PackedView<T>,
  sampled: Sampled<T>,
  now: Moment = beforeNextDeadline(view),
): State<T> {
  const { options, own, table, deadlines, outcome } = view
  const timers = deadlines.map(
    ({ name, seat, ...rest }): Timer<T['Deadline']> => ({ name, seat, started: now, ...rest }),
  )
  const open = outcome === null ? sampled.asked : []
  const asked = open.map((inquiry, id) => ({ ...inquiry, id, at: now }))
  // Everybody sees the deadline of a referee who was asked whether e goes on.
  const inquired = timers.some(({ name }) => name === INQUIRY_DEADLINE) ? now : null
  return freezePlain(
    copyPlain({
      options,
      own,
      secret: sampled.secret,
      hidden: sampled.hidden,
      table: { ...table, silence: { heard: now, noticed: inquired, inquired } },
      clock: { now, timers },
      asked: asked as unknown as readonly Asked<T>[],
      inquiries: asked.length,
      outcome,
    }),
  ) as State<T>
}

function beforeNextDeadline<T extends GameTypes>({ deadlines }: PackedView<T>): Moment {
  const dues = deadlines.flatMap(({ due }) => (due === null ? [] : [due]))
  return dues.length === 0 ? -LATEST_MOMENT : Math.min(...dues) - 1
}
