import {
  type Game,
  type LogEntry,
  type Match,
  type MatchProgress,
  type MatchStatus,
  namesOf,
  nextDeadlineOf,
  type ResultRecord,
  resultRecordOf,
  saveSnapshot,
  type Timestamp,
} from '@ackanomic/core'
import { personOf } from '@ackanomic/core/proof'
import { type StandInNames, withStandIns } from '../auth/stand-ins.js'
import type { PendingMatchAction } from '../contract/match-types.js'
import { MAX_BYTES } from '../store/change-feed.js'
import { type ActionHeads, advanceHeads } from './action-heads.js'

/** An action that a match waits for, from a person or from a role. */
export interface PendingActionRow extends Omit<PendingMatchAction, 'match' | 'game'> {
  /** The person who may act; `null` if a role may. */
  readonly person: string | null
}

/** An event as it is stored, with its recipients. */
export interface RecordedEvent {
  /** When it happened. */
  readonly at: Timestamp
  /** The clause that caused it. */
  readonly clause: string
  /** The game's own event. */
  readonly event: { readonly type: string }
  /** The event as a sentence. */
  readonly message: string
  /** The people who are notified, sorted. */
  readonly recipients: readonly string[]
}

/**
 * A person who takes part in a match for the first time, the seat that they began in, if any, and the
 * name under which they play, if it is another.
 */
export interface NewParticipant {
  readonly person: string
  readonly seat: number | null
  readonly mask: string | null
}

/** All that one step of a match changes. It is written in one transaction. */
export interface MatchChange {
  /** The people who take part since this step. */
  readonly joined: readonly NewParticipant[]
  /** The entries to append to the log. */
  readonly appended: readonly LogEntry[]
  /** The number of entries after the step. */
  readonly entries: number
  /** Where the next action of each person stands after the step. */
  readonly actionHeads: ActionHeads
  /** `saveSnapshot` of the match after the step. */
  readonly snapshot: string
  /** When the next deadline is due; `null` if none is running. */
  readonly nextDeadline: Timestamp | null
  /** When the match ended; `null` if it has not. */
  readonly endedAt: Timestamp | null
  /** The events, in order. */
  readonly events: readonly RecordedEvent[]
  /** All actions that the match now waits for. */
  readonly pendingActions: readonly PendingActionRow[]
  /** Whether the pending actions differ from those before the step. */
  readonly pendingChanged: boolean
  /** Whether a bot has to act. */
  readonly botsPending: boolean
  /** The result for the books, if the match is over. */
  readonly resultRecord: ResultRecord | undefined
}

/** The people of an anonymous match, by the names under which they play. */
export const peopleBehind = ({ declaration }: Pick<Match, 'declaration'>): StandInNames =>
  new Map(Object.entries(declaration?.masks ?? {}))

/** The number of entries of a match since its start. */
function entryCount({ checkpoint, log }: Match): number {
  return (checkpoint?.entries ?? 0) + log.length
}

/**
 * Computes the change that a step makes.
 *
 * @param earlier - its name, and where the next actions stood before the step
 * @param before - the match before the step; `undefined` when it starts
 * @param bots - the participants that are bots
 */
export function computeChange(
  game: Game,
  { id, actionHeads }: { readonly id: string; readonly actionHeads: ActionHeads },
  before: Match | undefined,
  step: MatchProgress,
  bots: readonly string[],
): MatchChange {
  const { match, events, appended } = step
  const { state } = match
  const after = game.status(state)
  const earlier = before === undefined ? [] : participants(game.status(before.state))
  const pendingActions = pendingRows(game, state)
  const people = [
    ...new Set([
      ...earlier,
      ...participants(after),
      ...events.flatMap(({ recipients }) => (recipients === 'everyone' ? [] : recipients)),
    ]),
  ]
  const names = namesOf(after)
  const unmasked = (people: readonly string[]): readonly string[] =>
    people.map((name) => personOf(match, name)).sort()
  const seats = before === undefined ? match.table.players : []
  const joined = [...new Set([...seats, ...participants(after)])]
    .filter((person) => !earlier.includes(person))
    .map((name) => {
      const person = personOf(match, name)
      const seat = seats.includes(name) ? seats.indexOf(name) : null
      return { person, seat, mask: person === name ? null : name }
    })
  const recorded = events.map(({ recipients, ...more }) => ({
    at: more.at,
    clause: more.clause,
    event: more.event,
    message: game.describeEvent(more.event, names),
    recipients: unmasked(recipients === 'everyone' ? people : recipients),
  }))
  const record = resultRecordOf(game, state, id)
  return {
    joined,
    appended,
    entries: entryCount(match as Match),
    actionHeads: advanceHeads(actionHeads, appended),
    snapshot: saveSnapshot(match as Match),
    nextDeadline: after.outcome === null ? nextDeadlineOf(after.clock) : null,
    endedAt: after.outcome?.at ?? null,
    events: recorded,
    pendingActions: pendingActions.map(({ person, ...more }) => ({
      ...{ person: person === null ? null : personOf(match, person), ...more },
    })),
    pendingChanged:
      before === undefined || !equalJson(pendingActions, pendingRows(game, before.state)),
    botsPending: pendingActions.some(
      ({ person, need }) => need !== 'optional' && person !== null && bots.includes(person),
    ),
    resultRecord: record && withStandIns(record, peopleBehind(match)),
  }
}

const equalJson = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Everybody in a match: players, those who act for them, and referees. */
function participants({ table }: MatchStatus): readonly string[] {
  const seated = table.seats.flatMap(({ player, holder }) => [player, holder ?? player])
  return [...seated, ...table.referees]
}

/** The pending actions of states. Those after a step are those before the next one. */
const pending = new WeakMap<object, readonly PendingActionRow[]>()

/** The actions that a match waits for; none when it is over. */
function pendingRows(game: Game, state: unknown): readonly PendingActionRow[] {
  const rows = pending.get(Object(state)) ?? computePendingRows(game, state)
  pending.set(Object(state), rows)
  return rows
}

function computePendingRows(game: Game, state: unknown): readonly PendingActionRow[] {
  const { outcome, table, openPrompts } = game.status(state)
  if (outcome !== null) return []
  const rows: PendingActionRow[] = []
  for (const [seat, { player, holder, presence }] of table.seats.entries()) {
    const person = holder ?? (presence === 'away' ? player : null)
    if (person === null) continue
    for (const { actor, ...more } of game.pendingActions(state, seat)) {
      if (actor === seat) rows.push({ ...more, person, role: null })
    }
  }
  for (const { actor, ...more } of game.pendingActions(state, 'referee')) {
    if (typeof actor === 'number' || actor === 'anyone' || actor === 'host') continue
    if (actor !== 'referee') rows.push({ ...more, person: null, role: actor })
    else for (const person of table.referees) rows.push({ ...more, person, role: null })
  }
  for (const { to, id, name } of openPrompts) {
    if (to !== 'host') continue
    const host = { person: null, role: 'host', deadline: null, prompt: id } as const
    rows.push({ ...host, action: name, need: 'required' })
  }
  return rows
}

/** Encodes a change for the store to publish. If the payload would be too long, it names no recipients. */
export function encodeChange(
  match: string,
  version: number,
  { events, nextDeadline: deadline, botsPending: bots }: MatchChange,
): string {
  const recipients = [...new Set(events.flatMap((event) => event.recipients))]
  const facts = { match, version, deadline, bots }
  const payload = JSON.stringify({ ...facts, recipients })
  return Buffer.byteLength(payload) <= MAX_BYTES ? payload : JSON.stringify(facts)
}
