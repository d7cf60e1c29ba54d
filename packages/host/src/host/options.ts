import {
  automaticReferee,
  DEFAULT_ROLES,
  type Referee,
  type RoleName,
  type Timestamp,
} from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { StandIns } from '../auth/stand-ins.js'
import { TokenCache } from '../auth/token-cache.js'
import { type BotOptions, BotThread } from '../bots/threads.js'
import type { Channel } from '../contract/delivery-types.js'
import type { HostIncident } from '../contract/game-failure.js'
import { Telemetry } from '../contract/telemetry.js'
import type { JobContext } from '../jobs/context.js'
import type { Executor } from '../jobs/executor.js'
import { CurrentMatches } from '../matches/current-matches.js'
import { HostClock, machineTime } from '../matches/host-clock.js'
import { MatchCache } from '../matches/match-cache.js'
import { SigningKeys } from '../matches/signing-keys.js'
import { StepWriter } from '../matches/step-writer.js'
import { StoreHealth } from '../matches/store-health.js'
import { Modules } from '../modules/modules.js'
import type { Store } from '../store/tables.js'

/** The options of {@link openHost}. */
export interface HostOptions {
  readonly games: Catalogue
  /**
   * The secret behind the automatic referee and the signing keys, at least 16 bytes. It
   * predicts every card and die, and signs as this host. Keep it as long as matches last.
   */
  readonly secret: string | Uint8Array
  /** A store, or the folder of one that the host opens. Default: in memory. */
  readonly store?: Store | string | undefined
  /** The time in milliseconds since the epoch, UTC. Default: `Date.now`. */
  readonly now?: (() => Timestamp) | undefined
  /**
   * The milliseconds since some moment. With it, the host notices when `now` jumps ahead, and does
   * not follow. Default: the uptime of the machine, or nothing if you set `now`.
   */
  readonly elapsed?: (() => number) | undefined
  /** Default: `automaticReferee(secret)`. */
  readonly referee?: Referee | undefined
  /** The roles outside the tables that pending actions can name. Default: those of core. */
  readonly roles?: readonly RoleName[] | undefined
  /**
   * Whether a person holds a role outside the tables, or the role `'host'`. Default: nobody does.
   */
  readonly hasRole?: ((person: string, role: RoleName) => boolean | Promise<boolean>) | undefined
  /**
   * The URL of the page that redeems invitations. `#<token>` is appended, or only the token if the
   * URL contains a `#`. Default: `/invitations`, a plain page of the host.
   */
  readonly invitationPage?: string | undefined
  /** By name. */
  readonly channels?: Readonly<Record<string, Channel>> | undefined
  /**
   * How many workers run due jobs: deadlines, bot moves, deliveries. With 0, jobs run only when you
   * call `runDueJobs`. Default: 1.
   */
  readonly workers?: number | undefined
  /**
   * Runs the due jobs instead of workers in this process, such as `restateExecutor` of
   * `@ackanomic/host/restate`.
   */
  readonly executor?: Executor | undefined
  /**
   * The milliseconds after which a delivery has failed and is retried, 45,000 at most. Default:
   * 30,000.
   */
  readonly deliveryTimeout?: number | undefined
  /** Default: none. */
  readonly bots?: BotOptions | undefined
  /** Called with every error that the operator should know about, such as a game that throws. */
  readonly onError?: ((incident: HostIncident) => void) | undefined
}

export function createContext(options: HostOptions, store: Store): JobContext {
  const { games, secret, bots, channels = {} } = options
  const misnamed = Object.keys(channels).find((name) => name.includes('/'))
  if (misnamed !== undefined)
    throw new RangeError(`A channel cannot be named "${misnamed}". Choose another name.`)
  const referee = createReferee(secret)
  const onError = options.onError ?? (() => undefined)
  const elapsed = options.elapsed ?? (options.now === undefined ? machineTime : undefined)
  const clock = new HostClock(options.now ?? Date.now, elapsed, (problem) => {
    onError({ match: null, during: 'reading the clock', problem })
    // So that a crash does not forget it. If it fails, the host's jobs try again.
    clock.keep(store.db).catch(() => undefined)
  })
  const now = (): Timestamp => clock.now()
  const telemetry = new Telemetry()
  return {
    games,
    matchCache: new MatchCache(games),
    secret,
    clock,
    now,
    signingKeys: new SigningKeys(secret, now, store.db),
    referee: options.referee ?? referee,
    roles: options.roles ?? Object.keys(DEFAULT_ROLES),
    hasRole: options.hasRole ?? (() => false),
    invitationPage: options.invitationPage ?? '/invitations',
    channels,
    deliveryTimeout: Math.min(options.deliveryTimeout ?? 30_000, 45_000),
    bots: bots?.names ?? [],
    botThread: bots === undefined ? undefined : new BotThread(bots),
    onError,
    modules: new Modules(),
    store,
    storeHealth: new StoreHealth(store.db, { onError }),
    telemetry,
    stepWriter: new StepWriter(store, telemetry),
    currentMatches: new CurrentMatches(),
    tokenCache: new TokenCache(),
    standIns: new StandIns(store.db),
    matchReads: new Map(),
  }
}

/** A secret that is too short throws. */
function createReferee(secret: string | Uint8Array): Referee {
  const made = automaticReferee(secret)
  if (!made.ok) throw new RangeError(made.error.message)
  return made.value
}
