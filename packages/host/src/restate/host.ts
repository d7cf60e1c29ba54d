import { setTimeout as pause } from 'node:timers/promises'
import type { Rejection, Result } from '@ackanomic/core'
import { connect } from '@restatedev/restate-sdk-clients'
import { rolesOf } from '../auth/access.js'
import { hashOf } from '../auth/session-id.js'
import { bearerToken, newToken, seatTokenOf, WEEK } from '../auth/tokens.js'
import {
  automatedProblem,
  decideCommitment,
  loadGameToOpen,
  validateSubmit,
} from '../commands/decide.js'
import { isMatchName } from '../commands/step-match.js'
import { validateSubscription } from '../jobs/deliveries.js'
import { createContext, type HostOptions } from '../options.js'
import { settleResults } from '../persistence/books.js'
import { fingerprintOf, otherSecret } from '../persistence/secret-check.js'
import { FIRST_KEY } from '../proof/signing-keys.js'
import { NO_DEADLINE, validateGetMatch, validateNotificationQuery } from '../queries/reads.js'
import { refuse } from '../rejections.js'
import { matchSchema, personSchema, problemOf } from '../schemas.js'
import type { ChangeEvent, Health, Host, PendingMatchAction } from '../types.js'
import { backup } from './backup.js'
import { listenForChanges } from './change-listener.js'
import { personKey, SHARD_NAMES, serviceNames } from './context.js'
import { type EndpointOptions, serveServices } from './endpoint.js'
import { readDueJobs, runDueJobs } from './jobs.js'
import { noMessages, notOffered } from './not-offered.js'
import type {
  MatchObject,
  PersonObject,
  RegistryObject,
  RoleObject,
  SchedulerObject,
  TokenObject,
} from './objects.js'
import { untilReachable } from './until-reachable.js'

/** The options of {@link openRestateHost}. */
export interface RestateHostOptions extends Omit<HostOptions, 'store'> {
  /** The URL of Restate's ingress, such as `'http://127.0.0.1:8080'`. */
  readonly ingress: string
  /** Headers of requests to the ingress, such as the authorization for Restate Cloud. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** How Restate reaches this process. Without it, other processes run the services. */
  readonly endpoint?: EndpointOptions | undefined
  /** The prefix of the services' names. Default: `'ackanomic'`. */
  readonly name?: string | undefined
}

/**
 * Opens a host whose matches are virtual objects in Restate. It works like the host of `openHost`,
 * and is meant for loads that one database cannot serve. Install `@restatedev/restate-sdk` and
 * `@restatedev/restate-sdk-clients`, and run a Restate server.
 *
 * With `workers: 0`, no jobs run automatically. Any other number is the same as 1.
 *
 * @throws Error if Restate does not answer or does not register the services
 *
 * @example
 * ```ts no-run
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { openRestateHost } from '@ackanomic/host/restate'
 *
 * const host = await openRestateHost({
 *   games: mergeCatalogues(catalogue),
 *   secret: 'kept from the players',
 *   ingress: 'http://127.0.0.1:8080',
 *   endpoint: { port: 9080, admin: 'http://127.0.0.1:9070' },
 * })
 * await host.close()
 * ```
 */
