import { automaticReferee, type Referee, type RoleName, type Timestamp } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import { type Books, openBooks, societyRoles } from '@ackanomic/society'
import { type BotOptions, BotThread } from './bots/threads.js'
import type { Household } from './context.js'
import type { HostIncident } from './incidents.js'
import { Matches } from './match-cache.js'
import type { Store } from './store/tables.js'
import type { Channel } from './types.js'

/** What a host is made of. */
export interface HostOptions {
  /** The games that are played here. */
  readonly games: Catalogue
  /**
   * The secret from which the program that referees draws its chance: 16 bytes at least. Anyone who has it knows all cards to come; keep it as long as matches last.
   */
  readonly secret: string | Uint8Array
  /** Where everything is kept: a store, or the folder of one in the process. In memory by default. */
  readonly store?: Store | string | undefined
  /** The present moment, milliseconds UTC. Default: the clock of the machine. */
  readonly now?: (() => Timestamp) | undefined
  /** The referee that is a program, for all matches. Default: `automaticReferee` of the secret. */
  readonly referee?: Referee | undefined
  /** The roles outside the tables for which something can be wanted. Default: the society's. */
  readonly roles?: readonly RoleName[] | undefined
  /** Whether a person holds a role outside the tables, or is the `'host'`. Default: nobody is anything. */
  readonly hasRole?: ((person: string, office: RoleName) => boolean | Promise<boolean>) | undefined
  /**
   * The society's books as they are without the matches of this host: the suite, the readings, the
   * Trophies and whatever was settled elsewhere, for its secretary to keep. Default: new books.
   */
  readonly books?: Books | undefined
  /** The ways to tell people, by name. */
  readonly channels?: Readonly<Record<string, Channel>> | undefined
  /**
   * How many workers do by themselves what is due: deadlines, bots, deliveries. With 0 nothing is
   * done but what `work` does. Default 1.
   */
  readonly workers?: number | undefined
  /** The bots, and the thread in which they think. Default: none. */
  readonly bots?: BotOptions | undefined
  /** Is told of what is broken: a game that throws, a delivery that nobody can make. */
  readonly onError?: ((fault: HostIncident) => void) | undefined
}

/** What the parts of a host share, wherever it keeps its matches; what was left out is the default. */
export function householdOf(options: Omit<HostOptions, 'store'>): Household {
  const { games, secret, bots } = options
  return {
    games,
    books: options.books ?? openBooks(),
    matches: new Matches(games),
    secret,
    now: options.now ?? Date.now,
    referee: options.referee ?? refereeBy(secret),
    roles: options.roles ?? Object.keys(societyRoles),
    holds: options.hasRole ?? (() => false),
    channels: options.channels ?? {},
    thread: bots === undefined ? undefined : new BotThread(bots),
    onError: options.onError ?? (() => undefined),
  }
}

/** The program that referees; a secret that can be guessed is the operator's mistake, and throws. */
function refereeBy(secret: string | Uint8Array): Referee {
  const made = automaticReferee(secret)
  if (!made.ok) throw new RangeError(made.error.message)
  return made.value
}
