import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import type { CreateMatchRequest } from './contract/match-types.js'
import type { From } from './contract/operation.js'
import type { Host } from './host/host.js'
import { openHost } from './host/open-host.js'
import type { HostOptions } from './host/options.js'
import { sqliteStore } from './store/sqlite.js'
import type { Store } from './store/tables.js'

/** An empty store in memory. */
export const freshStore = (): Promise<Store> => sqliteStore()

/** The time at which the clock of each {@link World} starts. */
export const START: number = Date.UTC(2026, 10, 22)

/** A host with a clock that a test sets, and what it has told its operator. */
export interface World<H extends Host = Host> {
  now: number
  readonly host: H
  readonly faults: unknown[]
}

/** Opens a host in an empty store. */
export const world = (options: Partial<HostOptions> = {}): Promise<World> =>
  worldOf(openHost, options)

/** Opens a host of any kind in an empty store. */
export async function worldOf<H extends Host, O extends HostOptions>(
  open: (options: O | HostOptions) => Promise<H>,
  options: Partial<O>,
): Promise<World<H>> {
  const made = { now: START, faults: [] as unknown[] }
  const host = await open({
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

/** The request to open a match of Pure Skill for three players and a program as the referee. */
export const pureSkillMatch: From<CreateMatchRequest> = {
  match: 'GPS 1',
  by: 'Ann',
  idempotencyKey: 'open',
  game: 'pure-skill',
  roster: { players: ['Ann', 'Bob', 'Cyd'], referees: ['Dee'] },
  automated: { Dee: 'referee' },
}
