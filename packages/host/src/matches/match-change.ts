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

/** An action that a match expects from a person or a role. */
export interface PendingActionRow extends Omit<PendingMatchAction, 'match' | 'game'> {
  /** `null` if a role may act. */
  readonly person: string | null
}

/** A stored event, with its recipients. */
export interface RecordedEvent {
  readonly at: Timestamp
  readonly clause: string
  /** The game's own event. */
  readonly event: { readonly type: string }
  /** The event as a sentence. */
  readonly message: string
  /** The people who are notified, sorted. */
  readonly recipients: readonly string[]
}

/**
 * A person who is new in a match, with their first seat, if any, and the name under which they
 * play, if it is another.
 */
export interface NewParticipant {
  readonly person: string
  readonly seat: number | null
  readonly mask: string | null
}

/** Everything that a step changes. It is written in one transaction. */
export interface MatchChange {
  /** The people who take part since this step. */
  readonly joined: readonly NewParticipant[]
  readonly appended: readonly LogEntry[]
  /** The number of entries after the step. */
  readonly entries: number
  readonly actionHeads: ActionHeads
  /** `saveSnapshot` of the match after the step. */
  readonly snapshot: string
  readonly nextDeadline: Timestamp | null
  readonly endedAt: Timestamp | null
  readonly events: readonly RecordedEvent[]
  /** All actions that the match now expects. */
  readonly pendingActions: readonly PendingActionRow[]
  /** Whether they differ from those before the step. */
  readonly pendingChanged: boolean
  readonly botsPending: boolean
  /** The result for the books, if the match is over. */
  readonly resultRecord: ResultRecord | undefined
}

/** The people of an anonymous match by the names under which they play. */
export const peopleBehind = ({ declaration }: Pick<Match, 'declaration'>): StandInNames =>
  new Map(Object.entries(declaration?.masks ?? {}))

/**
 * Computes a step's change. `before` is the match before the step, if there was one; the heads are
 * those before the step too.
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
  const present = participants(after)
  const pendingActions = pendingRows(game, state)
  const people = [
    ...new Set([
      ...earlier,
      ...present,
      ...events.flatMap(({ recipients }) => (recipients === 'everyone' ? [] : recipients)),
    ]),
  ]
  const names = namesOf(after)
  const unmasked = (people: readonly string[]): readonly string[] =>
    people.map((name) => personOf(match, name)).sort()
  const seats = before === undefined ? match.roster.players : []
  const joined = [...new Set([...seats, ...present])]
    .filter((person) => !earlier.includes(person))
    .map((name) => {
      const person = personOf(match, name)
      const seat = seats.includes(name) ? seats.indexOf(name) : null
      return { person, seat, mask: person === name ? null : name }
    })
  const everyone = unmasked(people)
  const recorded = events.map(({ at, clause, event, recipients }) => ({
    at,
    clause,
    event,
    message: game.describeEvent(event, names),
    recipients: recipients === 'everyone' ? everyone : unmasked(recipients),
  }))
  const record = resultRecordOf(game, state, id)
  return {
    joined,
    appended,
    entries: (match.checkpoint?.entries ?? 0) + match.log.length,
    actionHeads: advanceHeads(actionHeads, appended),
    snapshot: saveSnapshot(match as Match),
    nextDeadline: after.outcome === null ? nextDeadlineOf(after.clock) : null,
    endedAt: after.outcome?.at ?? null,
    events: recorded,
    pendingActions: pendingActions.map(({ person, ...more }) => ({
      person: person === null ? null : personOf(match, person),
      ...more,
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

/** Everybody in a match: players, their Substitutes, and referees. */
function participants({ roster }: MatchStatus): readonly string[] {
  const seated = roster.seats.flatMap(({ player, holder }) => [player, holder ?? player])
  return [...seated, ...roster.referees]
}

/** The pending actions of states. Those after a step are those before the next. */
const pending = new WeakMap<object, readonly PendingActionRow[]>()

function pendingRows(game: Game, state: unknown): readonly PendingActionRow[] {
  const rows = pending.get(Object(state)) ?? computePendingRows(game, state)
  pending.set(Object(state), rows)
  return rows
}

function computePendingRows(game: Game, state: unknown): readonly PendingActionRow[] {
  const { outcome, roster, openPrompts } = game.status(state)
  if (outcome !== null) return []
  const rows: PendingActionRow[] = []
  for (const [seat, { player, holder, presence }] of roster.seats.entries()) {
    const person = holder ?? (presence === 'away' ? player : null)
    if (person === null) continue
    for (const { actor, ...more } of game.pendingActions(state, seat)) {
      if (actor === seat) rows.push({ ...more, person, role: null })
    }
  }
  for (const { actor, ...more } of game.pendingActions(state, 'referee')) {
    if (typeof actor === 'number' || actor === 'anyone' || actor === 'host') continue
    if (actor !== 'referee') rows.push({ ...more, person: null, role: actor })
    else for (const person of roster.referees) rows.push({ ...more, person, role: null })
  }
  for (const { to, id, name } of openPrompts) {
    if (to !== 'host') continue
    const host = { person: null, role: 'host', deadline: null, prompt: id } as const
    rows.push({ ...host, action: name, need: 'required' })
  }
  return rows
}

/** Encodes a change to publish. A payload that would be too long names no recipients. */
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
