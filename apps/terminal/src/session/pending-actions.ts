import type { Need, PendingAction, Timestamp } from '@ackanomic/core'
import { viewerOf } from '@ackanomic/core'
import { nameOf, seatOf, type Table } from '@ackanomic/core/engine'
import type { Session } from './session.js'

/** Something that is wanted of somebody. */
export interface Want {
  /** The type of the move; with the role in whose name it is made, where it is one's. */
  readonly action: string
  /** Of whom: a name, or what others are called. */
  readonly who: string
  /** Whether it is wanted of a place at the table, and not of anyone or of a role. */
  readonly placed: boolean
  /** How much. */
  readonly need: Need
  /** Until when; `null` for ever. */
  readonly deadline: Timestamp | null
}

/** What is wanted of somebody, and of others as far as they may know; prompts apart. */
export interface Wants {
  /** Of them. */
  readonly mine: readonly Want[]
  /** Of others. */
  readonly others: readonly Want[]
}

/**
 * What is wanted of somebody, and of the others; nothing of a person who only watches, nor for a seat of
 * their own in which they don't act.
 */
export function wantsOf({ game, match, status }: Session, name: string | null): Wants {
  const { table } = status
  const viewer = name === null ? 'public' : viewerOf({ table }, name)
  const acts = name === null ? -1 : seatOf(table, name)
  const wanted = (whose: 'own' | 'all'): readonly PendingAction[] =>
    game.pendingActions(match.value.state, viewer, whose).filter(({ prompt }) => prompt === null)
  const own = name === null ? [] : wanted('own')
  const keys = new Set(own.map(keyOf))
  return {
    mine: own
      .filter(({ actor }) => typeof actor !== 'number' || actor === acts)
      .map((each) => wantOf(table, each)),
    others: wanted('all')
      .filter((each) => !keys.has(keyOf(each)))
      .map((each) => wantOf(table, each)),
  }
}

function keyOf({ actor, action, deadline }: PendingAction): string {
  return JSON.stringify([actor, action, deadline])
}

function wantOf(
  table: Pick<Table, 'seats' | 'referees'>,
  { action, actor, need, deadline }: PendingAction,
): Want {
  const placed = typeof actor === 'number' || actor === 'referee'
  const isRole = !placed && actor !== 'anyone' && actor !== 'host'
  return {
    action: isRole ? `${action} (as ${actor})` : action,
    who:
      typeof actor === 'number'
        ? nameOf(table, actor)
        : actor === 'anyone'
          ? actor
          : `the ${actor}`,
    placed,
    need,
    deadline,
  }
}

/**
 * Who of those who share the screen is to act next, now that you have done what you must; `null`
 * where it is still your turn, or nobody's.
 */
export function nextHere(session: Session): string | null {
  const { here, you } = session
  if (here.length < 2 || session.match.isOver) return null
  if (mustAct(session, you.name)) return null
  const place = you.name === null ? -1 : here.indexOf(you.name)
  const others = [...here.slice(place + 1), ...here.slice(0, Math.max(0, place))]
  return others.find((name) => mustAct(session, name)) ?? null
}

/** Whether play waits for somebody at their place, or something happens to them by default. */
function mustAct(session: Session, name: string | null): boolean {
  return (
    session.promptsFor(name).length > 0 ||
    wantsOf(session, name).mine.some(({ need, placed }) => need !== 'optional' && placed)
  )
}
