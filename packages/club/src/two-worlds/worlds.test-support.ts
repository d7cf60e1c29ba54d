import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { automaticReferee, type Referee } from '@ackanomic/core'
import type { Catalogue } from '@ackanomic/core/catalogue'
import type { Store } from '@ackanomic/host'
import { type RunningServer, startServer } from '@ackanomic/host/http'
import { createMailGateway, type MailGateway } from '@ackanomic/host/mail'
import { createTransport, type Transporter } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { freshStore, START } from '../../../host/src/fresh.test-support.js'
import { seatAddress } from '../../../host/src/mail/address.js'
import type { PushOptions } from '../notices/push-channel.js'
import { type Club, openClub } from '../open-club.js'
import { type Leak, leaking, leakingBy } from './leaks.test-support.js'

/** The secret from which chance is drawn. */
export const SECRET = 'kept from the players'
const OTHER = 'another secret, for what is dealt'
const DOMAIN = 'games.test'
/** The first part of the name of the person who holds every office. */
export const OFFICER = 'Speaker'
/** How long a stream may lag, in milliseconds. */
const BEHIND = 120_000

/** One of two hosts between which others must see no difference. */
export interface Twin {
  readonly host: Club
  readonly store: Store
  readonly server: RunningServer
  readonly office: MailGateway
  readonly arriving: SMTPServer
  /** The connection through which people send mails. */
  readonly transport: Transporter
  readonly tokens: Map<string, string>
  /** The unparsed mails from the host, by recipient. */
  readonly mails: Map<string, string[]>
  readonly agent: Agent
}

/** Two hosts with one clock. */
export interface Worlds {
  readonly games: Catalogue
  readonly clock: { now: number }
  /** The place where both hosts leak a secret, to test that the comparison finds it. */
  leak: Leak | undefined
  readonly twins: readonly [Twin, Twin]
  /** The number of things of each kind that were compared. */
  readonly counts: Record<
    'matches' | 'forks' | 'answers' | 'events' | 'mails' | 'receipts' | 'mailedReceipts',
    number
  >
  close(): Promise<void>
}

/** Starts two equal hosts that serve HTTP and mail. */
export async function twoWorlds(
  games: Catalogue,
  pushes?: readonly [PushOptions, PushOptions],
): Promise<Worlds> {
  const clock = { now: START }
  const leak = (): Leak | undefined => worlds.leak
  const begun = [SECRET, OTHER].map((dealt, i) => twin(games, clock, dealt, leak, pushes?.[i]))
  const twins = (await Promise.all(begun)) as [Twin, Twin]
  const worlds: Worlds = {
    games,
    clock,
    leak: undefined,
    twins,
    counts: {
      matches: 0,
      forks: 0,
      answers: 0,
      events: 0,
      mails: 0,
      receipts: 0,
      mailedReceipts: 0,
    },
    async close() {
      for (const { agent, server, office: gateway, host, store, arriving, transport } of twins) {
        agent.destroy()
        transport.close()
        await server.close()
        await gateway.close()
        await host.close()
        await store.close()
        await new Promise<void>((done) => arriving.close(done))
      }
    },
  }
  return worlds
}

/**
 * A referee program. In a match called `Dealt 3 …`, it draws from another secret from prompt 3 on.
 */
export function dealing(dealt: string = OTHER): Referee {
  const [usual, other] = [automaticReferee(SECRET), automaticReferee(dealt)]
  if (!usual.ok || !other.ok) throw new Error('The secrets are too short.')
  const referee: Referee = (inquiry, match) => {
    const from = Number(/^Dealt (\d+) /u.exec(match.matchId)?.[1] ?? Number.POSITIVE_INFINITY)
    return (inquiry.id < from ? usual : other).value(inquiry, match)
  }
  return Object.assign(referee, { commitment: usual.value.commitment })
}

async function twin(
  games: Catalogue,
  clock: { readonly now: number },
  dealt: string,
  leak: () => Leak | undefined,
  push: PushOptions | undefined,
): Promise<Twin> {
  const mails = new Map<string, string[]>()
  const arriving = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, { envelope }, callback) {
      buffer(stream).then((bytes) => {
        const [{ address = '' } = {}] = envelope.rcptTo
        mails.set(address, [...(mails.get(address) ?? []), bytes.toString('latin1')])
        callback()
      }, callback)
    },
  })
  await new Promise<void>((done) => arriving.listen(0, '127.0.0.1', done))
  const { port } = arriving.server.address() as AddressInfo
  const none = 1e9
  const gateway = createMailGateway({
    domain: DOMAIN,
    // A server waits a tenth of a second before it greets a connection, so some are kept.
    smtp: `smtp://127.0.0.1:${port}/?pool=true`,
    port: 0,
    limits: { perHour: none },
  })
  const store = await freshStore()
  const host = await openClub({
    games,
    secret: SECRET,
    referee: dealing(dealt),
    store: { ...store, close: async () => undefined },
    now: () => clock.now,
    hasRole: (person) => person.startsWith(OFFICER),
    channels: { mail: leakingBy(gateway.channel, store, leak) },
    push,
    workers: 0,
    onError: ({ match, during, problem }) => {
      throw new Error(`${match}, ${during}: ${problem}`)
    },
  })
  const open = leaking(host, store, leak)
  const mailPort = await gateway.open(open)
  const transport = createTransport({ host: '127.0.0.1', port: mailPort, pool: true })
  const server = await startServer(open, {
    seatOthers: true,
    limits: { requestsPerMinute: none, failuresPerMinute: none, openStreams: none },
  })
  const agent = new Agent({ keepAlive: false })
  return {
    host,
    store,
    server,
    office: gateway,
    arriving,
    transport,
    tokens: new Map(),
    mails,
    agent,
  }
}

