/**
 * People play through two hosts on a PostgreSQL primary with a standby. The primary is lost, and the
 * standby is promoted. Then the store is compared with the acknowledged actions.
 */

import { openClub } from '@ackanomic/club'
import { seededRandom } from '@ackanomic/core/bots'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { postgresStore } from '@ackanomic/host'
import { checkStory } from '../faults/check.js'
import { type Address, createAddress } from './address.js'
import { Load, startHosts, type Told } from './load.js'
import { type Pair, startPair, until } from './pair.js'

/** The people, each of whom has an unanswered request when the primary is lost. */
const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida']
const HOSTS = 2
const SECRET = 'kept from the players'
const games = mergeCatalogues(catalogue)

/** How a primary is lost. */
export interface Loss {
  /**
   * The moment of the loss: at any time, while the standby lacks commits (`unsent`), or before the hosts
   * have heard of commits (`unheard`).
   */
  readonly moment: 'any' | 'unsent' | 'unheard'
  /** The least number of actions that are acknowledged before the loss, and after it. */
  readonly actions: number
  /** Whether hosts reach the standby before it is promoted. */
  readonly isEarly: boolean
  readonly seed: string
  /** Whether commits wait for the standby. If they do not, the checks must find a problem. */
  readonly isSynchronous: boolean
}

/** Loses a number of primaries at different moments. Returns the problems. */
export async function losePrimaries(count: number, seed: string): Promise<readonly string[]> {
  const pick = seededRandom(seed)
  const problems: string[] = []
  for (let n = 0; n < count; n++) {
    const moment = (['any', 'unsent', 'unheard'] as const)[pick(3)] ?? 'any'
    const [actions, isEarly] = [20 + pick(200), pick(2) === 0]
    const loss = { moment, actions, isEarly, seed: `${seed} ${n}`, isSynchronous: true }
    problems.push(...(await losePrimary(loss)))
  }
  return problems
}

/** Loses a primary under load. Returns the problems. */
export async function losePrimary(loss: Loss): Promise<readonly string[]> {
  const pair = await startPair(loss.isSynchronous ? 'on' : 'local')
  const address = await createAddress()
  const told: Told = { deliveries: [], incidents: [] }
  const url = `postgres://postgres:${pair.password}@127.0.0.1:${address.port}/postgres`
  address.leadTo(pair.primary.port)
  try {
    const tokens = await letIn(url)
    const hosts = await startHosts(
      Array.from({ length: HOSTS }, () => ({ database: url, secret: SECRET })),
      told,
    )
    const urls = hosts.map((host) => host.url)
    const load = new Load(loss.seed, urls, tokens)
    try {
      const outage = await playThroughLoss(pair, address, load, loss)
      await load.checkReceipts()
      await load.repeatAll()
      console.log(`A primary lost, ${JSON.stringify(loss)}:`)
      console.log(outage)
    } finally {
      for (const host of hosts) await host.kill()
    }
    const store = await postgresStore(url)
    const { problems, entries } = await checkStory(games, store, {
      faults: {},
      again: 0,
      people: PEOPLE,
      latest: Date.now(),
      accepted: load.acknowledged,
      refused: load.refused,
      matches: load.matches,
      deliveries: told.deliveries,
      problems: load.problems,
    })
    await store.close()
    console.log(
      `${load.matches.length} matches, ${load.refused} actions refused, ${entries} entries in the end; ${told.incidents.length} incidents`,
    )
    const unexpected = told.incidents.filter((incident) => !/^running \w+ jobs: /u.test(incident))
    const all = [...problems, ...unexpected]
    for (const problem of all.slice(0, 20)) console.log(`WRONG: ${problem}`)
    return all
  } finally {
    await address.close()
    await pair.remove()
  }
}

/** Plays before, during and after the loss of the primary. Returns a summary. */
async function playThroughLoss(
  pair: Pair,
  address: Address,
  load: Load,
  { moment, actions, isEarly }: Loss,
): Promise<string> {
  const { acknowledged, unavailable } = load
  const played = load.run()
  await until(() => acknowledged.length >= actions)
  if (moment === 'unsent') {
    pair.link.loseAnswersTo('')
    const before = acknowledged.length
    await until(async () => {
      // Either each host has a waiting commit, or no commit waits.
      return (await pair.primary.count(WAITING)) >= HOSTS || acknowledged.length > before + actions
    })
  }
  if (moment === 'unheard') {
    address.loseAnswersTo('write_steps')
    // Each host writes one batch at a time.
    await until(() => address.lost >= HOSTS)
  }
  await pair.primary.kill()
  const lost = performance.now()
  address.leadTo(undefined)
  await until(() => load.urls.every((host) => unavailable.includes(host)))
  const before = acknowledged.length
  if (isEarly) {
    address.leadTo(pair.standby.port)
    const answered = unavailable.length
    await until(() => unavailable.length >= answered + 2 * HOSTS)
  }
  await pair.promote()
  if (!isEarly) address.leadTo(pair.standby.port)
  const promoted = performance.now()
  await until(() => acknowledged.length >= before + actions)
  load.stop()
  await played
  const first = acknowledged[before]?.at ?? Number.NaN
  return (
    `${before} actions acknowledged before and ${acknowledged.length - before} after; ${unavailable.length} answers 503; ` +
    `${Math.round(first - lost)} ms from the loss to the next acknowledged action, ${Math.round(first - promoted)} ms from the promotion`
  )
}

const WAITING = `select count(*)::int as count from pg_stat_activity where wait_event = 'SyncRep'`

/** Gives everybody a token, and subscribes them to notifications. */
async function letIn(url: string): Promise<ReadonlyMap<string, string>> {
  const store = await postgresStore(url)
  const channels = { sink: async () => undefined }
  const host = await openClub({ games, secret: SECRET, store, channels, workers: 0 })
  const tokens = new Map<string, string>()
  for (const person of PEOPLE) {
    await host.subscribe({ person, channel: 'sink', address: person })
    const made = await host.createInvitation({ person })
    const redeemed = await host.redeemInvitation({
      invitation: made.ok ? made.value.invitation : '',
    })
    tokens.set(person, redeemed.ok ? redeemed.value.token : '')
  }
  await host.close()
  return tokens
}
