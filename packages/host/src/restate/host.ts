import type { Rejection, Result } from '@ackanomic/core'
import { connect } from '@restatedev/restate-sdk-clients'
import { booksWith } from '../bookkeeping.js'
import { openable, programsProblem, unfitAct } from '../decide.js'
import { unfitSubscription } from '../deliveries.js'
import { type HostOptions, householdOf } from '../options.js'
import { isName, NEVER, officesOf, unfitLook, unfitPosts } from '../queries.js'
import { refuse } from '../rejections.js'
import { matchSchema, personSchema, problemOf } from '../schemas.js'
import { hashOf, newToken, seatTokenOf, WEEK } from '../tokens.js'
import type { ChangeEvent, Health, Host, PendingMatchAction } from '../types.js'
import { backup } from './backup.js'
import { listen } from './change-listener.js'
import { keyOf, namesIn, shards } from './context.js'
import { type EndpointOptions, serveServices } from './endpoint.js'
import { allDue, work } from './jobs.js'
import type {
  AgendaObject,
  HouseObject,
  MatchObject,
  OfficeObject,
  PersonObject,
  TokenObject,
} from './objects.js'

/** What a host on Restate is made of. */
export interface RestateHostOptions extends Omit<HostOptions, 'store'> {
  /** The address of Restate's ingress, such as `'http://127.0.0.1:8080'`. */
  readonly ingress: string
  /** What is sent along with what is asked there, such as the authorization for Restate Cloud. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** How Restate reaches this process. Left out, others do the work, and this one only asks. */
  readonly endpoint?: EndpointOptions | undefined
  /** What the names of the services begin with. Default `'ackanomic'`. */
  readonly name?: string | undefined
}

