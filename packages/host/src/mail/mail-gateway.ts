import type { AddressInfo, Server } from 'node:net'
import { createTransport } from 'nodemailer'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import * as v from 'valibot'
import type { Channel, PlainMail } from '../contract/delivery-types.js'
import type { SeatHolder } from '../contract/match-types.js'
import type { Host } from '../host/host.js'
import { PermanentDeliveryError } from '../jobs/delivery-errors.js'
import { addressSchema, matchSlug, parseSeatAddress } from './address.js'
import { composeDigest } from './compose-digest.js'
import { composeMail, type MailIdentity, messagesOf } from './compose-mail.js'
import { type IncomingMail, type ParsedReply, readMail } from './read-mail.js'
import { submitReply } from './submit-reply.js'

/** The limits of incoming mail. */
export interface MailLimits {
  /** Of one mail. Default: 1,000,000. */
  readonly bytes: number
  /** The most mails to one seat, which also ends mail loops. Default: 60. */
  readonly perHour: number
  /** The most at once. Default: 100. */
  readonly connections: number
  /**
   * Default: 10, or no separate limit on the loopback address, where your own mail server is the
   * only client.
   */
  readonly connectionsPerAddress: number
  /** The longest connection, in milliseconds. Default: 300,000. */
  readonly connectionTime: number
}

/** The options of {@link createMailGateway}. */
export interface MailOptions {
  /** The domain of the host's addresses, such as `'games.example.org'`. */
  readonly domain: string
  /** The outgoing mail server, such as `'smtp://user:password@localhost:25'`. */
  readonly smtp: string
  /** The name beside the host's address. Default: `'Games'`. */
  readonly name?: string | undefined
  /** The port for incoming mail. Default: 2525. 0 takes a free one. */
  readonly port?: number | undefined
  /** The address to listen on. Default: `'127.0.0.1'`, behind a mail server of your own. */
  readonly hostname?: string | undefined
  /** A key and a certificate (PEM) for STARTTLS. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
  readonly limits?: Partial<MailLimits> | undefined
  /** Called with errors, such as a bounced mail or a store that cannot be reached. */
  readonly onError?: ((problem: unknown) => void) | undefined
}

/** A host's gateway to mail. */
export interface MailGateway {
  /** The delivery channel. The addresses of its subscriptions are mail addresses. */
  readonly channel: Channel
  /** Sends a mail of the host that is about no match, such as a link to sign in. */
  readonly sendMail: (mail: PlainMail) => Promise<void>
  /** Starts accepting mail for a host. Returns the port. */
  open(host: Host): Promise<number>
  /** Stops accepting and sending mail. */
  close(): Promise<void>
}

const DEFAULT_LIMITS = {
  bytes: 1_000_000,
  perHour: 60,
  connections: 100,
  connectionTime: 300_000,
} as const

function limitsOf(given: Partial<MailLimits> = {}, hostname: string): MailLimits {
  const { connections = DEFAULT_LIMITS.connections } = given
  const isLoopback = /^(?:127\.|::1$|localhost$)/u.test(hostname)
  return { ...DEFAULT_LIMITS, connectionsPerAddress: isLoopback ? connections : 10, ...given }
}

/**
 * Creates a gateway: a channel for outgoing mail, and an SMTP server for incoming mail.
 *
 * @example
 * ```ts no-run
 * import { mergeCatalogues } from '@ackanomic/core/catalogue'
 * import { catalogue } from '@ackanomic/games'
 * import { openHost } from '@ackanomic/host'
 * import { createMailGateway } from '@ackanomic/host/mail'
 *
 * const mail = createMailGateway({ domain: 'games.example.org', smtp: 'smtp://localhost:25' })
 * const host = await openHost({
 *   games: mergeCatalogues(catalogue),
 *   secret: 'kept from the players',
 *   store: 'data',
 *   channels: { mail: mail.channel },
 * })
 * await mail.open(host)
 * await host.subscribe({ person: 'Ann', channel: 'mail', address: 'ann@example.org' })
 * ```
 */
