import type { Timestamp } from '@ackanomic/core'
import type { AsyncResult } from '../contract/errors.js'
import type { MatchContext } from './context.js'
import { type Decision, decideTick } from './decide.js'
import { findResult } from './idempotency.js'
import { type HostedMatch, loadRow } from './match-cache.js'
import { encodeChange, type MatchChange } from './match-change.js'
import { findRow, isMatchName } from './match-rows.js'
import { migrateStoredMatch, newerGame } from './migrate-match.js'
import type { StepOutcome, StepRequest } from './step-write.js'

/** How often a step is computed again because another process was faster. */
const ATTEMPTS = 100

/**
 * Computes a step from the match as this process knows it, and writes it if the match is still the
 * same. Otherwise it reads the match and calls `decide` again. `request` is the one whose answer is
 * kept; `null` for a plan.
 */
export function stepMatch(
  context: MatchContext,
  id: string,
  request: StepRequest | null,
  decide: (hosted: HostedMatch) => Promise<Decision>,
): AsyncResult<StepOutcome> {
  const run = async (): AsyncResult<StepOutcome> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const hosted = await loadCurrent(context, id, attempt > 0)
      if (!hosted.ok) return hosted
      const decision = await decide(hosted.value)
      const { error } = decision
      const value =
        error === undefined
          ? await writeStep(context, hosted.value, decision, request)
          : await writeRejected(context, hosted.value, decision, request)
      if (value.kind === 'stale') continue
      return error === undefined || value.kind === 'repeated'
        ? { ok: true, value }
        : { ok: false, error }
    }
    throw new Error(`Other processes were faster ${ATTEMPTS} times.`)
  }
  return context.telemetry.measure('step', { match: id }, () =>
    context.currentMatches.alone(id, run),
  )
}

/** A match after its deadlines, and whether one was due, and fired. */
export interface FiredDeadlines {
  readonly hosted: HostedMatch
  readonly due: 'fired' | 'stuck' | 'none'
}

/** Fires the deadlines that are due at a time. Rejects as {@link loadCurrent} does. */
export function fireDeadlines(
  context: MatchContext,
  id: string,
  until: Timestamp,
): AsyncResult<FiredDeadlines> {
  return context.currentMatches.alone(id, async () => {
    let due: FiredDeadlines['due'] = 'none'
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const found = await loadCurrent(context, id, true)
      if (!found.ok) return found
      const hosted = found.value
      const isDue = hosted.nextDeadline !== null && hosted.nextDeadline <= until
      if (!isDue || due !== 'none') return { ok: true, value: { hosted, due } }
      const decision = decideTick(context, hosted, until)
      if (decision.change === undefined) return { ok: true, value: { hosted, due: 'stuck' } }
      const outcome = await writeStep(context, hosted, decision, null)
      if (outcome.kind === 'written') due = 'fired'
    }
    throw new Error(`Other processes were faster ${ATTEMPTS} times.`)
  })
}

/**
 * Writes what time did to a match in which a request was rejected. The request is not kept, so that
 * a thousand of them fill no disk.
 */
async function writeRejected(
  context: MatchContext,
  hosted: HostedMatch,
  { change, plans }: Decision,
  request: StepRequest | null,
): Promise<StepOutcome> {
  const { id, version } = hosted
  const { db } = context.store
  const earlier = request === null ? undefined : await findResult(db, { match: id, ...request })
  if (earlier !== undefined) return { kind: 'repeated', ...earlier }
  if (change !== undefined) return writeStep(context, hosted, { change, plans }, null)
  // Another process may know better.
  const row = await db
    .selectFrom('matches')
    .select('version')
    .where('id', '=', id)
    .where('suspended', 'is', null)
    .executeTakeFirst()
  if (row?.version === version) return { kind: 'written', result: undefined }
  context.currentMatches.forget(id)
  return { kind: 'stale' }
}

/** Writes a step, and remembers the match after it. */
async function writeStep(
  context: MatchContext,
  hosted: HostedMatch,
  { change, plans = hosted.plans, consents, receipt = null }: Omit<Decision, 'error'>,
  request: StepRequest | null,
): Promise<StepOutcome> {
  const { id } = hosted
  const { currentMatches } = context
  const version = hosted.version + 1
  const published = change === undefined ? null : encodeChange(id, version, change)
  try {
    const outcome = await context.stepWriter.write({
      before: hosted,
      game: hosted.game.id,
      change,
      plans,
      request,
      published,
      consents: consents === true,
      receipt,
    })
    if (outcome.kind === 'stale') currentMatches.forget(id)
    else if (outcome.kind === 'written') {
      const after = matchAfter(context, hosted, change)
      if (after === undefined) currentMatches.forget(id)
      else currentMatches.set({ ...after, plans, version })
    }
    return outcome
  } catch (thrown) {
    currentMatches.forget(id)
    throw thrown
  }
}

/** The match after a change; `undefined` if it has left the cache. */
function matchAfter(
  { matchCache }: MatchContext,
  hosted: HostedMatch,
  change: MatchChange | undefined,
): HostedMatch | undefined {
  if (change === undefined) return hosted
  const { snapshot, nextDeadline, endedAt, events, actionHeads } = change
  const match = matchCache.get(hosted.id, snapshot)
  if (match === undefined) return undefined
  const eventCount = hosted.eventCount + events.length
  return { ...hosted, match, nextDeadline, endedAt, actionHeads, eventCount }
}

/**
 * Loads a match as this process knows it, or as it is stored. A match of an older revision is
 * migrated. Rejects with `noMatch` or `matchSuspended`.
 */
async function loadCurrent(
  context: MatchContext,
  id: string,
  isFresh: boolean,
): AsyncResult<HostedMatch> {
  const known = isFresh ? undefined : context.currentMatches.get(id)
  if (known !== undefined) return { ok: true, value: known }
  let row = isMatchName(id) ? await findRow(context.store.db, id) : undefined
  if (row?.suspended === null && (await newerGame(context, row)) !== undefined) {
    await migrateStoredMatch(context, id)
    row = await findRow(context.store.db, id)
  }
  const loaded = await loadRow(context, id, row)
  if (loaded.ok) context.currentMatches.set(loaded.value)
  return loaded
}
