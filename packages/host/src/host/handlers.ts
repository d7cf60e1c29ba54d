import { type GameError, ok } from '@ackanomic/core'
import { gamePage } from '@ackanomic/core/page'
import { addOperator, listOperators, removeOperator } from '../auth/operators.js'
import { addKey, listKeys, removeKey } from '../auth/person-keys.js'
import { invite, redeemInvitation, revoke } from '../auth/tokens.js'
import { type AsyncResult, refuse } from '../contract/errors.js'
import { catchGameFailure } from '../contract/game-failure.js'
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
import { getPlan, setPlan } from '../matches/plans.js'
import {
  exportMatch,
  getMatch,
  listDeadLetters,
  listNotifications,
  listPendingActions,
  listReceipts,
} from '../matches/reads.js'
import { commitToMatch, createMatch, submitAction } from '../matches/submit.js'

export function matchHandlers(
  context: JobContext,
): Handlers<typeof ownOperations & typeof matchOperations> {
  return {
    async ping() {
      const problem = await readProblem(context)
      if (problem !== undefined) return { ok: false, error: problem }
      return ok(context.clock.ahead === 0 ? { ok: true } : { ok: true, warnings: ['clockJumped'] })
    },
    listSigningKeys: async () => ok({ keys: await context.signingKeys.list() }),
    whoAmI: async ({ by }) => ok({ person: by }),
    listGames: async () =>
      ok(
        Object.values(context.games)
          .filter(({ id }) => context.modules.isOffered(id))
          .map(({ id, title, description }) => ({ id, title, description })),
      ),
    async getGame({ game }) {
      const games = Object.keys(context.games).filter((id) => context.modules.isOffered(id))
      const listing = games.includes(game) ? context.games[game] : undefined
      if (listing === undefined) return refuse('noGame', { game, games })
      return ok(gamePage(await listing.load(), await listing.clauses()))
    },
    listPendingActions: async ({ by }) => ok(await listPendingActions(context, by)),
    listKeys: async ({ by }) => ok(await listKeys(context.store.db, by)),
    addKey: ({ by, key, device }) => addKey(context.store, context.now(), by, key, device),
    removeKey: async ({ by, key }) => ok(await removeKey(context.store.db, by, key)),
    redeemInvitation: (request) => redeemInvitation(context, request),
    commitToMatch: (request) =>
      unlessReserved(context, request.match, () => commitToMatch(context, request)),
    createMatch: ({ currentSession: _, ...request }) => create(context, request),
    getMatch: (query) =>
      catchGameFailure(context, query.match, 'reading', () => getMatch(context, query)),
    submit: (request) => submit(context, request),
    getPlan: (request) =>
      catchGameFailure(context, request.match, 'reading', () => getPlan(context, request)),
    setPlan: (request) =>
      catchGameFailure(context, request.match, 'submitting', () => setPlan(context, request)),
    listReceipts: (request) => listReceipts(context, request),
    exportMatch: (request) =>
      catchGameFailure(context, request.match, 'exporting', () => exportMatch(context, request)),
    listNotifications: (query) => listNotifications(context, query),
  }
}

export function operatorHandlers(context: JobContext): Handlers<typeof operatorOperations> {
  return {
    createInvitation: (request) => invite(context, request),
    revokeTokens: async ({ person }) => ok(await revoke(context, person)),
    createMatchFor: ({ person: by, ...request }) => create(context, { ...request, by }),
    submitFor: ({ person: by, ...request }) => submit(context, { ...request, by }),
    subscribe: (request) => subscribe(context, request),
    unsubscribe: async (request) => ok(await unsubscribe(context, request)),
    listOperators: async () => ok(await listOperators(context.store.db)),
    addOperator: async (request) => ok(await addOperator(context, request)),
    removeOperator: ({ name }) => removeOperator(context, name),
    rotateSigningKey: async () => ok(await context.signingKeys.rotate()),
    getHealth: async () => ok(await readHealth(context)),
    async acceptClock() {
      context.clock.accept()
      return ok(await context.clock.keep(context.store.db))
    },
    listDeadLetters: async () => ok(await listDeadLetters(context.store.db)),
    retryDeadLetters: (query) => retryDeadLetters(context, query),
    discardDeadLetters: (query) => discardDeadLetters(context, query),
    importMatch: (request) =>
      catchGameFailure(context, request.match, 'importing', () =>
        unlessReserved(context, request.match, () => importMatch(context, request)),
      ),
    resumeMatch: ({ match }) => resumeMatch(context, match),
  }
}

/** Reads the store. Returns the problem if it fails. */
async function readProblem({ store, storeHealth }: JobContext): Promise<GameError | undefined> {
  try {
    await store.db.selectFrom('settings').select('name').executeTakeFirst()
    return await storeHealth.check()
  } catch (thrown) {
    const problem = await storeHealth.explain(thrown)
    if (problem === undefined) throw thrown
    return problem
  }
}

const create = (context: JobContext, request: From<CreateMatchRequest>) =>
  catchGameFailure(context, request.match, 'opening', () =>
    unlessReserved(context, request.match, () => createMatch(context, request)),
  )

/** Runs an action unless the name belongs to a module, such as to a table. */
async function unlessReserved<Value>(
  { modules, store }: JobContext,
  match: string,
  act: () => AsyncResult<Value>,
): AsyncResult<Value> {
  const places = await modules.findPlaces(store.db, [match])
  return places.size > 0 ? refuse('matchExists', { match }) : act()
}

const submit = (context: JobContext, request: From<SubmitRequest>) =>
  catchGameFailure(context, request.match, 'submitting', () => submitAction(context, request))
