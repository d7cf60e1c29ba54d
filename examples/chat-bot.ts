import { pathToFileURL } from 'node:url'
import { type ClubClient, clubClient } from '@ackanomic/club/client'

/** A chat, as far as a bot needs one. */
export interface Chat {
  /** Says something to a person alone. */
  say(person: string, text: string): void
}

/**
 * Plays on a host for one person in a chat: passes on what they are told, and takes their lines as
 * moves.
 */
export class ChatPlayer {
  readonly #client: ClubClient
  readonly stop: () => void

  constructor(chat: Chat, person: string, url: string, token: string) {
    this.#client = clubClient({ url, token })
    this.stop = this.#client.follow(0, ({ match, message }) =>
      chat.say(person, `${match}: ${message}`),
    )
  }

  /** The reply to a line: `wanted`, `look GPS 1`, or a move as in `GPS 1: bid K`. */
  async line(line: string, messageId: string): Promise<string> {
    const [, match = '', text] = /^(?:look )?([^:]+)(?:: *(.*))?$/u.exec(line) ?? []
    if (line === 'wanted') {
      const wanted = await this.#client.listPendingActions()
      if (!wanted.ok) return wanted.error.message
      return wanted.value.map((each) => `${each.match}: ${each.action}`).join('\n') || 'Nothing.'
    }
    if (text === undefined) {
      const look = await this.#client.getMatch({ match })
      return look.ok ? look.value.text : look.error.message
    }
    const done = await this.#client.submit({
      match,
      action: { kind: 'text', text },
      idempotencyKey: messageId,
    })
    return done.ok ? 'Done.' : done.error.message
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , url = '', token = ''] = process.argv
  const player = new ChatPlayer({ say: (_, text) => console.log(text) }, 'you', url, token)
  let count = 0
  for await (const chunk of process.stdin) {
    count += 1
    console.log(await player.line(String(chunk).trim(), `${Date.now()}-${count}`))
  }
  player.stop()
}
