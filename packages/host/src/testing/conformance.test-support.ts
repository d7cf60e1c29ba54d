import { deepStrictEqual as same } from 'node:assert/strict'
import type { GameError, Result, Timestamp } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Delivery } from '../contract/delivery-types.js'
import type { HostIncident } from '../contract/game-failure.js'
import type { ChangeEvent, CreateMatchRequest, HostAction } from '../contract/match-types.js'
import type { Operation } from '../contract/operation.js'
import { START } from '../fresh.test-support.js'
import type { Host } from '../host/host.js'
import type { HostOptions } from '../host/options.js'

/** A game for the cases to play. Any game with hidden actions will do. */
export interface ConformanceSample {
  /** The catalogue that contains the game. */
  readonly games: Catalogue
  /** The opening of a match with at least two players and only the automatic referee. */
  readonly opening: Pick<CreateMatchRequest, 'game' | 'roster' | 'options' | 'automated'>
  /** Two possible first actions of the first player that nobody else can tell apart. */
  readonly hiddenActions: readonly [HostAction, HostAction]
  /** A first action of the second player that is legal whatever the first player did. */
  readonly secondAction: HostAction
  /** A move of the first player as text, which is legal at each of their turns after the first. */
  readonly planned: string
  /** An action that is illegal for the first player. */
  readonly illegalAction: HostAction
  /** A bot that always acts when it is asked: its name, and the thread that runs it. */
  readonly bot: { readonly name: string; readonly thread: URL }
  /** A game for two players that ends with a winner when the other player leaves. */
  readonly pairGame: Pick<CreateMatchRequest, 'game' | 'options'>
  /** How long a match lasts if nobody acts, in milliseconds. */
  readonly duration: number
}

/** The environment of a case: an empty store, and the hosts that use it. */
export interface ConformanceEnv<H extends Host = Host, O extends HostOptions = HostOptions> {
  /** The game to play. */
  readonly sample: ConformanceSample
  /**
   * Opens a host on the store. A second host stands for another process. By default, it runs no
   * jobs automatically.
   */
  open(options: Partial<O>): Promise<H>
}

/** A requirement that every host must meet, whatever storage it uses. */
export interface ConformanceCase<H extends Host = Host, O extends HostOptions = HostOptions> {
  /** The host's duty, as a sentence. */
  readonly name: string
  /** Tests the host on an empty store. The promise rejects if the test fails. */
  readonly run: (env: ConformanceEnv<H, O>) => Promise<void>
}

type RawCall = (request: object) => Promise<Result<unknown, GameError>>

/** The fields that a request to a {@link CaseHost} may leave out. */
type Filled = 'by' | 'idempotencyKey'

type Brief<Request> = Omit<Request, Filled> & Partial<Pick<Request, Filled & keyof Request>>

type Call<Request, Value> =
  Partial<Request> extends Request
    ? (request?: Request) => Promise<Value>
    : (request: Request) => Promise<Value>

type Accepting<H extends Host> = {
  readonly [Name in keyof H]: H[Name] extends (
    request: infer Request,
  ) => Promise<Result<infer Value, GameError>>
    ? Call<Brief<NonNullable<Request>>, Value>
    : H[Name]
}

/**
 * A host whose operations return the value, and throw a {@link Refused} if the request is refused.
 * A request gets a new idempotency key if it has none and the operation requires one.
 */
export type CaseHost<H extends Host = Host> = Accepting<H> & {
  /** The same host, whose requests come from a person unless they name another one. */
  as(person: string): Accepting<H>
}

/** Thrown if a request to a {@link CaseHost} is refused. */
class Refused extends Error {
  readonly error: GameError

  /** @param error - why the request was refused */
  constructor(error: GameError) {
    super(`${error.code}: ${error.message}`)
    this.error = error
  }
}

/**
 * Wraps a host for a case. The case fails if an operation is refused with a code of the host that
 * it does not list. Every operation may refuse with `badRequest`.
 */
function caseHost<H extends Host>(host: H, newKey: () => string): CaseHost<H> {
  const functions = new Map<string, unknown>(Object.entries(host))
  const as = (person?: string): Accepting<H> => {
    const calls = Object.entries(host.operations).flatMap(([name, operation]) => {
      const call = functions.get(name) as RawCall | undefined
      if (call === undefined || operation.stream !== undefined) return []
      const accept = async (request: object = {}): Promise<unknown> => {
        const key = requiresKey(operation) ? { idempotencyKey: newKey() } : {}
        const result = await call({ by: person, ...key, ...request })
        if (result.ok) return result.value
        const { clause, code } = result.error
        if (clause === 'host' && !['badRequest', ...(operation.errors ?? [])].includes(code))
          throw new Error(`${name} was refused with "${code}", which it does not list.`)
        throw new Refused(result.error)
      }
      return [[name, accept] as const]
    })
    // Each function has the type of its operation, which the loop cannot follow.
    const accepting: object = { ...host, ...Object.fromEntries(calls) }
    return accepting as Accepting<H>
  }
  return { ...as(), as }
}

function requiresKey({ input }: Operation): boolean {
  const { idempotencyKey } = Object(Object(input).entries)
  return idempotencyKey !== undefined && idempotencyKey.type !== 'optional'
}

/** The environment of a case, with a clock and the two players who act. */
export interface CaseSetup<H extends Host = Host, O extends HostOptions = HostOptions> {
  readonly sample: ConformanceSample
  /** The clock of all hosts. The case sets it. */
  readonly clock: { now: Timestamp }
  /** The hosts' notices to their operator, unless they have a listener of their own. */
  readonly faults: HostIncident[]
  readonly by: string
  readonly other: string
  /** Opens a host on the store. */
  open(options?: Partial<O>): Promise<OpenHost<H, O>>
  /** Opens a host, and a match of the sample, "One", on it. */
  openWithMatch(options?: Partial<O>): Promise<OpenHost<H, O>>
}

