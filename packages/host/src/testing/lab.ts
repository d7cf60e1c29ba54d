import type { Rejection, Result, Timestamp } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { HostOptions } from '../options.js'
import type { Host, HostAction, OpenRequest } from '../types.js'

/** A game for the cases to play: any will do in which players act unseen by others. */
export interface Sample {
  /** The games, of which one is played. */
  readonly games: Catalogue
  /** How a match of it is opened: with two players at least, under a program alone. */
  readonly opening: Pick<OpenRequest, 'game' | 'table' | 'options' | 'automated'>
  /** Two things that the first player may do at the beginning, and that nobody else can tell apart. */
  readonly unseen: readonly [HostAction, HostAction]
  /** What the second player may do at the beginning, whatever the first has done. */
  readonly second: HostAction
  /** Something that the first player may not do. */
  readonly barred: HostAction
  /** A bot that always does something when it is asked: its name, and the thread that has it. */
  readonly bot: { readonly name: string; readonly thread: URL }
  /** After how long a match in which nobody acts is over, milliseconds. */
  readonly longest: number
}

/** What is there to be tried: a store, and hosts on it. */
export interface ConformanceEnv {
  /** The game that is played. */
  readonly sample: Sample
  /**
   * Opens a host on the store, which is empty at first; another one is another process on the same
   * store. It does by itself nothing that is due.
   */
  open(options: Pick<HostOptions, 'now'> & Partial<HostOptions>): Promise<Host>
}

/** Something that every host must do, whatever it keeps its matches in. */
export interface ConformanceCase {
  /** What. */
  readonly name: string
  /** Tries it on an empty store; rejects where it does not hold. */
  readonly run: (lab: ConformanceEnv) => Promise<void>
}

/** When the cases begin, milliseconds UTC. */
export const START: number = Date.UTC(2026, 10, 22)

/** The two players whom a case asks to act. */
export function playersOf({ opening }: Sample): readonly [string, string] {
  const [one, other] = opening.table.players
  if (one === undefined || other === undefined) throw new Error('A sample needs two players.')
  return [one, other]
}

/** Opens a match of the sample. */
export async function begin(host: Host, { sample }: ConformanceEnv, match = 'One'): Promise<void> {
  const [by] = playersOf(sample)
  must(await host.open({ match, by, idempotencyKey: 'open', ...sample.opening }))
}

/** A match of the sample that has begun on a host whose clock the case sets. */
export interface Begun {
  readonly clock: { now: Timestamp }
  readonly host: Host
  readonly by: string
  readonly other: string
}

/** Opens a host, and a match of the sample on it. */
export async function begun(
  lab: ConformanceEnv,
  options: Partial<HostOptions> = {},
): Promise<Begun> {
  const clock = { now: START }
  const host = await lab.open({ now: () => clock.now, ...options })
  await begin(host, lab)
  const [by, other] = playersOf(lab.sample)
  return { clock, host, by, other }
}

/** What was done; a refusal is a failure of the case. */
export function must<Value>(result: Result<Value, Rejection>): Value {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}

/** The code of a refusal; what was not refused is a failure of the case. */
export function refusalOf(result: Result<unknown, Rejection>): string {
  if (result.ok) throw new Error('It was not refused.')
  return result.error.code
}
