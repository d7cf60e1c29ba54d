import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import * as v from 'valibot'
import { PermanentDeliveryError } from '../deliveries.js'
import type { Channel, Host, SeatHolder } from '../types.js'
import { addressSchema, seatAt, slugOf } from './address.js'
import { letterOf, type Sender, sentences } from './letters.js'
import { type Came, type Reading, readMail } from './read.js'

/** What of mails is let through. */
export interface MailLimits {
  /** Bytes of one mail. Default 1,000,000. */
  readonly bytes: number
  /** Mails an hour for one seat, which ends every loop. Default 60. */
  readonly hourly: number
  /** Connections at once. Default 100. */
  readonly connections: number
}

/** How a host is reached by mail. */
export interface MailOptions {
  /** The domain of its addresses, such as `'games.example.org'`. */
  readonly domain: string
  /** Through which server mails go out, such as `'smtp://user:password@localhost:25'`. */
  readonly smtp: string
  /** The name beside the host's own address. Default `'Games'`. */
  readonly name?: string | undefined
  /** The port at which mails come in. Default 2525; 0 takes a free one. */
  readonly port?: number | undefined
  /** The address at which mails come in. Default `'127.0.0.1'`: behind a mail server of your own. */
  readonly hostname?: string | undefined
  /** A key and a certificate, PEM, with which whoever sends mail here may encrypt it. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
  /** What is let through; what is left out is as by default. */
  readonly limits?: Partial<MailLimits> | undefined
  /** Is told of what went wrong: mails that came back, a store that could not be reached. */
  readonly onError?: ((problem: unknown) => void) | undefined
}

/** A host's door to mail. */
export interface MailGateway {
  /** The channel by which the host tells people; they are subscribed with their mail addresses. */
  readonly channel: Channel
  /** Lets mails come in for a host; gives the port. */
  open(host: Host): Promise<number>
  /** Lets no more mails in, and none out. */
  close(): Promise<void>
}

const LIMITS: MailLimits = { bytes: 1_000_000, hourly: 60, connections: 100 }