export function createMailGateway(options: MailOptions): MailGateway {
  const { domain, smtp, name = 'Games', port = 2525, hostname = '127.0.0.1', tls } = options
  const { onError = () => undefined } = options
  const limits = limitsOf(options.limits, hostname)
  const sender: MailIdentity = { domain, name }
  const transport = createTransport(smtp, { disableFileAccess: true, disableUrlAccess: true })
  const counted = new RateLimiterMemory({ points: limits.perHour, duration: 3600 })
  let host: Host | undefined

  const opened = (): Host => {
    if (host === undefined) throw new Error('The mail gateway has not been opened for a host yet.')
    return host
  }

  const send = async (outgoing: object): Promise<void> => {
    try {
      await transport.sendMail(outgoing)
    } catch (thrown) {
      throw isPermanent(thrown) ? new PermanentDeliveryError(thrown.message) : thrown
    }
  }

  const channel: Channel = async (delivery) => {
    const { person, address, match, idempotencyKey: key, notifications } = delivery
    if (!v.is(addressSchema, address))
      throw new PermanentDeliveryError(`"${address}" is not a mail address.`)
    if (delivery.isDigest === true) {
      await send(await composeDigest(opened(), sender, delivery))
      return
    }
    const paragraphs = messagesOf(notifications)
    await send(await composeMail(opened(), sender, { match, person, address, key, paragraphs }))
  }

  const seatOf = async (address: string): Promise<SeatHolder | undefined> => {
    const at = parseSeatAddress(address, domain)
    const seat = at === undefined ? undefined : await opened().resolveSeatToken(at.token)
    return seat !== undefined && matchSlug(seat.match) === at?.slug ? seat : undefined
  }

  // A bad address is rejected before the text is sent, so that nobody gets an unwanted answer.
  const checkRecipient = async (address: string, session: SMTPServerSession): Promise<void> => {
    const { rcptTo, mailFrom } = session.envelope
    const isBounce = mailFrom === false || mailFrom.address === ''
    if (isBounce && address.toLowerCase() === `games@${domain.toLowerCase()}`) return
    if (rcptTo.length > 0) throw new SmtpReply(452, 'Send the mail to one address at a time.')
    const seat = await seatOf(address)
    if (seat === undefined) {
      throw new SmtpReply(550, 'This is not the address of a seat. Answer a mail about your match.')
    }
    await counted
      .consume(`${seat.match}/${seat.person}`)
      .catch((full: { msBeforeNext: number }) => {
        const seconds = Math.ceil(full.msBeforeNext / 1000)
        throw new SmtpReply(450, `You sent too many mails in an hour. Wait ${seconds} seconds.`)
      })
  }

  const receive = async (
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
  ): Promise<void> => {
    const bytes = await readBytes(stream, limits.bytes)
    if (bytes === undefined) {
      throw new SmtpReply(
        552,
        `The mail is too long. The limit is ${limits.bytes} bytes. Send plain text.`,
      )
    }
    const { rcptTo, mailFrom } = session.envelope
    const [{ address = '' } = {}] = rcptTo
    const seat = await seatOf(address)
    const returnPath = mailFrom === false ? '' : mailFrom.address
    const incoming: IncomingMail = { bytes, returnPath, domain }
    // The same mail would fail again, so the sender must not retry it.
    const parsed = await readMail(incoming).catch((thrown: unknown) => {
      onError(thrown)
      throw new SmtpReply(554, 'The host cannot read the mail. Send plain text.')
    })
    if (parsed === undefined) {
      if (returnPath === '') onError(new Error(`A mail bounced: ${subjectOf(bytes)}`))
      return
    }
    if (seat === undefined) throw new SmtpReply(550, 'This is no longer the address of a seat.')
    if (parseSeatAddress(address, domain)?.unsubscribes === true)
      await opened().unsubscribe({ person: seat.person, channel: 'mail' })
    else await answer(seat, parsed)
  }

  /** Submits the action in a mail, and answers it. Only then is the mail accepted. */
  const answer = async ({ match, person }: SeatHolder, reply: ParsedReply): Promise<void> => {
    const { text, key, id } = reply
    const seat = { match, person }
    const { isDone, paragraphs, receipt } = await submitReply(opened(), seat, reply)
    const quoted = text === '' ? [] : [`Your mail said:\n${indented(text)}`]
    const mail = await composeMail(opened(), sender, {
      match,
      person,
      address: reply.from,
      key: `answer ${person} ${key}`,
      inReplyTo: id,
      paragraphs: [...paragraphs, ...quoted],
      receipt,
      withHelp: !isDone,
    })
    await send(mail).catch((thrown: unknown) => {
      // Sending the mail again would not help if its sender cannot be answered.
      if (!(thrown instanceof PermanentDeliveryError)) throw thrown
      onError(thrown)
    })
  }

  const respond = (work: Promise<void>, callback: (error?: Error | null) => void): void => {
    work.then(
      () => callback(),
      (thrown: unknown) => {
        if (!(thrown instanceof SmtpReply)) onError(thrown)
        callback(
          thrown instanceof SmtpReply
            ? thrown
            : new SmtpReply(451, 'There was an error. Try again later.'),
        )
      },
    )
  }

  const server = new SMTPServer({
    ...tls,
    name: domain,
    banner: 'play by mail',
    size: limits.bytes,
    maxClients: limits.connections,
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    socketTimeout: 60_000,
    onRcptTo: ({ address }, session, callback) =>
      respond(checkRecipient(address, session), callback),
    onData: (stream, session, callback) => respond(receive(stream, session), callback),
  })
  server.on('error', onError)
  limitConnections(server.server, limits)

  return {
    channel,
    sendMail: ({ to, subject, text }) =>
      send({
        from: { name, address: `games@${domain}` },
        to,
        subject,
        text,
        // Automatic responders leave this mail alone.
        headers: { 'auto-submitted': 'auto-generated' },
      }),
    async open(opening) {
      host = opening
      await new Promise<void>((listening, failed) => {
        server.server.once('error', failed)
        server.listen(port, hostname, () => listening())
      })
      return (server.server.address() as AddressInfo).port
    },
    async close() {
      await new Promise<void>((closed) => server.close(() => closed()))
      transport.close()
    },
  }
}

