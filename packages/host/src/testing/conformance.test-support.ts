import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { CreateMatchRequest, HostAction } from '../contract/match-types.js'
import type { Host } from '../host/host.js'
import type { HostOptions } from '../host/options.js'

/** A game for the cases to play. Any game with hidden actions will do. */
export interface ConformanceSample {
  /** The catalogue that contains the game. */
  readonly games: Catalogue
  /** The opening of a match with at least two players and only the automatic referee. */
  readonly opening: Pick<CreateMatchRequest, 'game' | 'table' | 'options' | 'automated'>
  /** Two possible first actions of the first player that nobody else can tell apart. */
  readonly hiddenActions: readonly [HostAction, HostAction]
  /** A first action of the second player that is legal whatever the first player did. */
  readonly secondAction: HostAction
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
  /** What the host must do, as a sentence. */
  readonly name: string
  /** Tests the host on an empty store. The promise rejects if the test fails. */
  readonly run: (lab: ConformanceEnv<H, O>) => Promise<void>
}

type Call = (request?: object) => Promise<Result<unknown, Rejection>>

/**
 * Returns a host whose operations fail a case when they are refused with a code of the host that they
 * do not list. Every operation may refuse with `badRequest`.
 */
function checkErrors<H extends Host>(host: H): H {
  const functions = new Map<string, unknown>(Object.entries(host))
  const checked = Object.entries(host.operations).flatMap(([name, operation]) => {
    const { errors = [], stream } = operation
    const call = functions.get(name) as Call | undefined
    if (call === undefined || stream !== undefined) return []
    const check: Call = async (request) => {
      const result = await call(request)
      if (result.ok || result.error.clause !== 'host') return result
      const { code } = result.error
      if (code !== 'badRequest' && !errors.includes(code))
        throw new Error(`${name} was refused with "${code}", which it does not list.`)
      return result
    }
    return [[name, check] as const]
  })
  return { ...host, ...Object.fromEntries(checked) }
}

/** When the cases begin, in milliseconds UTC. */
export const START: number = Date.UTC(2026, 10, 22)

/** The two players who act in a case. */
export function playersOf({ opening }: ConformanceSample): readonly [string, string] {
  const [one, other] = opening.table.players
  if (one === undefined || other === undefined) throw new Error('A sample needs two players.')
  return [one, other]
}

/** Opens a match of the sample. */
export async function openSample(
  host: Host,
  { sample }: Pick<ConformanceEnv, 'sample'>,
  match = 'One',
): Promise<void> {
  const [by] = playersOf(sample)
  expectOk(await host.createMatch({ match, by, idempotencyKey: 'open', ...sample.opening }))
}

/** A started match of the sample, on a host whose clock the case sets. */
export interface StartedSample<H extends Host = Host> {
  readonly clock: { now: Timestamp }
  readonly host: H
  readonly by: string
  readonly other: string
}

/** Opens a host, and a match of the sample on it. */
export async function openHostWithSample<H extends Host, O extends HostOptions>(
  lab: ConformanceEnv<H, O>,
  options: Partial<O> = {},
): Promise<StartedSample<H>> {
  const clock = { now: START }
  const host = await lab.open({ now: () => clock.now, ...options })
  await openSample(host, lab)
  const [by, other] = playersOf(lab.sample)
  return { clock, host, by, other }
}

/** Submits an action to the match that {@link openSample} opens by default. */
export function submitToSample(
  host: Host,
  by: string,
  idempotencyKey: string,
  action: HostAction,
): ReturnType<Host['submit']> {
  return host.submit({ match: 'One', by, idempotencyKey, action })
}

/** The value of a result. A rejection fails the case. */
export function expectOk<Value>(result: Result<Value, Rejection>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

/** The code of a rejection. An accepted result fails the case. */
export function expectRejection(result: Result<unknown, Rejection>): string {
  if (result.ok) throw new Error('The request was not rejected.')
  return result.error.code
}

/** Cases in which each operation must list the errors with which it is refused. */
export const withCheckedErrors = <H extends Host, O extends HostOptions>(
  cases: readonly ConformanceCase<H, O>[],
): readonly ConformanceCase<H, O>[] =>
  cases.map(({ name, run }) => ({
    name,
    run: (lab) => run({ ...lab, open: async (options) => checkErrors(await lab.open(options)) }),
  }))