/** An open host, and the two players as they use it. */
export interface OpenHost<H extends Host = Host, O extends HostOptions = HostOptions>
  extends CaseSetup<H, O> {
  /** The host itself, whose operations return results. */
  readonly plain: H
  readonly host: CaseHost<H>
  readonly player: Accepting<H>
  readonly rival: Accepting<H>
  /** Creates a match of the sample. */
  createMatch(match: string, more?: Partial<CreateMatchRequest>): Promise<void>
  /** Lets time pass, in milliseconds, and runs the jobs that are due then. */
  passTime(duration: number): Promise<void>
  /** Lets time pass until all matches of the sample have ended. */
  endMatches(): Promise<void>
}

function setUp<H extends Host, O extends HostOptions>(env: ConformanceEnv<H, O>): CaseSetup<H, O> {
  const { sample } = env
  const [by, other] = sample.opening.roster.players
  if (by === undefined || other === undefined) throw new Error('A sample needs two players.')
  const clock = { now: START }
  const faults: HostIncident[] = []
  const onError = (fault: HostIncident) => faults.push(fault)
  let keys = 0
  const newKey = (): string => `key ${++keys}`
  const setup: CaseSetup<H, O> = {
    sample,
    clock,
    faults,
    by,
    other,
    async open(options) {
      const plain = await env.open({ now: () => clock.now, onError, ...options } as Partial<O>)
      const host = caseHost(plain, newKey)
      const { createMatch } = caseHost<Host>(plain, newKey)
      const passTime = async (duration: number): Promise<void> => {
        clock.now += duration
        await plain.runDueJobs()
      }
      return {
        ...setup,
        plain,
        host,
        player: host.as(by),
        rival: host.as(other),
        async createMatch(match, more) {
          await createMatch({ match, by, ...sample.opening, ...more })
        },
        passTime,
        endMatches: () => passTime(sample.duration),
      }
    },
    async openWithMatch(options) {
      const opened = await setup.open(options)
      await opened.createMatch('One')
      return opened
    },
  }
  return setup
}

/** Cases by their names: what the host must do, as a sentence. */
export type Cases<H extends Host = Host, O extends HostOptions = HostOptions> = Readonly<
  Record<string, (setup: CaseSetup<H, O>) => Promise<void>>
>

export const listCases = <H extends Host, O extends HostOptions>(
  cases: Cases<H, O>,
): readonly ConformanceCase<H, O>[] =>
  Object.entries(cases).map(([name, test]) => ({ name, run: (env) => test(setUp(env)) }))

/** The value of a result. An error fails the case. */
export function expectOk<Value>(result: Result<Value, GameError>): Value {
  if (!result.ok) throw new Refused(result.error)
  return result.value
}

/** The result of a request to a {@link CaseHost}. */
export async function resultOf<Value>(request: Promise<Value>): Promise<Result<Value, GameError>> {
  try {
    return { ok: true, value: await request }
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, error: thrown.error }
    throw thrown
  }
}

/** Checks that a request to a {@link CaseHost} is refused with a code. */
export async function expectError(request: Promise<unknown>, code: string): Promise<void> {
  const result = await resultOf(request)
  same(result.ok ? 'accepted' : result.error.code, code)
}

/** Checks that things are numbered from 1. */
export function expectNumbered(things: readonly { readonly n: number }[]): void {
  for (const [i, { n }] of things.entries()) same(n, i + 1)
}

/** The values of a field in a list. */
export const column = <Item, Field extends keyof Item>(
  items: readonly Item[],
  field: Field,
): Item[Field][] => items.map((item) => item[field])

/** The values of some fields in a list, a row for each item. */
export const columns = <Item, Field extends keyof Item>(
  items: readonly Item[],
  ...fields: readonly Field[]
): Item[Field][][] => items.map((item) => fields.map((field) => item[field]))

/** Sends requests to two hosts by turns, all at once. */
export const sendAtOnce = <H, Request, Value>(
  hosts: readonly [H, H],
  requests: readonly Request[],
  send: (host: H, request: Request) => Promise<Value>,
): Promise<Value[]> =>
  Promise.all(requests.map((request, i) => send(i % 2 === 0 ? hosts[0] : hosts[1], request)))

/** Reads all pages of a list. */
export async function readPages<Page extends { readonly next: string | null }>(
  read: (after?: string) => Promise<Page>,
  after?: string,
): Promise<Page[]> {
  const page = await read(after)
  return page.next === null ? [page] : [page, ...(await readPages(read, page.next))]
}

/** A channel that records what it delivers. */
export function recordDeliveries(name = 'sink') {
  const deliveries: Delivery[] = []
  return {
    deliveries,
    channels: { [name]: async (delivery: Delivery) => void deliveries.push(delivery) },
  }
}

/** Waits until a host hears that a person's tokens are revoked. */
export const hearRevocation = (host: Pick<Host, 'onChange'>, person: string) =>
  new Promise<ChangeEvent>((done) => {
    const stop = host.onChange((change) => {
      if (change.revoked !== person) return
      stop()
      done(change)
    })
  })

/** Signs a person in with an invitation. Returns their token. */
export async function signIn(host: CaseHost, person: string): Promise<string> {
  const { invitation } = await host.createInvitation({ person })
  return (await host.redeemInvitation({ invitation })).token
}