/** Ends long connections, and those of an address that has too many. */
function limitConnections(
  server: Server,
  { connectionsPerAddress, connectionTime }: MailLimits,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    const count = (open.get(remoteAddress) ?? 0) + 1
    open.set(remoteAddress, count)
    const timer = setTimeout(() => socket.destroy(), connectionTime)
    socket.on('close', () => {
      clearTimeout(timer)
      const left = (open.get(remoteAddress) ?? 1) - 1
      if (left === 0) open.delete(remoteAddress)
      else open.set(remoteAddress, left)
    })
    if (count > connectionsPerAddress)
      socket.end('421 You have too many connections. Close some.\r\n', () => socket.destroy())
  })
}

/** A negative SMTP reply. Codes from 500 on are permanent. */
class SmtpReply extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

function isPermanent(thrown: unknown): thrown is Error {
  const { responseCode } = thrown as { readonly responseCode?: number }
  return thrown instanceof Error && responseCode !== undefined && responseCode >= 500
}

/** Reads a stream to its end. Returns `undefined` if it is too long. */
async function readBytes(stream: SMTPServerDataStream, most: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of stream) {
    length += chunk.length
    if (length <= most) chunks.push(chunk)
    else chunks.length = 0
  }
  return length > most || stream.sizeExceeded ? undefined : Buffer.concat(chunks)
}

const indented = (text: string): string =>
  text
    .slice(0, 1000)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')

const subjectOf = (bytes: Buffer): string =>
  /^subject:(.{0,200})/imu.exec(bytes.toString('latin1'))?.[1]?.trim() ?? '(no subject)'
