import type { RosterSetup } from '@ackanomic/core'
import type { Kysely } from 'kysely'
import { keysByPerson } from '../auth/person-keys.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import type {
  ChanceCommitment,
  CommitRequest,
  CreateMatchRequest,
  SubmitRequest,
} from '../contract/match-types.js'
import type { From } from '../contract/operation.js'
import type { Tables } from '../store/tables.js'
import { hasSpectators, isLinkedConsent, maySeeMatch } from './access.js'
import type { MatchContext } from './context.js'
import {
  decideAction,
  decideCommitment,
  decideStart,
  loadGameToOpen,
  type StartAgreement,
} from './decide.js'
import { findResult, hashOfRequest, repeatedResult } from './idempotency.js'
import { NO_PLANS, newRow } from './match-cache.js'
import { encodeChange } from './match-change.js'
import { findRow } from './match-rows.js'
import { loadedMatch, shownError, shownEvents, standInsIn } from './shown-match.js'
import { stepMatch } from './step-match.js'
import type { StepRequest, SubmitResult } from './step-write.js'

export async function commitToMatch(
  context: MatchContext,
  request: From<CommitRequest>,
): AsyncResult<ChanceCommitment> {
  const offered = await context.modules.checkGame(request.game)
  if (!offered.ok) return offered
  const announced = await decideCommitment(context, request)
  const { match } = request
  return announced.ok && (await findRow(context.store.db, match)) !== undefined
    ? refuse('matchExists', { match })
    : announced
}

/** The people of a match to create. The game checks their names. */
function peopleIn({ roster, automated = {} }: CreateMatchRequest): readonly string[] {
  const { players, referees } = Object(roster) as Readonly<Record<string, unknown>>
  const named = [players, referees].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))
  return named.filter(
    (person): person is string => typeof person === 'string' && !Object.hasOwn(automated, person),
  )
}

/** Creates a match. Without `agreement`, people have the keys of their accounts. */
export async function createMatch(
  context: MatchContext,
  request: From<CreateMatchRequest>,
  agreement?: StartAgreement,
): Promise<SubmitResult> {
  const game = await loadGameToOpen(context, request)
  if (!game.ok) return game
  const offered = await context.modules.checkGame(request.game)
  if (!offered.ok) return offered
  const { match: id, by, idempotencyKey, automated = {} } = request
  const { db } = context.store
  const { by: _, idempotencyKey: __, ...asked } = request
  const hash = hashOfRequest(asked)
  const known = async (): Promise<SubmitResult | undefined> => {
    if ((await findRow(db, id)) === undefined) return undefined
    const earlier = await findResult(db, { match: id, by, idempotencyKey })
    return earlier === undefined
      ? refuse('matchExists', { match: id })
      : repeatedResult(earlier, hash)
  }
  const missing = await missingRoleOf(context, request)
  if (missing !== undefined) return (await known()) ?? refuse('missingRole', { by, role: missing })
  const agreed = agreement ?? { keys: await keysByPerson(db, peopleIn(request)), notBefore: 0 }
  const decided = decideStart(context, game.value, request, agreed)
  if (!decided.ok) return (await known()) ?? decided
  const change = decided.value
  const opened = await context.stepWriter.write({
    before: { row: newRow(id, game.value, automated, request) },
    game: request.game,
    change,
    plans: NO_PLANS,
    request: { by, idempotencyKey, hash, at: context.now() },
    consents: false,
    receipt: null,
    published: encodeChange(id, 0, change),
  })
  const result =
    opened.kind === 'stale'
      ? await known()
      : opened.kind === 'repeated'
        ? repeatedResult(opened, hash)
        : opened.result
  return shownResult(context, id, result ?? refuse('matchExists', { match: id }))
}

/** The role in which a request declares an exhibition although its sender lacks it. */
async function missingRoleOf(
  context: MatchContext,
  { by, roster }: From<CreateMatchRequest>,
): Promise<string | undefined> {
  const role = (roster as Partial<RosterSetup>).exhibition?.as
  return typeof role === 'string' && !(await context.hasRole(by, role)) ? role : undefined
}

/** Submits a person's action. */
export async function submitAction(
  context: MatchContext,
  request: From<SubmitRequest>,
): Promise<SubmitResult> {
  const { match: id, by, idempotencyKey, channel, action, etag } = request
  const { db } = context.store
  // Nothing is written for people who may not know of the match.
  if (
    !(await hasSpectators(context, id)) &&
    !(await maySeeMatch(context, id, by)) &&
    !isLinkedConsent(context, id, action)
  )
    return refuse('noMatch', { match: id })
  const hash = hashOfRequest({ action, etag })
  const step: StepRequest = { by, idempotencyKey, hash, channel, at: context.now() }
  const stepped = await stepMatch(context, id, step, (hosted) =>
    decideAction(context, hosted, request, (person) => hasConsented(db, id, person)),
  )
  if (!stepped.ok) return shownResult(context, id, stepped)
  const outcome = stepped.value
  if (outcome.kind === 'repeated') return shownResult(context, id, repeatedResult(outcome, hash))
  if (outcome.kind === 'stale' || outcome.result === undefined)
    throw new Error('The step of a request has no result.')
  return shownResult(context, id, outcome.result)
}

async function shownResult(
  context: MatchContext,
  match: string,
  result: SubmitResult,
): Promise<SubmitResult> {
  const names = await context.standIns.names()
  if (names.size === 0) return result
  if (result.ok) {
    const notifications = await shownEvents(context, result.value.notifications)
    // The fields stay in their order, so that a repeated answer is the same text.
    return { ok: true, value: { ...result.value, notifications } }
  }
  const hosted = await loadedMatch(context, match)
  return hosted === undefined
    ? result
    : { ok: false, error: shownError(result.error, standInsIn(hosted, names)) }
}

/** Whether a person agreed to be a Substitute or a referee in a match. Nobody takes that back. */
async function hasConsented(db: Kysely<Tables>, match: string, person: string): Promise<boolean> {
  const found = await db
    .selectFrom('consents')
    .select('person')
    .where('match', '=', match)
    .where('person', '=', person)
    .executeTakeFirst()
  return found !== undefined
}
