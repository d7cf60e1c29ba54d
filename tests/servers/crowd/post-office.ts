import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { SMTPServer } from 'smtp-server'
import { homeOf } from '../week/house.js'

/** The time that a person waits for an answer before they repeat a mail, in milliseconds. */
const PATIENCE = 5000

/** The mail servers of a crowd. */
export class PostOffice {
  letters = 0
  /** The addresses of seats, by match and by the address of the holder. */
  readonly #seats = new Map<string, string>()
  /** The answers, by the id of the mail. */
  readonly #answers = new Map<string, string>()
  readonly #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, _session, callback) => {
      simpleParser(stream, { skipTextToHtml: true }).then(
        ({ inReplyTo = '', headers, text = '', to, replyTo }) => {
          if (headers.get('auto-submitted') === 'auto-replied') this.#answers.set(inReplyTo, text)
          else this.letters += 1
          const [seat] = replyTo?.value ?? []
          const [home] = Array.isArray(to) ? [] : (to?.value ?? [])
          if (seat !== undefined && home !== undefined)
            this.#seats.set(`${seat.name}/${home.address}`, seat.address ?? '')
          callback()
        },
        callback,
      )
    },
  })

  /** Opens the servers. Returns the URL to which hosts send. */
  async open(): Promise<string> {
    // A host that is killed resets its connections.
    this.#server.on('error', () => undefined)
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { port } = this.#server.server.address() as AddressInfo
    return `smtp://127.0.0.1:${port}`
  }

  /** The address of a person's seat, once a mail from the host has shown it. */
  seatOf(match: string, person: string): string | undefined {
    return this.#seats.get(`${match}/${homeOf(person)}`)
  }

  /** Repeats a mail until it is answered. Returns the answer; nothing if its sender was deleted. */
  async ask(
    port: number,
    { id, from, to, text }: Readonly<Record<'id' | 'from' | 'to' | 'text', string>>,
    isGone: () => boolean,
  ): Promise<string | undefined> {
    const messageId = `<${id}@home.test>`
    while (!isGone()) {
      const transport = createTransport({ host: '127.0.0.1', port })
      await transport
        .sendMail({ from: homeOf(from), to, subject: 'my move', messageId, text })
        .catch(() => undefined)
      transport.close()
      for (let waited = 0; waited < PATIENCE; waited += 50) {
        const answer = this.#answers.get(messageId)
        if (answer !== undefined) return answer
        await pause(50)
      }
    }
    return undefined
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => this.#server.close(done))
  }
}
