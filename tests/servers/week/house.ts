import type { AddressInfo } from 'node:net'
import { type Club, openClub } from '@ackanomic/club'
import { type ClubClient, clubClient } from '@ackanomic/club/client'
import type { RandomInt } from '@ackanomic/core'
import { type Catalogue, mergeCatalogues } from '@ackanomic/core/catalogue'
import {
  type Delivery,
  type HostAction,
  type MatchPage,
  type PendingMatchAction,
  postgresStore,
  type Store,
} from '@ackanomic/host'
import { type RunningServer, startServer } from '@ackanomic/host/http'
import { createMailGateway, type MailGateway } from '@ackanomic/host/mail'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'

/** The holder of all offices. */
export const OFFICER = 'Speaker'

const DOMAIN = 'games.test'
const none = 1e9

/** Games that the society must accept first, and the modules that export them. */
export interface Proposals {
  readonly games: Catalogue
  readonly modules: readonly string[]
}

/** A host that opens and closes, with its HTTP and mail servers and the people around it. */
export class House {
  readonly games: Catalogue
  /** The games that the society must accept first. */
  readonly #proposals: Proposals
  readonly problems: string[] = []
  readonly matches: string[] = []
  readonly deliveries: Delivery[] = []
  readonly accepted: { match: string; by: string; idempotencyKey: string }[] = []
  /** The seats that bots play, as `match/person`. */
  readonly bots: Set<string> = new Set<string>()
  /** The person who has agreed to substitute, by match. */
  readonly standIns: Map<string, string> = new Map<string, string>()
  readonly counts = { http: 0, mails: 0, plans: 0, refused: 0, answers: 0, letters: 0, starts: 0 }
  clock: number
  host!: Club
  readonly #offered: Catalogue
  readonly #url: string
  readonly #tokens = new Map<string, string>()
  readonly #clients = new Map<string, ClubClient>()
  /** The mailed answers, by the id of the mail that they answer. */
  readonly #answers = new Map<string, string>()
  #store!: Store
  #server!: RunningServer
  #office!: MailGateway
  #arriving!: SMTPServer
  #mailPort = 0
  #keys = 0

  constructor(
    games: Catalogue,
    url: string,
    start: number,
    proposals: Proposals = { games: {}, modules: [] },
  ) {
    this.games = mergeCatalogues(games, proposals.games)
    this.#offered = games
    this.#proposals = proposals
    this.#url = url
    this.clock = start
  }

