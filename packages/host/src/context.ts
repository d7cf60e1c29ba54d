import type { Referee, RoleName, Timestamp } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Books } from '@ackanomic/society'
import type { BotThread } from './bots/threads.js'
import type { FaultListener } from './incidents.js'
import type { Matches } from './match-cache.js'
import type { Store } from './store/tables.js'
import type { Channel } from './types.js'

/** All that the parts of a host share, wherever it keeps its matches. */
export interface Household extends FaultListener {
  /** The games that are played here. */
  readonly games: Catalogue
  /** The books before any match here was booked. */
  readonly books: Books
  /** The matches at hand. */
  readonly matches: Matches
  /** The host's secret. */
  readonly secret: string | Uint8Array
  /** The present moment, milliseconds UTC. */
  readonly now: () => Timestamp
  /** The referee that is a program, for all matches. */
  readonly referee: Referee
  /** The names of the roles outside the tables for which something can be wanted. */
  readonly roles: readonly RoleName[]
  /** Whether a person holds a role outside the tables. */
  readonly holds: (person: string, office: RoleName) => boolean | Promise<boolean>
  /** The channels, by name. */
  readonly channels: Readonly<Record<string, Channel>>
  /** Where bots think, when there are any. */
  readonly thread: BotThread | undefined
}

/** A host that keeps everything in a store. */
export interface House extends Household {
  /** Where everything is kept. */
  readonly store: Store
}

/** What a program that referees is called among the programs of a match. */
export const PROGRAM_REFEREE = 'referee'

/**
 * Who answers prompts by itself in a match: the program, what is asked of a referee that is one,
 * and what is asked of the host.
 */
export function refereeOf(house: Household, referees: Programs): Referee {
  const program = house.referee
  return (inquiry, match) =>
    inquiry.to === 'host' || (inquiry.to === 'referee' && isProgram(referees))
      ? program(inquiry, match)
      : undefined
}

/** Who referees, and who at the table is a program. */
export interface Programs {
  /** The referees' names. */
  readonly referees: readonly string[]
  /** Which program somebody is, by name. */
  readonly automated: Readonly<Record<string, string>>
}

function isProgram({ referees: [first = ''], automated }: Programs): boolean {
  return Object.hasOwn(automated, first) && automated[first] === PROGRAM_REFEREE
}
