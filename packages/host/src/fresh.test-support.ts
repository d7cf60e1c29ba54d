import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Club, type ClubOptions, openClub } from './club/open-club.js'
import type { CreateMatchRequest } from './contract/match-types.js'
import type { From } from './contract/operation.js'
import { sqliteStore } from './store/sqlite.js'
import type { Store } from './store/tables.js'

/** An empty store in memory. */
export const freshStore = (): Promise<Store> => sqliteStore()

/** When the worlds of the tests begin. */
export const START: number = Date.UTC(2026, 10, 22)

/** A host with a clock that a test sets. */
export interface World {
  now: number
  readonly host: Club
  readonly faults: unknown[]
}

/** A host in an empty store. */
export async function world(options: Partial<ClubOptions> = {}): Promise<World> {
  const made = { now: START, faults: [] as unknown[] }
  const host = await openClub({
    games: mergeCatalogues(catalogue),
    secret: 'kept from the players',
    store: await freshStore(),
    now: () => made.now,
    onError: (incident) => made.faults.push(incident),
    workers: 0,
    ...options,
  })
  return Object.assign(made, { host })
}

/** Three play Pure Skill; a program referees. */
export const pureSkillMatch: From<CreateMatchRequest> = {
  match: 'GPS 1',
  by: 'Ann',
  idempotencyKey: 'open',
  game: 'pure-skill',
  table: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
  automated: { Dee: 'referee' },
}
