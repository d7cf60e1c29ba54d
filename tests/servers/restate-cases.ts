import { deepStrictEqual as same } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { days } from '@ackanomic/core'
import {
  type Channel,
  type Delivery,
  type Host,
  openHost,
  postgresStore,
  restore,
} from '@ackanomic/host'
import { openRestateHost } from '@ackanomic/host/restate'
import type { ConformanceEnv, ConformanceSample } from '@ackanomic/host/testing'
import { freePort } from './ports.js'
import type { Postgres } from './postgres.js'
import type { Restate } from './restate.js'

/** What is there to be tried, and how it is left. */
export interface Trial extends ConformanceEnv {
  close(): Promise<void>
}

const secret = 'kept from the players'

let houses = 0

/**
 * An empty house on a Restate: its services have names of their own. A host that is opened again is at
 * the same address, as a process is that is started anew: what was under way goes on there.
 */
export function restateTrial({ ingress, admin }: Restate, sample: ConformanceSample): Trial {
  houses += 1
  const name = `house-${houses}`
  const left: number[] = []
  const open = new Set<Host>()
  return {
    sample,
    async open(options) {
      const { games } = sample
      const port = left.pop() ?? (await freePort())
      const endpoint = { admin, port }
      const made = { games, secret, workers: 0, ...options, name, ingress, endpoint }
      const host = await openRestateHost(made)
      const close = async (): Promise<void> => {
        const isOpen = open.delete(opened)
        await host.close()
        if (isOpen) left.push(port)
      }
      const opened: Host = { ...host, close }
      open.add(opened)
      return opened
    },
    async close() {
      for (const host of [...open]) await host.close()
    },
  }
}

/** Where people do not meet, they are told so. */
export async function tryClub(restate: Restate, sample: ConformanceSample): Promise<void> {
  const trial = restateTrial(restate, sample)
  const host = await trial.open({ now: () => Date.now() })
  const [by = ''] = sample.opening.table.players
  const opening = { match: 'One', by, idempotencyKey: 'open', ...sample.opening }
  const { game } = sample.opening
  const answers = [
    await host.tables.open({ by, idempotencyKey: 'table', game, seats: 3 }),
    await host.tables.list(null),
    await host.tables.takeSeat({ table: 'One', by }),
    await host.listMatches(by),
    await host.ratings.list(game),
    await host.accounts.create({ name: 'Ann' }),
    await host.accounts.listSessions(by),
    await host.ratings.seasons(),
    await host.tournaments.list(null),
    await host.tournaments.enter({ tournament: 'One', by }),
    await host.messages.send({ match: 'One', by, idempotencyKey: '1', text: 'Hello' }),
    await host.open({ ...opening, messages: 'none' }),
    await host.open({ ...opening, spectators: false }),
  ]
  for (const answer of answers) same(answer.ok ? 'accepted' : answer.error.code, 'notOffered')
  await trial.close()
}

/** A Restate that dies with signal 9, and a host that is away meanwhile, lose nothing. */
export async function tryCrash(restate: Restate, sample: ConformanceSample): Promise<void> {
  const trial = restateTrial(restate, sample)
  const [by = '', other = ''] = sample.opening.table.players
  const start = Date.now()
  let ahead = 0
  const now = (): number => Date.now() + ahead
  const first = await trial.open({ now, workers: 1 })
  const opened = await first.open({ match: 'One', by, idempotencyKey: 'open', ...sample.opening })
  same(opened.ok, true)
  const until = (await first.listPendingActions(by))[0]?.deadline ?? 0
  const save = await first.exportMatch('One')
  ahead = until - start - 3000
  const { automated } = sample.opening
  same((await first.importMatch({ match: 'Two', save: save.ok && save.value, automated })).ok, true)
  const action = sample.hiddenActions[0]
  const answer = await first.submit({ match: 'Two', by, idempotencyKey: '1', action })
  same(answer.ok, true)
  await first.close()
  await restate.crash()
  await pause(Math.max(0, until - now()))
  // The deadline falls due by itself: nobody looks, and nobody works.
  const second = await trial.open({ now, workers: 1 })
  const told = async () => {
    const posts = await second.listNotifications(other, { match: 'Two' })
    return posts.ok ? posts.value : []
  }
  while ((await told()).length === 0) await pause(50)
  same((await told())[0]?.at, until)
  same(await second.submit({ match: 'Two', by, idempotencyKey: '1', action }), answer)
  await trial.close()
}

/** What a host on Restate writes down is read back into a PostgreSQL. */
export async function tryBackup(
  restate: Restate,
  postgres: Postgres,
  sample: ConformanceSample,
): Promise<void> {
  const trial = restateTrial(restate, sample)
  const [by = '', other = ''] = sample.opening.table.players
  let clock = Date.UTC(2026, 10, 22)
  const now = (): number => clock
  let told = 0
  // A host with a store closes the month as well, and sends statements.
  const isOfMatch = ({ event }: Delivery['notifications'][number]): boolean =>
    event.type !== 'statement'
  const sink: Channel = async ({ notifications }) => {
    if (notifications.some(isOfMatch)) told += 1
  }
  const channels = { sink }
  const deliveredBy = async (asked: Host): Promise<number> => {
    told = 0
    await asked.runDueJobs()
    return told
  }
  const host = await trial.open({ now, channels })
  await host.subscribe({ person: other, channel: 'sink', address: 'x' })
  for (const match of ['One', 'Two']) {
    await host.open({ match, by, idempotencyKey: 'open', ...sample.opening })
  }
  clock += days(1)
  const sent = { match: 'One', by, idempotencyKey: '1', action: sample.hiddenActions[0] }
  await host.submit(sent)
  clock += sample.duration
  await host.getMatch('Two', null)
  const invited = await host.invite('Flo')
  const token = await host.seatToken('One', by)
  const all = async (asked: Host) => [
    await asked.getMatch('One', other),
    await asked.getMatch('One', by, { at: clock - sample.duration }),
    await asked.listNotifications(by),
    await asked.listNotifications(other, { match: 'Two' }),
    await asked.listPendingActions(by),
    await asked.exportMatch('Two'),
    await asked.submit(sent),
    await asked.resolveSeatToken(token),
    await asked.books(),
    await deliveredBy(asked),
  ]
  const lines: string[] = []
  await host.getMatch('One', null)
  await host.backup((line) => void lines.push(line.trimEnd()))
  const store = await postgresStore(await postgres.empty())
  await restore(store, lines)
  const { games } = sample
  const restored = await openHost({ games, secret, store, now, channels, workers: 0 })
  same(await all(restored), await all(host))
  same((await restored.redeemInvitation(invited.ok ? invited.value : '')).ok, true)
  await restored.close()
  await trial.close()
}
