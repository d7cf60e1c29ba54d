import type { GameError, Result, Timestamp } from '@ackanomic/core'
import type { Receipt } from '@ackanomic/core/proof'
import type { SubmitResponse } from '../contract/match-types.js'
import type { HostedMatch, MatchRow } from './match-cache.js'
import type { MatchChange } from './match-change.js'

export type SubmitResult = Result<SubmitResponse, GameError>

/** The request that caused a step. An accepted request's result is stored under its key. */
export interface StepRequest {
  readonly by: string
  readonly idempotencyKey: string
  /** The hash of its contents, which tells another request under the same key. */
  readonly hash: string
  readonly at: Timestamp
  /** The channel that carries the answer. */
  readonly channel?: string | undefined
}

/** A step of a match, to be written completely or not at all. */
export interface StepWrite {
  /** The match before the step, or the row of a new match. */
  readonly before: Pick<HostedMatch, 'id' | 'version' | 'eventCount'> | { readonly row: MatchRow }
  readonly game: string
  /** `undefined` if nothing changes. */
  readonly change: MatchChange | undefined
  /** The plans after the step, as JSON by name. */
  readonly plans: string
  /** `null` for a deadline or a plan. */
  readonly request: StepRequest | null
  /** Whether the sender agrees to be a Substitute or a referee. */
  readonly consents: boolean
  readonly receipt: Receipt | null
  /** The payload to publish; `null` if nothing changed. */
  readonly published: string | null
}

/** An earlier request's result and hash. */
export interface EarlierResult {
  readonly result: SubmitResult
  readonly hash: string
}

/**
 * The result of a step. `stale`: the match has changed, was suspended or exists already, and
 * nothing was written. `repeated`: the same request came before, with this result.
 */
export type StepOutcome =
  | { readonly kind: 'written'; readonly result: SubmitResult | undefined }
  | ({ readonly kind: 'repeated' } & EarlierResult)
  | { readonly kind: 'stale' }

export const matchOf = ({ before }: StepWrite): string =>
  'row' in before ? before.row.id : before.id

export const firstEventOf = ({ before }: StepWrite): number =>
  'row' in before ? before.row.event_count : before.eventCount

/** The people who take part in a match from one of the steps on. */
export const joinedPeople = (steps: readonly StepWrite[]): readonly string[] =>
  steps.flatMap(({ change }) => (change?.joined ?? []).map(({ person }) => person))

/** When a step happened: when its request came, or its last deadline fell due. */
export const timeOf = ({ request, change }: StepWrite): Timestamp =>
  request?.at ?? change?.appended.at(-1)?.at ?? 0

/** The columns of a match that a change sets. Bots wait since `at`. */
export function changedColumns(
  { entries, actionHeads, events, snapshot, nextDeadline, endedAt, botsPending }: MatchChange,
  firstEvent: number,
  at: Timestamp,
): Pick<
  MatchRow,
  | 'entry_count'
  | 'event_count'
  | 'action_heads'
  | 'snapshot'
  | 'next_deadline'
  | 'bots_due'
  | 'ended_at'
> {
  return {
    entry_count: entries,
    action_heads: JSON.stringify(actionHeads),
    event_count: firstEvent + events.length,
    snapshot,
    next_deadline: nextDeadline,
    bots_due: botsPending ? at : null,
    ended_at: endedAt,
  }
}

/** The events that each person is notified of, sorted by person. */
export function receivedEvents(
  { events }: MatchChange,
  firstEvent: number,
): readonly (readonly [person: string, numbers: readonly number[]])[] {
  const received = new Map<string, number[]>()
  for (const [i, { recipients }] of events.entries()) {
    for (const person of recipients) {
      const numbers = received.get(person)
      if (numbers === undefined) received.set(person, [firstEvent + i])
      else numbers.push(firstEvent + i)
    }
  }
  // Sorted, so that two transactions cannot deadlock.
  return [...received].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** A value as JSON that a database can store. */
export function storableJson(value: unknown): string {
  const text = JSON.stringify(value)
  return UNSTORABLE.test(text) ? JSON.stringify(value, storable) : text
}

const UNSTORABLE = /\\u(?:d[89a-f]|0000)/u

/** Replaces unpaired surrogates and null characters. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\p{Surrogate}\0]/gu, '\ufffd') : value