/**
 * A door to mail: a channel for what goes out, a server for what comes in.
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
  const limits = { ...LIMITS, ...options.limits }
  const sender: Sender = { domain, name }
  const transport = createTransport(smtp, { disableFileAccess: true, disableUrlAccess: true })
  const counted = new RateLimiterMemory({ points: limits.hourly, duration: 3600 })
  let host: Host | undefined

  const opened = (): Host => {
    if (host === undefined) throw new Error('The mail office has not been opened for a host yet.')
    return host
  }

  const send = async (letter: object): Promise<void> => {
    try {
      await transport.sendMail(letter)
    } catch (thrown) {
      throw isForGood(thrown) ? new PermanentDeliveryError(thrown.message) : thrown
    }
  }

  const channel: Channel = async ({ person, address, match, idempotencyKey, notifications }) => {
    if (!v.is(addressSchema, address))
      throw new PermanentDeliveryError(`${address} is no mail address.`)
    const message = sentences(notifications)
    await send(
      await letterOf(opened(), sender, { match, person, address, key: idempotencyKey, message }),
    )
  }

  /** The seat that a mail is for; refuses before its text is sent, so that nobody is answered. */
  const seatOf = async (address: string): Promise<SeatHolder | undefined> => {
    const at = seatAt(address, domain)
    const seat = at === undefined ? undefined : await opened().resolveSeatToken(at.token)
    return seat !== undefined && slugOf(seat.match) === at?.slug ? seat : undefined
  }

  const recipient = async (address: string, session: SMTPServerSession): Promise<void> => {
    const { rcptTo, mailFrom } = session.envelope
    const isBounce = mailFrom === false || mailFrom.address === ''
    if (isBounce && address.toLowerCase() === `games@${domain.toLowerCase()}`) return
    if (rcptTo.length > 0) throw reply(452, 'Send this mail to one address at a time.')
    const seat = await seatOf(address)
    if (seat === undefined) {
      throw reply(550, 'This is no address of a seat; answer a mail that you had about your match.')
    }
    await counted
      .consume(`${seat.match}/${seat.person}`)
      .catch((full: { msBeforeNext: number }) => {
        const seconds = Math.ceil(full.msBeforeNext / 1000)
        throw reply(450, `These are too many mails in an hour; wait ${seconds} seconds.`)
      })
  }

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const bytes = await bytesOf(stream, limits.bytes)
    if (bytes === undefined) {
      throw reply(
        552,
        `This mail is too long; ${limits.bytes} bytes are the most. Send plain text.`,
      )
    }
    const { rcptTo, mailFrom } = session.envelope
    const [{ address = '' } = {}] = rcptTo
    const seat = await seatOf(address)
    const returnPath = mailFrom === false ? '' : mailFrom.address
    const came: Came = { bytes, returnPath, domain }
    const reading = await readMail(came)
    if (reading === undefined) {
      if (returnPath === '') onError(new Error(`A mail came back: ${subjectIn(bytes)}`))
      return
    }
    if (seat === undefined) throw reply(550, 'This is no address of a seat any more.')
    if (seatAt(address, domain)?.isStop === true) await opened().unsubscribe(seat.person, 'mail')
    else await answer(seat, reading)
  }

  /** Does what a mail says, and answers it; only then it counts as taken. */
  const answer = async ({ match, person }: SeatHolder, mail: Reading): Promise<void> => {
    const { text, problem, key, id } = mail
    const done =
      problem === undefined
        ? await opened().submit({
            ...{ match, by: person, idempotencyKey: key, channel: 'mail' },
            action: { kind: 'text', text },
          })
        : undefined
    const message =
      done?.ok === true
        ? ['This was done:', ...sentences(done.value.notifications)]
        : [problem ?? (done?.ok === false ? done.error.message : ''), 'Nothing was done.']
    const wrote = text === '' ? [] : [`What was read of your mail:\n${indented(text)}`]
    const letter = await letterOf(opened(), sender, {
      ...{ match, person, address: mail.from, key: `answer ${person} ${key}`, answers: id },
      message: [...message, ...wrote],
      isHelp: done?.ok !== true,
    })
    await send(letter).catch((thrown: unknown) => {
      // A sender who cannot be answered is not asked to send it again.
      if (!(thrown instanceof PermanentDeliveryError)) throw thrown
      onError(thrown)
    })
  }

  const answered = (doing: Promise<void>, callback: (error?: Error | null) => void): void => {
    doing.then(
      () => callback(),
      (thrown: unknown) => {
        if (!(thrown instanceof Reply)) onError(thrown)
        callback(thrown instanceof Reply ? thrown : reply(451, 'Try again in a while.'))
      },
    )
  }

  const server = new SMTPServer({
    ...tls,
    name: domain,
    banner: 'mails to seats of matches',
    size: limits.bytes,
    maxClients: limits.connections,
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onRcptTo: ({ address }, session, callback) => answered(recipient(address, session), callback),
    onData: (stream, session, callback) => answered(take(stream, session), callback),
  })
  server.on('error', onError)

  return {
    channel,
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

/** An answer in the terms of SMTP; from 500 on, for good. */
class Reply extends Error {
  readonly responseCode: number

  constructor(responseCode: number, says: string) {
    super(says)
    this.responseCode = responseCode
  }
}

const reply = (code: number, says: string): Reply => new Reply(code, says)

/** Whether a mail was refused for good. */
function isForGood(thrown: unknown): thrown is Error {
  const { responseCode } = thrown as { readonly responseCode?: number }
  return thrown instanceof Error && responseCode !== undefined && responseCode >= 500
}

/** All that a stream brings; `undefined` when it is too much, and then it is read to its end. */
async function bytesOf(stream: SMTPServerDataStream, most: number): Promise<Buffer | undefined> {
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

const subjectIn = (bytes: Buffer): string =>
  /^subject:(.{0,200})/imu.exec(bytes.toString('latin1'))?.[1]?.trim() ?? 'without a subject'
