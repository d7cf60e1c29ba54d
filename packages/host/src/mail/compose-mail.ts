import type { Prompt } from '@ackanomic/core'
import { promptText } from '@ackanomic/core/commands'
import type { Receipt, SeatReceipt } from '@ackanomic/core/proof'
import type { Notification } from '../contract/notification.js'
import type { Host } from '../host/host.js'
import { messageId, seatAddress, stopAddress } from './address.js'
import { pendingText } from './pending-text.js'
import { REPLY_MARKER } from './quotations.js'

/** The sender of the host's mails. */
export interface MailIdentity {
  /** The domain of the host's addresses. */
  readonly domain: string
  /** The name beside the host's address. */
  readonly name: string
}

export interface OutgoingMail {
  readonly messageId: string
  readonly inReplyTo: string
  readonly references: string[]
  readonly from: { readonly name: string; readonly address: string }
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo?: { readonly name: string; readonly address: string }
  readonly subject: string
  readonly text: string
  readonly headers: Record<string, string>
  readonly attachments: { filename: string; content: string; contentType: string }[]
  /** The boundary between the parts of the mail. It is the same when the mail is sent again. */
  readonly baseBoundary: string
}

export interface MailContent {
  readonly match: string
  readonly person: string
  readonly address: string
  /** The `Message-ID` is a hash of this. */
  readonly key: string
  readonly paragraphs: readonly string[]
  /** The `Message-ID` of the mail that this one answers. */
  readonly inReplyTo?: string | undefined
  /** The receipt to attach. */
  readonly receipt?: Receipt | SeatReceipt | null | undefined
  /** Whether to explain moves and commands. */
  readonly withHelp?: boolean
}

const COMMAND_HELP =
  'Commands begin with "/", such as "/vacation with Eve". "/help" lists them. "/say TEXT" writes to the whole table, "/announce TEXT" to spectators too, "/tell Eve: TEXT" to Eve alone. "/plan" with a move on each line below it plans ahead, "/plan" shows the plan, "/plan none" withdraws it. "/tables" lists the tables at which you can sit down.'

/** Composes a mail in the thread of a match, with all that its reader needs to answer it. */
export async function composeMail(
  host: Host,
  { domain, name }: MailIdentity,
  { match, person, address, key, paragraphs, inReplyTo, receipt, withHelp = true }: MailContent,
): Promise<OutgoingMail> {
  const token = await host.seatToken(match, person)
  const result = await host.getMatch({ match, by: person })
  const page = result.ok ? result.value : undefined
  const listed = await host.listPendingActions({ by: person })
  const pending = listed.ok ? listed.value.filter((one) => one.match === match) : []
  const awaits = pendingText(pending, await host.modules.timeZoneOf(person))
  const help = withHelp && page !== undefined && pending.length > 0 ? [page.help] : []
  // A view contains the prompts that are open to its viewer.
  const { openPrompts = [] } = (page?.view ?? {}) as { readonly openPrompts?: readonly Prompt[] }
  const questions = openPrompts.map((prompt) => promptText(prompt, '/answer'))
  const around = withHelp
    ? page === undefined
      ? host.modules.mailHelp(match)
      : [COMMAND_HELP]
    : []
  const shows = page === undefined ? [] : [page.text]
  const root = messageId(`match ${match}`, domain)
  const stop = stopAddress(match, token, domain)
  const id = messageId(key, domain)
  return {
    messageId: id,
    inReplyTo: inReplyTo ?? root,
    references: inReplyTo === undefined ? [root] : [root, inReplyTo],
    from: { name, address: `games@${domain}` },
    to: { name: person, address },
    replyTo: { name: match, address: seatAddress(match, token, domain) },
    subject: `${inReplyTo === undefined ? '' : 'Re: '}${match} (${page?.game ?? 'match'})`,
    text: [REPLY_MARKER, ...paragraphs, ...awaits, ...questions, ...help, ...around, ...shows]
      .map((part) => `${part}\n`)
      .join('\n'),
    headers: {
      'Auto-Submitted': inReplyTo === undefined ? 'auto-generated' : 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'List-Unsubscribe': `<mailto:${stop}>`,
    },
    attachments:
      receipt === undefined || receipt === null
        ? []
        : [
            {
              filename: `receipt-${'number' in receipt ? receipt.number : 'seat'}.json`,
              content: `${JSON.stringify(receipt)}\n`,
              contentType: 'application/json',
            },
          ],
    baseBoundary: id.replaceAll(/[^0-9A-Za-z]/gu, ''),
  }
}

export function messagesOf(notifications: readonly Notification[]): readonly string[] {
  return notifications.map(({ message }) => message)
}
