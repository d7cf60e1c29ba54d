import type { Rejection, Result } from '@ackanomic/core'
import { addKey, listKeys, removeKey } from '../auth/person-keys.js'
import { invite, redeemInvitation, revoke } from '../auth/tokens.js'
import { refuse } from '../contract/errors.js'
import { catchGameError } from '../contract/game-errors.js'
import type { ownOperations } from '../contract/host-operations.js'
import type { matchOperations } from '../contract/match-operations.js'
import type { CreateMatchRequest, SubmitRequest } from '../contract/match-types.js'
import type { From, Handlers } from '../contract/operation.js'
import type { operatorOperations } from '../contract/operator-operations.js'
import type { JobContext } from '../jobs/context.js'
import { discardDeadLetters, retryDeadLetters } from '../jobs/dead-letters.js'
import { subscribe, unsubscribe } from '../jobs/deliveries.js'
import { readHealth, resumeMatch } from '../matches/health.js'
import { importMatch } from '../matches/import-match.js'
import {
  exportMatch,
  getMatch,
  listDeadLetters,
  listNotifications,
  listPendingActions,
  listReceipts,
} from '../matches/reads.js'
import { commitToMatch, createMatch, submitAction } from '../matches/submit.js'

const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** The functions behind the operations on matches. */
export function matchHandlers(
  context: JobContext,
): Handlers<typeof ownOperations & typeof matchOperations> {
  return {
    async ping() {
      await context.store.db.selectFrom('settings').select('name').executeTakeFirst()
      return ok({ ok: true })
    },
    listSigningKeys: async () => ok({ keys: await context.signingKeys.list() }),
    whoAmI: async ({ by }) => ok({ person: by }),
    listGames: async () =>
      ok(
        Object.values(context.games)
          .filter(({ id }) => context.modules.isOffered(id))
          .map(({ id, title, description }) => ({ id, title, description })),
      ),
    listPendingActions: async ({ by }) => ok(await listPendingActions(context, by)),
    listKeys: async ({ by }) => ok(await listKeys(context.store.db, by)),
    addKey: async ({ by, key, device }) =>
      ok(await addKey(context.store.db, context.now(), by, key, device)),
    removeKey: async ({ by, key }) => ok(await removeKey(context.store.db, by, key)),
    redeemInvitation: (request) => redeemInvitation(context, request),
    commitToMatch: (request) =>
      unlessReserved(context, request.match, () => commitToMatch(context, request)),
    createMatch: ({ currentSession: _, ...request }) => create(context, request),
    getMatch: (query) =>
      catchGameError(context, query.match, 'reading', () => getMatch(context, query)),
    submit: (request) => submit(context, request),
    listReceipts: (request) => listReceipts(context, request),
    exportMatch: (request) =>
      catchGameError(context, request.match, 'exporting', () => exportMatch(context, request)),
    listNotifications: (query) => listNotifications(context, query),
  }
}

/** The functions behind the operator's operations. */
export function operatorHandlers(context: JobContext): Handlers<typeof operatorOperations> {
  return {
    createInvitation: (request) => invite(context, request),
    revokeTokens: async ({ person }) => ok(await revoke(context, person)),
    createMatchFor: ({ person: by, ...request }) => create(context, { ...request, by }),
    submitFor: ({ person: by, ...request }) => submit(context, { ...request, by }),
    subscribe: (request) => subscribe(context, request),
    unsubscribe: async (request) => ok(await unsubscribe(context, request)),
    rotateSigningKey: async () => ok(await context.signingKeys.rotate()),
    getHealth: async () => ok(await readHealth(context)),
    listDeadLetters: async () => ok(await listDeadLetters(context.store.db)),
    retryDeadLetters: (query) => retryDeadLetters(context, query),
    discardDeadLetters: (query) => discardDeadLetters(context, query),
    importMatch: (request) =>
      catchGameError(context, request.match, 'importing', () =>
        unlessReserved(context, request.match, () => importMatch(context, request)),
      ),
    resumeMatch: ({ match }) => resumeMatch(context, match),
  }
}

const create = (context: JobContext, request: From<CreateMatchRequest>) =>
  catchGameError(context, request.match, 'opening', () =>
    unlessReserved(context, request.match, () => createMatch(context, request)),
  )

/** Does something under a name, unless it is that of a place of a module, such as a table. */
async function unlessReserved<Value>(
  { modules, store }: JobContext,
  match: string,
  act: () => Promise<Result<Value, Rejection>>,
): Promise<Result<Value, Rejection>> {
  const places = await modules.findPlaces(store.db, [match])
  return places.size > 0 ? refuse('matchExists', { match }) : act()
}

const submit = (context: JobContext, request: From<SubmitRequest>) =>
  catchGameError(context, request.match, 'submitting', () => submitAction(context, request))