  /** Starts the host and its servers. */
  async open(): Promise<void> {
    this.counts.starts += 1
    this.#arriving ??= await this.#arrival()
    const { port } = this.#arriving.server.address() as AddressInfo
    this.#office = createMailGateway({
      domain: DOMAIN,
      smtp: `smtp://127.0.0.1:${port}`,
      port: 0,
      limits: { perHour: none },
      onError: (problem) => this.problems.push(`mail: ${problem}`),
    })
    this.#store = await postgresStore(this.#url)
    this.host = await openClub({
      games: this.#offered,
      proposals: this.#proposals.games,
      secret: 'kept from the players',
      store: this.#store,
      now: () => this.clock,
      workers: 0,
      hasRole: (person) => person === OFFICER,
      channels: {
        mail: this.#office.channel,
        sink: async (delivery) => void this.deliveries.push(delivery),
      },
      bots: {
        thread: new URL('../../../packages/host/src/cli/thread.mjs', import.meta.url),
        names: ['random'],
        workerData: {
          games: ['@ackanomic/games', '@ackanomic/programming-games', ...this.#proposals.modules],
        },
        grace: 600_000,
      },
      onError: ({ match, during, problem }) =>
        this.problems.push(
          `${match}, ${during}: ${problem instanceof Error ? problem.stack : problem}`,
        ),
    })
    this.#mailPort = await this.#office.open(this.host)
    const limits = { requestsPerMinute: none, failuresPerMinute: none, openStreams: none }
    this.#server = await startServer(this.host, { limits, seatOthers: true })
    this.#clients.clear()
  }

  /** Stops the host and its servers. */
  async close(): Promise<void> {
    await this.#server.close()
    await this.#office.close()
    await this.host.close()
  }

  /** Closes the mail server of the people. */
  async end(): Promise<void> {
    await new Promise<void>((done) => this.#arriving.close(done))
  }

  /** Gives a person a token, and subscribes them to notifications. */
  async letIn(person: string, isByMail: boolean): Promise<void> {
    const invited = await this.host.createInvitation({ person })
    const client = clubClient({ url: this.#server.url })
    const admitted = await client.redeemInvitation({
      invitation: invited.ok ? invited.value.invitation : '',
    })
    this.#tokens.set(person, admitted.ok ? admitted.value.token : '')
    await this.host.subscribe({ person, channel: 'sink', address: person })
    if (!isByMail) return
    await this.host.subscribe({ person, channel: 'mail', address: homeOf(person) })
  }

  /** Reads a person's pending actions over HTTP. */
  async wanted(person: string): Promise<readonly PendingMatchAction[]> {
    const wanted = await this.#client(person).listPendingActions()
    if (!wanted.ok) this.problems.push(`${person}: ${wanted.error.message}`)
    return wanted.ok ? wanted.value : []
  }

  /** Reads a person's view; none if the match is over. */
  async look(match: string, person: string): Promise<MatchPage | undefined> {
    const look = await this.#client(person).getMatch({ match })
    if (!look.ok) this.problems.push(`${match} is not shown to ${person}: ${look.error.message}`)
    return look.ok && look.value.view.outcome === null ? look.value : undefined
  }

  /** Reads the state of a match, from which a person's answer is drawn. */
  async stateOf(match: string): Promise<unknown> {
    const { snapshot } = await this.#store.db
      .selectFrom('matches')
      .select('snapshot')
      .where('id', '=', match)
      .executeTakeFirstOrThrow()
    return JSON.parse(snapshot).checkpoint.state
  }

  /** Sends an action over HTTP. */
  async sends(by: string, { match }: PendingMatchAction, action: HostAction): Promise<void> {
    this.counts.http += 1
    this.#keys += 1
    const key = `key ${this.#keys}`
    const done = await this.#client(by).submit({ match, action, idempotencyKey: key })
    this.#counted(done.ok, match, by, key, action)
    if (!done.ok && !done.error.message.endsWith('.')) this.problems.push(done.error.message)
  }

  /** Plans moves that are legal now, if the match still asks for moves. */
  async plans(by: string, { match }: PendingMatchAction): Promise<void> {
    const client = this.#client(by)
    const look = await client.getMatch({ match })
    if (!look.ok || look.value.examples.length === 0) return
    this.counts.plans += 1
    const [first = '', ...others] = look.value.examples
    const text = [`if seat < 1: ${first} else ${others[0] ?? first}`, ...others].join('\n')
    const done = await client.setPlan({ match, text })
    if (!done.ok && done.error.code !== 'unparsable')
      this.problems.push(`${by} cannot plan in ${match}: ${done.error.message}`)
  }

  /** Sends an action by mail, sometimes twice. */
  async writes(by: string, wanted: PendingMatchAction, action: HostAction): Promise<void> {
    const { match } = wanted
    const text = written(action)
    if (text === undefined) return this.sends(by, wanted, action)
    this.counts.mails += 1
    this.#keys += 1
    const messageId = `<${this.#keys}@home.test>`
    const token = await this.host.seatToken(match, by)
    // The slug is the one in the mails about the match.
    const slug = match
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, '-')
      .slice(0, 24)
    const to = `${slug.replace(/-$/u, '')}+${token}@${DOMAIN}`
    const transport = createTransport({ host: '127.0.0.1', port: this.#mailPort })
    for (let times = this.#keys % 10 === 0 ? 2 : 1; times > 0; times--) {
      await transport.sendMail({ from: homeOf(by), to, subject: 'my move', messageId, text })
    }
    transport.close()
    const answer = this.#answers.get(messageId)
    this.#answers.delete(messageId)
    if (answer === undefined)
      return void this.problems.push(`${match}: ${by} had no answer by mail`)
    const isDone = doneIn(answer)
    if (isDone === refusedIn(answer)) {
      this.problems.push(`${match}: ${by} was answered ${answer.slice(0, 300)}`)
    }
    this.#counted(isDone, match, by, messageId, action)
  }

  /** Acts as the holder of the roles, who also finds referees. */
  async speaks(pick: RandomInt): Promise<void> {
    for (const { match, action, role } of await this.wanted(OFFICER)) {
      const texts = role === 'speaker' ? ['/decide', '/inquire'] : []
      for (const text of texts)
        await this.sends(OFFICER, { match } as PendingMatchAction, { kind: 'text', text })
      if (role === 'host') this.problems.push(`${match}: ${action} is asked of the host`)
    }
    for (const match of this.matches) {
      if (pick(20) > 0) continue
      const look = await this.look(match, OFFICER)
      const reasons = look?.view.roster.pauses.map(({ reason }) => reason) ?? []
      const texts = [
        ...(reasons.includes('dispute') ? ['/decide'] : []),
        ...(reasons.includes('no referee') ? [`/appoint "${this.standIns.get(match)}"`] : []),
      ]
      for (const text of texts)
        await this.sends(OFFICER, { match } as PendingMatchAction, { kind: 'text', text })
    }
  }

  #counted(isDone: boolean, match: string, by: string, key: string, action: HostAction): void {
    const isMove =
      action.kind === 'move' || (action.kind === 'text' && !action.text.startsWith('/'))
    if (!isDone) this.counts.refused += 1
    else if (isMove) this.accepted.push({ match, by, idempotencyKey: key })
  }

  #client(person: string): ClubClient {
    const kept = this.#clients.get(person)
    if (kept !== undefined) return kept
    const client = clubClient({ url: this.#server.url, token: this.#tokens.get(person) })
    this.#clients.set(person, client)
    return client
  }

  async #arrival(): Promise<SMTPServer> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, _session, callback) => {
        simpleParser(stream, { skipTextToHtml: true }).then(
          ({ inReplyTo = '', headers, text = '' }) => {
            if (headers.get('auto-submitted') === 'auto-replied') {
              this.counts.answers += 1
              const before = this.#answers.get(inReplyTo)
              if (before !== undefined && doneIn(before) !== doneIn(text)) {
                this.problems.push(`${inReplyTo} was answered in two ways`)
              }
              this.#answers.set(inReplyTo, text)
            } else this.counts.letters += 1
            callback()
          },
          callback,
        )
      },
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    return server
  }
}

export const homeOf = (person: string): string =>
  `${person.toLowerCase().replace(' ', '.')}@home.test`

/** Whether an answer reports success. The quoted mail is indented, so it cannot contain the line. */
export const doneIn = (text: string): boolean =>
  text.startsWith('---- Write your answer above this line ----\n\nDone:\n')

export const refusedIn = (text: string): boolean =>
  text.split('\n').includes('Nothing was changed.')

/** The text of an action for a mail; nothing if a mail cannot say it. */
function written(action: HostAction): string | undefined {
  if (action.kind === 'text') return action.text
  if (action.kind !== 'answer') return undefined
  const { prompt, answer } = action
  return `/answer ${prompt} ${typeof answer === 'string' ? answer : JSON.stringify(answer)}`
}
