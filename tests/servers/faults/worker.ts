/** A process of a host that can be killed. It obeys commands from a pipe and runs due jobs. */

import { type Club, type ClubOptions, openClub } from '@ackanomic/club'
import type { Timestamp } from '@ackanomic/core'
import { mergeCatalogues } from '@ackanomic/core/catalogue'
import { catalogue } from '@ackanomic/games'
import { type Delivery, postgresStore, sqliteStore } from '@ackanomic/host'
import { startServer } from '@ackanomic/host/http'
import { createMailGateway } from '@ackanomic/host/mail'
import { restateExecutor } from '@ackanomic/host/restate'
import type { FromWorker, Site, ToWorker } from './pipe.js'

const [text = '', start = '0'] = process.argv.slice(2)
const site: Site = JSON.parse(text)
let clock: Timestamp = Number(start)
let sent = 0
const acknowledged = new Map<number, () => void>()

const tell = (message: FromWorker): void => {
  process.send?.(message)
}

async function sink(delivery: Delivery): Promise<void> {
  sent += 1
  const id = sent
  await new Promise<void>((done) => {
    acknowledged.set(id, done)
    tell({ kind: 'delivery', id, delivery })
  })
}

const { doors } = site
const none = 1e9
const post =
  doors === undefined
    ? undefined
    : createMailGateway({
        domain: 'games.test',
        smtp: doors.smtp,
        port: doors.mailPort,
        limits: { perHour: none },
      })

const options: ClubOptions = {
  games: mergeCatalogues(catalogue),
  secret: 'kept from the players',
  now: () => clock,
  // One in ten of a crowd.
  hasRole: (person, role) => role === 'speaker' && person.endsWith('0'),
  channels: { sink, ...(post === undefined ? {} : { mail: post.channel }) },
  workers: 2,
  onError: ({ match, during, problem }) => {
    // The operator is told that Restate is slow to come back.
    if (during === 'asking Restate to run jobs') return
    const says = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)
    tell({ kind: 'fault', match, during, problem: says })
  },
}

async function opened(): Promise<Club> {
  if ('folder' in site) {
    const store = await sqliteStore(site.folder)
    return openClub({ ...options, store })
  }
  const cut = { connections: 6, onError: () => undefined }
  const store = await postgresStore(site.database, cut)
  const { restate } = site
  const executor = restate === undefined ? undefined : restateExecutor(restate)
  return openClub({ ...options, store, executor })
}

const host = await opened()
if (doors !== undefined) {
  await post?.open(host)
  const { port, operatorToken } = doors
  const limits = {
    requestsPerMinute: none,
    failuresPerMinute: none,
    openStreams: none,
    openingsPerHour: none,
  }
  await startServer(host, { port, operatorToken, limits })
}

async function done(
  message: Exclude<ToWorker, { kind: 'clock' | 'acknowledged' }>,
): Promise<unknown> {
  switch (message.kind) {
    case 'open':
      return host.createMatch(message.request)
    case 'submit':
      return host.submit(message.request)
    case 'look':
      return host.getMatch({ match: message.match, by: message.person })
  }
}

process.on('message', (message: ToWorker) => {
  if (message.kind === 'clock') clock = message.now
  else if (message.kind === 'acknowledged') acknowledged.get(message.id)?.()
  else {
    done(message).then(
      (answer) => tell({ kind: 'answer', id: message.id, answer }),
      (problem: unknown) => tell({ kind: 'failed', id: message.id, problem: String(problem) }),
    )
  }
})
process.on('disconnect', () => process.exit())
tell({ kind: 'ready' })