export async function openRestateHost(options: RestateHostOptions): Promise<Host> {
  if (Object.keys(options.proposals ?? {}).length > 0)
    throw new RangeError('A host on Restate has no proposals. Use SQLite or PostgreSQL.')
  const context = createContext(options, {
    read: async () => (await registry.keyRecord()) ?? FIRST_KEY,
    add: async (known, from) => registry.addKey({ known, from }),
  })
  const { games, secret, now, channels, onError } = context
  const names = serviceNames(options.name ?? 'ackanomic')
  const restate = { context, names, runsJobs: (options.workers ?? 1) > 0 }
  const ingress = connect({
    url: options.ingress.replace(/\/$/u, ''),
    ...(options.headers === undefined ? {} : { headers: { ...options.headers } }),
  })
  const matchOf = (id: string) => ingress.objectClient<MatchObject>({ name: names.match }, id)
  const personOf = (person: string) =>
    ingress.objectClient<PersonObject>({ name: names.person }, personKey(person))
  const tokenOf = (token: string) =>
    ingress.objectClient<TokenObject>({ name: names.token }, hashOf(token))
  const bearerOf = async (token: string): Promise<string | null> => {
    const known = await tokenOf(token).get()
    return known?.kind === 'bearer' ? known.person : null
  }
  const registry = ingress.objectClient<RegistryObject>({ name: names.registry }, 'registry')
  const hasSecret = async (): Promise<boolean> => {
    const fingerprint = fingerprintOf(secret)
    return (await registry.keepFingerprint(fingerprint)) === fingerprint
  }
  const endpoint =
    options.endpoint === undefined
      ? undefined
      : await serveServices(restate, options.endpoint, async () => {
          if ((await soon(hasSecret())) === false) throw otherSecret()
        })
  const isPerson = (person: string): boolean => problemOf(personSchema, person) === undefined

  const listeners = new Set<(change: ChangeEvent) => void>()
  const publish = (change: ChangeEvent): void => {
    for (const listener of listeners) listener(change)
  }
  const changeListener = await listenForChanges(ingress, names, publish, (problem) =>
    onError({ match: null, during: 'listening', problem }),
  ).catch(async (problem: unknown) => {
    await endpoint?.close()
    throw new Error(`No host answers at ${options.ingress}. Is Restate running?`, {
      cause: problem,
    })
  })
  try {
    if (!(await untilReachable(hasSecret))) throw otherSecret()
  } catch (thrown) {
    await changeListener.close()
    await endpoint?.close()
    throw thrown
  }
  if (endpoint !== undefined && restate.runsJobs) {
    await Promise.all(
      SHARD_NAMES.map((shard) =>
        untilReachable(() =>
          ingress.objectClient<SchedulerObject>({ name: names.scheduler }, shard).restart(),
        ),
      ),
    )
  }

  /** Reads something of a match, which is migrated before if it must be. */
  const readCurrent = async <Value>(
    match: string,
    read: () => PromiseLike<Result<Value, Rejection> | 'stale'>,
  ): Promise<Result<Value, Rejection>> => {
    if (!isMatchName(match)) return refuse('noMatch', { match })
    for (;;) {
      const value = await read()
      if (value !== 'stale') return value
      const done = await matchOf(match).catchUp(NO_DEADLINE)
      if (!done.ok) return done
    }
  }

  const withoutValue = async (call: PromiseLike<Result<null, Rejection>>) => {
    const done = await call
    return done.ok ? ({ ok: true, value: undefined } as const) : done
  }

  return {
    games: () =>
      Object.values(games).map(({ id, title, description }) => ({ id, title, description })),
    async commit(request) {
      const announced = decideCommitment(context, request)
      const { match } = request
      return announced.ok && (await matchOf(match).isOpen())
        ? refuse('matchExists', { match })
        : announced
    },
    async open(request) {
      if (request.spectators === false) return refuse('notOffered', { what: PRIVATE_MATCHES })
      if (request.messages !== undefined) return noMessages()
      const game = await loadGameToOpen(context, request)
      return game.ok ? matchOf(request.match).open(request) : game
    },
    async submit(request) {
      const valid = validateSubmit(request)
      return valid.ok ? matchOf(request.match).submit(request) : valid
    },
    async getMatch(match, person, { at } = {}) {
      const valid = validateGetMatch(person, at)
      if (!valid.ok) return valid
      if (!isMatchName(match)) return refuse('noMatch', { match })
      for (;;) {
        const time = now()
        const page = await matchOf(match).page({ person, at: at ?? null, now: time })
        if (page !== 'stale') return page
        const done = await matchOf(match).catchUp(time)
        if (!done.ok) return done
      }
    },
    async listNotifications(person, request = {}) {
      const valid = validateNotificationQuery(person, request)
      if (!valid.ok) return valid
      return { ok: true, value: await personOf(person).listNotifications(request) }
    },
    async listPendingActions(person) {
      if (!isPerson(person)) return []
      const roles = await rolesOf(context, person)
      const all = await Promise.all([
        personOf(person).listPendingActions(),
        ...roles.map((role) =>
          ingress.objectClient<RoleObject>({ name: names.role }, role).listPendingActions(),
        ),
      ])
      return all.flat().sort(byEnd)
    },
    ...notOffered,
    runDueJobs: () => runDueJobs(ingress, names, now),
    async subscribe(subscription) {
      const valid = validateSubscription(channels, subscription)
      if (!valid.ok) return valid
      const { person, channel, address } = subscription
      await personOf(person).subscribe({ channel, address })
      return valid
    },
    async unsubscribe(person, channel) {
      if (isPerson(person)) await personOf(person).unsubscribe({ channel, now: now() })
    },
    deadLetters: async () => registry.deadLetters(),
    async invite(person, until = now() + WEEK) {
      const problem = problemOf(personSchema, person)
      if (problem !== undefined) return refuse('badRequest', { problem })
      const token = newToken()
      const kept = { kind: 'invitation', person, until, match: null, salt: null } as const
      await tokenOf(token).put(kept)
      await personOf(person).addToken(hashOf(token))
      return { ok: true, value: token }
    },
    async redeemInvitation(invitation, { idempotencyKey } = {}) {
      const bearer = bearerToken(secret, invitation, idempotencyKey)
      if (!bearer.ok) return bearer
      const token = bearer.value
      const redeemed = await tokenOf(invitation).redeem({ bearer: hashOf(token), now: now() })
      const person = redeemed ?? (await bearerOf(token))
      return person === null ? refuse('noInvitation', {}) : { ok: true, value: { person, token } }
    },
    authenticate: async (token) => (await bearerOf(token)) ?? undefined,
    async hasAccount(person) {
      return isPerson(person) && personOf(person).hasAccount()
    },
    async revoke(person) {
      if (isPerson(person)) await personOf(person).revoke()
    },
    async seatToken(match, person) {
      for (const { hash, salt } of await personOf(person).listSeats(match)) {
        const token = seatTokenOf(secret, salt)
        if (hashOf(token) === hash) return token
      }
      const salt = newToken()
      const token = seatTokenOf(secret, salt)
      await personOf(person).addSeat({ match, seat: { hash: hashOf(token), salt } })
      return token
    },
    async resolveSeatToken(token) {
      const known = await tokenOf(token).get()
      if (known?.kind !== 'seat' || known.match === null) return undefined
      return { match: known.match, person: known.person }
    },
    exportMatch: (match, person) =>
      readCurrent(match, () => matchOf(match).exportMatch(person ?? null)),
    listReceipts: (match, person) => readCurrent(match, () => matchOf(match).receipts(person)),
    listSigningKeys: () => context.signingKeys.list(),
    rotateSigningKey: () => context.signingKeys.rotate(),
    async importMatch(request) {
      const { match, automated = {}, spectators } = request
      if (spectators === false) return refuse('notOffered', { what: PRIVATE_MATCHES })
      const problem = problemOf(matchSchema, match) ?? automatedProblem(context, automated)
      if (problem !== undefined) return refuse('badRequest', { problem })
      return withoutValue(matchOf(match).importMatch(request))
    },
    async resume(match) {
      return isMatchName(match)
        ? withoutValue(matchOf(match).resume(now()))
        : refuse('noMatch', { match })
    },
    backup: (write) => backup(ingress, names, write),
    async health(): Promise<Health> {
      const moment = now()
      const [counts, due] = await Promise.all([
        registry.counts(),
        readDueJobs(ingress, names, moment),
      ])
      const { open, finished, suspended, deadLetters } = counts
      const deadlineLag = due.deadline === null ? 0 : Math.max(0, moment - due.deadline)
      return {
        open,
        finished,
        suspended,
        deadlineLag,
        pendingDeliveries: due.pendingDeliveries,
        deadLetters,
      }
    },
    books: async () => settleResults(context.books, await registry.listResults()),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      context.botThread?.close()
      await changeListener.close()
      await endpoint?.close()
    },
  }
}

const PRIVATE_MATCHES = 'matches without spectators'

/** How long to wait for the services of processes that ran before, in milliseconds. */
const PATIENCE = 2000

/** The answer of services that are to be replaced; `undefined` if there are none, or none answers soon. */
async function soon<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  const late = new AbortController()
  const waited = pause(PATIENCE, undefined, { signal: late.signal })
  try {
    return await Promise.race([asked, waited])
  } catch {
    return undefined
  } finally {
    late.abort()
  }
}

/** Sorts by deadline; actions without one come last. */
function byEnd(one: PendingMatchAction, other: PendingMatchAction): number {
  const ends =
    (one.deadline ?? Number.POSITIVE_INFINITY) - (other.deadline ?? Number.POSITIVE_INFINITY)
  if (ends !== 0 && !Number.isNaN(ends)) return ends
  return one.match < other.match ? -1 : one.match > other.match ? 1 : 0
}
