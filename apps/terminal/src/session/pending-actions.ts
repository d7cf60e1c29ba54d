import type { Need, PendingAction, Timestamp } from '@ackanomic/core'
import { viewerOf } from '@ackanomic/core'
import { nameOf, type Roster, seatOf } from '@ackanomic/core/engine'
import type { Session } from './session.js'

/** A pending action of somebody, in words. */
export interface PendingItem {
  /** The type of the move, and the role in whose name it is made, if any. */
  readonly action: string
  /** The actor: a name, or a role. */
  readonly who: string
  /** Whether it belongs to a seat or a referee, not to anyone or to a role of the society. */
  readonly placed: boolean
  readonly need: Need
  /** The deadline, or `null`. */
  readonly deadline: Timestamp | null
}

/** The person's own, and the others' that they may know of, without prompts. */
export interface PendingItems {
  readonly mine: readonly PendingItem[]
  readonly others: readonly PendingItem[]
}

/**
 * The pending actions of a person and of the others. A spectator has none, and neither has a player
 * whose Substitute acts.
 */
export function pendingItemsOf(
  { game, match, status }: Session,
  name: string | null,
): PendingItems {
  const { roster } = status
  const viewer = name === null ? 'public' : viewerOf({ roster }, name)
  const acts = name === null ? -1 : seatOf(roster, name)
  const pending = (whose: 'own' | 'all'): readonly PendingAction[] =>
    game.pendingActions(match.value.state, viewer, whose).filter(({ prompt }) => prompt === null)
  const own = name === null ? [] : pending('own')
  const keys = new Set(own.map(keyOf))
  return {
    mine: own
      .filter(({ actor }) => typeof actor !== 'number' || actor === acts)
      .map((each) => pendingItemOf(roster, each)),
    others: pending('all')
      .filter((each) => !keys.has(keyOf(each)))
      .map((each) => pendingItemOf(roster, each)),
  }
}

function keyOf({ actor, action, deadline }: PendingAction): string {
  return JSON.stringify([actor, action, deadline])
}

function pendingItemOf(
  roster: Pick<Roster, 'seats' | 'referees'>,
  { action, actor, need, deadline }: PendingAction,
): PendingItem {
  const placed = typeof actor === 'number' || actor === 'referee'
  const isRole = !placed && actor !== 'anyone' && actor !== 'host'
  return {
    action: isRole ? `${action} (as ${actor})` : action,
    who:
      typeof actor === 'number'
        ? nameOf(roster, actor)
        : actor === 'anyone'
          ? actor
          : `the ${actor}`,
    placed,
    need,
    deadline,
  }
}

/**
 * The next person at this screen who must act once you have; `null` while it is your turn or
 * nobody's.
 */
export function nextHere(session: Session): string | null {
  const { here, you } = session
  if (here.length < 2 || session.match.isOver) return null
  if (mustAct(session, you.name)) return null
  const place = you.name === null ? -1 : here.indexOf(you.name)
  const others = [...here.slice(place + 1), ...here.slice(0, Math.max(0, place))]
  return others.find((name) => mustAct(session, name)) ?? null
}

/** Whether play waits for a person, or something happens to them by default. */
function mustAct(session: Session, name: string | null): boolean {
  return (
    session.promptsFor(name).length > 0 ||
    pendingItemsOf(session, name).mine.some(({ need, placed }) => need !== 'optional' && placed)
  )
}
