import type { Prompt } from '@ackanomic/core'
import { inquiryText } from '@ackanomic/core/commands'
import type { Host, MatchPage, Notification } from '../types.js'
import { messageId, seatAddress, stopAddress } from './address.js'
import { ABOVE } from './compose.js'

/** From whom mails come. */
export interface Sender {
  /** The domain of the host's addresses. */
  readonly domain: string
  /** The name that stands beside the host's address. */
  readonly name: string
}

/** A mail as it goes out. */
export interface Letter {
  readonly messageId: string
  readonly inReplyTo: string
  readonly references: string[]
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly headers: Record<string, string>
}

/** To whom, about which match, and what. */
export interface Content {
  readonly match: string
  readonly person: string
  readonly address: string
  /** From what the id of the mail is made: the same when it is sent again. */
  readonly key: string
  /** What is said, one paragraph each. */
  readonly message: readonly string[]
  /** The id of the mail that this one answers. */
  readonly answers?: string | undefined
  /** Whether to tell how moves are written. */
  readonly isHelp?: boolean
}

/** How what is no move is written. */
const AROUND =
  'What happens around the table is written after "/", such as "/vacation with Eve"; "/help" tells more.'

/** A mail about a match, in its thread, with all that its reader needs to answer it. */
export async function letterOf(
  host: Host,
  { domain, name }: Sender,
  { match, person, address, key, message, answers, isHelp = true }: Content,
): Promise<Letter> {
  const token = await host.seatToken(match, person)
  const looked = await host.getMatch(match, person)
  const look = looked.ok ? looked.value : undefined
  const wanted = (await host.listPendingActions(person)).filter((one) => one.match === match)
  const until = wanted.map((one) =>
    one.deadline === null
      ? `${one.action} (${one.need})`
      : `${one.action} (${one.need}), until ${new Date(one.deadline).toUTCString()}`,
  )
  const awaits = until.length === 0 ? [] : [`Wanted of you: ${until.join('; ')}.`]
  const help = isHelp && look !== undefined && wanted.length > 0 ? [look.help] : []
  // Views of engines have the prompts that are put to their viewer.
  const { openPrompts = [] } = (look?.view ?? {}) as { readonly openPrompts?: readonly Prompt[] }
  const questions = openPrompts.map((inquiry) => inquiryText(inquiry, '/judge'))
  const around = isHelp ? [AROUND] : []
  const shows = look === undefined ? [] : [look.text]
  const root = messageId(`match ${match}`, domain)
  const stop = stopAddress(match, token, domain)
  return {
    messageId: messageId(key, domain),
    inReplyTo: answers ?? root,
    references: answers === undefined ? [root] : [root, answers],
    from: { name, address: `games@${domain}` },
    to: { name: person, address },
    replyTo: { name: match, address: seatAddress(match, token, domain) },
    subject: `${answers === undefined ? '' : 'Re: '}${match} (${titleOf(look)})`,
    text: [ABOVE, ...message, ...awaits, ...questions, ...help, ...around, ...shows]
      .map((part) => `${part}\n`)
      .join('\n'),
    headers: {
      'Auto-Submitted': answers === undefined ? 'auto-generated' : 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<mailto:${stop}>`,
    },
  }
}

const titleOf = (look: MatchPage | undefined): string => look?.game ?? 'match'

/** Posts as sentences, one line each. */
export function sentences(posts: readonly Notification[]): readonly string[] {
  return posts.map(({ message }) => message)
}