/** Admits people, and subscribes their mail addresses. */
export async function letIn({ twins }: Worlds, people: readonly string[]): Promise<void> {
  for (const { host, tokens } of twins) {
    for (const person of people) {
      const invited = await host.createInvitation({ person })
      const admitted = await host.redeemInvitation({
        invitation: invited.ok ? invited.value.invitation : '',
      })
      tokens.set(person, admitted.ok ? admitted.value.token : '')
      await host.subscribe({ person, channel: 'mail', address: homeOf(person) })
    }
  }
}

const homeOf = (person: string): string => `${person.toLowerCase().replace(' ', '.')}@home.test`

export type Answer = readonly [status: number, headers: readonly string[], body: string]

/** Sends a request. Returns the answer, byte for byte, except its date. */
export async function ask(
  twin: Twin,
  by: string | null,
  line: string,
  body?: object,
): Promise<Answer> {
  const response = await asked(twin, by, line, body)
  const bytes = await buffer(response)
  return [response.statusCode ?? 0, headersOf(response), bytes.toString('latin1')]
}

function asked(
  { server, tokens, agent }: Twin,
  by: string | null,
  line: string,
  body?: object,
): Promise<IncomingMessage> {
  const [method, path] = line.split(' ')
  const token = by === null ? undefined : tokens.get(by)
  const headers = {
    // The id of a request is random unless its sender chooses it.
    'x-request-id': 'one',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  return new Promise((done, failed) => {
    const sent = request(`${server.url}${path}`, { method, headers, agent }, done)
    sent.on('error', failed)
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

function headersOf({ rawHeaders }: IncomingMessage): readonly string[] {
  return rawHeaders.filter(
    (_, i) => rawHeaders[i - (i % 2)]?.toLowerCase() !== 'date' && i < rawHeaders.length,
  )
}

/** Streams that people have open in both worlds, and everything received from them. */
export class Streams {
  readonly #open: {
    readonly twin: Twin
    readonly person: string | null
    readonly path: string
    readonly response: IncomingMessage
    heard: string
  }[] = []

  async open(twins: readonly Twin[], person: string | null, path: string): Promise<void> {
    for (const twin of twins) {
      const response = await asked(twin, person, `GET ${path}`)
      const stream = { twin, person, path, response, heard: '' }
      response.on('data', (part: Buffer) => {
        stream.heard += part.toString('latin1')
      })
      response.on('error', () => undefined)
      this.#open.push(stream)
    }
  }

  /** Waits until each stream has sent the current page or notification of its viewer. */
  async settled(match: string): Promise<void> {
    for (const stream of this.#open) {
      const { twin, person, path } = stream
      const began = performance.now()
      let isShown = false
      while (!isShown) {
        if (path === '/me/notifications/events') {
          const posts = await twin.host.listNotifications({ by: person ?? '', limit: 1000 })
          const last = posts.ok ? posts.value.at(-1)?.n : undefined
          isShown = last === undefined || stream.heard.includes(`\nid: ${last}\n`)
        } else {
          const look = await twin.host.getMatch({ match, by: person })
          isShown =
            look.ok &&
            stream.heard.lastIndexOf('"etag":') === lastTag(stream.heard, look.value.etag)
        }
        if (isShown) break
        if (performance.now() - began > BEHIND) throw new Error(`${path} of ${person} is behind`)
        await new Promise((passed) => setTimeout(passed, 5))
      }
    }
  }

  /** Everything that each stream sent in one world and in the other. */
  heard(): readonly (readonly [who: string | null, one: string, other: string])[] {
    const pairs: [string | null, string, string][] = []
    for (let i = 0; i < this.#open.length; i += 2) {
      const [one, other] = [this.#open[i], this.#open[i + 1]]
      if (one === undefined || other === undefined) break
      const text = ({ response, heard }: { response: IncomingMessage; heard: string }): string =>
        JSON.stringify([response.statusCode, headersOf(response), heard])
      pairs.push([one.person, text(one), text(other)])
    }
    return pairs
  }

  close(): void {
    for (const { response } of this.#open.splice(0)) response.destroy()
  }
}

const lastTag = (heard: string, etag: string): number =>
  heard.lastIndexOf(`"etag":${JSON.stringify(etag)}`)

/** Sends a mail about a match as a person. By default, it contains no move. */
export async function writes(
  twin: Twin,
  match: string,
  person: string,
  n: number,
  text = 'no move of any game',
): Promise<void> {
  await twin.transport.sendMail({
    from: homeOf(person),
    to: seatAddress(match, await twin.host.seatToken(match, person), DOMAIN),
    messageId: `<${n}.${homeOf(person)}>`,
    text,
  })
}

/** The mails that a person got, without their dates and the token of the seat. */
export async function mailsTo(
  { host, mails }: Twin,
  match: string,
  person: string,
): Promise<readonly string[]> {
  const token = await host.seatToken(match, person)
  return (mails.get(homeOf(person)) ?? []).map((mail) =>
    mail.replace(/^date: .*\r\n/imu, '').replaceAll(token, 'token'),
  )
}
