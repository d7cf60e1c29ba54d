import { authenticateOperator } from '../auth/operators.js'
import {
  authenticate,
  checkToken,
  hasAccount,
  resolveSeatToken,
  seatToken,
} from '../auth/tokens.js'
import { createApi } from '../contract/api.js'
import type { ChangeEvent } from '../contract/match-types.js'
import type { Operation, Operations } from '../contract/operation.js'
import { createJobs } from '../jobs/due-jobs.js'
import type { Workers } from '../jobs/executor.js'
import { POLL_INTERVAL, startWorkers } from '../jobs/workers.js'
import { backup } from '../store/backup.js'
import { decodeChange } from '../store/change-feed.js'
import { migrateModule } from '../store/migrations.js'
import { checkSecret } from '../store/settings.js'
import { sqliteStore } from '../store/sqlite.js'
import type { Store } from '../store/tables.js'
import { matchHandlers, operatorHandlers } from './handlers.js'
import type { Host, HostModule, ModuleApi } from './host.js'
import { hostOperations } from './operations.js'
import { createContext, type HostOptions } from './options.js'

/**
 * Opens a host. Close it when you are done. Throws a `RangeError` if the secret has fewer than 16 bytes
 * or a channel is named with a `/`. The operations that it returns list their errors.
 *
 * @example
 * ```ts
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { openHost } from '@ackanomic/host'
 *
 * const host = await openHost({ games: mergeCatalogues(catalogue), secret: 'kept from the players' })
 * const roster = { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] }
 * const match = 'GPS 1'
 * await host.createMatch({ match, by: 'Ann', idempotencyKey: '1', game: 'pure-skill', roster, automated: { Dee: 'referee' } })
 * const pending = await host.listPendingActions({ by: 'Bob' })
 * pending.ok && pending.value[0]?.action // => 'bid'
 *
 * const action = { kind: 'text', text: 'bid K' } as const
 * const bid = await host.submit({ match, by: 'Bob', idempotencyKey: 'mail 7', action })
 * bid.ok && bid.value.notifications.at(-1)?.message // => 'Bob bids KD.'
 * await host.close()
 * ```
 */
export async function openHost<const M extends readonly HostModule[] = readonly []>(
  options: HostOptions & { readonly modules?: M },
): Promise<Host & ModuleApi<M>>
export async function openHost({
  modules = [],
  ...options
}: HostOptions & { readonly modules?: readonly HostModule[] }): Promise<Host> {
  if (typeof options.store === 'object') return openOn(options.store, modules, options)
  const store = await sqliteStore(options.store)
  try {
    return await openOn(store, modules, options)
  } catch (thrown) {
    await store.close()
    throw thrown
  }
}

async function openOn(
  store: Store,
  modules: readonly HostModule[],
  options: HostOptions,
): Promise<Host> {
  const context = createContext(options, store)
  await checkSecret(store, options.secret)
  await context.clock.open(store.db)
  const operations: Record<string, Operation> = { ...hostOperations }
  const own = createApi(hostOperations, { ...matchHandlers(context), ...operatorHandlers(context) })
  const apis: object[] = []
  const twice = modules.find(({ name }, i) => modules.findIndex((m) => m.name === name) < i)
  if (twice !== undefined)
    throw new RangeError(`Two modules have the name "${twice.name}". Rename one of them.`)
  for (const module of modules) {
    addOperations(operations, module.operations)
    await migrateModule(store, module)
    const parts = await module.start(context)
    context.modules.add(parts)
    apis.push(createApi(module.operations, parts.handlers))
  }
  const listeners = new Set<(change: ChangeEvent) => void>()
  let workers: Workers | undefined
  const stop = await store.listen((payload) => {
    const { version, deadline, bots, ...change } = decodeChange(payload)
    const { match, recipients, revoked } = change
    context.modules.onChange(match)
    if (revoked !== null || match === null) {
      context.tokenCache.revoke(revoked)
      context.standIns.forget()
    }
    if (match !== null) context.currentMatches.forget(match, version)
    else if (revoked === null) context.currentMatches.clear()
    for (const listener of listeners) listener(change)
    if (revoked !== null) return
    const isTold = Object.keys(context.channels).length > 0 && recipients?.length !== 0
    const isDue = deadline !== null && deadline <= context.now() + POLL_INTERVAL
    workers?.wake({ deadline: isDue, bot: bots, delivery: isTold })
  })
  const { workers: count = 1, executor } = options
  const started =
    executor === undefined
      ? startWorkers(context, count)
      : await executor.start(createJobs(context), count)
  workers = started
  return {
    ...own,
    ...Object.assign({}, ...apis),
    operations,
    modules: context.modules,
    runDueJobs: () => started.runDueJobs(),
    authenticate: (token) => authenticate(context, token),
    authenticateOperator: (token) => authenticateOperator(context, token),
    checkToken: (token) => checkToken(context, token),
    explainFailure: (thrown) => context.storeHealth.explain(thrown),
    hasAccount: (person) => hasAccount(store.db, person),
    seatToken: (match, person) => seatToken(context, match, person),
    resolveSeatToken: (token) => resolveSeatToken(context, token),
    backup: (write) => backup(store, write),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onWork: (listener) => context.telemetry.listen(listener),
    async close() {
      context.modules.close()
      context.botThread?.close()
      await started.stop()
      await stop()
      // A store that takes no more data is closed all the same.
      await context.clock.keep(store.db).catch(() => undefined)
      await store.close()
    },
  }
}

function addOperations(all: Record<string, Operation>, added: Operations): void {
  const twice = Object.keys(added).find((name) => Object.hasOwn(all, name))
  if (twice !== undefined)
    throw new RangeError(`Two operations have the name "${twice}". Rename one of them.`)
  Object.assign(all, added)
}
