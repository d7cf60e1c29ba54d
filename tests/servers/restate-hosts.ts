/**
 * Two processes of a host whose jobs Restate calls. Jobs become due in normal operation, while Restate
 * is away, and while one process and Restate's data are gone. Only Restate runs them. Then the store
 * is checked.
 */
import { openClub } from '@ackanomic/club'
import type { LogEntry } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Delivery, postgresStore } from '@ackanomic/host'
import { hostClient } from '@ackanomic/host/client'
import {
  enterAll,
  openCup,
  openPairings,
  playRound,
} from '../../packages/club/src/testing/play-tournament.test-support.js'
import { expectOk } from '../../packages/host/src/testing/conformance.test-support.js'
import { pureSkillSample } from '../../packages/host/src/testing/samples.test-support.js'
import { startBalancer } from './balancer.js'
import { checkStory } from './faults/check.js'
import { freePort, type Postgres } from './postgres.js'
import type { Restate } from './restate.js'
import { startHosts, type Told } from './standby/load.js'
import { until } from './standby/pair.js'

const games = mergeCatalogues(catalogue)
const sample = pureSkillSample(games)
const secret = 'kept from the players'
const PEOPLE = ['Ann', 'Bob', 'Cyd', 'Dot']
const [ANN = '', BOB = ''] = PEOPLE
/** The time from the creation of a match to its deadline, in milliseconds. */
const SOON = 1000

/** Lets jobs become due. Returns the problems. */
export async function tryTwoHosts(
  restate: Restate,
  postgres: Postgres,
): Promise<readonly string[]> {
  const database = await postgres.empty()
  const store = await postgresStore(database)
  let ahead = 0
  // People use a process that runs no jobs.
  const club = await openClub({
    games,
    secret,
    store,
    workers: 0,
    now: () => Date.now() + ahead,
    channels: { sink: async () => undefined },
    bots: { thread: sample.bot.thread, names: [sample.bot.name] },
  })
  for (const person of PEOPLE)
    expectOk(await club.subscribe({ person, channel: 'sink', address: person }))
  const { invitation } = expectOk(await club.createInvitation({ person: ANN }))
  const { token } = expectOk(await club.redeemInvitation({ invitation }))

  const ports = [await freePort(), await freePort()]
  const balancer = await startBalancer(ports)
  const all = ports.map((port) => ({
    database,
    secret,
    thread: sample.bot.thread.href,
    restate: {
      ingress: restate.ingress,
      admin: restate.admin,
      name: 'two',
      port,
      url: balancer.url,
    },
  }))
  const told = all.map((): Told => ({ deliveries: [], incidents: [] }))
  const start = async (which: number) => {
    const [settings, own] = [all[which], told[which]]
    if (settings === undefined || own === undefined) throw new Error(`There is no host ${which}.`)
    const [host] = await startHosts([settings], own)
    if (host === undefined) throw new Error('The host did not start.')
    return host
  }
  const [first, second] = await Promise.all([start(0), start(1)])

  const matches: string[] = []
  const entriesOf = async (match: string): Promise<readonly LogEntry[]> => {
    const entries = store.db.selectFrom('entries').select('entry').where('match', '=', match)
    return (await entries.execute()).map(({ entry }) => JSON.parse(entry))
  }
  /** Whether somebody has moved in a match, or a deadline has fallen due. */
  const isPlayed = async (match: string): Promise<boolean> =>
    (await entriesOf(match)).some(({ kind }) => kind !== 'answer')
  const isPlanned = async (match: string): Promise<boolean> =>
    (await entriesOf(match)).some((entry) => entry.kind === 'move' && entry.by === ANN)
  const isThere = async (match: string): Promise<boolean> => (await club.getMatch({ match })).ok
  const create = async (match: string, before: number, plan?: string): Promise<void> => {
    ahead = -before
    const opening = { match, by: ANN, idempotencyKey: 'create', ...sample.opening }
    expectOk(await club.createMatch(opening))
    if (plan !== undefined) expectOk(await club.setPlan({ match, by: ANN, text: plan }))
    ahead = 0
    matches.push(match)
  }
  await create('First', 0)
  const [pending] = expectOk(await club.listPendingActions({ by: ANN }))
  const span = (pending?.deadline ?? 0) - Date.now()

  /** Makes a deadline, a bot and a tournament due. Returns a function that waits for all of them. */
  const makeDue = async (name: string): Promise<() => Promise<void>> => {
    const [deadline, bot] = [`${name} - deadline`, `${name} - bot`]
    await create(deadline, span - SOON)
    const automated = { ...sample.opening.automated, [BOB]: sample.bot.name }
    const asked = { match: bot, idempotencyKey: 'create', ...sample.opening, automated }
    expectOk(await hostClient({ url: second.url, token }).createMatch(asked))
    matches.push(bot)
    const opened = await openCup(club, { sample, open: async () => club }, { idempotencyKey: name })
    const { tournament } = await enterAll(club, opened, PEOPLE)
    return async () => {
      await until(async () => (await isPlayed(deadline)) && (await isPlayed(bot)))
      await until(async () => {
        const cup = expectOk(await club.getTournament({ tournament, by: ANN }))
        const isOver = cup.stage !== 'running'
        const played = (isOver ? cup.pairings : openPairings(cup)).flatMap((each) => each.matches)
        if (isOver) matches.push(...played)
        else if ((await Promise.all(played.map(isThere))).every((is) => is))
          await playRound(club, cup)
        return isOver
      })
      // All notifications are delivered.
      await until(async () => expectOk(await club.getHealth()).pendingDeliveries === 0)
    }
  }

  // This repeats until both processes have done something.
  for (let n = 0; told.some(({ deliveries }) => deliveries.length === 0); n++)
    await (await makeDue(`All is well ${n}`))()
  const incidents = told.flatMap((each) => each.incidents)
  let happens = async (): Promise<void> => undefined
  await restate.crash(async () => {
    happens = await makeDue('Restate is away')
    // The deadline of this match is due when Restate is back, and then a planned move. Chance draws at
    // most one of these cards before.
    await create('Planned', span - SOON, `${sample.planned}\nbid 5`)
    await until(() => told.every((each) => each.incidents.length > 0))
  })
  await happens()
  await until(() => isPlanned('Planned'))
  await first.kill()
  await restate.lose()
  await (await makeDue('A process is dead'))()
  await second.kill()
  await balancer.stop()

  // The order of deliveries from two pipes is unknown.
  const number = ({ notifications }: Delivery): number => notifications[0]?.n ?? 0
  const deliveries = told
    .flatMap((each) => each.deliveries)
    .sort((one, other) => number(one) - number(other))
  const checked = await checkStory(games, store, {
    faults: {},
    again: 0,
    people: PEOPLE,
    accepted: [],
    refused: 0,
    matches,
    latest: Date.now(),
    deliveries,
    problems: incidents,
  })
  await club.close()
  const { problems, repeated } = checked
  return repeated === 0 ? problems : [...problems, `${repeated} deliveries came again`]
}