/**
 * Opens a host whose matches are virtual objects of a Restate: the same host as `openHost`, for when one
 * database is outgrown. It wants `@restatedev/restate-sdk` and `@restatedev/restate-sdk-clients`
 * installed, and a Restate server that runs.
 *
 * With `workers: 0` nothing is done by itself; otherwise all of it is, whatever the number.
 *
 * @throws Error where nobody answers at the address, or what is there cannot be registered
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
  const household = householdOf(options)
  const { games, secret, now, channels, onError } = household
  const names = namesIn(options.name ?? 'ackanomic')
  const inside = { household, names, wakes: (options.workers ?? 1) > 0 }
  const ingress = connect({
    url: options.ingress.replace(/\/$/u, ''),
    ...(options.headers === undefined ? {} : { headers: { ...options.headers } }),
  })
  const endpoint =
    options.endpoint === undefined ? undefined : await serveServices(inside, options.endpoint)
  const matchOf = (id: string) => ingress.objectClient<MatchObject>({ name: names.match }, id)
  const personOf = (person: string) =>
    ingress.objectClient<PersonObject>({ name: names.person }, keyOf(person))
  const tokenOf = (token: string) =>
    ingress.objectClient<TokenObject>({ name: names.token }, hashOf(token))
  const house = ingress.objectClient<HouseObject>({ name: names.house }, 'house')
  const isPerson = (person: string): boolean => problemOf(personSchema, person) === undefined

  const listeners = new Set<(news: ChangeEvent) => void>()
  const tell = (news: ChangeEvent): void => {
    for (const heard of listeners) heard(news)
  }
  const ear = await listen(ingress, names, tell, (problem) =>
    onError({ match: null, during: 'listening', problem }),
  ).catch(async (problem: unknown) => {
    await endpoint?.close()
    throw new Error(`No host answers at ${options.ingress}; is Restate running?`, {
      cause: problem,
    })
  })
  if (endpoint !== undefined && inside.wakes) {
    await Promise.all(
      shards.map((shard) =>
        ingress.objectClient<AgendaObject>({ name: names.agenda }, shard).rouse(),
      ),
    )
  }

  const whole = async (verb: PromiseLike<Result<null, Rejection>>) => {
    const done = await verb
    return done.ok ? ({ ok: true, value: undefined } as const) : done
  }

  return {
    games: () =>
      Object.values(games).map(({ id, title, description }) => ({ id, title, description })),
    async open(request) {
      const game = await openable(household, request)
      return game.ok ? matchOf(request.match).open(request) : game
    },
    async submit(request) {
      const fit = unfitAct(request)
      return fit.ok ? matchOf(request.match).submit(request) : fit
    },
    async getMatch(match, person, { at } = {}) {
      const fit = unfitLook(person, at)
      if (!fit.ok) return fit
      if (!isName(match)) return refuse('noMatch', { match })
      for (;;) {
        const moment = now()
        const seen = await matchOf(match).look({ person, at: at ?? null, now: moment })
        if (seen !== 'late') return seen
        const passed = await matchOf(match).pass(moment)
        if (!passed.ok) return passed
      }
    },
    async listNotifications(person, request = {}) {
      const fit = unfitPosts(person, request)
      if (!fit.ok) return fit
      return { ok: true, value: await personOf(person).posts(request) }
    },
    async listPendingActions(person) {
      if (!isPerson(person)) return []
      const offices = await officesOf(household, person)
      const all = await Promise.all([
        personOf(person).wanted(),
        ...offices.map((office) =>
          ingress.objectClient<OfficeObject>({ name: names.office }, office).wanted(),
        ),
      ])
      return all.flat().sort(byEnd)
    },
    runDueJobs: () => work(ingress, names, now),
    async subscribe(subscription) {
      const fit = unfitSubscription(channels, subscription)
      if (!fit.ok) return fit
      const { person, channel, address } = subscription
      await personOf(person).subscribe({ channel, address })
      return fit
    },
    async unsubscribe(person, channel) {
      if (isPerson(person)) await personOf(person).unsubscribe({ channel, now: now() })
    },
    deadLetters: async () => house.deadLetters(),
    async invite(person, until = now() + WEEK) {
      const problem = problemOf(personSchema, person)
      if (problem !== undefined) return refuse('badRequest', { problem })
      const token = newToken()
      const kept = { kind: 'invitation', person, until, match: null, salt: null } as const
      await tokenOf(token).keep(kept)
      await personOf(person).token(hashOf(token))
      return { ok: true, value: token }
    },
    async redeemInvitation(invitation) {
      const token = newToken()
      const person = await tokenOf(invitation).admit({ bearer: hashOf(token), now: now() })
      return person === null ? refuse('noInvitation', {}) : { ok: true, value: { person, token } }
    },
    async authenticate(token) {
      const known = await tokenOf(token).known()
      return known?.kind === 'bearer' ? known.person : undefined
    },
    async revoke(person) {
      if (isPerson(person)) await personOf(person).revoke()
    },
    async seatToken(match, person) {
      for (const { hash, salt } of await personOf(person).seats(match)) {
        const token = seatTokenOf(secret, salt)
        if (hashOf(token) === hash) return token
      }
      const salt = newToken()
      const token = seatTokenOf(secret, salt)
      await personOf(person).seat({ match, seat: { hash: hashOf(token), salt } })
      return token
    },
    async resolveSeatToken(token) {
      const known = await tokenOf(token).known()
      if (known?.kind !== 'seat' || known.match === null) return undefined
      return { match: known.match, person: known.person }
    },
    async exportMatch(match) {
      if (!isName(match)) return refuse('noMatch', { match })
      for (;;) {
        const save = await matchOf(match).exportMatch()
        if (save !== 'late') return save
        const passed = await matchOf(match).pass(NEVER)
        if (!passed.ok) return passed
      }
    },
    async importMatch(brought) {
      const { match, automated: programs = {} } = brought
      const problem = problemOf(matchSchema, match) ?? programsProblem(household, programs)
      if (problem !== undefined) return refuse('badRequest', { problem })
      return whole(matchOf(match).importMatch(brought))
    },
    async resume(match) {
      return isName(match) ? whole(matchOf(match).resume(now())) : refuse('noMatch', { match })
    },
    backup: (write) => backup(ingress, names, write),
    async health(): Promise<Health> {
      const moment = now()
      const [counts, due] = await Promise.all([house.counts(), allDue(ingress, names, moment)])
      const { open, over, faults, deadLetters } = counts
      const late = due.deadline === null ? 0 : Math.max(0, moment - due.deadline)
      return { open, over, faults, late, waiting: due.waiting, deadLetters }
    },
    books: async () => booksWith(household.books, await house.records()),
    onChange(heard) {
      listeners.add(heard)
      return () => listeners.delete(heard)
    },
    async close() {
      household.thread?.close()
      await ear.close()
      await endpoint?.close()
    },
  }
}

/** The soonest end first, what has none last. */
function byEnd(one: PendingMatchAction, other: PendingMatchAction): number {
  const ends =
    (one.deadline ?? Number.POSITIVE_INFINITY) - (other.deadline ?? Number.POSITIVE_INFINITY)
  if (ends !== 0 && !Number.isNaN(ends)) return ends
  return one.match < other.match ? -1 : one.match > other.match ? 1 : 0
}
