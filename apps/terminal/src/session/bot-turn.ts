import { nextDeadlineOf, type Timestamp, tick } from '@ackanomic/core'
import { type Acted, faultsOf, othersAct, type Pace } from './others.js'
import { refereeOf, type Session } from './session.js'
import { situationOf } from './table-state.js'

/**
 * What happens next without you: the others act, or where they have nothing to do, the next deadline
 * up to `until` falls due. `undefined` when nothing happens by itself.
 */
export function beat(session: Session, until: Timestamp, pace: Pace): Acted | undefined {
  const { game, match } = session
  const { outcome, clock } = situationOf(session)
  if (outcome !== null) return undefined
  const acted = othersAct(session, pace)
  if (acted.match !== match || acted.faults.length > 0) return acted
  const due = nextDeadlineOf(clock)
  if (due === null || due > until) return undefined
  const step = tick(game, match, due, { referee: refereeOf(session) })
  if (step.appended.length === 0) return undefined
  return { match: step.match, posts: step.events, faults: faultsOf(step) }
}
