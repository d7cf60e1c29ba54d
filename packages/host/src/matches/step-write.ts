import type { GameError, Result, Timestamp } from '@ackanomic/core'
import type { Receipt } from '@ackanomic/core/proof'
import type { SubmitResponse } from '../contract/match-types.js'
import type { HostedMatch, MatchRow } from './match-cache.js'
import type { MatchChange } from './match-change.js'

/** The result of a request. */
export type SubmitResult = Result<SubmitResponse, GameError>

/** The request that caused a step. Its result is stored under its key if it was accepted. */
export interface StepRequest {
  readonly by: string
  readonly idempotencyKey: string
  /** The hash of what it asks for, which tells another request under the same key. */
  readonly hash: string
  readonly at: Timestamp
  /** The channel that carries the answer. */
  readonly channel?: string | undefined
}

/** One step of one match, to be written completely or not at all. */
export interface StepWrite {
  /** The match before the step, or the row of a new match. */
  readonly before: Pick<HostedMatch, 'id' | 'version' | 'eventCount'> | { readonly row: MatchRow }
  /** The id of its game. */
  readonly game: string
  /** The changes; `undefined` if there are none. */
  readonly change: MatchChange | undefined
  /** The plans of people after the step, as JSON by name. */
  readonly plans: string
  /** The request behind it; `null` for a deadline or a plan. */
  readonly request: StepRequest | null
  /** Whether the sender agrees to be a Substitute or a referee. */
  readonly consents: boolean
  /** The receipt for the sender's action; `null` if there is none. */
  readonly receipt: Receipt | null
  /** The event published when the step is written; `null` if nothing changed. */
  readonly published: string | null
}

/** The result of an earlier request with the same key, and the hash of that request. */
export interface EarlierResult {
  readonly result: SubmitResult
  readonly hash: string
}

/**
 * The result of a step. `stale`: the match has changed, was suspended or exists already, so nothing
 * was written. `repeated`: the same request came before, and this was its result.
 */
export type StepOutcome =
  | { readonly kind: 'written'; readonly result: SubmitResult | undefined }
  | ({ readonly kind: 'repeated' } & EarlierResult)
  | { readonly kind: 'stale' }

/** The name of the match of a step. */
export const matchOf = ({ before }: StepWrite): string =>
  'row' in before ? before.row.id : before.id

/** The number of the first event of a step. */
export const firstEventOf = ({ before }: StepWrite): number =>
  'row' in before ? before.row.event_count : before.eventCount

/** When a step happened: when its request came, or its last deadline fell due. */
export const timeOf = ({ request, change }: StepWrite): Timestamp =>
  request?.at ?? change?.appended.at(-1)?.at ?? 0

/**
 * The columns of a match that a change sets.
 *
 * @param at - since when its bots wait
 */
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
    action_heads: actionHeads,
    event_count: firstEvent + events.length,
    snapshot,
    next_deadline: nextDeadline,
    bots_due: botsPending ? at : null,
    ended_at: endedAt,
  }
}

/** The numbers of the events that each person is notified of, sorted by person. */
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

/** Unpaired surrogates and null characters in JSON. */
const UNSTORABLE = /\\u(?:d[89a-f]|0000)/u

/** Replaces unpaired surrogates and null characters. */
const storable = (_: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\p{Surrogate}\0]/gu, '\ufffd') : value
